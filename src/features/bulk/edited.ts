import type { CountedCode, EditCode } from "../codes/model.ts";
import type { Member } from "../codes/members.ts";
import { tagsOf } from "../../kit/shared/tags.ts";
import type { CodeStyle } from "../looks/model.ts";
import { withFormulas, withoutFormulas } from "../../kit/shared/csv.ts";
import { cellOfList, listInCell } from "../../kit/shared/csv-list.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { isObject } from "../../kit/shared/json.ts";
import { withoutPin } from "../../kit/shared/pin.ts";
import { explain, type Reason } from "../../kit/shared/reasons.ts";
import { schemaDetails } from "../../kit/shared/schema.ts";
import { CLEARABLE, codeEdit } from "./model.ts";
import { truthOf, typed } from "./cells.ts";
import type { EditRow } from "./session-model.ts";

/** The cell that the CSV list has for a text. The same cell in a file means: unchanged. */
function cellOf(text: string): string {
  return withoutFormulas(text).replace(/\r\n?/g, "\n").trim();
}

/** The text of a cell; `undefined` where it is the present one. */
function textIn(cell: string, present: string): string | undefined {
  if (cell === cellOf(present)) return undefined;
  const text = withFormulas(cell);
  return text === present ? undefined : text;
}

/** The members that a row would change of its code. @throws Fault */
export function editIn(row: EditRow, code: CountedCode, style: CodeStyle | null | undefined): EditCode {
  const { type, active = "", ...texts } = row.texts;
  if (type && type.toLowerCase() !== code.type) throw wrong("/type", "type_stays");
  if (row.gs1 !== null && row.gs1 !== code.gs1) throw wrong("/gtin", "type_stays");
  const change: Record<string, unknown> = {
    ...textsIn(texts, code),
    ...listsIn(row.lists, code),
    ...Object.fromEntries(Object.entries(row.values).filter(([name, value]) => !isSame(code, name, value))),
    ...(style !== undefined && !Bun.deepEquals(style, code.style && withoutPin(code.style)) && { style }),
    ...utmIn(row.utm, code),
    ...fieldsIn(row.fields, code),
    ...lockIn(row.lock, code),
  };
  const isActive = active === "" ? code.active : truthOf(active);
  if (isActive === undefined) throw wrong("/active", "not_boolean");
  if (isActive !== code.active) change["active"] = isActive;
  if (codeEdit.Check(change)) return change;
  throw new Fault("invalid_request", "The row is not valid.", {
    errors: schemaDetails(codeEdit, change, ""),
  });
}

/** The members of a change, or of its code, as clients see them: a lock has its hint alone. */
export function withoutSecrets(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { lock } = values;
  if (!isObject(lock)) return values;
  return { ...values, lock: { hint: lock["hint"] || null } };
}

/** The present values of those members that a change names. */
export function before(code: CountedCode, change: object): Record<string, unknown> {
  const members = new Map<string, unknown>(Object.entries(code));
  return Object.fromEntries(Object.keys(change).map((name) => [name, members.get(name)]));
}

function isSame(code: CountedCode, name: string, value: unknown): boolean {
  return Bun.deepEquals(before(code, { [name]: value })[name], value);
}

function textsIn(texts: Readonly<Record<string, string>>, code: CountedCode): Record<string, unknown> {
  const present = new Map<string, unknown>(Object.entries(code));
  const change: Record<string, unknown> = {};
  for (const [name, cell] of Object.entries(texts)) {
    const text = textIn(cell, `${present.get(name) ?? ""}`);
    if (text === undefined) continue;
    if (text !== "") change[name] = text;
    else if (CLEARABLE.includes(name)) change[name] = null;
    else if (name === ("target" satisfies Member)) throw wrong("/target", "required");
  }
  return change;
}

/** An empty cell takes all away. */
function listsIn(cells: EditRow["lists"], code: CountedCode): Record<string, unknown> {
  const present = new Map<string, unknown>(Object.entries(code));
  const change: Record<string, unknown> = {};
  for (const [name, cell] of Object.entries(cells)) {
    const list = present.get(name);
    const text = textIn(cell, cellOfList(Array.isArray(list) ? list : []));
    const given = text === undefined ? list : tagsOf(listInCell(text));
    if (!Bun.deepEquals(given, list)) change[name] = given;
  }
  return change;
}

function utmIn(cells: EditRow["utm"], code: CountedCode): Pick<EditCode, "utm"> {
  const present = new Map(Object.entries(code.utm ?? {}));
  let isOther = false;
  for (const [name, cell] of Object.entries(cells)) {
    const text = textIn(cell, present.get(name) ?? "");
    if (text === undefined) continue;
    isOther = true;
    if (text === "") present.delete(name);
    else present.set(name, text);
  }
  if (!isOther) return {};
  return { utm: present.size === 0 ? null : Object.fromEntries(present) };
}

/** The cell in place of a password that removes the lock. It is too short to be one. */
const NO_LOCK = "-";

/** The lock that a row gives. An empty cell leaves it: lists have no passwords. */
function lockIn({ password, hint }: EditRow["lock"], code: CountedCode): Record<string, unknown> {
  if (password === NO_LOCK) return code.lock === null ? {} : { lock: null };
  const isOther = hint !== undefined && hint !== code.lock?.hint;
  if (password === undefined && isOther && code.lock === null) throw wrong("/lock/password", "required");
  if (password === undefined) return isOther ? { lock: { hint } } : {};
  return { lock: { password, hint: hint ?? code.lock?.hint ?? "" } };
}

/**
 * The fields of a code with those of a row. An empty cell leaves its field: rows of other types have no such
 * field.
 */
function fieldsIn(cells: EditRow["fields"], code: CountedCode): Pick<EditCode, "fields"> {
  const fields = { ...code.fields };
  for (const [name, cell] of cells) {
    const present = fields[name];
    if (typeof present === "string" && textIn(cell.trim(), present) === undefined) continue;
    fields[name] = typed(code.type, name, withFormulas(cell));
  }
  return Bun.deepEquals(fields, code.fields) ? {} : { fields };
}

function wrong(pointer: string, reason: Extract<Reason, "type_stays" | "not_boolean" | "required">): Fault {
  const why = explain(reason);
  return new Fault("fields_invalid", `The row ${why.detail}.`, { errors: [{ pointer, ...why }] });
}
