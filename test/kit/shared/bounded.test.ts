import { expect, test } from "bun:test";
import { createBounded } from "../../../src/kit/shared/bounded.ts";
import { Busy } from "../../../src/kit/shared/busy.ts";

test("a key has a few works at once, and others their own; one that failed makes room", async () => {
  const within = createBounded(2, () => new Busy("Too many.", 1));
  const held = Promise.withResolvers<void>();
  const first = within("a", () => held.promise);
  const failing = within("a", async () => {
    await held.promise;
    throw new Error("disk full");
  });
  await expect(within("a", async () => 3)).rejects.toBeInstanceOf(Busy);
  expect(await within("b", async () => 4)).toBe(4);
  held.resolve();
  await first;
  await expect(failing).rejects.toThrow("disk full");
  expect(await Promise.all([within("a", async () => 5), within("a", async () => 6)])).toEqual([5, 6]);
});
