import { expect, test } from "bun:test";
import { createStepQueue } from "../../../src/kit/shared/queue.ts";

test.each([1, 3])("%d steps are queued while one more is prepared, and they run in order", async (most) => {
  const queue = createStepQueue(most);
  const done: number[] = [];
  const first = Promise.withResolvers<void>();
  await queue.add(() => first.promise);
  for (let step = 1; step < most; step++) await queue.add(async () => void done.push(step));
  let isFree = false;
  const last = queue
    .add(async () => void done.push(most))
    .then(() => {
      isFree = true;
    });
  await new Promise((resolve) => setImmediate(resolve));
  expect({ isFree, done }).toEqual({ isFree: false, done: [] });
  first.resolve();
  await last;
  await queue.drain();
  expect(done).toEqual(Array.from({ length: most }, (_, step) => step + 1));
});

test("after a step that failed no other runs, and the error reaches the callers of add and drain", async () => {
  const queue = createStepQueue(1);
  const begun: string[] = [];
  await queue.add(async () => {
    throw new Error("no room");
  });
  const step = async () => void begun.push("next");
  await expect(queue.add(step)).rejects.toThrow("no room");
  await expect(queue.drain()).rejects.toThrow("no room");
  expect(begun).toEqual([]);
});
