import type { BulkStore } from "../../bulk/store.ts";
import type { Code, CodeContent } from "../../codes/model.ts";
import type { DomainStore } from "../../domains/store.ts";
import type { Plans } from "../../plans/plans.ts";
import { Busy } from "../../shared/busy.ts";
import { clientLeft } from "../../shared/caller.ts";
import type { Clock } from "../../shared/clock.ts";
import { unverifiedDomain, workspaceErased } from "../../shared/common-faults.ts";
import { Fault } from "../../shared/fault.ts";
import { explain } from "../../shared/reasons.ts";
import type { Orderer } from "../../shared/orderer.ts";
import { addressOf, type ShortAddress } from "../../shared/short-address.ts";
import type { Tenant } from "../../shared/tenant.ts";
import { createYielder } from "../../threads/yielder.ts";
import { type OpenFile, piecesOf } from "./bytes.ts";
import type { Draft, Surroundings } from "./draft.ts";
import { type Entry, readEntries } from "./entries.ts";
import { archiveInvalid, csvInvalid, jsonInvalid } from "./faults.ts";
import { judge, type JudgeNeeds } from "./judge.ts";
import type { ImportAnswer, Source } from "./model.ts";
import { READERS } from "./sources.ts";
import { createTally, type Tally } from "./tally.ts";

/** Media types of files. Anything else is JSON. */
const TABLE = "text/csv";
const ARCHIVE = "application/zip";

/** A file that is to be taken in. */
export interface ImportOrder {
  readonly from: Source;
  /** The host that its codes are to be on; `null` for the service's own. */
  readonly domain: string | null;
  readonly dryRun: boolean;
  /** Whether conflicts are left out. Otherwise they refuse the file. */
  readonly skips: boolean;
  readonly file: OpenFile;
  readonly mediaType: string;
  readonly by: Pick<Orderer, "keyName">;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal | null;
  /** Called as it goes on, with the bytes that were read. */
  readonly onProgress: (bytes: number) => void;
}

/** Takes in the codes of other services. */
export interface Imports {
  /**
   * Makes the codes of a file, all of them or none.
   * @throws Fault `csv_invalid`, `invalid_json`, `archive_invalid`, `domain_not_verified`, `plan_limit`.
   */
  run(tenant: Tenant, order: ImportOrder): Promise<ImportOutcome>;
}

/** What became of a file. */
export interface ImportOutcome {
  readonly answer: ImportAnswer;
  /** Whether it was refused for its conflicts, so that nothing was made. */
  readonly isRefused: boolean;
}

export interface ImportsNeeds extends JudgeNeeds {
  readonly store: Pick<BulkStore, "open" | "stage" | "commit" | "discard" | "codeCount" | "holders">;
  readonly domains: Pick<DomainStore, "ofHost">;
  readonly plans: Plans;
  readonly clock: Clock;
  readonly newCode: (tenant: Tenant, content: CodeContent, by: Pick<Orderer, "keyName">) => Code;
  /** Repeats a step of about so many rows until it resolves to `false`. @throws Busy when the service stops. */
  readonly inSteps: (step: (rows: number) => Promise<boolean>) => Promise<void>;
  /** Called for each short address that leads somewhere now. */
  readonly onMade: (address: ShortAddress) => void;
  /** Called when a file leaves work for housekeeping. */
  readonly onChores: () => void;
}

/** Milliseconds of reading in one step. Staging follows, which takes about as long. */
const READING = 2;

/** Codes and characters of contents in one transaction. Databases keep a statement for each number of codes. */
const CODES_AT_ONCE = 32;
const STAGED_AT_ONCE = 256 * 1024;

/** Milliseconds of erasing and evicting between two turns of the event loop. */
const TURN = 0.5;

/** Codes erased in one transaction. */
const ERASED_AT_ONCE = 100;

/** Seconds after which short ids that another file holds are likely to be free or taken. */
const HELD = 30;

