import { expect, test } from "bun:test";
import { Fault } from "../../../src/kit/shared/fault.ts";
import { readTexts } from "../../../src/features/sheets/templates.ts";

/** Templates of the texts of labels. */

const VALUES: Readonly<Record<string, string>> = { title: "Hall 3", "Room no.": "12", empty: "" };

function lines(texts: readonly string[], number = 7): string[] {
  const read = readTexts(texts, Object.keys(VALUES), (index) => `/text/${index}`);
  return read.lines((name) => VALUES[name] ?? "", number);
}

function refusal(text: string, names: readonly string[] = Object.keys(VALUES)) {
  try {
    readTexts(["title", text], ["title", ...names], (index) => `/text/${index}`);
  } catch (error) {
    if (error instanceof Fault) return error.errors.map(({ pointer, reason }) => [pointer, reason]);
  }
  return null;
}

test("a text is a name, or has names and the number in braces", () => {
  expect(lines(["title", " TITLE ", "room no."])).toEqual(["Hall 3", "Hall 3", "12"]);
  expect(lines(["n", "{n}", "n:000", "No. {n:0000}: {Title}{title}, {room no.}."])).toEqual([
    "7",
    "7",
    "007",
    "No. 0007: Hall 3Hall 3, 12.",
  ]);
  expect(lines(["empty", "{empty}{n:00}"], 123)).toEqual(["", "123"]);
});

test("braces with nothing between them stand for nothing, so that a text needs no name", () => {
  expect(lines(["Scan me{}", "{}{title}{}"])).toEqual(["Scan me", "Hall 3"]);
});

test("a name that is not there is refused, and so is half a pair of braces", () => {
  for (const unknown of ["caption", "{caption}", "{title} {caption}", "{n:1}", "{n:}", "{n:0000000000000}"])
    expect([unknown, refusal(unknown)]).toEqual([unknown, [["/text/1", "sheet_text_unknown"]]]);
  for (const half of ["{", "}", "{title", "title}", "{title}}", "{{title}}"])
    expect([half, refusal(half)]).toEqual([half, [["/text/1", "sheet_text_braces"]]]);
});

test("a value of a megabyte makes no line of many", () => {
  const read = readTexts(["{a}{a}{a}"], ["a"], () => "");
  expect(read.lines(() => "x".repeat(1_000_000), 1)[0]?.length).toBeLessThan(4_000);
});

test("a refusal lists few names, and none that is long", () => {
  const names = ["x".repeat(1_000), ...Array.from({ length: 250 }, (_, at) => `c${at}`)];
  expect(() => readTexts(["other"], names, () => "/text/0")).toThrow(Fault);
  try {
    readTexts(["other"], names, () => "/text/0");
  } catch (error) {
    const [why] = error instanceof Fault ? error.errors : [];
    expect(why?.params).toEqual({ choices: "n, c0, c1, c2, c3, c4, c5, c6, c7, c8, …" });
  }
});
