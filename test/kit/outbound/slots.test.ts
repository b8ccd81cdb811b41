import { expect, test } from "bun:test";
import { addressKey, createSlots } from "../../../src/kit/outbound/slots.ts";
import { TestClock } from "../../scenario.ts";

/** Slots that begin so many milliseconds after they are reserved, and are kept so much too late. */
function slotsOf(...slots: readonly (readonly [after: number | null, late?: number])[]) {
  const clock = new TestClock();
  const start = clock.now();
  const reserved: unknown[] = [];
  const left = [...slots];
  let late = 0;
  const waitForSlot = createSlots({
    async reserve(key, now, latest) {
      const [after = null, delay = 0] = left.shift() ?? [];
      reserved.push([key, now - start, latest - now]);
      late = delay;
      if (after === 0) clock.advance(late);
      return after === null ? null : now + after;
    },
    timeout: async (milliseconds) => clock.advance(milliseconds + late),
    clock,
  });
  return { waitForSlot, reserved, now: () => clock.now() - start };
}

test("a request waits until its slot begins, at most two seconds", async () => {
  const { waitForSlot, reserved, now } = slotsOf([1_500], [0], [null]);
  expect([await waitForSlot("192.0.2.1"), now()]).toEqual([true, 1_500]);
  expect([await waitForSlot("192.0.2.1"), now()]).toEqual([true, 1_500]);
  expect([await waitForSlot("[2001:db8:1:2ff::1]"), now()]).toEqual([false, 1_500]);
  expect(reserved).toEqual([
    ["192.0.2.1", 0, 2_000],
    ["192.0.2.1", 1_500, 2_000],
    [addressKey("[2001:db8:1:200::9]"), 1_500, 2_000],
  ]);
});

test("a slot that is kept more than a tenth of a second late lapses, and two may", async () => {
  for (const [late, tries] of [
    [100, 1],
    [101, 3],
  ] as const)
    for (const after of [0, 700]) {
      const { waitForSlot, reserved } = slotsOf([after, late], [after, late], [after, late], [after, late]);
      expect(await waitForSlot("192.0.2.1")).toBe(true);
      expect(reserved).toHaveLength(tries);
    }
});

test("an IPv4 address stands for one machine, an IPv6 address for its /56", () => {
  expect(addressKey("192.0.2.1")).toBe("192.0.2.1");
  expect(addressKey("[2001:db8:1:2ff::1]")).toBe(addressKey("[2001:db8:1:200::9]"));
  expect(addressKey("[2001:db8:1:2ff::1]")).not.toBe(addressKey("[2001:db8:1:3ff::1]"));
});