/** Characters that are told of a short id that can't be here. */
const LONGEST_SHOWN = 100;

/** A draft that is ready to be staged. */
interface Ready {
  readonly row: number;
  readonly code: Code;
}

export function createImports(needs: ImportsNeeds): Imports {
  const { store, plans, clock } = needs;

  async function checkDomain(tenant: Tenant, host: string | null): Promise<void> {
    if (host === null) return;
    const domain = await needs.domains.ofHost(tenant.id, host);
    if (domain?.verifiedAt) return;
    throw new Fault("domain_not_verified", "Your workspace has not verified this domain.", {
      errors: [{ pointer: "?domain", ...explain("not_valid") }],
    });
  }

  function codeOf(tenant: Tenant, draft: Draft, content: CodeContent, order: ImportOrder, at: number): Code {
    return {
      ...needs.newCode(tenant, content, order.by),
      createdAt: Math.min(draft.createdAt ?? at, at),
      active: draft.active,
      importedFrom: order.from,
      importedScans: draft.scans ?? 0,
    };
  }

  /** The codes of an entry. Tells what does not come along. */
  function readyOf(tenant: Tenant, entry: Entry, order: ImportOrder, tally: Tally): Ready[] {
    const { row, drafts } = entry;
    tally.found += Math.max(1, drafts.length);
    const at = clock.now();
    const dropped = new Set(entry.dropped);
    const ready = drafts.flatMap((draft) => {
      const judged = judge(draft, order.domain, needs);
      if ("conflict" in judged) {
        tally.conflict(row, draft.shortId.slice(0, LONGEST_SHOWN), judged.conflict);
        return [];
      }
      if ("whole" in judged) {
        dropped.add(`the whole row: ${judged.whole}`);
        return [];
      }
      for (const what of judged.dropped) dropped.add(what);
      if (draft.createdAt !== null && draft.createdAt > at) dropped.add("the time of its creation");
      return [{ row, code: codeOf(tenant, draft, judged.content, order, at) }];
    });
    tally.drop(row, [...dropped]);
    return ready;
  }

  /** Stages codes whose short addresses differ. @returns those that were staged. */
  async function stage(
    batch: number,
    ready: readonly Ready[],
    from: Source,
    tally: Tally,
  ): Promise<ShortAddress[]> {
    const taken = await store.stage(
      batch,
      ready.map(({ code }) => code),
    );
    if (taken === null) throw workspaceErased();
    if (taken === "domain_gone") throw unverifiedDomain();
    if (taken === "look_changed") throw new Error("An imported code names no look");
    const holders = await store.holders([...taken]);
    return ready.flatMap(({ row, code }) => {
      const address = addressOf(code);
      if (!taken.has(address)) {
        tally.made++;
        return [address];
      }
      const holder = holders.get(address);
      if (holder?.batch === batch) tally.conflict(row, code.shortId, explain("short_id_repeated").detail);
      else if (holder?.isStaged) throw held();
      else if (holder?.tenantId === code.tenantId && holder.importedFrom === from) tally.unchanged++;
      else tally.conflict(row, code.shortId, explain("short_id_taken").detail);
      return [];
    });
  }

  /** Erases what was staged, also while the service stops: nobody else would for some time. */
  async function discard(batch: number): Promise<void> {
    const yieldToLoop = createYielder(TURN);
    while (await store.discard(batch, ERASED_AT_ONCE)) await yieldToLoop();
  }

  /** Reads and stages a whole file. @returns the short addresses of the codes that were staged. */
  async function stageAll(
    tenant: Tenant,
    batch: number,
    order: ImportOrder,
    tally: Tally,
  ): Promise<ShortAddress[]> {
    const { codes: limit } = plans.grants(tenant, clock.now());
    const room = limit === null ? null : Math.max(0, limit - (await store.codeCount(tenant.id)));
    const around = { now: clock.now(), domain: order.domain };
    const entries = entriesOf(order, around);
    const staged: ShortAddress[] = [];
    /** Codes that were read with a short address that the step has already. They come in the next one. */
    const waiting: Ready[] = [];
    try {
      await needs.inSteps(async (rows) => {
        if (order.signal?.aborted) throw clientLeft();
        const some = new Map<ShortAddress, Ready>();
        const began = performance.now();
        let [more, size] = [true, 0];
        const add = (ready: Ready) => {
          const address = addressOf(ready.code);
          if (some.has(address)) waiting.push(ready);
          else some.set(address, ready);
          size += ready.code.target.length + (ready.code.rules ? JSON.stringify(ready.code.rules).length : 0);
        };
        for (const ready of waiting.splice(0)) add(ready);
        while (some.size < Math.min(rows, CODES_AT_ONCE) && size < STAGED_AT_ONCE && waiting.length === 0) {
          const { done, value } = await entries.next();
          if (done) {
            more = false;
            break;
          }
          if (value) for (const ready of readyOf(tenant, value, order, tally)) add(ready);
          if (performance.now() - began > READING) break;
        }
        if (some.size > 0) staged.push(...(await stage(batch, [...some.values()], order.from, tally)));
        if (room !== null && staged.length > room) throw noRoom(staged.length, room);
        return more || waiting.length > 0;
      });
    } finally {
      await entries.return(undefined);
    }
    if (tally.found === 0) throw nothingIn(order);
    return staged;
  }

  return {
    async run(tenant, order) {
      await checkDomain(tenant, order.domain);
      const batch = await store.open(tenant.id, clock.now());
      if (batch === null) throw workspaceErased();
      const tally = createTally();
      let staged: readonly ShortAddress[];
      try {
        staged = await stageAll(tenant, batch, order, tally);
        const isRefused = tally.conflicts > 0 && !order.skips && !order.dryRun;
        if (isRefused) tally.made = 0;
        if (isRefused || order.dryRun || staged.length === 0) {
          await discard(batch);
          return { answer: tally.answer(), isRefused };
        }
        const limit = plans.grants(tenant, clock.now()).codes;
        const outcome = await store.commit(batch, limit, null, clock.now());
        if (outcome === "limit_reached") throw noRoom(staged.length, 0);
        if (outcome !== "committed") throw workspaceErased();
      } catch (error) {
        await discard(batch);
        throw error;
      }
      needs.onChores();
      const yieldToLoop = createYielder(TURN);
      for (const address of staged) {
        // Somebody may have scanned it before it existed, and that answer may still be cached.
        needs.onMade(address);
        await yieldToLoop();
      }
      return { answer: tally.answer(), isRefused: false };
    },
  };
}

/** The entries of a file. @throws Fault `archive_invalid` for a file in a form that the service's exports do not have. */
function entriesOf(order: ImportOrder, around: Surroundings): AsyncGenerator<Entry | null> {
  const { from, file, mediaType, onProgress } = order;
  if (from === "quietzone") throw archiveInvalid(explain("archive_unreadable"));
  if (mediaType === ARCHIVE) throw archiveInvalid(explain("archive_of_other"));
  const form = mediaType === TABLE ? "csv" : "json";
  return readEntries(piecesOf(file, onProgress), form, READERS[from], around);
}

function nothingIn({ mediaType }: ImportOrder): Fault {
  const invalid = mediaType === ARCHIVE ? archiveInvalid : mediaType === TABLE ? csvInvalid : jsonInvalid;
  return invalid(explain("file_no_records"));
}

/** A short id is held by a file that is being read, or whose process ended; then it is free again soon. */
function held(): Busy {
  return new Busy("Another file is about to take some of these short ids.", HELD);
}

function noRoom(codes: number, room: number): Fault {
  const why = room > 0 ? explain("plan_codes", { codes, room }) : explain("plan_codes_full", { codes });
  return new Fault("plan_limit", why.detail, { errors: [{ pointer: "", ...why }] });
}
