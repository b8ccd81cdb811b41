import { expect, test } from "bun:test";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { createLimiter } from "../../../src/kit/http/limits.ts";
import { createTries, TRY_RATES } from "../../../src/features/people/http/tries.ts";
import { expectProblem, startScenario, TestClock } from "../../scenario.ts";
import { browserWith, freshEmail, PASSWORD, signUpOwner } from "./browser.ts";

const EMAIL = "anna@museum.example";

function tries(all: number = TRY_RATES.all.count) {
  const clock = new TestClock();
  const limiter = (name: keyof typeof TRY_RATES, count: number = TRY_RATES[name].count) =>
    createLimiter(name, { ...TRY_RATES[name], count }, clock);
  const limits = { account: limiter("account"), fresh: limiter("fresh"), own: limiter("own") };
  return { ...createTries({ ...limits, all: limiter("all", all) }), clock };
}

/** How many of some tries are let through. */
async function passed(count: number, take: () => Promise<void>): Promise<number> {
  let through = 0;
  for (let turn = 0; turn < count; turn++)
    await take().then(
      () => through++,
      () => {},
    );
  return through;
}

test("who tries one account from a thousand addresses locks neither its owner out nor a newcomer", async () => {
  const { take, succeeded } = tries();
  succeeded("192.0.2.1", EMAIL);
  for (let turn = 0; turn < 1_000; turn++)
    await passed(5, () => take(`198.51.100.${turn}`, EMAIL.toUpperCase()));
  expect(await passed(30, () => take("192.0.2.1", EMAIL))).toBe(20);
  expect(await passed(30, () => take("203.0.113.9", EMAIL))).toBe(3);
  // Other accounts are not concerned.
  expect(await passed(5, () => take("203.0.113.9", "bert@museum.example"))).toBeGreaterThan(2);
});

test("one address has the account's tries and a few of its own, and again once they have refilled", async () => {
  const { take, clock } = tries();
  expect(await passed(100, () => take("192.0.2.1", EMAIL))).toBe(13);
  clock.advance(15 * MINUTE);
  expect(await passed(100, () => take("192.0.2.1", EMAIL))).toBe(13);
});

test("when the tries of all accounts are used up, whoever has not tried an account still can", async () => {
  const { take } = tries(50);
  for (let turn = 0; turn < 100; turn++) await passed(1, () => take("192.0.2.1", `${turn}@museum.example`));
  expect(await passed(10, () => take("203.0.113.9", EMAIL))).toBe(3);
});

test("tries at once are counted before a password is looked at", async () => {
  const { take } = tries();
  const outcomes = await Promise.allSettled(Array.from({ length: 500 }, () => take("192.0.2.1", EMAIL)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(13);
});

test("a sign-up's password is tried under the same limits, and the refusal says when the next try is", async () => {
  const limited = await startScenario({ QZ_LIMIT_SIGN_IN: "1000/60s" });
  const { owner } = await signUpOwner(limited);
  const nobody = browserWith(limited, "");
  const wrong = { email: owner.email, password: `${PASSWORD}.` };
  // The address has signed in, so that it has tries of its own.
  for (let turn = 0; turn < 10; turn++) {
    const signUp = await nobody.call("POST", "/app/api/signup", { name: "Zoo", ...wrong });
    await expectProblem(signUp, 401, "sign_in_failed");
    await expectProblem(await nobody.call("POST", "/app/api/session", wrong), 401, "sign_in_failed");
  }
  for (const [path, input] of [
    ["/app/api/session", wrong],
    ["/app/api/signup", { name: "Zoo", ...wrong }],
  ] as const) {
    const answer = await nobody.call("POST", path, input);
    expect(answer.headers.get("retry-after")).toBe("45");
    await expectProblem(answer, 429, "rate_limited");
  }
  const stranger = { email: freshEmail(), password: PASSWORD };
  await expectProblem(await nobody.call("POST", "/app/api/session", stranger), 401, "sign_in_failed");
});

test("whoever took a session does not guess the password with it", async () => {
  const limited = await startScenario({ QZ_LIMIT_SIGN_IN: "1000/60s" });
  const { owner } = await signUpOwner(limited);
  const wrong = `${PASSWORD}.`;
  const change = { current: wrong, password: "zehn Elche am Fluss" };
  const guesses = [
    () => owner.call("POST", "/app/api/person/password", change),
    () => owner.call("DELETE", "/app/api/person", { password: wrong }),
    () => owner.call("DELETE", "/app/api/totp", { password: wrong }),
  ];
  for (let turn = 0; turn < 13; turn++) {
    const answer = await guesses[turn % guesses.length]?.();
    await expectProblem(answer ?? Response.error(), 401, "sign_in_failed");
  }
  for (const guess of guesses) await expectProblem(await guess(), 429, "rate_limited");
  const answer = await owner.call("POST", "/app/api/person/password", { ...change, current: PASSWORD });
  await expectProblem(answer, 429, "rate_limited");
});

test("an address signs in a number of times a minute, whichever accounts it tries", async () => {
  const limited = await startScenario({ QZ_LIMIT_SIGN_IN: "2/60s" });
  const nobody = browserWith(limited, "");
  const attempt = () => nobody.call("POST", "/app/api/session", { email: freshEmail(), password: PASSWORD });
  for (let turn = 0; turn < 2; turn++) await expectProblem(await attempt(), 401, "sign_in_failed");
  await expectProblem(await attempt(), 429, "rate_limited");
});
