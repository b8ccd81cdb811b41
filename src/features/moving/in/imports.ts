import type { BulkStore } from "../../bulk/store/bulk.ts";
import type { Plans } from "../../plans/plans.ts";
import { Busy } from "../../../kit/shared/busy.ts";
import { clientLeft } from "../../../kit/shared/caller.ts";
import {
  bytesReached,
  keyReused,
  unverifiedDomain,
  workspaceErased,
} from "../../../kit/shared/common-faults.ts";
import { SECOND } from "../../../kit/shared/clock.ts";
import { deedOf } from "../../../kit/shared/deed.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import type { Ids } from "../../../kit/shared/ids.ts";
import { LEASE, leaseLost, whileLeased } from "../../../kit/shared/lease.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import { addressOf, type ShortAddress } from "../../../kit/shared/short-address.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import { createYielder } from "../../../kit/threads/yielder.ts";
import type { Archive } from "./archive.ts";
import { addDomains, type DomainNeeds } from "./archived-domains.ts";
import { addPlain, type PlainNeeds } from "./archived-plain.ts";
import { addHistory, type HistoryNeeds, type MadeOf, READING } from "./archived-history.ts";
import { noPlainRoom, noRoom } from "./faults.ts";
import { type Candidate, type CandidateNeeds, createCandidates, sizeOf } from "./candidates.ts";
import type { Source } from "../constants.ts";
import type { ImportAnswer } from "./model.ts";
import { nothingIn, openFile } from "./opened.ts";
import type { ImportOrder } from "./order.ts";
import { earlierAnswer, keepAnswer, retryOf } from "./retries.ts";
import { createTally, type ImportTally } from "./tally.ts";
import { createVerdicts, type VerdictNeeds } from "./verdicts.ts";

/** Imports the codes of other services. */
export interface Imports {
  /**
   * Makes the codes of a file, all of them or none.
   * @throws Fault `csv_invalid`, `invalid_json`, `archive_invalid`, `domain_not_verified`, `plan_limit`, `idempotency_key_reused`.
   */
  run(tenant: Tenant, order: ImportOrder): Promise<ImportOutcome>;
}

/** The outcome of an import. */
export interface ImportOutcome {
  readonly answer: ImportAnswer;
  /** Whether it was refused for its conflicts, so that nothing was made. */
  readonly isRefused: boolean;
  /** Whether the file came before with its `Idempotency-Key`: the answer is the first one. */
  readonly isReplay: boolean;
}

export interface ImportsNeeds
  extends
    Omit<CandidateNeeds, "wouldScan">,
    VerdictNeeds,
    DomainNeeds,
    Omit<PlainNeeds, "store">,
    Omit<HistoryNeeds, "store"> {
  readonly store: Pick<
    BulkStore,
    | "open"
    | "renew"
    | "release"
    | "stage"
    | "stagePlain"
    | "addFormer"
    | "addRecordPart"
    | "commit"
    | "discard"
    | "usage"
    | "holders"
    | "taken"
    | "known"
    | "findBatch"
    | "recordPart"
  >;
  readonly plans: Plans;
  readonly ids: Ids;
  /** Called for each short address that leads somewhere now. */
  readonly onMade: (address: ShortAddress) => void;
  /** Called when a file leaves work for housekeeping. */
  readonly onChores: () => void;
}

/** Codes and characters of contents in one transaction. Databases keep a statement for each number of codes. */
const CODES_AT_ONCE = 32;
const STAGED_AT_ONCE = 256 * 1024;

/** Milliseconds of erasing and evicting between two turns of the event loop. */
const TURN = 0.5;

/** Codes erased in one transaction. */
const ERASED_AT_ONCE = 100;

/** Seconds after which the short ids of a file whose process has ended are free. One that is being read is likely to be made by then. */
const HELD = LEASE / SECOND;

