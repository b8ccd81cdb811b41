import { expect, test } from "bun:test";
import { randomOf } from "./random.ts";
import { lowerBound, NO_PAIRS, ratioOf, type Tally } from "./ratio.ts";

test("the ratio is of reads, whichever pairs they are of", () => {
  expect(ratioOf({ both: 80, styledOnly: 5, plainOnly: 15, neither: 7 })).toBeCloseTo(85 / 95, 9);
});

test.each([16, 100, 500])(
  "where nothing was lost in %i pairs, as much is sure as so many can say",
  (both) => {
    expect(lowerBound({ ...NO_PAIRS, both })).toBeCloseTo(both / (both + 1.96 ** 2), 5);
  },
);

test("more pairs say it more surely, and pairs that neither half was read of say nothing", () => {
  const few: Tally = { both: 45, styledOnly: 1, plainOnly: 5, neither: 0 };
  const many: Tally = { both: 450, styledOnly: 10, plainOnly: 50, neither: 0 };
  expect(lowerBound(few)).toBeLessThan(lowerBound(many));
  expect(lowerBound(many)).toBeLessThan(ratioOf(many));
  expect(lowerBound({ ...many, neither: 300 })).toBeCloseTo(lowerBound(many), 2);
});

test("a symbol that was never read is worth nothing", () => {
  expect(lowerBound({ ...NO_PAIRS, plainOnly: 20 })).toBe(0);
});

test("a true ratio lies below the limit in one of forty experiments", () => {
  const random = randomOf(22);
  const experiments = 2_000;
  let missed = 0;
  for (let experiment = 0; experiment < experiments; experiment++) {
    const tally = { ...NO_PAIRS };
    for (let pair = 0; pair < 150; pair++) {
      const chance = random.between(0, 1);
      // Read of plain 0.9, of styled 0.81.
      if (chance < 0.78) tally.both++;
      else if (chance < 0.81) tally.styledOnly++;
      else if (chance < 0.93) tally.plainOnly++;
      else tally.neither++;
    }
    if (lowerBound(tally) > 0.9) missed++;
  }
  expect(missed / experiments).toBeGreaterThan(0.01);
  expect(missed / experiments).toBeLessThan(0.04);
});
