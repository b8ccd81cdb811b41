import { expect, test } from "bun:test";
import { createTries, TRY_RATES } from "../../../src/features/locks/http/tries.ts";
import { createLimiter, RateLimited } from "../../../src/kit/http/limits.ts";
import { TestClock } from "../../scenario.ts";

function triesAt(clock: TestClock) {
  return createTries({
    code: createLimiter("unlock-code", TRY_RATES.code, clock),
    pair: createLimiter("unlock-pair", TRY_RATES.pair, clock),
  });
}

type Tries = ReturnType<typeof triesAt>;

/** Makes a try. @returns whether it was admitted. */
async function attempt(tries: Tries, address: string, isWrong = true, code = "code_1"): Promise<boolean> {
  try {
    await (
      await tries.begin(address, code)
    )(isWrong);
    return true;
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
    return false;
  }
}

test("10,000 guesses on a code from 1,000 addresses do not shut out who has not guessed", async () => {
  const tries = triesAt(new TestClock());
  let admitted = 0;
  for (let round = 0; round < 10; round++)
    for (let guesser = 0; guesser < 1_000; guesser++)
      if (await attempt(tries, `guesser ${guesser}`)) admitted++;
  // The tries that the code has for all, and three of each address.
  expect(admitted).toBeLessThanOrEqual(TRY_RATES.code.count + 3 * 1_000);
  expect(admitted).toBeGreaterThanOrEqual(3 * 1_000);
  // The person with the right word may mistype it twice.
  expect([await attempt(tries, "person"), await attempt(tries, "person")]).toEqual([true, true]);
  expect(await attempt(tries, "person", false)).toBe(true);
  // Knowing it uses nothing up, so a class behind one address opens the code, too.
  for (let pupil = 0; pupil < 30; pupil++) expect(await attempt(tries, "school", false)).toBe(true);
  // Another code of the same address has tries of its own.
  expect(await attempt(tries, "guesser 1", true, "code_2")).toBe(true);
});

test("an address waits once it was wrong three times, and only while the code is guessed at", async () => {
  const clock = new TestClock();
  const tries = triesAt(clock);
  for (let wrong = 0; wrong < TRY_RATES.code.count; wrong++) expect(await attempt(tries, "one")).toBe(true);
  expect(await attempt(tries, "one")).toBe(false);
  expect(await attempt(tries, "one", false)).toBe(false);
  const others = [];
  for (let wrong = 0; wrong < 4; wrong++) others.push(await attempt(tries, "another"));
  expect(others).toEqual([true, true, true, false]);
  clock.advance(TRY_RATES.code.milliseconds / TRY_RATES.code.count);
  expect(await attempt(tries, "one", false)).toBe(true);
});

test("tries at once are no more than those in a row", async () => {
  const tries = triesAt(new TestClock());
  for (let wrong = 0; wrong < TRY_RATES.code.count; wrong++) await attempt(tries, `guesser ${wrong}`);
  const begun = await Promise.allSettled(Array.from({ length: 20 }, () => tries.begin("crowd", "code_1")));
  expect(begun.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  for (const one of begun) if (one.status === "fulfilled") await one.value(false);
  // None of them was wrong.
  expect(await attempt(tries, "crowd")).toBe(true);
});
