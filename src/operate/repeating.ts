import type { Stores } from "../../db/stores.ts";
import {
  BLOCKED_KINDS,
  ERASED_KINDS,
  type ErasedKind,
  type ErasedRecord,
} from "../features/backups/records.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { OPERATOR } from "../kit/shared/author.ts";
import { type Block, BLOCKERS } from "../kit/shared/block.ts";
import { DAY, systemClock } from "../kit/shared/clock.ts";
import { trusted, trustedList } from "../kit/shared/column.ts";
import { deedOf } from "../kit/shared/deed.ts";
import { createIds } from "../kit/shared/ids.ts";

/** The outcome of erasing and blocking again. */
export interface Repeated {
  /** Records that were there, and are erased or blocked as they were when the machine was lost. */
  readonly records: number;
  /** Workspaces that have no owner any more. */
  readonly ownerless: readonly string[];
}

/** Rows of a step. No service waits. */
const ROWS = 5_000;

const BLOCKS = trustedList<readonly Block[]>();
const WORKSPACE_BLOCK = trusted<Pick<Block, "reason" | "words">>();

/**
 * Erases and blocks what was erased and blocked since a backup, in a database that was restored from it, and
 * ends what is past its time.
 * @param records - of all lists, the oldest first: of the blocks of a record the last entry counts.
 */
export async function repeatErasures(
  stores: Stores,
  records: readonly ErasedRecord[],
  { retentionDays }: Pick<Settings, "retentionDays">,
): Promise<Repeated> {
  const ownerless = new Set<string>();
  let done = 0;
  for (const kind of ERASED_KINDS)
    for (const subject of new Set(records.filter((one) => one.kind === kind).map((one) => one.subject)))
      if (await erase(stores, kind, subject, ownerless)) done++;
  for (const kind of BLOCKED_KINDS) {
    const last = new Map(records.filter((one) => one.kind === kind).map((one) => [one.subject, one]));
    for (const record of last.values()) if (await block(stores, record)) done++;
  }
  const now = systemClock.now();
  const { eraser, reports } = stores;
  while (await eraser.retire(now - retentionDays * DAY, ROWS, now));
  while (await eraser.retireDevices(now - retentionDays * DAY, ROWS));
  while (await reports.retire(ROWS, now));
  while (await eraser.step(ROWS));
  return { records: done, ownerless: [...ownerless] };
}

/** @returns whether it was there. */
async function erase(
  stores: Stores,
  kind: ErasedKind,
  subject: string,
  ownerless: Set<string>,
): Promise<boolean> {
  const { repeating } = stores;
  const now = systemClock.now();
  const [tenantId = "", id = ""] = subject.split("/");
  switch (kind) {
    case "workspace":
      return stores.tenants.remove(subject, now);
    case "person": {
      const erased = await repeating.erasePerson(subject);
      for (const tenant of erased?.ownerless ?? []) ownerless.add(tenant);
      return erased !== null;
    }
    case "member": {
      const erased = await repeating.eraseMember(tenantId, id);
      for (const tenant of erased?.ownerless ?? []) ownerless.add(tenant);
      return erased !== null;
    }
    case "code": {
      const code = await repeating.codeAt(subject);
      return code !== null && (await stores.codes.remove(code.tenantId, code.id, now)) !== null;
    }
    case "plain_code": {
      const tenant = await repeating.tenantOfPlainCode(subject);
      return tenant !== null && (await stores.plainCodes.remove(tenant, subject, null)) !== null;
    }
    case "look": {
      const tenant = await repeating.takeLookOff(subject);
      return tenant !== null && (await stores.looks.remove(tenant, subject, null)) !== null;
    }
    case "image":
      return stores.images.remove(subject);
    case "file":
      return stores.files.remove(null, subject);
    case "report":
      return stores.reports.erase(subject);
    case "lead": {
      const tenant = await repeating.tenantOfLead(subject);
      return tenant !== null && stores.leads.remove(tenant, subject);
    }
    case "share": {
      const tenant = await stores.shares.tenantOf(subject);
      return tenant !== null && stores.shares.remove(tenant, subject);
    }
    case "device":
      await stores.devices.erase([Uint8Array.fromHex(subject)]);
      return true;
    case "key":
      return (await repeating.eraseKey(tenantId, id)) > 0;
  }
}

/** Sets the blocks of a record to their last state. @returns whether that is another one. */
async function block(stores: Stores, { kind, subject, detail }: ErasedRecord): Promise<boolean> {
  const { blocks, domains } = stores;
  const deed = () => deedOf({ clock: systemClock, ids: IDS }, OPERATOR);
  if (kind === "host") {
    if (detail === null) return domains.enable(subject, deed());
    await domains.disable(subject, systemClock.now(), deed());
    return true;
  }
  if (kind === "workspace_block") {
    const outcome =
      detail === null
        ? await blocks.unblockWorkspace(subject, deed())
        : await blocks.blockWorkspace(subject, WORKSPACE_BLOCK.read(detail, "detail", {}), deed());
    return outcome?.isNew ?? false;
  }
  const wanted = detail === null ? [] : BLOCKS.read(detail, "detail", {});
  let isChanged = false;
  for (const by of BLOCKERS) {
    const one = wanted.find((known) => known.by === by);
    const outcome = one
      ? await blocks.block(subject, { by, reason: one.reason, words: one.words, list: one.list }, deed())
      : await blocks.unblock(subject, by, deed());
    isChanged ||= outcome?.isNew ?? false;
  }
  return isChanged;
}

const IDS = createIds(systemClock);
