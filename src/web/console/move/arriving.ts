import type { Import } from "quietzone-client";
import { parseCsv } from "../../lib/csv.ts";

/** Sending another service's export, and reading what came of it. */

/** Bytes at the beginning of a file that tell its form: white space may come first. */
const LOOKED_AT = 256;

/** The media type of an export, by its first bytes: names and types of files are often wrong. */
export async function mediaTypeOf(file: Blob): Promise<string> {
  const start = await file.slice(0, LOOKED_AT).text();
  if (start.startsWith("PK")) return "application/zip";
  // In UTF-16 every other byte is 0.
  const first = start.replace(/[^!-~]/g, "").charAt(0);
  return first === "{" || first === "[" ? "application/json" : "text/csv";
}

/** A table up to this size is searched for blank rows, which spreadsheets count. */
const SEARCHED_BYTES = 1_024 * 1_024;

/** A report on a table with the numbers that rows have in a spreadsheet: the service counts those of data, from 1. */
export async function withLines(answer: Import, table: Blob): Promise<Import> {
  const lines = table.size > SEARCHED_BYTES ? [] : (parseCsv(await table.text())?.lines ?? []);
  const placed = <T extends { readonly row: number }>(entries: readonly T[]): T[] =>
    entries.map((entry) => ({ ...entry, row: lines[entry.row] ?? entry.row + 1 }));
  return { ...answer, conflicts: placed(answer.conflicts), dropped: placed(answer.dropped) };
}

/** Rows with the same conflict or the same dropped value. */
export interface SourceKind {
  /** As the service says it. */
  readonly what: string;
  readonly count: number;
  /** The first of them, with their short ids where these are told. */
  readonly rows: readonly { readonly row: number; readonly shortId?: string }[];
}

/** Rows that are named of a kind. */
const NAMED = 5;

/** Beyond 10,000 rows the service names a kind once, with the number of its rows. */
const FURTHER = / \(and in (\d+) more rows\)$/;

/** The entries of a report by kind, the largest first. */
export function kindsOf(
  entries: readonly (Import["conflicts"] | Import["dropped"])[number][],
): readonly SourceKind[] {
  const kinds = new Map<string, { count: number; rows: { row: number; shortId?: string }[] }>();
  for (const entry of entries) {
    const said = "what" in entry ? entry.what : entry.reason;
    const what = said.replace(FURTHER, "");
    const kind = kinds.get(what) ?? { count: 0, rows: [] };
    kind.count += 1 + Number(FURTHER.exec(said)?.[1] ?? 0);
    const { row } = entry;
    if (kind.rows.length < NAMED)
      kind.rows.push("shortId" in entry ? { row, shortId: entry.shortId } : { row });
    kinds.set(what, kind);
  }
  return [...kinds].map(([what, kind]) => ({ what, ...kind })).sort((a, b) => b.count - a.count);
}
