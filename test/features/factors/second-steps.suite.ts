import { expect, test } from "bun:test";
import type { NewSecondStep } from "../../../src/features/factors/records.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { freshId, NOON } from "../../db/stores.ts";
import { personIn } from "./person.ts";

const TRIES = 5;

function newStep(personId: string, change: Partial<NewSecondStep> = {}): NewSecondStep {
  return {
    hash: freshId("hash"),
    personId,
    method: "password",
    device: "Firefox on Linux",
    remember: true,
    endsAt: NOON + 5 * MINUTE,
    ...change,
  };
}

contract("second steps", (stores) => {
  const take = (hash: string, at = NOON) => stores().secondSteps.take(hash, at, TRIES);

  test("a step gives what its session needs, until it ends", async () => {
    const { hash, ...step } = newStep(await personIn(stores()));
    expect(await stores().secondSteps.add({ hash, ...step })).toBe(true);
    expect(await take(hash, step.endsAt - 1)).toEqual({ ...step, tries: 1 });
    expect(await take(hash, step.endsAt)).toBeNull();
    expect(await take("unknown")).toBeNull();
    expect(await stores().secondSteps.get(hash, step.endsAt - 1)).toEqual({ ...step, tries: 1 });
    expect(await stores().secondSteps.get(hash, step.endsAt)).toBeNull();
    expect(await stores().secondSteps.end(hash)).toBe(true);
    expect(await stores().secondSteps.end(hash)).toBe(false);
    expect(await take(hash)).toBeNull();
  });

  test("of many codes at once five are looked at", async () => {
    const step = newStep(await personIn(stores()));
    await stores().secondSteps.add(step);
    const taken = await Promise.all(Array.from({ length: 20 }, () => take(step.hash)));
    expect(taken.flatMap((one) => one?.tries ?? []).toSorted()).toEqual([1, 2, 3, 4, 5]);
  });

  test("a person's sixth step ends the oldest, and nobody has one", async () => {
    const personId = await personIn(stores());
    const steps = [0, 1, 2, 3, 4, 5].map((later) => newStep(personId, { endsAt: NOON + MINUTE + later }));
    const other = newStep(await personIn(stores()), { endsAt: NOON + MINUTE });
    for (const step of [other, ...steps]) expect(await stores().secondSteps.add(step)).toBe(true);
    const left = await Promise.all([other, ...steps].map(({ hash }) => take(hash)));
    expect(left.map((step) => step !== null)).toEqual([true, false, true, true, true, true, true]);
    expect(await stores().secondSteps.add(newStep(freshId("per")))).toBe(false);
  });

  test("steps that have ended are erased a few at a time", async () => {
    const at = NOON - 10 * MINUTE;
    const steps = [
      newStep(await personIn(stores()), { endsAt: at }),
      newStep(await personIn(stores()), { endsAt: at }),
    ];
    const later = newStep(await personIn(stores()), { endsAt: at + 1 });
    for (const step of [...steps, later]) await stores().secondSteps.add(step);
    expect(await stores().secondSteps.eraseEnded(at, 1)).toBe(true);
    expect(await stores().secondSteps.eraseEnded(at, 2)).toBe(false);
    expect(await Promise.all(steps.map(({ hash }) => take(hash, at - 1)))).toEqual([null, null]);
    expect(await take(later.hash, at)).not.toBeNull();
  });
});
