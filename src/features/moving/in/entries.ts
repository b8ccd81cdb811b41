import type { Explanation } from "../../../kit/shared/reasons.ts";
import { createCsvRecords } from "./csv-records.ts";
import type { Draft, Surroundings } from "./draft.ts";
import { createJsonRecords } from "./json-records.ts";
import type { Reader } from "./reader.ts";
import type { FileRecord, RecordParser } from "./records.ts";
import { createRow } from "./row.ts";

/** A row of a file as it was read: its codes, and the names of its dropped values. */
export interface ImportEntry {
  /** From 1. */
  readonly row: number;
  readonly drafts: readonly Draft[];
  readonly dropped: readonly string[];
}

/** The form of a file. */
export type FileForm = "csv" | "json";

/**
 * Reads the entries of a file while it arrives, with `null` after each piece, when there is time for other
 * work.
 * @returns whether the file is a list without entries.
 */
export async function* readEntries(
  pieces: AsyncIterable<Uint8Array>,
  form: FileForm,
  reader: Reader,
  around: Surroundings,
): AsyncGenerator<ImportEntry | null, boolean> {
  const isTable = form === "csv";
  const parser: RecordParser = isTable
    ? createCsvRecords(reader.isDatabase)
    : createJsonRecords(reader.recordPaths);
  let row = 0;
  let isToldOfCase = reader.ignoresCase !== true;

  function entryOf(record: FileRecord): ImportEntry {
    const entry = readEntry(record, ++row, reader, around, isTable);
    if (isToldOfCase || !entry.drafts.some(({ shortId }) => /[a-z]/i.test(shortId))) return entry;
    isToldOfCase = true;
    return { ...entry, dropped: [...entry.dropped, IGNORES_CASE] };
  }

  for await (const piece of pieces) {
    for (const record of parser.take(piece)) yield entryOf(record);
    yield null;
  }
  for (const record of parser.end()) yield entryOf(record);
  return row === 0 && parser.hadList?.() === true;
}

/** Told once a file. Here `abc` is not found where `ABC` was printed. */
const IGNORES_CASE =
  "short ids in other capital and small letters, which that service takes for the same (all rows)";

function readEntry(
  record: FileRecord,
  row: number,
  reader: Reader,
  around: Surroundings,
  isTable: boolean,
): ImportEntry {
  if ("fault" in record) return { row, drafts: [], dropped: [whole(record.fault)] };
  const values = createRow(record.values, isTable);
  const reading = reader.read(values, around);
  if (typeof reading === "string") return { row, drafts: [], dropped: [whole({ detail: reading })] };
  return { row, drafts: reading, dropped: values.dropped() };
}

/** The words by which it is told that a row makes no code. */
export function whole({ detail }: Pick<Explanation, "detail">): string {
  return `the whole row: it ${detail}`;
}
