import { expect, test } from "bun:test";
import { once, onceUnlessRejected } from "../../../src/kit/shared/once.ts";

test("a value is made at its first use, and not again", () => {
  let made = 0;
  const make = once(() => ({ number: ++made }));
  expect(made).toBe(0);
  expect(make()).toBe(make());
  expect(made).toBe(1);
});

test("a failure is tried again at the next use; calls meanwhile get the same promise", async () => {
  const outcomes = [new Error("no file to be had"), "loaded"];
  const load = onceUnlessRejected(async () => {
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  const both = await Promise.allSettled([load(), load()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await load()).toBe("loaded");
  expect(await load()).toBe("loaded");
  expect(outcomes).toEqual([]);
});
