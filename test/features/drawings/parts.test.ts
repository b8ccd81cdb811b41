import { expect, test } from "bun:test";
import { createPartRule, labelParts } from "../../../src/features/drawings/parts.ts";

const style = {};
const label = (lines: readonly string[]) => ({ payload: "https://museum.example/", style, lines });
const labels = (lines: readonly string[]) => Array.from({ length: 32 }, () => label(lines));

test("a label costs what its symbol and its text do, so long texts make small parts", () => {
  const { costOf, partsOf } = labelParts({ width: 60 });
  const bare = createPartRule("eps", { widthMm: 60 }).costOf(label([]));
  expect(costOf(label([]))).toBe(bare);
  const long = Array.from({ length: 4 }, () => "wide word ".repeat(99));
  expect(costOf(label(long)) - bare).toBeCloseTo(9.9);
  const [short] = partsOf(labels(["Hall 1"]));
  expect(short?.length).toBe(32);
  const [part] = partsOf(labels(long));
  expect(part?.length).toBeLessThanOrEqual(4);
  // A design tries more places for the same text.
  const designed = labelParts({ width: 60, design: { textAt: "side" } });
  expect(designed.costOf(label(long)) - bare).toBeGreaterThan(100);
});
