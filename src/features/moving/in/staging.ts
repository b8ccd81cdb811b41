import type { BulkStore } from "../../bulk/store/bulk.ts";
import type { Holder } from "../../bulk/records.ts";
import type { Code } from "../../codes/model.ts";
import type { FirstDays } from "../../plans/first-days.ts";
import { addHosts } from "../../../kit/shared/first-days.ts";
import { Busy } from "../../../kit/shared/busy.ts";
import { clientLeft } from "../../../kit/shared/caller.ts";
import {
  bytesReached,
  gs1Off,
  unverifiedDomain,
  workspaceErased,
} from "../../../kit/shared/common-faults.ts";
import { SECOND } from "../../../kit/shared/clock.ts";
import type { Actor } from "../../../kit/shared/actor.ts";
import { LEASE, leaseLost } from "../../../kit/shared/lease.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import { addressOf, type ShortAddress } from "../../../kit/shared/short-address.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import { type Arrived, type ContentNeeds, createSettling } from "./archived-content.ts";
import { type MadeOf, READING } from "./reading.ts";
import { type Candidate, type CandidateNeeds, createCandidates, sizeOf } from "./candidates.ts";
import type { Source } from "../constants.ts";
import type { ImportEntry } from "./entries.ts";
import { noRoom } from "./faults.ts";
import type { Opened } from "./opened.ts";
import type { TakingOrder } from "./order.ts";
import type { ImportTally } from "./tally.ts";
import type { Waiting } from "./waiting.ts";
import { createVerdicts, type VerdictNeeds } from "./verdicts.ts";

export interface StagingNeeds
  extends Omit<CandidateNeeds, "wouldScan" | "settling" | "waiting" | "store">, VerdictNeeds, ContentNeeds {
  readonly firstDays: Pick<FirstDays, "limits" | "hostsOf">;
  readonly store: Pick<BulkStore, "stage" | "holders" | "taken" | "known" | "names" | "release" | "usage">;
  /**
   * Repeats a step of about so many rows until it resolves to `false`.
   * @throws Busy when the service stops.
   */
  readonly inSteps: (step: (rows: number) => Promise<boolean>) => Promise<void>;
}

/** A file whose codes are to be staged in a batch. */
export interface ToStage {
  readonly batch: number;
  readonly opened: Opened;
  readonly arrived: Arrived;
  readonly order: TakingOrder;
  /** Takes codes on domains that are not verified yet; `null` where they are left out. */
  readonly waiting: Waiting | null;
  readonly by: Actor;
  readonly tally: ImportTally;
  /** Takes the hosts to which codes lead, where the workspace may lead to some number only. */
  readonly hosts: Set<string>;
}

/** The codes of a file that were staged. */
export interface StagedCodes {
  readonly staged: readonly ShortAddress[];
  /** By the ids that they have in the archive. */
  readonly made: ReadonlyMap<string, MadeOf>;
}

/**
 * Codes and characters of contents in one transaction. Databases keep a statement for each number of codes.
 */
const CODES_AT_ONCE = 32;
const STAGED_AT_ONCE = 256 * 1024;

/** Codes erased in one transaction. */
export const ERASED_AT_ONCE = 100;

/**
 * Seconds after which the short ids of a file whose process has ended are free. One that is being read is
 * likely to be made by then.
 */
const HELD = LEASE / SECOND;

