import { expect, test } from "bun:test";
import { HOUR, SECOND } from "../../../src/kit/shared/clock.ts";
import { createNetwork } from "../../../src/features/watch/network.ts";
import { NEVER_ASKED } from "../../../src/features/watch/destination-state.ts";
import { createWatch } from "../../../src/features/watch/watch.ts";
import { TestClock } from "../../scenario.ts";

test("a slot that begins late lapses: the next request would follow within the second", async () => {
  const clock = new TestClock();
  const slots: number[] = [];
  const asked: number[] = [];
  const queues = ["a.example"];
  const target = {
    seq: 1,
    tenantId: "ten_1",
    address: "https://a.example/",
    queue: "a.example",
    phoneAt: null,
    ...NEVER_ASKED,
  };
  const watch = createWatch({
    store: {
      look: async () => ({ moved: [], more: false }),
      take: async () => queues.splice(0),
      next: async () => target,
      async reserve(_address, now) {
        const begin = Math.max(now, (slots.at(-1) ?? 0) + SECOND);
        slots.push(begin);
        // The database is slow once.
        if (slots.length === 1) clock.advance(700);
        return begin;
      },
      settle: async () => {},
      notify: async () => null,
      size: async () => 1,
    },
    async probe(_target, waitForSlot) {
      expect(await waitForSlot("192.0.2.1")).toBe(true);
      asked.push(clock.now());
      return { verdict: "ok", status: 200, reason: null };
    },
    phoneProbe: async () => "postponed",
    isSameSite: async () => false,
    network: createNetwork(clock, []),
    period: HOUR,
    isAway: () => false,
    async inSteps(step) {
      while (await step(50));
    },
    onMoved() {},
    timeout: async (milliseconds) => clock.advance(milliseconds),
    clock,
    log: { debug() {}, info() {}, warn() {}, error() {} },
  });
  await watch.run();
  expect(slots).toHaveLength(2);
  expect(asked).toEqual(slots.slice(1));
});
