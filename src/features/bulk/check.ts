import type { CodeContent } from "../codes/model.ts";
import { clientLeft } from "../../kit/shared/caller.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { createStepQueue, type StepQueue } from "../../kit/shared/queue.ts";
import { addressOf, type ShortAddress } from "../../kit/shared/short-address.ts";
import type { HeapKeeper } from "../../kit/threads/heap.ts";
import type { BulkHost } from "../../kit/threads/protocol.ts";
import type { Yielder } from "../../kit/threads/yielder.ts";
import { type Csv, type CsvRow, csvInvalid } from "./csv.ts";
import { MOST_ERRORS } from "./constants.ts";
import { createGs1Check, type Gs1Row } from "./gs1-check.ts";
import { idFault, type IdReason, trackedFault } from "./id-faults.ts";
import type { RowError } from "./model.ts";
import type { BatchRecord, MadeRow } from "./record.ts";
import type { RowLabels } from "./labels.ts";
import type { RowReader } from "./rows.ts";
import type { Checked, CheckOrder, PlainRow, Staged } from "./session-model.ts";

export interface CheckNeeds {
  readonly csv: Csv;
  readonly reader: RowReader;
  /** The rows as labels; `null` for a ZIP. */
  readonly labels: RowLabels | null;
  readonly order: CheckOrder;
  readonly host: Pick<
    BulkHost,
    "shortIds" | "stage" | "stagePlain" | "addRecordPart" | "taken" | "known" | "names"
  >;
  /** Called after each row. */
  readonly yieldToLoop: Yielder;
  readonly keepHeapSmall: HeapKeeper;
  /** Whether the session has ended. */
  readonly ended: () => boolean;
}

/** A row whose code is not made. */
interface Refused {
  readonly row: number;
  readonly reason: IdReason;
}

/** A checked row that is to become a code. */
interface Draft {
  readonly row: number;
  readonly content: CodeContent;
  /** Whether the short id is the caller's own. */
  readonly isOwn: boolean;
  readonly gs1: Gs1Row | null;
  readonly withShortId: (shortId: string) => CodeContent;
}

/** A random short id is taken once in millions. More misses than this mean that something else is wrong. */
const TRIES = 8;

/** Random short ids asked for in one call: the main thread makes them in half a millisecond. */
const IDS_A_CALL = 512;

/** Spare short ids beyond those wanted, at most: half a megabyte, however large a file is. */
const MOST_SPARE = 8_192;

/**
 * Pieces that the main thread stages, or has queued, while another is checked here. So it has work while this thread
 * collects garbage.
 */
const PIECES_AHEAD = 4;

/** Milliseconds that a row takes which can't be printed: its style may have been judged, or its text wrapped in several sizes. */
const REFUSED = 2;

/**
 * Goes through all rows once. It checks them, and has the main thread stage the codes of rows with a target, a piece at a
 * time, while it checks the next pieces.
 * @returns the result, and which row became which code.
 * @throws Fault `dynamic_code_not_enabled`; `invalid_key` when the tenant was erased meanwhile.
 */