/** Stages the codes of files. */
export function createStaging(needs: StagingNeeds) {
  const { store, clock } = needs;

  /**
   * Those that were staged again. The code that refuses the GS1 address of one then is in no file that was
   * given up.
   */
  const again = new WeakSet<Candidate>();

  /** The codes that have the GS1 addresses of some; `"kept"` where another workspace had one of its key. */
  async function rivalsOf(codes: readonly Code[]): Promise<Map<Code, Holder | "kept">> {
    const rivals = new Map<Code, Holder | "kept">();
    for (const code of codes) {
      const [name] = code.gs1 === null ? [] : await store.names(code.tenantId, code.domain, [code.gs1]);
      if (!name) continue;
      const holder = name.address === null ? null : (await store.holders([name.address])).get(name.address);
      rivals.set(code, holder ?? "kept");
    }
    return rivals;
  }

  /**
   * Stages codes whose short addresses differ. Where one is held by a file whose process has ended, some of
   * that file's codes are erased.
   * @returns the codes whose short ids were free, and those that have to be staged again.
   */
  async function stage(
    batch: number,
    ready: readonly Candidate[],
    from: Source,
    tally: ImportTally,
    { most, seen }: { readonly most: number | null; readonly seen: ReadonlyMap<string, number> },
  ): Promise<{ readonly staged: readonly Candidate[]; readonly held: readonly Candidate[] }> {
    if (ready.length === 0) return { staged: [], held: [] };
    const codes = ready.map(({ code }) => code);
    const copies = new Map(ready.flatMap((one) => one.copies.map((copy) => [copy.key, copy])));
    const taken = await store.stage(batch, codes, [...copies.values()], seen, most);
    if (taken === "bytes_reached") throw bytesReached(most);
    if (taken === null) throw workspaceErased();
    if (taken === "domain_gone") throw unverifiedDomain();
    if (taken === "gs1_off") throw gs1Off("domain");
    if (taken === "batch_lost") throw leaseLost();
    if (taken === "look_changed") throw new Busy("A saved look changed meanwhile.", 1);
    if (taken.size === 0) return { staged: ready, held: [] };
    const holders = await store.holders([...taken]);
    // Without a holder a short id is retired, or was freed meanwhile: its file was given up.
    const retired = await store.taken([...taken].filter((address) => !holders.has(address)));
    const named = codes.flatMap((code) => (taken.has(addressOf(code)) ? (code.externalId ?? []) : []));
    const known: ReadonlySet<string | null> = await store.known(codes[0]?.tenantId ?? "", named);
    const rivals = await rivalsOf(codes.filter((code) => taken.has(addressOf(code))));
    const others = new Set<number>();
    const held: Candidate[] = [];
    const staged = ready.filter((candidate) => {
      const { row, code } = candidate;
      const address = addressOf(code);
      if (!taken.has(address)) return true;
      const rival = rivals.get(code);
      const holder = holders.get(address) ?? (rival !== "kept" && rival?.isStaged ? rival : undefined);
      if (holder?.batch === batch) tally.conflict(row, code.shortId, explain("short_id_repeated").detail);
      else if (!holder && known.has(code.externalId))
        tally.conflict(row, code.shortId, `externalId ${explain("external_id_taken").detail}`);
      else if (!holder && rival) tally.conflict(row, code.shortId, `gs1 ${explain("gs1_taken").detail}`);
      else if (!holder && code.gs1 !== null && again.has(candidate))
        tally.conflict(row, code.shortId, `gs1 ${explain("gs1_product_missing").detail}`);
      else if (holder ? holder.isStaged : !retired.has(address)) {
        held.push(candidate);
        again.add(candidate);
        if (holder && holder.batch !== null) others.add(holder.batch);
      } else if (holder?.tenantId === code.tenantId && holder.importedFrom === from) tally.unchanged++;
      else tally.conflict(row, code.shortId, explain("short_id_taken").detail);
      return false;
    });
    for (const other of others)
      if (!(await store.release(other, clock.now(), ERASED_AT_ONCE)))
        throw new Busy("Another file is about to take some of these short ids.", HELD);
    return { staged, held };
  }

  /** Reads and stages the codes of a whole file. */
  return async function stageAll(
    tenant: Tenant,
    { batch, opened, arrived, order, by, tally, hosts, waiting }: ToStage,
  ): Promise<StagedCodes> {
    const limits = await needs.firstDays.limits(tenant);
    const { limit, most } = limits;
    const room = limit === null ? null : Math.max(0, limit - (await store.usage(tenant.id)).codes);
    let isEmptyList = false;
    const wouldScan = createVerdicts(needs, tenant, order.signal);
    const settling = createSettling(needs, arrived, by);
    const candidates = createCandidates({ ...needs, wouldScan, settling, waiting }, tenant, order, tally);
    const { seen } = arrived.looks;
    const newCovers = async (entry: ImportEntry) =>
      arrived.pictures === null ? [] : (await candidates.coversOf(entry)).filter(arrived.pictures.isNew);
    const staged: ShortAddress[] = [];
    const made = new Map<string, MadeOf>();
    /**
     * Codes of the next step: their short addresses were in this one already, or held by a file that has
     * ended.
     */
    const queue: Candidate[] = [];
    /** An entry that needs pictures, and those: they are decoded between steps. */
    let held: ImportEntry | null = null;
    let wanted: readonly string[] = [];
    try {
      const step = async (rows: number): Promise<boolean> => {
        if (order.signal?.aborted) throw clientLeft();
        const some = new Map<ShortAddress, Candidate>();
        const began = performance.now();
        let [more, size] = [true, 0];
        const add = (ready: Candidate) => {
          const address = addressOf(ready.code);
          if (some.has(address)) queue.push(ready);
          else some.set(address, ready);
          size += sizeOf(ready.code);
        };
        for (const ready of queue.splice(0)) add(ready);
        while (some.size < Math.min(rows, CODES_AT_ONCE) && size < STAGED_AT_ONCE && queue.length === 0) {
          const next = held === null ? await opened.entries.next() : { done: false as const, value: held };
          if (next.done) {
            [more, isEmptyList] = [false, next.value];
            break;
          }
          const entry = next.value;
          wanted = entry ? await newCovers(entry) : [];
          held = wanted.length > 0 ? entry : null;
          if (held) break;
          if (entry) for (const ready of await candidates.of(entry)) add(ready);
          if (performance.now() - began > READING) break;
        }
        const outcome = await stage(batch, [...some.values()], order.from, tally, { most, seen });
        queue.push(...outcome.held);
        tally.made += outcome.staged.length;
        for (const { row, code, archived } of outcome.staged) {
          addHosts(hosts, needs.firstDays.hostsOf(code, limits), limits);
          staged.push(addressOf(code));
          if (archived) made.set(archived.id, { id: code.id, row, revision: code.revision });
        }
        const count = staged.length + tally.waiting;
        if (room !== null && count > room) throw noRoom(count, room, limits.bounds);
        order.onProgress(opened.share());
        return held === null && (more || queue.length > 0);
      };
      do {
        for (const id of wanted) await arrived.pictures?.of(id);
        await needs.inSteps(step);
      } while (held !== null);
    } finally {
      await opened.entries.return(false);
    }
    if (tally.found === 0 && opened.archive === null && !isEmptyList) throw opened.nothing();
    return { staged, made };
  };
}
