import { expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { breakdown } from "./breakdown.ts";
import { CONDITIONS } from "./conditions.ts";
import type { Decoder } from "./decoders/decoder.ts";
import { examine } from "./examine.ts";
import { report, worst, worstBodies } from "./report.ts";
import { appendResult, merged, readResults, type Result, tallyOf } from "./results.ts";

const [BODY] = [{ type: "text", fields: { text: "Menu" }, style: {} }];
const CLEAN = CONDITIONS.slice(0, 1);

function result(name: string, styled: boolean, plain = true, condition = "clean"): Result {
  const reads = { [condition]: { zxing: { styled, plain } } };
  return { name, group: "random", body: BODY ?? {}, scannability: {}, reads };
}

/** A decoder whose answers the test gives, and which counts its calls. */
function countingDecoder(name: string, text: string | null): Decoder & { calls: number } {
  const decoder = {
    name,
    calls: 0,
    async decode() {
      decoder.calls++;
      return text;
    },
  };
  return decoder;
}

test("a table has the ratio and its lower limit, and a dash where plain is mostly not read", () => {
  const read = Array.from({ length: 96 }, (_, index) => result(`${index}`, true));
  const lost = Array.from({ length: 4 }, (_, index) => result(`lost ${index}`, false));
  const scope = { conditions: CLEAN, decoders: [{ name: "zxing" }] };
  expect(report([...read, ...lost], scope)).toContain("| clean | 0.96 (0.90) |");
  const blind = Array.from({ length: 200 }, (_, index) => result(`blind ${index}`, false, false));
  expect(report([...read, ...lost, ...blind], scope)).toContain("| clean | – |");
});

test("reads are counted by a property of the drawings, easy and hard conditions apart", () => {
  const body = (style: object): Result["body"] => ({ type: "text", fields: { text: "Menu" }, style });
  const dots = { ...result("a", false, true, "clean"), body: body({ template: "dots" }) };
  const more = { ...result("b", true, true, "clean"), body: body({ modules: { shape: "dot" } }) };
  const hard = { ...result("c", true, true, "blur"), body: body({}) };
  const scope = { conditions: CONDITIONS, decoders: [{ name: "zxing" }] };
  expect(breakdown([dots, more, hard], "modules", scope).split("\n").slice(2)).toEqual([
    "| dot modules | 2 | 0.50 | – |",
    "| square modules | 1 | – | 1.00 |",
    "",
  ]);
  expect(breakdown([dots, hard], "template", scope)).toContain("| dots | 1 | 0.00 | – |");
  expect(breakdown([hard], "margin", scope)).toContain("| margin 4 and more | 1 | – | 1.00 |");
  expect(() => breakdown([hard], "taste", scope)).toThrow("--by takes template, eyes");
});

test("the worst subjects lost most often, and are given with bodies to send", () => {
  const twice = merged(result("twice", false), result("twice", false, true, "jpeg"));
  const results = [result("never", true), result("once", false), twice, result("blind", false, false)];
  expect(worst(results, 5).map(({ result: { name } }) => name)).toEqual(["twice", "once"]);
  expect(worst(results, 5)[0]?.losses).toEqual(["zxing in clean", "zxing in jpeg"]);
  const [headline, body] = worstBodies(results, 1).split("\n");
  expect(headline).toBe("twice: lost 2 of 2");
  expect(JSON.parse(body ?? "")).toEqual(BODY);
});

test("results survive a run that ends within a line, and are merged by subject", () => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-lab-"));
  try {
    const file = join(folder, "results.jsonl");
    expect(readResults(file).size).toBe(0);
    writeFileSync(file, `${JSON.stringify(result("a", true))}\n{"name":"b","gro`);
    appendResult(file, result("b", false));
    appendResult(file, result("a", false, true, "jpeg"));
    const results = [...readResults(file).values()];
    expect(results.map(({ name }) => name)).toEqual(["a", "b"]);
    expect(tallyOf(results, "clean", "zxing")).toEqual({ both: 1, styledOnly: 0, plainOnly: 1, neither: 0 });
    expect(tallyOf(results, "jpeg", "zxing")).toMatchObject({ plainOnly: 1 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("only missing results are made", async () => {
  const subject = {
    name: "menu",
    group: "random",
    body: { type: "text", fields: { text: "Menu" }, style: {} },
  };
  const reader = countingDecoder("reader", "Menu");
  const liar = countingDecoder("liar", "Another text");
  const first = await examine(subject, CLEAN, [reader]);
  if (!first) throw new Error("nothing was examined");
  expect(reader.calls).toBe(2);
  const second = await examine(subject, CLEAN, [reader, liar], first);
  expect([reader.calls, liar.calls]).toEqual([2, 2]);
  if (!second) throw new Error("nothing was examined");
  const all = merged(first, second);
  expect(all.reads["clean"]).toEqual({
    reader: { styled: true, plain: true },
    liar: { styled: false, plain: false },
  });
  expect(await examine(subject, CLEAN, [reader, liar], all)).toBeNull();
});
