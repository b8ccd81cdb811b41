import { describe, expect, test } from "bun:test";
import { jsonObject, withoutNulls } from "../../../src/kit/http/body.ts";

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

  test("may hold 5,000 values, and no more, of whatever kind", () => {
    const items = (item: string, count: number) =>
      `{"a":[${Array.from({ length: count }, () => item).join()}]}`;
    const members = (count: number) => `{${Array.from({ length: count }, (_, i) => `"${i}":0`).join()}}`;
    expect(read(items("0", 4_998))["a"]).toHaveLength(4_998);
    for (const text of [items("0", 4_999), items("[]", 2_500), items('{"b":1}', 2_500), members(5_000)])
      expect(() => read(text)).toThrow("5000 values");
    expect(read(JSON.stringify({ a: ",[{".repeat(9_000) }))["a"]).toHaveLength(27_000);
  });

  test("is counted on after a text that ends with a backslash", () => {
    expect(() => read(`{"b":"\\\\","a":${"[".repeat(64)}${"]".repeat(64)}}`)).toThrow("64 levels");
  });

  test.each(["[]", "1", '"a"', "null", "{", "\u0000"])("%p is refused", (text) => {
    expect(() => read(text)).toThrow(/^The body (must be a JSON object|is not JSON)/);
    expect(() => read(text)).toThrow(
      expect.objectContaining({
        errors: [expect.objectContaining({ pointer: "", reason: expect.stringMatching(/^\w/) })],
      }),
    );
  });

  test("without __proto__ as a member", () => {
    expect(Object.keys(read('{"__proto__":{"a":1},"b":2}'))).toEqual(["b"]);
  });

  test("with a lone surrogate is refused, with a pair it is not", () => {
    expect(() => read('{"a":"\\ud83d"}')).toThrow("surrogate");
    expect(read('{"a":"\\ud83d\\ude00"}')).toEqual({ a: "\u{1f600}" });
  });

  test("is searched for lone surrogates as its texts and names have them", () => {
    const parts = [
      "\\ud83d",
      "\\uDE00",
      "\\udbff",
      "\\uDC00",
      "\\ud7ff",
      "\\ue000",
      "\\\\",
      '\\"',
      "u",
      "d83d",
      "\u{1f600}",
    ];
    for (const one of parts)
      for (const two of parts)
        for (const three of parts) {
          const text = `"${one}${two}${three}"`;
          const isWhole = String(JSON.parse(text)).isWellFormed();
          for (const body of [`{"a":${text}}`, `{${text}:["",${text}]}`])
            if (isWhole) expect(read(body)).toEqual(JSON.parse(body));
            else expect(() => read(body), body).toThrow("surrogate");
        }
    expect(() => read('{"a":"\\ud83d","b":"\\ude00"}')).toThrow("surrogate");
    expect(() => read('{"a":"\\ud83d\\u')).toThrow("not JSON");
  });
});

test("null members are left out at every depth, null entries of arrays stay", () => {
  expect(withoutNulls({ a: null, b: { c: null, d: [{ e: null }, null, 0] }, f: false })).toEqual({
    b: { d: [{}, null, 0] },
    f: false,
  });
});