export function createImports(needs: ImportsNeeds): Imports {
  const { store, plans, clock } = needs;

  async function checkDomain(tenant: Tenant, host: string | null): Promise<void> {
    if (host === null) return;
    const domain = await needs.domains.ofHost(tenant.id, host);
    if (domain?.verifiedAt) return;
    throw new Fault("domain_not_verified", "Your workspace has not verified this domain.", {
      errors: [{ pointer: "?domain", ...explain("domain_not_own") }],
    });
  }

  /**
   * Stages codes whose short addresses differ. Where one is held by a file whose process has ended, some of that file's codes
   * are erased.
   * @returns the codes whose short ids were free, and those that have to be staged again.
   */
  async function stage(
    batch: number,
    ready: readonly Candidate[],
    from: Source,
    tally: ImportTally,
    most: number | null,
  ): Promise<{ readonly staged: readonly Candidate[]; readonly held: readonly Candidate[] }> {
    if (ready.length === 0) return { staged: [], held: [] };
    const codes = ready.map(({ code }) => code);
    const taken = await store.stage(batch, codes, [], new Map(), most);
    if (taken === "bytes_reached") throw bytesReached(most);
    if (taken === null) throw workspaceErased();
    if (taken === "domain_gone") throw unverifiedDomain();
    if (taken === "batch_lost") throw leaseLost();
    if (taken === "look_changed") throw new Error("An imported code names no look");
    if (taken.size === 0) return { staged: ready, held: [] };
    const holders = await store.holders([...taken]);
    // Without a holder a short id is retired, or was freed meanwhile: its file was given up.
    const retired = await store.taken([...taken].filter((address) => !holders.has(address)));
    const named = codes.flatMap((code) => (taken.has(addressOf(code)) ? (code.externalId ?? []) : []));
    const known: ReadonlySet<string | null> = await store.known(codes[0]?.tenantId ?? "", named);
    const others = new Set<number>();
    const held: Candidate[] = [];
    const staged = ready.filter((candidate) => {
      const { row, code } = candidate;
      const address = addressOf(code);
      if (!taken.has(address)) return true;
      const holder = holders.get(address);
      if (holder?.batch === batch) tally.conflict(row, code.shortId, explain("short_id_repeated").detail);
      else if (!holder && known.has(code.externalId))
        tally.conflict(row, code.shortId, `externalId ${explain("external_id_taken").detail}`);
      else if (holder ? holder.isStaged : !retired.has(address)) {
        held.push(candidate);
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

  /** Erases staged codes, also while the service stops: nobody else would for some time. */
  async function discard(batch: number, { onProgress }: ImportOrder): Promise<void> {
    const yieldToLoop = createYielder(TURN);
    while (await store.discard(batch, ERASED_AT_ONCE)) {
      onProgress(1);
      await yieldToLoop();
    }
  }

  /** Reads and stages a whole file. @returns the short addresses of the codes that were staged. */
  async function stageAll(
    tenant: Tenant,
    batch: number,
    order: ImportOrder,
    tally: ImportTally,
  ): Promise<{ readonly staged: readonly ShortAddress[]; readonly archive: Archive | null }> {
    const { codes: limit, bytes: most } = plans.grants(tenant, clock.now());
    const room = limit === null ? null : Math.max(0, limit - (await store.usage(tenant.id)).codes);
    const around = { now: clock.now(), domain: order.domain };
    let [share, isEmptyList] = [0, false];
    const { entries, archive } = await openFile(order, around, (read) => {
      share = read;
    });
    const wouldScan = createVerdicts(needs, tenant, order.signal);
    const candidatesOf = createCandidates({ ...needs, wouldScan }, tenant, order, tally);
    const staged: ShortAddress[] = [];
    const made = new Map<string, MadeOf>();
    /** Codes of the next step: their short addresses were in this one already, or held by a file that has ended. */
    const waiting: Candidate[] = [];
    try {
      await needs.inSteps(async (rows) => {
        if (order.signal?.aborted) throw clientLeft();
        const some = new Map<ShortAddress, Candidate>();
        const began = performance.now();
        let [more, size] = [true, 0];
        const add = (ready: Candidate) => {
          const address = addressOf(ready.code);
          if (some.has(address)) waiting.push(ready);
          else some.set(address, ready);
          size += sizeOf(ready.code);
        };
        for (const ready of waiting.splice(0)) add(ready);
        while (some.size < Math.min(rows, CODES_AT_ONCE) && size < STAGED_AT_ONCE && waiting.length === 0) {
          const { done, value } = await entries.next();
          if (done) {
            [more, isEmptyList] = [false, value];
            break;
          }
          if (value) for (const ready of await candidatesOf(value)) add(ready);
          if (performance.now() - began > READING) break;
        }
        const outcome = await stage(batch, [...some.values()], order.from, tally, most);
        waiting.push(...outcome.held);
        tally.made += outcome.staged.length;
        for (const { row, code, archived } of outcome.staged) {
          staged.push(addressOf(code));
          if (archived) made.set(archived.id, { id: code.id, row, revision: code.revision });
        }
        if (room !== null && staged.length > room) throw noRoom(staged.length, room);
        order.onProgress(share);
        return more || waiting.length > 0;
      });
    } finally {
      await entries.return(false);
    }
    if (tally.found === 0 && archive === null && !isEmptyList) throw nothingIn(order);
    if (archive && made.size > 0) await addHistory(needs, { archive, batch, made, order, tally, most });
    return { staged, archive };
  }

  /** Plain codes that a workspace may still have; `null` for any number. */
  async function plainRoom(tenant: Tenant): Promise<number | null> {
    const { plainCodes } = plans.grants(tenant, clock.now());
    return plainCodes === null ? null : Math.max(0, plainCodes - (await store.usage(tenant.id)).plainCodes);
  }

  return {
    async run(tenant, order) {
      const retry = await retryOf(order);
      const earlier = retry && (await earlierAnswer(store, retry, clock.now()));
      if (earlier) return { answer: earlier, isRefused: false, isReplay: true };
      await checkDomain(tenant, order.domain);
      const batch = await store.open(tenant.id, clock.now());
      if (batch === null) throw workspaceErased();
      const tally = createTally();
      let staged: readonly ShortAddress[];
      let answer: ImportAnswer;
      try {
        const read = await whileLeased(
          () => store.renew(batch, clock.now()),
          async () => {
            const found = await stageAll(tenant, batch, order, tally);
            const isRefused = tally.conflicts > 0 && !order.skips && !order.dryRun;
            if (found.archive && !isRefused) {
              const { bytes: most } = plans.grants(tenant, clock.now());
              const room = await plainRoom(tenant);
              await addPlain(needs, tenant, { archive: found.archive, batch, order, tally, room, most });
            }
            return { ...found, isRefused };
          },
        );
        staged = read.staged;
        const { isRefused } = read;
        if (isRefused) tally.made = 0;
        const changes = !isRefused && !order.dryRun;
        if (read.archive && (changes || !order.mayAddDomains))
          await addDomains(needs, tenant, read.archive, order, tally);
        answer = tally.answer();
        if (!changes || (staged.length === 0 && tally.plainCodes === 0 && retry === null)) {
          await discard(batch, order);
          return { answer, isRefused, isReplay: false };
        }
        if (retry) await keepAnswer(store, batch, answer);
        const deed = deedOf(needs, order.by.author);
        const { codes: limit, plainCodes: plainLimit, bytes: most } = plans.grants(tenant, deed.at);
        const limits = { limit, plainLimit, most };
        const asked = { tenantId: tenant.id, batch, at: deed.at, ...limits, retry, deed, from: order.from };
        const outcome = await store.commit(asked);
        if (outcome === "key_reused") throw keyReused();
        if (outcome === "limit_reached") throw noRoom(staged.length, 0);
        if (outcome === "plain_limit_reached") throw noPlainRoom((await plainRoom(tenant)) ?? 0);
        if (outcome === "bytes_reached") throw bytesReached(most);
        if (outcome === "batch_lost") throw leaseLost();
        if (outcome !== "committed") throw workspaceErased();
      } catch (error) {
        await discard(batch, order);
        throw error;
      }
      needs.onChores();
      const yieldToLoop = createYielder(TURN);
      for (const address of staged) {
        // Somebody may have scanned it before it existed, and that answer may still be cached.
        needs.onMade(address);
        await yieldToLoop();
      }
      return { answer, isRefused: false, isReplay: false };
    },
  };
}
