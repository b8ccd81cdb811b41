import { expect, test } from "bun:test";
import type { Given } from "../../../src/app/feature.ts";
import { housekeeping } from "../../../src/features/housekeeping/scan-feature.ts";
import { TestClock } from "../../scenario.ts";

/** The stop of the chores. */

test("the folder is left to the next service once the chores have ended, and not before", async () => {
  const noted: string[] = [];
  const chores = Promise.withResolvers<void>();
  const ignore = () => {};
  const context: Given["context"] = Object.assign(Object.create(null), {
    stores: { alone: () => chores.promise.then(() => noted.push("the chores have ended")) },
    lock: { leave: () => noted.push("the folder is left") },
    metrics: null,
    holds: { during: (_: string, step: () => unknown) => step() },
    clock: new TestClock(),
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
  });
  const use: Given["use"] = async () =>
    Object.assign(Object.create(null), {
      dayKeys: { destroyOld: async () => {} },
      uses: { step: async () => false },
    });
  const made = await housekeeping.of({}, () => ({ context, use, emit: ignore, chores: () => [] }), ignore);
  made.start();
  const stopped = made.stop(Promise.resolve());
  await new Promise((resolve) => setImmediate(resolve));
  expect(noted).toEqual([]);
  chores.resolve();
  await stopped;
  expect(noted).toEqual(["the chores have ended", "the folder is left"]);
});
