import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { locate, searchOf } from "../../../src/features/rules/location.ts";
import type { Utm } from "../../../src/features/rules/model.ts";

/** The `Location` of a scan: the target's own query, that of the scan, utm, and the target's fragment. */

const TARGET = "https://museum.example/hall";
const POSTER: Utm = { source: "poster", campaign: "early & late" };
const POSTER_QUERY = "utm_source=poster&utm_campaign=early%20%26%20late";

describe("the query of a scan is passed on byte for byte", () => {
  const cases: Record<string, [target: string, search: string, location: string]> = {
    nothing: [TARGET, "", TARGET],
    "a parameter": [TARGET, "a=1", `${TARGET}?a=1`],
    "behind the target's own": [`${TARGET}?b=2`, "a=1", `${TARGET}?b=2&a=1`],
    "before the fragment": [`${TARGET}#top?x#y`, "a=1", `${TARGET}?a=1#top?x#y`],
    "between query and fragment": [`${TARGET}?b=2#top`, "a=1", `${TARGET}?b=2&a=1#top`],
    "behind an empty query": [`${TARGET}?#`, "a=1", `${TARGET}?a=1#`],
    "to a bare host": ["https://museum.example", "a=1", "https://museum.example/?a=1"],
    "a semicolon separates nothing": [`${TARGET}?b=2`, "a=1;b=3", `${TARGET}?b=2&a=1;b=3`],
    "escapes stay as they are": [TARGET, "a=%2F%2f%zz%", `${TARGET}?a=%2F%2f%zz%`],
    "plus signs": [TARGET, "a+b=c+d%2B", `${TARGET}?a+b=c+d%2B`],
    "empty values, and names without a value": [TARGET, "a=&b&=c&=", `${TARGET}?a=&b&=c&=`],
    "empty parts": [`${TARGET}?b=2`, "&&a=1&", `${TARGET}?b=2&&&a=1&`],
    duplicates: [`${TARGET}?b=2`, "a=1&a=1&a=2", `${TARGET}?b=2&a=1&a=1&a=2`],
    "question marks and slashes": [TARGET, "?a=/../b?c", `${TARGET}??a=/../b?c`],
    "bytes that are no UTF-8": [TARGET, "a=%FF%C3", `${TARGET}?a=%FF%C3`],
  };
  for (const [name, [target, search, location]] of Object.entries(cases))
    test(name, () => expect(locate(target, null)(search)).toBe(location));
});

describe("the target's own names win", () => {
  const cases: Record<string, [own: string, search: string, passed: string]> = {
    "the same name": ["a=1", "a=2&b=3&a=4", "b=3"],
    "an empty one": ["a", "a=2", ""],
    "an escaped one": ["a%62", "ab=2&%61b=3&%61%62=4&ab%20=5", "ab%20=5"],
    "one in other letters stays": ["a=1", "A=2", "A=2"],
    "a plus sign is a blank": ["a%20b=1", "a+b=2&a%2Bb=3", "a%2Bb=3"],
    "no name at all": ["=1", "=2&&b", "&b"],
    "letters beyond ASCII": ["ä=1", "%C3%A4=2&a%CC%88=3", "a%CC%88=3"],
    "bytes that are no UTF-8 are all the same to a form": ["%FF=1", "%FE=2&%C3=3&x=4", "x=4"],
    "a mark of the order of bytes is part of a name": ["%EF%BB%BFa=1", "a=2", "a=2"],
  };
  for (const [name, [own, search, passed]] of Object.entries(cases))
    test(name, () => {
      const { href } = new URL(`${TARGET}?${own}`);
      expect(locate(`${TARGET}?${own}#top`, null)(search)).toBe(`${href}${passed && `&${passed}`}#top`);
    });
});

test("utm comes last, where the target has none of its name", () => {
  expect(locate(TARGET, POSTER)("")).toBe(`${TARGET}?${POSTER_QUERY}`);
  expect(locate(`${TARGET}?a=1#top`, POSTER)("b=2")).toBe(`${TARGET}?a=1&b=2&${POSTER_QUERY}#top`);
  expect(locate(`${TARGET}?utm_source=own`, POSTER)("")).toBe(
    `${TARGET}?utm_source=own&utm_campaign=early%20%26%20late`,
  );
  expect(locate(`${TARGET}?%75tm_source`, { source: "poster" })("utm_source=scan")).toBe(
    `${TARGET}?%75tm_source`,
  );
  // The contract compares utm with the target alone.
  expect(locate(TARGET, { source: "poster" })("utm_source=scan")).toBe(
    `${TARGET}?utm_source=scan&utm_source=poster`,
  );
  const all = { source: "ä+/", medium: "1", campaign: "2", term: "3", content: "😀" };
  expect(new URL(locate(TARGET, all)("")).search).toBe(
    "?utm_source=%C3%A4%2B%2F&utm_medium=1&utm_campaign=2&utm_term=3&utm_content=%F0%9F%98%80",
  );
});

