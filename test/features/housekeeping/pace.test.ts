import { expect, test } from "bun:test";
import { createPace } from "../../../src/features/housekeeping/pace.ts";

/** Runs a chore of which a row takes `cost` milliseconds. Gives the rows of each step. */
async function stepsOf(rows: number, most: number, cost: (done: number) => number): Promise<number[]> {
  let time = 0;
  let done = 0;
  const steps: number[] = [];
  const inSteps = createPace(() => time, most);
  await inSteps(
    async (taken) => {
      steps.push(taken);
      time += taken * cost(done);
      done += taken;
      return done < rows;
    },
    () => true,
  );
  return steps;
}

test("cheap rows are taken in ever larger steps, up to the most", async () => {
  expect(await stepsOf(500, 100, () => 0.001)).toEqual([20, 40, 80, 100, 100, 100, 100]);
});

test("a step of dear rows is followed by smaller ones, of four milliseconds each", async () => {
  expect(await stepsOf(26, 1_000, () => 2)).toEqual([20, 2, 2, 2]);
});

test("where rows become dearer the next step takes fewer, and never none", async () => {
  const steps = await stepsOf(64, 1_000, (done) => (done < 60 ? 0.01 : 50));
  expect(steps).toEqual([20, 40, 80]);
  expect(await stepsOf(23, 1_000, () => 50)).toEqual([20, 1, 1, 1]);
});

test("a chore ends where it may not go on", async () => {
  let steps = 0;
  const inSteps = createPace(() => 0, 10);
  await inSteps(
    async () => ++steps > 0,
    () => steps < 3,
  );
  expect(steps).toBe(3);
});

test("after a step that took long others have the event loop for as long", async () => {
  let time = 0;
  const order: string[] = [];
  const inSteps = createPace(() => time, 10);
  const run = inSteps(
    async () => {
      order.push("step");
      time += 20;
      return order.length < 3;
    },
    () => true,
  );
  setTimeout(() => order.push("other"), 2);
  await run;
  expect(order).toEqual(["step", "other", "step"]);
});

test("works of one pace take turns, with their pauses", async () => {
  const order: string[] = [];
  const inSteps = createPace(() => 0, 10);
  const work = (name: string) => {
    let left = 3;
    const step = async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${name} ends`);
      return --left > 0;
    };
    return inSteps(step, () => true);
  };
  await Promise.all([work("one"), work("other")]);
  const turns = order.filter((_, at) => at % 2 === 0).map((step) => step.split(" ")[0]);
  expect(turns).toEqual(["one", "other", "one", "other", "one", "other"]);
  expect(order.filter((_, at) => at % 2 === 1).map((step) => step.split(" ")[0])).toEqual(turns);
});

test("a work that fails leaves the others their turns", async () => {
  const inSteps = createPace(() => 0, 10);
  let steps = 0;
  const broken = inSteps(
    () => Promise.reject(new Error("disk full")),
    () => true,
  );
  const fine = inSteps(
    async () => ++steps < 3,
    () => true,
  );
  await expect(broken).rejects.toThrow("disk full");
  await fine;
  expect(steps).toBe(3);
});
