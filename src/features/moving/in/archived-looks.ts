import { Busy } from "../../../kit/shared/busy.ts";
import { clientLeft } from "../../../kit/shared/caller.ts";
import type { Actor } from "../../../kit/shared/actor.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import { withoutPin } from "../../../kit/shared/pin.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { Looks } from "../../looks/looks.ts";
import type { CodeStyle, CreateLook, Look } from "../../looks/model.ts";
import type { Style } from "../../../qr/style.ts";
import type { Archive } from "./archive.ts";
import { archiveInvalid } from "./faults.ts";
import { reasonOf } from "./judge.ts";
import { lookCheck } from "./model.ts";
import { linesOf } from "./opened.ts";
import type { TakingOrder } from "./order.ts";
import type { ImportTally } from "./tally.ts";

export interface LooksNeeds {
  readonly looks: Pick<Looks, "create" | "remove" | "get" | "byName" | "list">;
}

/** The saved looks of an archive, as they are here. */
export interface ArrivedLooks {
  /**
   * The style of a code that names a look of the archive: the look that is here, or that look's style as the
   * code's own. `null` when the archive has no such look.
   */
  styleOf(saved: string): { readonly style: CodeStyle; readonly isOwn: boolean } | null;
  /** The revisions in which looks were seen here, by their ids here. */
  readonly seen: ReadonlyMap<string, number>;
  /** Removes those that were made: nothing else of the archive arrives. */
  undo(): Promise<void>;
}

/** Characters of the styles of looks that are remembered: more than a workspace can have. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

/** Looks that are read: a workspace has at most 200. */
const MOST_LOOKS = 1_000;

/** Without an archive there are no looks. */
export const NO_LOOKS: ArrivedLooks = { styleOf: () => null, seen: new Map(), undo: async () => {} };

/** A look of an archive. */
interface ArchivedLook extends CreateLook {
  readonly id: string;
  readonly row: number;
}

/**
 * Makes the saved looks of an archive. One that is here already, with the same name and style, is taken;
 * where its name has another style here, the codes that name it get the archive's style as their own.
 */
export async function bringLooks(
  { looks }: LooksNeeds,
  tenant: Tenant,
  archive: Archive,
  order: Pick<TakingOrder, "dryRun" | "signal">,
  by: Actor,
  tally: ImportTally,
): Promise<ArrivedLooks> {
  const read = await looksOf(archive, tally);
  const styles = new Map<string, Style>(read.map(({ id, style }) => [id, style]));
  const here = new Map<string, string>();
  const seen = new Map<string, number>();
  const made: string[] = [];
  const arrived: ArrivedLooks = {
    seen,
    styleOf(saved) {
      const [id, style] = [here.get(saved), styles.get(saved)];
      if (id !== undefined) return { style: { saved: id }, isOwn: false };
      return style === undefined ? null : { style, isOwn: !order.dryRun };
    },
    async undo() {
      // Somebody may have given one to a code meanwhile: then it stays.
      tally.looks -= made.length;
      for (const id of made) await looks.remove(tenant, id, null, by).catch(unlessFault);
    },
  };

  function take(look: ArchivedLook, { id, revision }: Pick<Look, "id" | "revision">): void {
    here.set(look.id, id);
    seen.set(id, revision);
  }

  async function bring(look: ArchivedLook, hasDefault: boolean): Promise<void> {
    const { row, name, style, page, isDefault = false } = look;
    const named = await looks.byName(tenant, name);
    if (named !== null) {
      const known = await looks.get(tenant, named.saved);
      if (Bun.deepEquals(withoutPin(known.style), style)) take(look, known);
      else tally.drop(row, ["the name of a saved look, which another look has here"]);
      return;
    }
    if (order.dryRun) {
      tally.looks++;
      return;
    }
    const input = { name, style, ...(page && { page }), isDefault: isDefault && !hasDefault };
    const { answer } = await looks.create(tenant, input, null, by);
    const { id } = JSON.parse(answer);
    made.push(id);
    tally.looks++;
    take(look, { id, revision: 1 });
  }

  try {
    const hasDefault = read.length > 0 && (await isDefaultThere(looks, tenant));
    // The archive lists the newest first, and so does the workspace.
    for (const look of read.toReversed()) {
      if (order.signal?.aborted) throw clientLeft();
      const refusal = await bring(look, hasDefault).catch(asFault);
      if (refusal) tally.drop(look.row, [`a saved look: ${reasonOf(refusal)}`]);
    }
  } catch (error) {
    await arrived.undo();
    throw error;
  }
  return arrived;
}

/** @throws what is no verdict on a look. */
function asFault(error: unknown): Fault {
  if (error instanceof Fault && !(error instanceof Busy)) return error;
  throw error;
}

function unlessFault(error: unknown): void {
  if (!(error instanceof Fault)) throw error;
}

async function isDefaultThere(looks: Pick<Looks, "list">, tenant: Tenant): Promise<boolean> {
  for (let before: string | null = null, isFirst = true; isFirst || before !== null; isFirst = false) {
    const page: Awaited<ReturnType<Looks["list"]>> = await looks.list(tenant, {
      limit: 100,
      ...(before !== null && { before }),
    });
    if (page.styles.some(({ isDefault }) => isDefault)) return true;
    before = page.nextCursor;
  }
  return false;
}

async function looksOf(archive: Archive, tally: ImportTally): Promise<ArchivedLook[]> {
  const looks: ArchivedLook[] = [];
  let size = 0;
  for await (const line of linesOf(archive, "looks.ndjson")) {
    if (line === null) continue;
    const { row, values } = line;
    const { id, name, style, isDefault } = values;
    const input = { name, style, ...(isDefault === true && { isDefault }) };
    if (typeof id !== "string" || looks.length === MOST_LOOKS || !lookCheck.Check(input)) {
      tally.drop(row, ["a saved look that is not as the API gives it"]);
      continue;
    }
    size += JSON.stringify(input).length;
    if (size > MOST_CHARACTERS) throw archiveInvalid(explain("archive_unreadable"));
    looks.push({ ...input, id, row });
  }
  return looks;
}