export async function checkRows(needs: CheckNeeds): Promise<{ checked: Checked; record: BatchRecord }> {
  const { csv, reader, labels, order, host, yieldToLoop } = needs;
  const { rowLimit, room, plainRoom } = order;
  const errors: RowError[] = [];
  const made: MadeRow[] = [];
  const ownIds = new Set<ShortAddress>();
  const externalIds = new Set<string>();
  const gs1 = createGs1Check(host);
  let spare: string[] = [];
  const stored = { made: 0, errors: 0 };
  let [rows, tracked, codes, plain, expected] = [0, 0, 0, 0, 0];

  /**
   * Gets spare short ids: those wanted, and as many more as there were tracked rows so far. They are used in sorted order,
   * because codes that are staged together then lie together in the database's index of short ids. In random order each
   * would change a page of its own (measured: a third of the time of staging, and half of what it writes). The ids are
   * still random, so guessing one takes as many tries as in any other order. The sorted order starts at a random one of
   * them, so that the ids left over at the end are random too.
   */
  async function provide(wanted: number): Promise<void> {
    if (spare.length >= wanted) return;
    const fresh: string[] = [];
    const enough = wanted + Math.min(tracked, MOST_SPARE);
    for (let missing = enough - spare.length; missing > 0; missing -= IDS_A_CALL)
      fresh.push(...(await host.shortIds(Math.min(missing, IDS_A_CALL))));
    const [first = ""] = fresh;
    fresh.sort();
    const at = fresh.indexOf(first);
    spare = [...fresh.slice(at), ...fresh.slice(0, at), ...spare];
  }

  /** @param kept - gets a row that is kept as a plain code. */
  function draftOf(row: CsvRow, shortId: string, kept: PlainRow[]): Draft | null {
    if (row.problem !== null) throw csvInvalid(row.problem.detail, row.problem);
    const input = reader.input(row);
    if (input.target === undefined) {
      reader.checkStyle(reader.payload(input), input.style);
      expected += labels?.check(row, input, null) ?? 0;
      if (input.keeps && !order.isStatic) kept.push(reader.plain(input));
      return null;
    }
    if (order.isStatic) throw trackedFault();
    const content = reader.content(input, shortId);
    expected += labels?.check(row, input, content) ?? 0;
    const isOwn = input.content.shortId !== undefined;
    const address = addressOf(content);
    const { externalId } = content;
    if (isOwn && ownIds.has(address)) throw idFault("short_id_repeated");
    if (externalId !== null && externalIds.has(externalId)) throw idFault("external_id_repeated");
    const named = gs1.note(content);
    if (named === "repeated") throw idFault("gtin_repeated");
    if (isOwn) ownIds.add(address);
    if (externalId !== null) externalIds.add(externalId);
    const withShortId = (another: string) => reader.content(input, another);
    return { row: row.row, content, isOwn, gs1: named, withShortId };
  }

  /** Whether the file may still be made. The rows in flight are not counted: some of their short ids may be taken. */
  const isStaging = () =>
    order.stages &&
    (order.skips || errors.length === 0) &&
    (room === null || codes <= room) &&
    (plainRoom === null || plain <= plainRoom);

  /** Stagings that are not answered yet. */
  const inFlight = new Set<Promise<unknown>>();

  function begun<T>(staged: Promise<T>): Promise<T> {
    inFlight.add(staged);
    const done = () => void inFlight.delete(staged);
    staged.then(done, done);
    return staged;
  }

  function stage(drafts: readonly Draft[]): Promise<Staged> {
    return begun(host.stage(drafts.map(({ content }) => content)));
  }

  /** Why rows can't be made beside their short ids, by their numbers. */
  async function reasonsFor(drafts: readonly Draft[]): Promise<ReadonlyMap<number, IdReason>> {
    const named = drafts.flatMap(({ content }) => content.externalId ?? []);
    const known = new Set<string | null>(named.length === 0 ? [] : await host.known(named));
    const names = await gs1.taken(drafts.map((draft) => draft.gs1));
    return new Map(
      drafts.flatMap((draft): [number, IdReason][] => {
        if (names.has(draft.gs1)) return [[draft.row, "gs1_taken"]];
        return known.has(draft.content.externalId) ? [[draft.row, "external_id_taken"]] : [];
      }),
    );
  }

  /**
   * Waits for the staging of some rows, and stages those again whose random short ids were taken.
   * @param first - the first staging; `null` where the rows are only checked.
   * @returns the rows whose own short ids, external ids or GS1 addresses are taken.
   */
  async function settle(
    drafts: readonly Draft[],
    first: Promise<Staged> | null,
  ): Promise<readonly Refused[]> {
    if (!first) {
      const wanted = drafts.filter(({ isOwn }) => isOwn);
      const taken =
        wanted.length === 0 ? [] : await host.taken(wanted.map(({ content }) => addressOf(content)));
      const reasons = await reasonsFor(drafts);
      return drafts.flatMap(({ row, content, isOwn }): Refused[] => {
        const isTaken = isOwn && taken.includes(addressOf(content));
        const reason = reasons.get(row) ?? (isTaken ? "short_id_taken" : null);
        return reason ? [{ row, reason }] : [];
      });
    }
    const refused: Refused[] = [];
    let waiting = drafts;
    for (let tries = 0; waiting.length > 0; tries++) {
      if (tries === TRIES) throw new Error("No free short id was found");
      const { ids, taken } = await (tries === 0 ? first : stage(waiting));
      const missed: Draft[] = [];
      const reasons = await reasonsFor(waiting.filter(({ content }) => taken.includes(addressOf(content))));
      for (const [index, draft] of waiting.entries()) {
        const { shortId, domain } = draft.content;
        // A second random short id is free. So the product has gone, or its row was refused.
        const other = draft.gs1 && tries > 0 ? "gs1_product_missing" : null;
        const reason = reasons.get(draft.row) ?? (draft.isOwn ? "short_id_taken" : other);
        if (!taken.includes(addressOf(draft.content)))
          made.push({ row: draft.row, id: ids[index] ?? "", shortId, ...(domain !== null && { domain }) });
        else if (reason) refused.push({ row: draft.row, reason });
        else missed.push(draft);
      }
      const others = missed.length === 0 ? [] : await host.shortIds(missed.length);
      waiting = missed.map((draft, index) => ({ ...draft, content: draft.withShortId(others[index] ?? "") }));
    }
    return refused;
  }

  async function storeRecord(): Promise<void> {
    const record: BatchRecord = { made: made.slice(stored.made), left: errors.slice(stored.errors) };
    [stored.made, stored.errors] = [made.length, errors.length];
    if (order.stages && order.records && record.made.length + record.left.length > 0)
      await host.addRecordPart(JSON.stringify(record));
  }

  /** The step after the check of some rows. Steps run in the order of rows. */
  async function finish(
    drafts: readonly Draft[],
    first: Promise<Staged> | null,
    kept: readonly PlainRow[],
    staged: Promise<readonly string[]> | null,
  ): Promise<void> {
    const refused = await settle(drafts, first);
    for (const [index, id] of ((await staged) ?? []).entries())
      made.push({ row: kept[index]?.row ?? 0, id, shortId: "" });
    codes += drafts.length - refused.length;
    for (const { row, reason } of refused) errors.push(reader.error(row, idFault(reason)));
    await storeRecord();
  }

  function checkRow(row: CsvRow, drafts: Draft[], kept: PlainRow[]): void {
    const isTracked = reader.isTracked(row);
    if (isTracked) {
      tracked++;
      if (!order.mayTrack && !order.isStatic)
        throw new Fault("dynamic_code_not_enabled", "Your plan does not include tracked codes.");
    }
    try {
      const draft = draftOf(row, isTracked ? (spare.pop() ?? "") : "", kept);
      if (draft) drafts.push(draft);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      errors.push(reader.error(row.row, error));
      if (labels) expected += REFUSED;
    }
  }

  /** The drafts without serials whose product is not there. */
  async function withProducts(drafts: readonly Draft[]): Promise<Draft[]> {
    const orphans = await gs1.orphans(drafts.map((draft) => draft.gs1));
    for (const { row } of drafts.filter((draft) => orphans.has(draft.gs1)))
      errors.push(reader.error(row, idFault("gs1_product_missing")));
    return drafts.filter((draft) => !orphans.has(draft.gs1));
  }

  async function checkAll(steps: StepQueue): Promise<void> {
    for (const some of csv.rows()) {
      const read: Draft[] = [];
      const kept: PlainRow[] = [];
      await reader.prepare(some);
      if (order.mayTrack && !order.isStatic) await provide(some.filter(reader.isTracked).length);
      for (const row of some) {
        rows++;
        if (rowLimit !== null && rows > rowLimit) break;
        checkRow(row, read, kept);
        await yieldToLoop();
      }
      const drafts = await withProducts(read);
      // Staged without waiting for earlier rows, so that the main thread always has the next ones. If earlier rows turn
      // out to be bad, the whole batch is discarded.
      plain += kept.length;
      const first = drafts.length > 0 && isStaging() ? stage(drafts) : null;
      const staged = kept.length > 0 && isStaging() ? begun(host.stagePlain(kept)) : null;
      await steps.add(() => finish(drafts, first, kept, staged));
      needs.keepHeapSmall();
      await yieldToLoop();
      if (needs.ended()) throw clientLeft();
      if (rowLimit !== null && rows > rowLimit) return;
      if (!order.skips && !order.counts && errors.length >= MOST_ERRORS) return;
    }
  }

  const steps = createStepQueue(PIECES_AHEAD);
  try {
    await checkAll(steps);
  } finally {
    // Also after a failure: the batch is discarded next, and no staging may come after that.
    await steps.drain().finally(() => Promise.allSettled(inFlight));
  }
  errors.sort((a, b) => a.row - b.row);
  const checked = { rows, tracked, codes, plain, expected, errors: errors.slice(0, MOST_ERRORS) };
  return { checked, record: { made, left: errors } };
}