test("a Location has at most 8 KiB: a parameter with which it would be longer is left out", () => {
  const longest = 8 * 1024 - `${TARGET}?a=`.length;
  const fits = `a=${"x".repeat(longest)}`;
  expect(locate(TARGET, null)(fits)).toBe(`${TARGET}?${fits}`);
  expect(locate(TARGET, null)(`${fits}x`)).toBe(TARGET);
  expect(locate(TARGET, null)(`b=1&${fits}&c=2`)).toBe(`${TARGET}?b=1&c=2`);
  expect(locate(`${TARGET}#`, null)(fits)).toBe(`${TARGET}#`);
  // The scan's parameters give way to utm, and both to a target that is as long by itself.
  expect(locate(TARGET, { source: "poster" })(fits)).toBe(`${TARGET}?utm_source=poster`);
  const long = `${TARGET}?${"ä".repeat(2_000)}`;
  expect(locate(long, POSTER)("a=1")).toBe(new URL(long).href);
});

test("a header carries whatever a scan sends", () => {
  expect(locate(TARGET, null)("a=\u0000\r\nx: y\u00e4\ud800#b")).toBe(
    `${TARGET}?a=%00%0D%0Ax:%20y%C3%A4%EF%BF%BD%23b`,
  );
});

test("the query of an address is all between the first question mark and the fragment", () => {
  expect(["/r/a", "/r/a?", "/r/a?b=c?d", "/r/a?b#c?d", "/r/a#b?c"].map(searchOf)).toEqual([
    ...["", "", "b=c?d", "b", ""],
  ]);
});

/** The names of a query by the URL Standard, 5.1, on bytes. */
function namesByStandard(query: string): string[] {
  const bytes = Buffer.from(query);
  const names: string[] = [];
  let [name, inValue, any]: [number[], boolean, boolean] = [[], false, false];
  const end = () => {
    if (any) names.push(new TextDecoder("utf-8", { ignoreBOM: true }).decode(Uint8Array.from(name)));
    [name, inValue, any] = [[], false, false];
  };
  for (let at = 0; at < bytes.length; at++) {
    const character = String.fromCharCode(bytes[at] ?? 0);
    if (character === "&") {
      end();
      continue;
    }
    any = true;
    const digits = bytes.subarray(at + 1, at + 3).toString("latin1");
    if (inValue || character === "=") inValue = true;
    else if (character === "+") name.push(0x20);
    else if (character === "%" && /^[0-9a-f]{2}$/i.test(digits)) {
      name.push(Number.parseInt(digits, 16));
      at += 2;
    } else name.push(bytes[at] ?? 0);
  }
  end();
  return names;
}

/** The same `Location`, put together parameter by parameter. */
function plainly(target: string, utm: Utm, search: string): string {
  const { href, hash } = new URL(target);
  const base = href.slice(0, href.length - (hash === "" ? Number(href.endsWith("#")) : hash.length));
  const fragment = href.slice(base.length);
  const own = base.includes("?") ? base.slice(base.indexOf("?") + 1) : "";
  const taken = namesByStandard(own);
  const marks = Object.entries(utm).map(([name, value]) => `utm_${name}=${encodeURIComponent(value ?? "")}`);
  const build = (passed: readonly string[], added: readonly string[]) => {
    if (passed.length + added.length === 0) return href;
    const parts = [own, ...passed, ...added].slice(own === "" ? 1 : 0);
    return `${base.split("?")[0]}?${parts.join("&")}${fragment}`;
  };
  const added: string[] = [];
  for (const mark of marks)
    if (!taken.includes(mark.slice(0, mark.indexOf("="))) && build([], [...added, mark]).length <= 8_192)
      added.push(mark);
  const passed: string[] = [];
  // A longer query is dropped.
  for (const part of search.length > 16_384 ? [] : search.split("&")) {
    const [name] = namesByStandard(part);
    if ((name === undefined || !taken.includes(name)) && build([...passed, part], added).length <= 8_192)
      passed.push(part);
  }
  return passed.join("&") === "" ? build([], added) : build(passed, added);
}

test("any target, query and utm give the Location that the standard's parser gives", () => {
  const piece = fc.constantFrom(
    ..."ab=&;+%?/'\"<>[]|:@!",
    ...[
      "%2F",
      "%2f",
      "%61",
      "%41",
      "%C3%A4",
      "ä",
      "%FF",
      "%00",
      "%20",
      "%EF%BB%BF",
      "utm_source",
      "%75tm_term",
    ],
    ...["&a=", "&b=", "&&", "&utm_medium", "x".repeat(3_000)],
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
  const passed = text.map((query) => searchOf(new URL(`https://qr.example/r/a?${query}`).href));
  const value = fc.string({ minLength: 1, maxLength: 9, unit: "grapheme" });
  const utm = fc.record({ source: value, medium: value, term: value }, { requiredKeys: [] });
  const fragment = fc.constantFrom("", "#", "#top", "#a?b&c#d");
  const mark = fc.constantFrom("", "?");
  fc.assert(
    fc.property(mark, text, fragment, utm, passed, (start, own, end, marks, search) => {
      const target = `https://museum.example/hall${start}${start && own}${end}`;
      const location = locate(target, marks)(search);
      expect(location).toBe(plainly(target, marks, search));
      expect(location).toMatch(/^[!-~]*$/);
      expect(location.length <= 8_192 || location === new URL(target).href).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
