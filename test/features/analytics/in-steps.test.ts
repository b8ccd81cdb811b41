import { expect, test } from "bun:test";
import { quartersInSteps, stepsOf, valuesInSteps } from "../../../src/features/analytics/in-steps.ts";
import { stretches } from "../../../src/features/analytics/period.ts";
import type { SlotSums, Stretch, ValueSums } from "../../../src/features/analytics/records.ts";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";

const START = Date.UTC(2024, 0, 1) + 5.25 * HOUR;
const LENGTH = { quarter: HOUR / 4, hour: HOUR, day: DAY };
const slotsOf = (step: readonly Stretch[]) =>
  step.reduce((sum, { grain, from, to }) => sum + (to - from) / LENGTH[grain], 0);

test("a long period is divided into steps of at most 48 slots, which cover it", () => {
  const whole = stretches(START, START + 1_000 * DAY);
  const steps = stepsOf(whole);
  expect(Math.max(...steps.map(slotsOf))).toBe(48);
  const time = (all: readonly Stretch[]) =>
    all.reduce((sum, { from, to, sign }) => sum + sign * (to - from), 0);
  expect(time(steps.flat())).toBe(1_000 * DAY);
  expect(slotsOf(steps.flat())).toBe(slotsOf(whole));
  expect(stepsOf([])).toEqual([]);
});

test("the values of all steps are added up, and others are let in between", async () => {
  const asked: number[] = [];
  let yields = 0;
  const value = { dimension: "country", value: null, uniqueVisitors: 0, bots: 0, botVisitors: 0 } as const;
  const values = await valuesInSteps(
    {
      async values(_, step): Promise<ValueSums[]> {
        asked.push(slotsOf(step));
        return [{ ...value, scans: 2 }];
      },
    },
    { codeId: "code" },
    [{ grain: "day", from: 0, to: 200 * DAY, sign: 1 }],
    () => {
      yields++;
      return null;
    },
  );
  expect(asked).toEqual([48, 48, 48, 48, 8]);
  expect(values).toEqual([{ ...value, scans: 10 }]);
  expect(yields).toBe(5);
});

test("a month is read in one step", async () => {
  let reads = 0;
  const read = async () => {
    reads++;
    return [];
  };
  await valuesInSteps({ values: read }, { codeId: "code" }, stretches(START, START + 30 * DAY), () => null);
  await quartersInSteps({ quarters: read }, { codeId: "code" }, START, START + 30 * DAY, () => null);
  expect(reads).toBe(2);
});

test("the quarter hours of all steps come in order", async () => {
  const slot = (at: number): SlotSums => ({ at, scans: 1, uniqueVisitors: 1, bots: 0, botVisitors: 0 });
  const found = await quartersInSteps(
    { quarters: async (_, from, to) => [slot(from), slot(to - HOUR)] },
    { codeId: "code" },
    START,
    START + 150 * DAY,
    () => null,
  );
  expect(found.map(({ at }) => (at - START) / DAY)).toEqual([0, 100 - 1 / 24, 100, 150 - 1 / 24]);
});
