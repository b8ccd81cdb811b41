import { expect, test } from "bun:test";
import {
  createStatements,
  forUpdate,
  isChosen,
  isOneOf,
  joined,
  NOTHING,
  type SqlPart,
  raw,
  sql,
  type Template,
} from "../../db/sql.ts";
import { DIALECT, statementOf } from "./statements.ts";

/** A template, as a store's statement is one. */
function template(strings: TemplateStringsArray, ...parts: SqlPart[]): Template {
  return { strings, parts };
}

test("values are parameters, numbered as they come, inside fragments too", () => {
  const inner = sql`and group_tag = ${"summer"}`;
  expect(statementOf(sql`where id = ${"a"} ${inner} limit ${5}`)).toEqual({
    text: "where id = $1 and group_tag = $2 limit $3",
    values: ["a", "summer", 5],
  });
});

test("null, truth values and bytes are values", () => {
  const values = [null, false, true, 0, "", Uint8Array.of(1)];
  const list = values.map((value) => sql`${value}`);
  expect(statementOf(joined(list, ", "))).toEqual({ text: "$1, $2, $3, $4, $5, $6", values });
});

test("nothing adds nothing", () => {
  expect(statementOf(sql`a${NOTHING}b`)).toEqual({ text: "ab", values: [] });
});

test("a list is one parameter however many values it has", () => {
  expect(statementOf(sql`id ${isOneOf(["a", "b"])}`)).toEqual({ text: "id IN $1", values: ['["a","b"]'] });
  expect(statementOf(sql`id ${isOneOf([])}`).values).toEqual(["[]"]);
});

test("rows are chosen by what tells them apart in the engine", () => {
  const some = sql`from scans where seq = ${1} limit ${2}`;
  expect(statementOf(isChosen("seq, id", some))).toEqual({
    text: "(ROW(seq, id)) AMONG select ROW(seq, id) from scans where seq = $1 limit $2",
    values: [1, 2],
  });
});

test("one template gives other statements with other values, and with other fragments", () => {
  const write = createStatements(DIALECT);
  const find = (id: string, end: SqlPart) => write(template`select 1 where id = ${id} ${end}`);
  expect(find("a", forUpdate)).toEqual({ text: "select 1 where id = $1 FOR UPDATE", values: ["a"] });
  expect(find("b", forUpdate)).toEqual({ text: "select 1 where id = $1 FOR UPDATE", values: ["b"] });
  expect(find("c", raw("limit 1"))).toEqual({ text: "select 1 where id = $1 limit 1", values: ["c"] });
  expect(find("d", sql`limit ${3}`)).toEqual({ text: "select 1 where id = $1 limit $2", values: ["d", 3] });
  // A fragment with values of its own is written anew each time, also when it is the same object.
  const limit = sql`limit ${4}`;
  for (const id of ["e", "f"])
    expect(find(id, limit)).toEqual({ text: "select 1 where id = $1 limit $2", values: [id, 4] });
  // A value where a fragment was, and the other way round.
  expect(find("g", 5)).toEqual({ text: "select 1 where id = $1 $2", values: ["g", 5] });
  expect(find("h", forUpdate)).toEqual({ text: "select 1 where id = $1 FOR UPDATE", values: ["h"] });
});
