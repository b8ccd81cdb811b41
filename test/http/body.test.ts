import { describe, expect, test } from "bun:test";
import { jsonObject, withoutNulls } from "../../src/http/body.ts";

const read = (text: string) => jsonObject(new TextEncoder().encode(text));

/** An object whose member `a` holds `levels` nested arrays. */
const nested = (levels: number) => `{"a":${"[".repeat(levels)}${"]".repeat(levels)}}`;

describe("a JSON body", () => {
  test("of no bytes is an empty object", () => {
    expect(jsonObject(new Uint8Array())).toEqual({});
  });

  test("may be nested 64 levels deep, and no deeper", () => {
    expect(Object.keys(read(nested(63)))).toEqual(["a"]);
    expect(() => read(nested(64))).toThrow("64 levels");
    expect(() => read(`${'{"a":'.repeat(65)}1${"}".repeat(65)}`)).toThrow("64 levels");
  });

  test("may hold many brackets beside each other, and in texts", () => {
    expect(read(`{"a":[${"[],".repeat(200)}[]]}`)["a"]).toHaveLength(201);
    const text = "[{".repeat(200);
    expect(read(JSON.stringify({ a: text, [text]: `\\"${text}"\\` }))).toEqual({
      a: text,
      [text]: `\\"${text}"\\`,
    });
  });

  test("may hold 10,000 values, and no more, of whatever kind", () => {
    const items = (item: string, count: number) =>
      `{"a":[${Array.from({ length: count }, () => item).join()}]}`;
    const members = (count: number) => `{${Array.from({ length: count }, (_, i) => `"${i}":0`).join()}}`;
    expect(read(items("0", 9_998))["a"]).toHaveLength(9_998);
    for (const text of [items("0", 9_999), items("[]", 5_000), items('{"b":1}', 5_000), members(10_000)])
      expect(() => read(text)).toThrow("10000 values");
    expect(read(JSON.stringify({ a: ",[{".repeat(9_000) }))["a"]).toHaveLength(27_000);
  });

  test("is counted on after a text that ends with a backslash", () => {
    expect(() => read(`{"b":"\\\\","a":${"[".repeat(64)}${"]".repeat(64)}}`)).toThrow("64 levels");
  });

  test.each(["[]", "1", '"a"', "null", "{", "\u0000"])("%p is refused", (text) => {
    expect(() => read(text)).toThrow("The body must be");
  });

  test("without __proto__ as a member", () => {
    expect(Object.keys(read('{"__proto__":{"a":1},"b":2}'))).toEqual(["b"]);
  });

  test("with a lone surrogate is refused, with a pair it is not", () => {
    expect(() => read('{"a":"\\ud83d"}')).toThrow("surrogate");
    expect(read('{"a":"\\ud83d\\ude00"}')).toEqual({ a: "\u{1f600}" });
  });
});

test("null members are left out at every depth, null entries of arrays stay", () => {
  expect(withoutNulls({ a: null, b: { c: null, d: [{ e: null }, null, 0] }, f: false })).toEqual({
    b: { d: [{}, null, 0] },
    f: false,
  });
});
