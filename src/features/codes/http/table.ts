import type { CsvRows } from "../../../kit/shared/csv.ts";
import { cellOfList } from "../../../kit/shared/csv-list.ts";
import { UTM_NAMES } from "../../rules/constants.ts";
import { CELLS, MEMBERS } from "../members.ts";
import type { CodeRecord, CountedCode } from "../model.ts";

/**
 * The list of codes as a file, whose rows `POST /app/api/codes/edits` reads back. It has the members that a
 * spreadsheet can hold: no JSON, which may be longer than a cell.
 */
const COLUMNS = [
  ...(["shortId", "domain", "title", "target", "group", "active"] as const),
  ...CELLS.filter(
    (name) => /^(?:text|list)$/.test(MEMBERS[name].cell) && name !== "title" && name !== "group",
  ),
];

export const CODE_HEAD = [...COLUMNS, ...UTM_NAMES.map((name) => `utm_${name}`)];

export function codeRow(code: CodeRecord | CountedCode): CsvRows[number] {
  const members = new Map<string, unknown>(Object.entries(code));
  const cells = COLUMNS.map((name) => {
    const value = members.get(name);
    if (Array.isArray(value)) return cellOfList(value) || null;
    return typeof value === "string" || typeof value === "boolean" ? value : null;
  });
  return [...cells, ...UTM_NAMES.map((name) => code.utm?.[name] ?? null)];
}

/** The rows of a list, a page at a time. */
export async function* codeTable(pages: AsyncIterable<readonly CountedCode[]>): AsyncGenerator<CsvRows> {
  yield [CODE_HEAD];
  for await (const page of pages) yield page.map(codeRow);
}
