import type { CodeContent } from "../codes/model.ts";
import { Fault } from "../shared/fault.ts";
import { explain } from "../shared/reasons.ts";
import type { HeapKeeper } from "../shared/heap.ts";
import type { Pace } from "../shared/pace.ts";
import type { Checked, CheckOrder, FileHelp, Staged } from "./calls.ts";
import { type Csv, type CsvRow, csvInvalid } from "./csv.ts";
import { MOST_ERRORS, type RowError } from "./model.ts";
import type { BatchRecord, MadeRow } from "./record.ts";
import { createLine, type Line } from "../shared/line.ts";
import type { RowReader } from "./rows.ts";

export interface CheckNeeds {
  readonly csv: Csv;
  readonly reader: RowReader;
  readonly order: CheckOrder;
  readonly help: Pick<FileHelp, "shortIds" | "stage" | "note" | "taken">;
  readonly pace: Pace;
  readonly keepHeapSmall: HeapKeeper;
  /** Whether nobody wants it any more. */
  readonly stopped: () => boolean;
}

interface Draft {
  readonly row: number;
  readonly content: CodeContent;
  /** Whether the short id is the caller's own. */
  readonly own: boolean;
  readonly again: (shortId: string) => CodeContent;
}

/** A random short id is taken once in millions; more misses than this mean that something else is wrong. */
const TRIES = 8;

/** Random short ids asked for at once: made in half a millisecond. */
const IDS_AT_ONCE = 512;

/** Spare short ids beyond those wanted, at most: however large a file is, they take half a megabyte. */
const MOST_SPARE = 8_192;

/**
 * Pieces that are staged by the other thread, or wait for it, before another is checked here: so it goes on while garbage is
 * collected here.
 */
const AHEAD = 4;

/**
 * Goes through all rows once: checks them, and has the codes of those with a target staged, a few at a time, by the
 * other thread while the next few are being checked here.
 * @returns what came of it, and which row became what.
 * @throws Fault `dynamic_code_not_enabled`, `invalid_key` when the tenant left meanwhile.
 */
