import { expect, test } from "bun:test";
import fc from "fast-check";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import { LONGEST_DELAY, RETRY_DELAYS, retryDelay } from "../../../src/features/webhooks/schedule.ts";

/** When a failed delivery is tried again. */

test("twelve attempts over seven days, each delay spread by a fifth either way", () => {
  const SECONDS = [5, 30, 120, 600, 1800, 7200, 21600, 43200, 86400, 172800, 273600];
  expect(RETRY_DELAYS).toEqual(SECONDS.map((seconds) => seconds * 1000));
  for (const [i, seconds] of SECONDS.entries()) {
    expect(retryDelay(i + 1, 0, null)).toBe(seconds * 800);
    expect(retryDelay(i + 1, 0.5, null)).toBe(seconds * 1000);
    expect(retryDelay(i + 1, 1, null)).toBe(seconds * 1200);
  }
  expect(retryDelay(12, 0.5, null)).toBeNull();
  expect(retryDelay(13, 0.5, HOUR)).toBeNull();
  const total = RETRY_DELAYS.reduce((sum, delay) => sum + delay, 0);
  expect(Math.round(total / DAY)).toBe(7);
});

test("a receiver's wish puts off by a day at most, and never hurries", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 11 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1e12, noNaN: true }),
      (attempts, chance, wish) => {
        const own = retryDelay(attempts, chance, null) ?? 0;
        const delay = retryDelay(attempts, chance, wish) ?? 0;
        expect(delay).toBe(Math.round(Math.max(own, Math.min(wish, DAY))));
        expect(delay).toBeLessThanOrEqual(LONGEST_DELAY);
      },
    ),
  );
});
