import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import {
  delayAfter,
  NEVER_ASKED,
  type CheckOutcome,
  type DestinationState,
  stateAfter,
} from "../../../src/features/watch/destination-state.ts";

const OK: CheckOutcome = { verdict: "ok", status: 200, reason: null };
const LOST: CheckOutcome = { verdict: "failing", status: 404, reason: "not_found" };
const UNSURE: CheckOutcome = { verdict: "unclear", status: 503, reason: "status" };
const PRIVATE: CheckOutcome = { verdict: "unchecked", status: null, reason: "address_not_allowed" };

/** Checks a destination whenever it is its time. Gives the time of each check, and how it stood afterwards. */
function checked(outcomes: readonly CheckOutcome[], period = DAY, from = NEVER_ASKED) {
  const steps: { readonly at: number; readonly result: DestinationState }[] = [];
  let at = 0;
  let result = from;
  for (const outcome of outcomes) {
    result = stateAfter(result, outcome, at);
    steps.push({ at, result });
    at += delayAfter(result, period);
  }
  return steps;
}

describe("a destination", () => {
  test("dies at the fourth failure: three are over within forty minutes", () => {
    const steps = checked([OK, LOST, LOST, LOST, LOST, LOST]);
    expect(steps.map(({ result }) => result.state)).toEqual([
      "ok",
      "failing",
      "failing",
      "failing",
      "dead",
      "dead",
    ]);
    const failed = steps.slice(1).map(({ at }) => at - DAY);
    expect(failed).toEqual([0, 10 * MINUTE, 40 * MINUTE, 100 * MINUTE, DAY + 100 * MINUTE]);
    expect(steps.at(-1)?.result).toMatchObject({
      since: DAY + 100 * MINUTE,
      status: 404,
      reason: "not_found",
    });
  });

  test("that has answered in between has not failed in a row", () => {
    const states = checked([LOST, LOST, OK, LOST, LOST, UNSURE, LOST]).map(({ result }) => result.state);
    expect(states).toEqual(["failing", "failing", "ok", "failing", "failing", "unclear", "failing"]);
  });

  test("that is dead stays so until it answers, and goes on saying why", () => {
    const [, , , died, unsure, back] = checked([LOST, LOST, LOST, LOST, UNSURE, OK]);
    expect(unsure?.result).toMatchObject({ state: "dead", status: 404, reason: "not_found" });
    expect(unsure?.result.since).toBe(died?.at ?? 0);
    expect(unsure?.result.checkedAt).toBe(unsure?.at ?? 0);
    expect(back?.result).toMatchObject({ state: "ok", status: 200, reason: null, since: back?.at ?? 0 });
  });

  test("that nobody may ask stays unchecked and says why", () => {
    expect(stateAfter(NEVER_ASKED, PRIVATE, 5)).toMatchObject({
      state: "unchecked",
      reason: "address_not_allowed",
      checkedAt: 5,
    });
  });

  test("dies in time also when its first failure was noted by a clock that was ahead", () => {
    const [first] = checked([LOST], DAY, { ...NEVER_ASKED, failures: 1, failingSince: 9 * DAY });
    expect(first?.result).toMatchObject({ state: "failing", failingSince: 0 });
  });

  test("is never dead before three failures in a row over an hour, whatever comes", () => {
    const outcomes = fc.array(fc.constantFrom(OK, LOST, UNSURE, PRIVATE), { maxLength: 60 });
    fc.assert(
      fc.property(outcomes, fc.integer({ min: 1, max: 3 * 24 }), (list, hours) => {
        let row: number[] = [];
        let wasDead = false;
        checked(list, hours * HOUR).forEach(({ at, result }, index) => {
          row = list[index] === LOST ? [...row, at] : [];
          const dies = row.length >= 3 && at - (row[0] ?? at) >= HOUR;
          const stays = wasDead && (list[index] === LOST || list[index] === UNSURE);
          expect(result.state === "dead").toBe(dies || stays);
          expect(result.since ?? Number.NaN).toBeLessThanOrEqual(at);
          wasDead = result.state === "dead";
        });
      }),
    );
  });

  test("is asked again within its time, and never at once", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(OK, LOST, UNSURE), { minLength: 1, maxLength: 30 }), (list) => {
        const times = checked(list).map(({ at }) => at);
        const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
        expect(pauses.every((pause) => pause >= 10 * MINUTE && pause <= DAY)).toBe(true);
      }),
    );
  });
});
