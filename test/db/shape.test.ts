import { describe, expect, test } from "bun:test";
import { bytes, type Column, flag, from, nullable, shape, text, whole } from "../../db/shape.ts";
import { sql } from "../../db/sql.ts";
import { statementOf } from "./statements.ts";

describe("a column", () => {
  test("of whole numbers takes those of 64 bits that the driver gives as text", () => {
    expect(whole.read(7, "n")).toBe(7);
    expect(whole.read("1763812800000", "n")).toBe(1_763_812_800_000);
    expect(whole.read("-1", "n")).toBe(-1);
  });

  test.each(["", "1.5", "9007199254740992", "x", 0.5, Number.NaN, null, undefined, true])(
    "of whole numbers refuses %p",
    (value) => {
      expect(() => whole.read(value, "n")).toThrow("Cannot read n from the database: a whole number");
    },
  );

  test("of truth values takes what either engine gives", () => {
    expect([true, 1, false, 0].map((value) => flag.read(value, "on"))).toEqual([true, true, false, false]);
    for (const value of [2, -1, "true", null]) expect(() => flag.read(value, "on")).toThrow("truth value");
  });

  test("of texts and bytes takes nothing else", () => {
    expect(text.read("", "t")).toBe("");
    expect(() => text.read(null, "t")).toThrow("a text was expected");
    expect(bytes.read(Uint8Array.of(1), "b")).toEqual(Uint8Array.of(1));
    expect(() => bytes.read("01", "b")).toThrow("bytes was expected");
  });

  test("that may be null is otherwise as strict", () => {
    expect(nullable(whole).read(null, "n")).toBeNull();
    expect(nullable(whole).read("5", "n")).toBe(5);
    expect(() => nullable(whole).read("five", "n")).toThrow();
    expect(() => nullable(whole).read(undefined, "n")).toThrow();
  });
});

test("a column may make one value of several expressions, which its row no longer has then", () => {
  const range: Column<string> = {
    from: "low",
    beside: { top: "coalesce(high, 9)" },
    read(value: unknown, member: string, row = {}) {
      const { top } = row;
      row["top"] = undefined;
      return `${whole.read(value, member)} to ${whole.read(top, "top")}`;
    },
  };
  const ranged = shape({ id: text, range });
  expect(statementOf(sql`select ${ranged} from t`).text).toBe(
    'select id as "id", low as "range", coalesce(high, 9) as "top" from t',
  );
  const row: { id: string; range: string } = ranged.read({ id: "a", range: 3, top: "5" });
  expect(row).toEqual({ id: "a", range: "3 to 5" });
});

const CODE = shape({
  id: text,
  shortId: text,
  group: from("group_tag", nullable(text)),
  active: flag,
});

describe("a shape", () => {
  test("is the list of its columns in a statement", () => {
    expect(statementOf(sql`select ${CODE} from codes`).text).toBe(
      'select id as "id", short_id as "shortId", group_tag as "group", active as "active" from codes',
    );
  });

  test("reads a row, and names the member that is wrong", () => {
    const row = { id: "code_1", shortId: "a", group: null, active: 1 };
    expect(CODE.read(row)).toEqual({ id: "code_1", shortId: "a", group: null, active: true });
    expect(() => CODE.read({ id: "code_1", shortId: null, group: null, active: 1 })).toThrow("shortId");
    expect(() => CODE.read({ id: "code_1" })).toThrow("shortId");
  });

  test("writes an insertion of the members that the first row has", () => {
    const rows = [
      { id: "a", group: null },
      { id: "b", group: "summer" },
    ];
    expect(statementOf(sql`insert into codes ${CODE.values(...rows)}`)).toEqual({
      text: "insert into codes (id, group_tag) values ($1, $2), ($3, $4)",
      values: ["a", null, "b", "summer"],
    });
  });

  test("writes the changes of an update, and leaves out what is not named", () => {
    expect(
      statementOf(sql`update codes set ${CODE.set({ group: null, active: false })} where id = ${"a"}`),
    ).toEqual({
      text: "update codes set group_tag = $1, active = $2 where id = $3",
      values: [null, false, "a"],
    });
  });
});
