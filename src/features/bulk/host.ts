import type { BulkStore } from "./store/bulk.ts";
import type { CodeStore } from "../codes/store/codes.ts";
import type { Codes } from "../codes/codes.ts";
import type { Code, CodeContent } from "../codes/model.ts";
import type { FirstDays } from "../plans/first-days.ts";
import { addHosts, type Limits } from "../../kit/shared/first-days.ts";
import type { SealLock } from "../locks/sealing.ts";
import type { Looks } from "../looks/looks.ts";
import type { LogoStyles } from "../logos/styles.ts";
import { bytesReached, gs1Off, unverifiedDomain, workspaceErased } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { leaseLost } from "../../kit/shared/lease.ts";
import { nextTurn } from "../../kit/shared/next-turn.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import { addressOf, type ShortAddress } from "../../kit/shared/short-address.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import { createHeapKeeper, MAIN_RHYTHM } from "../../kit/threads/heap.ts";
import type { BulkHost } from "../../kit/threads/protocol.ts";
import type { Style } from "../../qr/style.ts";
import type { CodeStyle } from "../looks/model.ts";
import type { PlainCode } from "../plain-codes/model.ts";
import type { PlainCodes } from "../plain-codes/plain-codes.ts";
import type { PlainRow, Staged } from "./session-model.ts";

/** The main thread's side of a bulk file: it stages codes for the session in the worker. */
export interface StagingHost extends Omit<BulkHost, "drawSymbols"> {
  /** Sets the batch that codes are staged in. */
  stageIn(batch: number): void;
  /** Hosts to which they lead, where the workspace may lead to some number only. */
  readonly hosts: ReadonlySet<string>;
  /** Short addresses of the codes staged: all that this thread stores of the rows. */
  readonly staged: readonly ShortAddress[];
}

/** The services that look up the styles that rows name. */
export interface StyleNeeds {
  readonly logoStyles: Pick<LogoStyles, "pin" | "inlineCopy">;
  readonly looks: Pick<Looks, "byName" | "resolve">;
}

export interface HostNeeds extends StyleNeeds {
  readonly store: Pick<BulkStore, "stage" | "stagePlain" | "addRecordPart" | "taken" | "known" | "names">;
  readonly codes: Pick<Codes, "newCode" | "shortId">;
  readonly plainCodes: Pick<PlainCodes, "newCode">;
  readonly logoStyles: Pick<LogoStyles, "pin" | "copies" | "inlineCopy">;
  /** Finds which of some pictures and files a workspace does not have. */
  readonly missingMedia: CodeStore["missingMedia"];
  /** Hashes the password of a lock that was given. @throws Busy */
  readonly sealLock: SealLock;
  readonly firstDays: Pick<FirstDays, "hostsOf">;
  /** Resolves when the scans that have waited longest are committed; at once where none waits. */
  readonly afterCommit: () => Promise<void>;
}

/** Codes in one transaction, which takes a third of a millisecond. */
const CODES_A_TRANSACTION = 32;

/**
 * Characters of logos, rules, pages and links in one transaction: the disk's cache takes a megabyte in about
 * a millisecond.
 */
const LARGE_A_TRANSACTION = 1024 * 1024;

function sizeOf({ style, ...more }: Pick<CodeContent, "style"> & Partial<CodeContent>): number {
  const logo = (style?.logo?.svg?.length ?? 0) + (style?.logo?.png?.length ?? 0);
  return logo + JSON.stringify([more.rules, more.landing, more.links]).length;
}

/** The first of some codes whose logos, rules and pages fit into one transaction: at least one. */
function firstOf(contents: readonly CodeContent[]): readonly CodeContent[] {
  let characters = 0;
  const tooMany = contents.findIndex((content, at) => {
    characters += sizeOf(content);
    return at > 0 && characters > LARGE_A_TRANSACTION;
  });
  return tooMany < 0 ? contents : contents.slice(0, tooMany);
}

