import { Fault } from "../../kit/shared/fault.ts";
import { type Explanation, explain } from "../../kit/shared/reasons.ts";
import { schemaDetails } from "../../kit/shared/schema.ts";
import { parseSent } from "../../kit/shared/sent-json.ts";
import type { OwnColumn } from "./columns.ts";
import type { Cell } from "../codes/members.ts";
import { listInCell } from "../../kit/shared/csv-list.ts";
import { gs1Cells } from "./gs1-cells.ts";
import { guidePage } from "./guide-cells.ts";
import {
  CELL_MEMBERS,
  isJsonCell,
  isListCell,
  LOCK_COLUMNS,
  ROW_MEMBERS,
  type RowContent,
  rowContent,
  UTM_COLUMNS,
} from "./model.ts";

/** A cell of a row; `undefined` when it is empty. */
type Own = (name: OwnColumn) => string | undefined;

/** Reads the cells of a row by the schema of a code. @throws Fault `fields_invalid`. */
export function readContentCells(own: Own): RowContent {
  const utm = given(UTM_COLUMNS.map(([name, column]) => [name, own(column)]));
  const lock = given(LOCK_COLUMNS.map(([name, column]) => [name, own(column)]));
  const guide = guidePage(own);
  const content = given([
    ...CELL_MEMBERS.map((name) => [name, cellValue(name, own(name))] as const),
    ...(guide === undefined ? [] : [["landing", guide] as const]),
    ["shortId", own("shortId")],
    ["domain", own("domain")],
    ["gs1", gs1Cells(own)],
    ["utm", Object.keys(utm).length > 0 ? utm : undefined],
    ["lock", Object.keys(lock).length > 0 ? lock : undefined],
  ]);
  if (rowContent.Check(content)) return content;
  throw new Fault("fields_invalid", "The row is not valid.", {
    errors: schemaDetails(rowContent, content, ""),
  });
}

function cellValue(name: Cell, cell: string | undefined): unknown {
  if (isJsonCell(name)) return jsonOf(name, cell);
  return isListCell(name) && cell !== undefined ? listInCell(cell) : cell;
}

/** The members of rows without a target as well, and of those that draw a GS1 Digital Link. */
const OF_ANY_ROW: readonly string[] = ["title", "group"];
const OF_LINKS: readonly string[] = [...OF_ANY_ROW, "domain"];

/** Checks that a row without a target has nothing that only a tracked code can have. @throws Fault `target_required`. */
export function checkUntracked(content: RowContent): void {
  if (content.shortId !== undefined) throw untracked("/shortId", explain("short_id_untracked"));
  const its = content.gs1 ? OF_LINKS : OF_ANY_ROW;
  const name = ROW_MEMBERS.find((member) => !its.includes(member) && content[member] !== undefined);
  if (name === undefined) return;
  const [parameter] = Object.keys(content.utm ?? {});
  const place = name === "utm" ? `utm/${parameter}` : name === "lock" ? "lock/password" : name;
  throw untracked(`/${place}`, explain("row_untracked"));
}

function untracked(pointer: string, why: Explanation): Fault {
  return new Fault("target_required", "Only a row with a target is tracked.", {
    errors: [{ pointer, ...why }],
  });
}

/** The value of a cell with JSON. `null` is none, as in a body. */
export function jsonOf(name: string, cell: string | undefined): unknown {
  if (cell === undefined) return undefined;
  const sent = parseSent(Buffer.from(cell));
  if ("value" in sent) return sent.value ?? undefined;
  throw new Fault("fields_invalid", `The ${name} can't be read.`, {
    errors: [{ pointer: `/${name}`, ...sent.flaw }],
  });
}

function given(values: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
