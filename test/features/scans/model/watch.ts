import { expect } from "bun:test";
import fc from "fast-check";
import type { Stores } from "../../../../db/stores.ts";
import type { DestinationState } from "../../../../src/features/watch/destination-state.ts";
import type { TestClock } from "../../../scenario.ts";
import { leadsTo, RULED, TARGET } from "./leading.ts";
import type { World } from "./steps.ts";

/** The step by which a destination dies or comes back, and the watch that finds out. */

export const fateStep = fc.record({
  kind: fc.constant("fate"),
  destination: fc.constantFrom(TARGET, RULED),
  dies: fc.boolean(),
});
export type FateStep = typeof fateStep extends fc.Arbitrary<infer T> ? T : never;

/** The queue of all destinations: they have one host, and nobody looks it up. */
const QUEUE = "museum.example";

const ROWS = 100;

/** A watch that looks at all codes and destinations at once. It is told which destinations are dead, and sends no request. */
export function createModelWatch({ watch }: Pick<Stores, "watch">, clock: TestClock) {
  let last = 0;

  /** Each round is later than the one before. */
  function next(): number {
    last = Math.max(last + 2, clock.now());
    return last;
  }

  /** Finds the destinations of all codes, however far the last round came. */
  async function follow(): Promise<void> {
    for (let round = 0; round < 3; round++) {
      const now = next();
      while ((await watch.look(now, 1, ROWS)).more);
    }
  }

  return {
    /** Asks how all destinations stand, and tells their codes. */
    async settle(dead: ReadonlySet<string>): Promise<void> {
      await follow();
      const now = next();
      for (;;) {
        const target = await watch.next(QUEUE, now, now + 1);
        if (!target) break;
        const result = stateOf(dead.has(target.address), now);
        await watch.settle({ target, result, queue: QUEUE, nextAt: now + 1 }, now);
      }
      while (await watch.notify(now, ROWS));
    },
  };
}

function stateOf(isDead: boolean, now: number): DestinationState {
  const seen = { since: now, checkedAt: now };
  return isDead
    ? { ...seen, state: "dead", status: 404, reason: "not_found", failures: 3, failingSince: now }
    : { ...seen, state: "ok", status: 200, reason: null, failures: 0, failingSince: null };
}

/** Takes the step on both sides. */
export async function takeFate(world: World, { destination, dies }: FateStep): Promise<void> {
  const { service, codes, dead } = world;
  if (dies) dead.add(destination);
  else dead.delete(destination);
  await service.watched(dead);
  for (const code of codes)
    if (code.active && !code.deleted) await service.untilKnown(code, leadsTo(world, code));
}

/** Holds the lists by health against the model. The watch has just looked at all codes. */
export async function compareHealth(world: World): Promise<void> {
  const { service, codes, dead } = world;
  await service.watched(dead);
  const list = await service.get<{ codes: { id: string }[] }>("/app/api/codes?health=dead");
  const expected = codes.filter(
    ({ active, deleted, target, leading: { rule } }) =>
      active && !deleted && (dead.has(target) || (rule !== null && dead.has(RULED))),
  );
  expect(list.codes.map(({ id }) => id)).toEqual(expected.map(({ id }) => id).reverse());
}
