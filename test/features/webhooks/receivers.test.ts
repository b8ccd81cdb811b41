import { expect, test } from "bun:test";
import { createReceivers } from "../../../src/features/webhooks/receivers.ts";
import { TestClock } from "../../scenario.ts";

/** Receivers, how often each was read, and what ends the time that they are kept. */
function setUp() {
  const ends: (() => void)[] = [];
  let reads = 0;
  const receivers = createReceivers({
    receiverOf: async () => ({ url: `https://hooks.example.org/${++reads}`, secrets: ["whsec_x"] }),
    clock: new TestClock(),
    timeout: () => new Promise((resolve) => ends.push(resolve)),
  });
  return { receivers, ends, reads: () => reads };
}

test("receivers are read once a second, and forgotten after it, though nobody asks for them", async () => {
  const { receivers, ends, reads } = setUp();
  for (const tenant of ["ten_1", "ten_1", "ten_2", "ten_1"]) await receivers.of(tenant);
  expect([reads(), ends.length]).toEqual([2, 1]);
  ends[0]?.();
  await Promise.resolve();
  await receivers.of("ten_1");
  expect([reads(), ends.length]).toEqual([3, 2]);
});

test("a receiver that was changed is read again", async () => {
  const { receivers, reads } = setUp();
  await receivers.of("ten_1");
  receivers.evict("ten_1");
  await receivers.of("ten_1");
  expect(reads()).toBe(2);
});
