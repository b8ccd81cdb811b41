import { expect, test } from "bun:test";
import { AT_LENGTH, IN_FULL } from "../../extent.ts";
import { CONDITIONS } from "../conditions.ts";
import { DECODERS } from "../decoders/index.ts";
import { examineAll } from "../examine.ts";
import { addTallies, NO_PAIRS, ratioOf } from "../ratio.ts";
import { tallyOf } from "../results.ts";
import { someSubjects } from "../subjects.ts";
import { byGrade, count, DECODERS as FITTED, EASY, HARD, readPairs } from "./pairs.ts";

/** The accept rule against the pairs that it was fitted to, and against fresh ones. */

const rows = readPairs();
const grades = byGrade(rows);
const rowsOf = (...names: readonly ("A" | "B" | "C" | "D" | "refused")[]) =>
  names.flatMap((name) => grades.get(name) ?? []);
const accepted = rowsOf("A", "B", "C", "D");

test("what the rule accepts was read as often as plain symbols in good light, by each decoder", () => {
  for (const decoder of FITTED) {
    const ratio = ratioOf(count(accepted, EASY, [decoder]));
    expect([decoder, ratio >= 0.95]).toEqual([decoder, true]);
  }
});

test("in hard light better grades were read more often, and what is refused least", () => {
  const ratios = (["A", "B", "C", "D", "refused"] as const).map((grade) =>
    ratioOf(count(rowsOf(grade), HARD)),
  );
  expect(ratios).toEqual([...ratios].sort((a, b) => b - a));
  // A and B.
  expect(ratios[1]).toBeGreaterThan(0.9);
});

test("all decoders and conditions were counted", () => {
  expect(rows.length).toBeGreaterThan(250);
  for (const { name, outcomes } of rows)
    expect([name, Object.values(outcomes).join("")]).toEqual([name, expect.stringMatching(/^[bpsn]{32}$/)]);
});

/** Fresh random styles and mended ones of each. */
const [COUNT, SEED] = [IN_FULL ? 60 : 4, 4417];
const QUICK = ["zxing", "zbar"];
const decoders = DECODERS.filter(({ name }) =>
  IN_FULL ? FITTED.some((one) => one === name) : QUICK.includes(name),
);
const conditions = CONDITIONS.filter(({ name }) => EASY.some((one) => one === name));

if (AT_LENGTH)
  test(
    "fresh random styles, accepted or mended, are read as often as plain symbols in good light",
    async () => {
      const results = await examineAll(
        someSubjects(COUNT, SEED, ["random", "mended"]),
        conditions,
        decoders,
        IN_FULL ? "all" : "beside unread ones",
      );
      for (const { name } of decoders) {
        const all = conditions
          .map((condition) => tallyOf(results, condition.name, name))
          .reduce(addTallies, NO_PAIRS);
        expect([name, all, ratioOf(all) >= 0.95]).toEqual([name, all, true]);
      }
    },
    IN_FULL ? 3_600_000 : 300_000,
  );