export async function checkRows(needs: CheckNeeds): Promise<{ checked: Checked; record: BatchRecord }> {
  const { csv, reader, order, help, pace } = needs;
  const { rowLimit, room } = order;
  const errors: RowError[] = [];
  const made: MadeRow[] = [];
  const ownIds = new Set<string>();
  let spare: string[] = [];
  const noted = { made: 0, errors: 0 };
  let [rows, tracked, codes] = [0, 0, 0];

  /**
   * Has as many spare short ids as are wanted, and as many more as there were tracked rows so far. They are given out by
   * their order: codes that are staged together then lie together in the database's index of them, where each would
   * change a page of its own otherwise (measured: a third of what staging takes, and half of what it writes). Random as
   * they are, to find any code of the file takes as many guesses as in any other order. They begin at any of them, so
   * that those which are left over at the end are any, too.
   */
  async function provide(wanted: number): Promise<void> {
    if (spare.length >= wanted) return;
    const fresh: string[] = [];
    const enough = wanted + Math.min(tracked, MOST_SPARE);
    for (let missing = enough - spare.length; missing > 0; missing -= IDS_AT_ONCE)
      fresh.push(...(await help.shortIds(Math.min(missing, IDS_AT_ONCE))));
    const [first = ""] = fresh;
    fresh.sort();
    const at = fresh.indexOf(first);
    spare = [...fresh.slice(at), ...fresh.slice(0, at), ...spare];
  }

  function draftOf(row: CsvRow, shortId: string): Draft | null {
    if (row.problem !== null) throw csvInvalid(row.problem.detail, row.problem);
    const input = reader.input(row);
    if (input.target === undefined) {
      reader.checkStyle(reader.payload(input), input.style);
      return null;
    }
    const content = reader.content(input, shortId);
    const own = input.shortId !== undefined;
    if (own && ownIds.has(content.shortId)) throw shortIdFault("short_id_repeated");
    if (own) ownIds.add(content.shortId);
    return { row: row.row, content, own, again: (another) => reader.content(input, another) };
  }

  /** As long as anything may come of it. These rows don't count yet: who knows how many of their short ids are taken. */
  const isStaging = () =>
    order.stages && (order.skips || errors.length === 0) && (room === null || codes <= room);

  /** Stagings that were asked for and not answered yet. */
  const underWay = new Set<Promise<Staged>>();

  function stage(drafts: readonly Draft[]): Promise<Staged> {
    const staged = help.stage(drafts.map(({ content }) => content));
    underWay.add(staged);
    const forget = () => void underWay.delete(staged);
    staged.then(forget, forget);
    return staged;
  }

  /**
   * @param first - what came of staging all of them, `null` where it was not tried.
   * @returns the rows whose own short ids are taken.
   */
  async function settle(drafts: readonly Draft[], first: Promise<Staged> | null): Promise<readonly number[]> {
    if (!first) {
      const wanted = drafts.filter(({ own }) => own);
      const taken = wanted.length === 0 ? [] : await help.taken(wanted.map(({ content }) => content.shortId));
      return wanted.filter(({ content }) => taken.includes(content.shortId)).map(({ row }) => row);
    }
    const refused: number[] = [];
    let waiting = drafts;
    for (let tries = 0; waiting.length > 0; tries++) {
      if (tries === TRIES) throw new Error("No free short id was found");
      const { ids, taken } = await (tries === 0 ? first : stage(waiting));
      const missed: Draft[] = [];
      for (const [index, draft] of waiting.entries()) {
        const { shortId } = draft.content;
        if (!taken.includes(shortId)) made.push({ row: draft.row, id: ids[index] ?? "", shortId });
        else if (draft.own) refused.push(draft.row);
        else missed.push(draft);
      }
      const others = missed.length === 0 ? [] : await help.shortIds(missed.length);
      waiting = missed.map((draft, index) => ({ ...draft, content: draft.again(others[index] ?? "") }));
    }
    return refused;
  }

  async function keepRecord(): Promise<void> {
    const record: BatchRecord = { made: made.slice(noted.made), left: errors.slice(noted.errors) };
    [noted.made, noted.errors] = [made.length, errors.length];
    if (order.stages && order.records && record.made.length + record.left.length > 0)
      await help.note(JSON.stringify(record));
  }

  /** What is done about some rows once they are checked. Those before them are done with. */
  async function finish(drafts: readonly Draft[], first: Promise<Staged> | null): Promise<void> {
    const refused = await settle(drafts, first);
    codes += drafts.length - refused.length;
    for (const row of refused) errors.push(reader.error(row, shortIdFault("short_id_taken")));
    await keepRecord();
  }

  function look(row: CsvRow, drafts: Draft[]): void {
    const isTracked = reader.isTracked(row);
    if (isTracked) {
      tracked++;
      if (!order.mayTrack)
        throw new Fault("dynamic_code_not_enabled", "Your plan does not include tracked codes.");
    }
    try {
      const draft = draftOf(row, isTracked ? (spare.pop() ?? "") : "");
      if (draft) drafts.push(draft);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      errors.push(reader.error(row.row, error));
    }
  }

  async function lookAtAll(finished: Line): Promise<void> {
    for (const some of csv.rows()) {
      const drafts: Draft[] = [];
      await reader.prepare(some);
      if (order.mayTrack) await provide(some.filter(reader.isTracked).length);
      for (const row of some) {
        rows++;
        if (rowLimit !== null && rows > rowLimit) break;
        look(row, drafts);
        await pace();
      }
      // Asked for at once: the other thread has the next rows at hand when it is done with some. What is not known yet of
      // rows before these could only show that nothing comes of any of them.
      const first = drafts.length > 0 && isStaging() ? stage(drafts) : null;
      await finished.add(() => finish(drafts, first));
      needs.keepHeapSmall();
      await pace();
      if (needs.stopped()) throw new Error("The client left");
      if (rowLimit !== null && rows > rowLimit) return;
      if (!order.skips && !order.counts && errors.length >= MOST_ERRORS) return;
    }
  }

  const finished = createLine(AHEAD);
  try {
    await lookAtAll(finished);
  } finally {
    // Also when it failed: who clears up what is staged must come after the last of it.
    await finished.end().finally(() => Promise.allSettled(underWay));
  }
  errors.sort((a, b) => a.row - b.row);
  const checked = { rows, tracked, codes, errors: errors.slice(0, MOST_ERRORS) };
  return { checked, record: { made, left: errors } };
}

function shortIdFault(reason: "short_id_taken" | "short_id_repeated"): Fault {
  const why = explain(reason);
  return new Fault("short_id_taken", `The shortId ${why.detail}.`, {
    errors: [{ pointer: "/shortId", ...why }],
  });
}
