import { expect, test } from "bun:test";
import { differenceOf } from "./answers.ts";
import { samplesOf } from "./samples.ts";

const json = (shown: unknown, given: unknown) =>
  differenceOf({ form: "json", text: JSON.stringify(shown) }, JSON.stringify(given));

test("an answer has the members of the page, and more only where the page says so", () => {
  expect(json({ a: 1, b: [{ c: true }] }, { b: [{ c: true }], a: 1 })).toBeNull();
  expect(json({ a: 1, b: [{ c: true }] }, { b: [{ c: true, d: 2 }], a: 1 })).toBe("/b/0 has d, too");
  expect(json({ a: 1, "…": "…" }, { a: 1, e: null })).toBeNull();
  expect(json({ a: 1 }, { a: 1, e: null })).toBe("/ has e, too");
  expect(json({ a: 1 }, { a: 2 })).toBe("/a is 2 and not 1");
  expect(json({ a: null }, {})).toBe("/a is undefined and not null");
  expect(json({ b: [{ c: 1 }] }, { b: [{ c: "1" }] })).toBe(`/b/0/c is "1" and not 1`);
});

test("a list has as many elements as in the page, unless that ends with an ellipsis", () => {
  expect(json([1], [1, 2])).toBe(" has 2 elements");
  expect(json([1, "…"], [1, 2])).toBeNull();
  expect(json([1, 2, "…"], [1])).toBe(" has 1 elements");
});

test("ids and times are compared by their shape, other texts by their characters", () => {
  const id = "code_01kahgy2m4e8r6t0v2x4z6b8dk";
  const shown = { id, at: "2026-11-21T12:00:00.000Z", svg: "<svg …>", target: "https://a.example/x?b" };
  const given = { id: id.replaceAll("2", "3"), at: "2027-01-02T03:04:05Z", svg: "<svg \nwidth='1'>" };
  expect(json(shown, { ...given, target: shown.target })).toBeNull();
  expect(json(shown, { ...given, target: "https://a.example/xb" })).toStartWith("/target is");
  expect(json(shown, { ...given, target: shown.target, id: "code_1" })).toStartWith("/id is");
  expect(json({ detail: "17 % is" }, { detail: "17\u00a0% is" })).toBeNull();
  expect(differenceOf({ form: "text", text: "a\nb" }, "a\r\nb\r\n")).toBeNull();
  expect(differenceOf({ form: "text", text: "302 …\n" }, "302 https://a.example")).toBeNull();
  expect(differenceOf({ form: "text", text: "302 …\n" }, "410 https://a.example")).not.toBeNull();
});

const fence = (info: string, text = "1") => `\`\`\`${info}\n${text}\n\`\`\`\n\n`;

test("a sample is three fences that follow each other, and the answer behind them", () => {
  const three = fence("sh") + fence("ts") + fence("python");
  expect(samplesOf(three + fence("json", "{}")).map(({ answer }) => answer?.text)).toEqual(["{}\n"]);
  expect(samplesOf(`${three}It is:\n\n${fence("json")}`).map(({ answer }) => answer)).toEqual([null]);
  expect(samplesOf(fence("nginx") + fence("json"))).toEqual([]);
  expect(() => samplesOf(fence("sh") + fence("ts"))).toThrow("line 1 has not");
  expect(() => samplesOf(`${fence("sh") + fence("ts")}or\n\n${fence("python")}`)).toThrow("line 1 has not");
  expect(() => samplesOf(fence("python"))).toThrow("line 1 has not");
});