export function createStagingHost(
  { store, codes, plainCodes, logoStyles, looks, missingMedia, sealLock, firstDays, afterCommit }: HostNeeds,
  tenant: Tenant,
  by: Actor,
  limits: Limits,
): StagingHost {
  const keepHeapSmall = createHeapKeeper(MAIN_RHYTHM);
  const { most } = limits;
  const staged: ShortAddress[] = [];
  const hosts = new Set<string>();
  const { style, seenLooks } = createStyleFinder({ logoStyles, looks }, tenant, by);
  /** The looks that rows copy. A workspace has few, of a limited size together. */
  const ownLooks = new Map<string, Style>();
  let batch: number | null = null;
  let parts = 0;
  /** The last staging begun. The worker asks for the next one before it has the result of this one. */
  let last: Promise<unknown> = Promise.resolve();

  function openBatch(): number {
    if (batch === null) throw new Error("No batch is open");
    return batch;
  }

  async function stageSome(contents: readonly CodeContent[]): Promise<Staged> {
    const made: Code[] = [];
    for (const content of contents) {
      const lock = content.lock && (await sealLock(content.lock, tenant.id, by));
      made.push(codes.newCode(tenant, { ...content, lock }, by));
    }
    for (const code of made) addHosts(hosts, firstDays.hostsOf(code, limits), limits);
    const copies = await logoStyles.copies(made);
    const taken = await store.stage(openBatch(), made, copies, seenLooks, most);
    if (taken === "bytes_reached") throw bytesReached(most);
    if (taken === "look_changed") throw lookChanged();
    if (taken === "domain_gone") throw unverifiedDomain();
    if (taken === "gs1_off") throw gs1Off("domain");
    if (taken === "batch_lost") throw leaseLost();
    if (!taken) throw workspaceErased();
    staged.push(...made.map(addressOf).filter((address) => !taken.has(address)));
    return { ids: made.map(({ id }) => id), taken: [...taken] };
  }

  async function stage(contents: readonly CodeContent[]): Promise<Staged> {
    const ids: string[] = [];
    const taken: string[] = [];
    for (let at = 0; at < contents.length;) {
      const first = firstOf(contents.slice(at, at + CODES_A_TRANSACTION));
      const some = await stageSome(first);
      at += first.length;
      ids.push(...some.ids);
      taken.push(...some.taken);
      keepHeapSmall();
      await quietMoment();
    }
    return { ids, taken };
  }

  /** A saved look is copied, as it was when the worker judged it. */
  async function ownStyle(style: CodeStyle | null): Promise<Style | null> {
    if (style === null || !("saved" in style)) return style;
    const known = ownLooks.get(style.saved);
    if (known) return known;
    const { style: own, look } = await looks.resolve(tenant, style);
    if (seenLooks.get(style.saved) !== look?.revision) throw lookChanged();
    ownLooks.set(style.saved, own);
    return own;
  }

  /** The plain codes of the first of some rows, as many as fit into one transaction: at least one. */
  async function firstPlain(rows: readonly PlainRow[]): Promise<readonly PlainCode[]> {
    const made: PlainCode[] = [];
    let characters = 0;
    for (const { row: _, style: given, ...content } of rows) {
      const style = await ownStyle(given);
      characters += sizeOf({ style });
      if (made.length > 0 && characters > LARGE_A_TRANSACTION) break;
      made.push(plainCodes.newCode(tenant, { ...content, style }, by));
    }
    return made;
  }

  async function stagePlain(rows: readonly PlainRow[]): Promise<readonly string[]> {
    const ids: string[] = [];
    while (ids.length < rows.length) {
      const made = await firstPlain(rows.slice(ids.length, ids.length + CODES_A_TRANSACTION));
      const staged = await store.stagePlain(openBatch(), made, await logoStyles.copies(made), most);
      if (staged === "bytes_reached") throw bytesReached(most);
      if (staged === "batch_lost") throw leaseLost();
      if (staged !== "staged") throw workspaceErased();
      ids.push(...made.map(({ id }) => id));
      keepHeapSmall();
      await quietMoment();
    }
    return ids;
  }

  /**
   * Waits for the moment at which a transaction delays scans least: waiting scans are committed, their answers are being
   * sent, and the next have yet to come (measured: the scans' p99 beside a file is a fifth lower than with a transaction
   * in any turn).
   */
  async function quietMoment(): Promise<void> {
    await afterCommit();
    await nextTurn();
  }

  return {
    staged,
    hosts,
    stageIn(opened) {
      batch = opened;
    },
    async shortIds(count) {
      return Array.from({ length: count }, () => codes.shortId());
    },
    stage(contents) {
      const staged = last.then(() => stage(contents));
      // If it fails, the session gets the error, and later stagings fail with it.
      last = staged;
      return staged;
    },
    stagePlain(rows) {
      const staged = last.then(() => stagePlain(rows));
      last = staged;
      return staged;
    },
    addRecordPart: (part) => store.addRecordPart(openBatch(), parts++, part),
    taken: async (addresses) => [...(await store.taken(addresses))],
    known: async (externalIds) => [...(await store.known(tenant.id, externalIds))],
    names: ({ domain, paths }) => store.names(tenant.id, domain, paths),
    missing: (media) => missingMedia(tenant.id, media),
    style,
  };
}

async function nothing(): Promise<never> {
  throw new Error("These rows make no codes");
}

/** The host of rows of which no code is made, without its look-up of styles. */
export const MAKES_NOTHING = {
  shortIds: nothing,
  stage: nothing,
  stagePlain: nothing,
  addRecordPart: nothing,
  taken: nothing,
  known: nothing,
  names: nothing,
  missing: nothing,
};

/** Looks up styles for the worker. @returns also the revisions in which it has the looks that rows name. */
export function createStyleFinder(
  { logoStyles, looks }: StyleNeeds,
  tenant: Pick<Tenant, "id">,
  by: Actor,
): Pick<BulkHost, "style"> & { readonly seenLooks: ReadonlyMap<string, number> } {
  const seenLooks = new Map<string, number>();
  return {
    seenLooks,
    async style(asked) {
      const given = "name" in asked ? await looks.byName(tenant, asked.name) : asked.style;
      if (given === null) return null;
      const { parts, copies } = await logoStyles.pin({ style: given }, by);
      const { style, look } = await looks.resolve(tenant, parts.style);
      // The worker keeps what it was told first.
      if (look && !seenLooks.has(look.id)) seenLooks.set(look.id, look.revision);
      return { drawn: await logoStyles.inlineCopy(style, copies), stored: parts.style };
    },
  };
}

function lookChanged(): Fault {
  return new Fault(
    "style_invalid",
    "A saved look that the file names was changed while the file was read. Nothing was made: send it again.",
  );
}
