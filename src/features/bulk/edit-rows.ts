import { Fault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { readCell } from "./cell-style.ts";
import type { Columns } from "./columns.ts";
import { jsonOf } from "./content-cells.ts";
import { type Csv, type CsvRow, csvInvalid } from "./csv.ts";
import { gs1Cells, pathOfCells } from "./gs1-cells.ts";
import { CELL_MEMBERS, isJsonCell, isListCell, LOCK_COLUMNS, UTM_COLUMNS } from "./model.ts";
import { rowError } from "./rows.ts";
import type { EditRow, ReadEdit } from "./session-model.ts";

const TEXTS = [
  "type",
  "target",
  "active",
  ...CELL_MEMBERS.filter((name) => !isJsonCell(name) && !isListCell(name)),
] as const;
const LISTS = CELL_MEMBERS.filter(isListCell);
const VALUES = CELL_MEMBERS.filter(isJsonCell);

/** Reads a file whose rows change codes, in pieces that may be empty. @throws Fault `csv_invalid`. */
export function readEdits(csv: Csv, columns: Columns): Iterator<readonly ReadEdit[]> {
  if (!columns.has("shortId"))
    throw csvInvalid(
      "The CSV needs the column shortId: it says which code a row changes.",
      explain("csv_no_short_ids"),
    );
  return piecesOf(csv, columns);
}

function* piecesOf(csv: Csv, columns: Columns): Generator<readonly ReadEdit[]> {
  for (const some of csv.rows()) yield some.map((row) => readEdit(row, columns));
}

function readEdit(row: CsvRow, columns: Columns): ReadEdit {
  try {
    if (row.problem !== null) throw csvInvalid(row.problem.detail, row.problem);
    return editOf(row, columns);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { error: rowError(row.row, error, columns.nameOf) };
  }
}

/** @throws Fault for a cell that can't be read. */
function editOf({ row, cells }: CsvRow, columns: Columns): EditRow {
  const shortId = columns.own(cells, "shortId");
  if (shortId === undefined)
    throw new Fault("fields_invalid", "The row names no code.", {
      errors: [{ pointer: "/shortId", ...explain("required") }],
    });
  const given = TEXTS.filter(columns.has);
  const style = columns.own(cells, "style");
  return {
    row,
    shortId,
    domain: columns.own(cells, "domain") ?? null,
    texts: Object.fromEntries(given.map((name) => [name, columns.own(cells, name) ?? ""])),
    lists: Object.fromEntries(
      LISTS.filter(columns.has).map((name) => [name, columns.own(cells, name) ?? ""]),
    ),
    values: Object.fromEntries(
      VALUES.filter(columns.has).map((name) => [name, jsonOf(name, columns.own(cells, name)) ?? null]),
    ),
    ...(columns.has("style") && { style: style === undefined ? null : readCell(style) }),
    utm: Object.fromEntries(
      UTM_COLUMNS.filter(([, column]) => columns.has(column)).map(([name, column]) => [
        name,
        columns.own(cells, column) ?? "",
      ]),
    ),
    lock: Object.fromEntries(
      LOCK_COLUMNS.flatMap(([name, column]) => {
        const cell = columns.own(cells, column);
        return cell === undefined ? [] : [[name, cell]];
      }),
    ),
    gs1: pathOfCells(gs1Cells((name) => columns.own(cells, name))),
    fields: columns.fields(cells).map(([name, cell]) => [name, cell, columns.nameOf(name)]),
  };
}
