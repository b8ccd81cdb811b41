import type { Code } from "../codes/model.ts";
import { Fault } from "../shared/fault.ts";
import { createHeapKeeper, RHYTHM } from "../shared/heap.ts";
import type { Pace } from "../shared/pace.ts";
import type { Tenant } from "../tenants/model.ts";
import type { Csv, CsvRow } from "./csv.ts";
import { MOST_ERRORS, type RowError } from "./model.ts";
import type { RowReader } from "./rows.ts";
import type { BatchRecord, BulkStore, MadeRow } from "./store.ts";

/** What came of going through a file. */
export interface Checked {
  /** Rows of data, bad ones included; one more than the limit when there are more. */
  readonly rows: number;
  /** Rows with a target, bad ones included. */
  readonly tracked: number;
  /** Codes that were staged. */
  readonly made: readonly MadeRow[];
  /** In the order of rows. */
  readonly errors: readonly RowError[];
  /** Good rows with a target: how many codes it takes. */
  readonly codes: number;
}

export interface CheckNeeds {
  readonly tenant: Tenant;
  readonly csv: Csv;
  readonly reader: RowReader;
  readonly store: Pick<BulkStore, "stage" | "note" | "taken">;
  /** The batch to stage codes in; `null` only looks. */
  readonly batch: number | null;
  /** Whether to keep which row became what. */
  readonly records: boolean;
  /** Whether the good rows are made when there are bad ones. */
  readonly skips: boolean;
  /** Whether to go on when it is clear that nothing will be made. */
  readonly counts: boolean;
  readonly mayTrack: boolean;
  /** `null` for no limit. */
  readonly rowLimit: number | null;
  /** Codes the tenant may still make, as far as is known. `null` for no limit. */
  readonly room: number | null;
  readonly pace: Pace;
  readonly signal: AbortSignal;
}

interface Draft {
  readonly row: number;
  readonly code: Code;
  /** Whether the short id is the caller's own. */
  readonly own: boolean;
  readonly again: () => Code;
}

/** A random short id is taken once in millions; more misses than this mean that something else is wrong. */
const TRIES = 8;

/**
 * Goes through all rows once: checks them, and stages the codes of those with a target, a few at a time.
 * @throws Fault `dynamic_code_not_enabled`, `invalid_key` when the tenant left meanwhile.
 */
export async function checkRows(needs: CheckNeeds): Promise<Checked> {
  const { tenant, csv, reader, store, batch, rowLimit, room, pace } = needs;
  const errors: RowError[] = [];
  const made: MadeRow[] = [];
  const ownIds = new Set<string>();
  let [rows, tracked, codes, part] = [0, 0, 0, 0];

  function draftOf(row: CsvRow): Draft | null {
    if (row.problem !== null) throw new Fault("csv_invalid", row.problem);
    const input = reader.input(row);
    if (input.target === undefined) {
      reader.checkStyle(reader.payload(input), input.style);
      return null;
    }
    const code = reader.draft(tenant, input);
    const own = input.shortId !== undefined;
    if (own && ownIds.has(code.shortId)) throw shortIdFault("is that of an earlier row too");
    if (own) ownIds.add(code.shortId);
    return { row: row.row, code, own, again: () => reader.draft(tenant, input) };
  }

  const isStaging = () =>
    batch !== null && (needs.skips || errors.length === 0) && (room === null || codes <= room);

  /** @returns the rows whose own short ids are taken. */
  async function settle(drafts: readonly Draft[]): Promise<readonly number[]> {
    if (batch === null || !isStaging()) {
      const taken = await store.taken(drafts.filter(({ own }) => own).map(({ code }) => code.shortId));
      return drafts.filter(({ code }) => taken.has(code.shortId)).map(({ row }) => row);
    }
    const refused: number[] = [];
    let waiting = drafts;
    for (let tries = 0; waiting.length > 0; tries++) {
      if (tries === TRIES) throw new Error("No free short id was found");
      const taken = await store.stage(
        batch,
        waiting.map(({ code }) => code),
      );
      if (!taken) throw new Fault("invalid_key", "The workspace of this key was erased.");
      for (const { row, code } of waiting)
        if (!taken.has(code.shortId)) made.push({ row, id: code.id, shortId: code.shortId });
      const missed = waiting.filter(({ code }) => taken.has(code.shortId));
      refused.push(...missed.filter(({ own }) => own).map(({ row }) => row));
      waiting = missed.filter(({ own }) => !own).map((draft) => ({ ...draft, code: draft.again() }));
    }
    return refused;
  }

  async function keepRecord(from: { made: number; errors: number }): Promise<void> {
    const record: BatchRecord = { made: made.slice(from.made), left: errors.slice(from.errors) };
    if (batch !== null && needs.records && record.made.length + record.left.length > 0)
      await store.note(batch, part++, record);
  }

  const keepHeapSmall = createHeapKeeper(RHYTHM);
  for (const some of csv.rows()) {
    const before = { made: made.length, errors: errors.length };
    const drafts: Draft[] = [];
    await reader.prepare(some);
    for (const row of some) {
      rows++;
      if (rowLimit !== null && rows > rowLimit) break;
      if (reader.isTracked(row)) {
        tracked++;
        if (!needs.mayTrack)
          throw new Fault("dynamic_code_not_enabled", "Your plan does not include tracked codes.");
      }
      try {
        const draft = draftOf(row);
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
    keepHeapSmall();
    await pace();
    if (needs.signal.aborted) throw new Error("The client left");
    if (rowLimit !== null && rows > rowLimit) break;
    if (!needs.skips && !needs.counts && errors.length >= MOST_ERRORS) break;
  }
  errors.sort((a, b) => a.row - b.row);
  made.sort((a, b) => a.row - b.row);
  return { rows, tracked, made, errors, codes };
}

function shortIdFault(detail: string): Fault {
  return new Fault("short_id_taken", `The shortId ${detail}.`, { errors: [{ pointer: "/shortId", detail }] });
}
