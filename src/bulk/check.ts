import type { CodeContent } from "../codes/model.ts";
import { Fault } from "../shared/fault.ts";
import type { HeapKeeper } from "../shared/heap.ts";
import type { Pace } from "../shared/pace.ts";
import type { Checked, CheckOrder, FileHelp } from "./calls.ts";
import type { Csv, CsvRow } from "./csv.ts";
import { MOST_ERRORS, type RowError } from "./model.ts";
import type { BatchRecord, MadeRow } from "./record.ts";
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

/**
 * Goes through all rows once: checks them, and has the codes of those with a target staged, a few at a time.
 * @returns what came of it, and which row became what.
 * @throws Fault `dynamic_code_not_enabled`, `invalid_key` when the tenant left meanwhile.
 */
export async function checkRows(needs: CheckNeeds): Promise<{ checked: Checked; record: BatchRecord }> {
  const { csv, reader, order, help, pace } = needs;
  const { rowLimit, room } = order;
  const errors: RowError[] = [];
  const made: MadeRow[] = [];
  const ownIds = new Set<string>();
  let [rows, tracked, codes] = [0, 0, 0];

  function draftOf(row: CsvRow, shortId: string): Draft | null {
    if (row.problem !== null) throw new Fault("csv_invalid", row.problem);
    const input = reader.input(row);
    if (input.target === undefined) {
      reader.checkStyle(reader.payload(input), input.style);
      return null;
    }
    const content = reader.content(input, shortId);
    const own = input.shortId !== undefined;
    if (own && ownIds.has(content.shortId)) throw shortIdFault("is that of an earlier row too");
    if (own) ownIds.add(content.shortId);
    return { row: row.row, content, own, again: (another) => reader.content(input, another) };
  }

  const isStaging = () =>
    order.stages && (order.skips || errors.length === 0) && (room === null || codes <= room);

  /** @returns the rows whose own short ids are taken. */
  async function settle(drafts: readonly Draft[]): Promise<readonly number[]> {
    if (!isStaging()) {
      const wanted = drafts.filter(({ own }) => own);
      const taken = wanted.length === 0 ? [] : await help.taken(wanted.map(({ content }) => content.shortId));
      return wanted.filter(({ content }) => taken.includes(content.shortId)).map(({ row }) => row);
    }
    const refused: number[] = [];
    let waiting = drafts;
    for (let tries = 0; waiting.length > 0; tries++) {
      if (tries === TRIES) throw new Error("No free short id was found");
      const { ids, taken } = await help.stage(waiting.map(({ content }) => content));
      const missed: Draft[] = [];
      for (const [index, draft] of waiting.entries()) {
        const { shortId } = draft.content;
        if (!taken.includes(shortId)) made.push({ row: draft.row, id: ids[index] ?? "", shortId });
        else if (draft.own) refused.push(draft.row);
        else missed.push(draft);
      }
      const spare = missed.length === 0 ? [] : await help.shortIds(missed.length);
      waiting = missed.map((draft, index) => ({ ...draft, content: draft.again(spare[index] ?? "") }));
    }
    return refused;
  }

  async function keepRecord(from: { made: number; errors: number }): Promise<void> {
    const record: BatchRecord = { made: made.slice(from.made), left: errors.slice(from.errors) };
    if (order.stages && order.records && record.made.length + record.left.length > 0)
      await help.note(JSON.stringify(record));
  }

  for (const some of csv.rows()) {
    const before = { made: made.length, errors: errors.length };
    const drafts: Draft[] = [];
    await reader.prepare(some);
    const wanting = some.filter(reader.isTracked).length;
    const spare = wanting === 0 || !order.mayTrack ? [] : await help.shortIds(wanting);
    let used = 0;
    for (const row of some) {
      rows++;
      if (rowLimit !== null && rows > rowLimit) break;
      const isTracked = reader.isTracked(row);
      if (isTracked) {
        tracked++;
        if (!order.mayTrack)
          throw new Fault("dynamic_code_not_enabled", "Your plan does not include tracked codes.");
      }
      try {
        const draft = draftOf(row, isTracked ? (spare[used++] ?? "") : "");
        if (draft) drafts.push(draft);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        errors.push(reader.error(row.row, error));
      }
      await pace();
    }
    codes += drafts.length;
    const refused = await settle(drafts);
    codes -= refused.length;
    for (const row of refused) errors.push(reader.error(row, shortIdFault("is taken, or was once")));
    await keepRecord(before);
    needs.keepHeapSmall();
    await pace();
    if (needs.stopped()) throw new Error("The client left");
    if (rowLimit !== null && rows > rowLimit) break;
    if (!order.skips && !order.counts && errors.length >= MOST_ERRORS) break;
  }
  errors.sort((a, b) => a.row - b.row);
  made.sort((a, b) => a.row - b.row);
  const checked = { rows, tracked, codes, errors: errors.slice(0, MOST_ERRORS) };
  return { checked, record: { made, left: errors } };
}

function shortIdFault(detail: string): Fault {
  return new Fault("short_id_taken", `The shortId ${detail}.`, { errors: [{ pointer: "/shortId", detail }] });
}
