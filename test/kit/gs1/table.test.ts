import { expect, test } from "bun:test";
import { join } from "node:path";
import { madeModule } from "../../../scripts/gs1/build.ts";
import { tableOf } from "../../../scripts/gs1/postscript.ts";
import { PRIMARY_KEYS } from "../../../src/kit/gs1/constants.ts";
import { allIdentifiers, entryOf } from "../../../src/kit/gs1/dictionary.ts";
import { LINTERS } from "../../../src/kit/gs1/linters.ts";
import { isGs1Path, RELEASE } from "../../../src/kit/gs1/gs1.ts";
import { ROWS } from "../../../src/kit/gs1/table.ts";
import bwip from "../../../node_modules/bwip-js/package.json";

/** The table of GS1's dictionary, and what is read out of it. */

test("bwip-js gives the table that is kept; if not, run `bun scripts/gs1/build.ts`, and compare RELEASE", async () => {
  expect(await Bun.file(join(import.meta.dir, "../../../src/kit/gs1/table.ts")).text()).toBe(
    await madeModule(),
  );
  expect({ RELEASE, version: bwip.version }).toEqual({ RELEASE: "2026-01-27", version: "4.11.4" });
});

test("it has the 541 Application Identifiers of the release, each once", () => {
  const listed = ROWS.trim()
    .split("\n")
    .flatMap((row) => row.split(" ")[0]?.split(",") ?? [])
    .map((range) => range.split("-"))
    .reduce((count, [first, last = first]) => count + Number(last) - Number(first) + 1, 0);
  expect(listed).toBe(541);
  expect(new Set(allIdentifiers()).size).toBe(541);
});

test("browsers and scans know the same keys as the dictionary", () => {
  const keys = allIdentifiers().filter((ai) => entryOf(ai)?.sequences);
  expect(keys).toEqual([...PRIMARY_KEYS]);
  expect(allIdentifiers().filter((ai) => isGs1Path(`/${ai}/1`))).toEqual(keys);
});

test("every linter of the table is used, but for two that its release has for others", () => {
  const used = new Set(ROWS.split(/[\s,]+/));
  const idle = Object.keys(LINTERS).filter((name) => !used.has(name));
  // The character sets are named by a letter.
  expect(idle.toSorted()).toEqual(["cset39", "cset64", "cset82", "csetnumeric", "yyyymmd0"]);
});

test("an entry has what its row says", () => {
  expect(entryOf("8003")).toMatchObject({
    isFixed: false,
    isAttribute: true,
    least: 14,
    most: 30,
    requires: [],
    excludes: [],
    sequences: [[]],
  });
  expect(entryOf("01")).toMatchObject({
    isFixed: true,
    excludes: ["255", "37"],
    sequences: [["22", "10", "21"], ["235"]],
  });
  expect(entryOf("8041")).toMatchObject({
    isAttribute: false,
    requires: [[["01", "21", "8040"]]],
    sequences: null,
  });
  expect(entryOf("3925")?.requires).toEqual([[["01"]], [["30"], ["31nn"], ["32nn"], ["35nn"], ["36nn"]]]);
  expect(["04", "0", "", "01 ", "constructor", "89", "3106"].map(entryOf)).toEqual(Array(7).fill(undefined));
});

test("a table of PostScript is read, and a program in its place is not", () => {
  const text =
    "/t << << /a [ (x) /y 12 ] /b false >> % (no)\n (one) exch dup (two) exch dup pop >> readonly def";
  const entry = new Map<string, unknown>([
    ["a", ["x", "y", 12]],
    ["b", false],
  ]);
  expect(tableOf(text, "t")).toEqual(
    new Map([
      ["one", entry],
      ["two", entry],
    ]) as never,
  );
  expect(tableOf("/s << [ /A /B] {dup} forall >> readonly def", "s")).toEqual(["A", "B"]);
  expect(() => tableOf("/t << 1 2 add >> readonly def", "t")).toThrow("add is not a word of tables");
  expect(() => tableOf("", "t")).toThrow("no table t");
});
