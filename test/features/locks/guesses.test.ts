import { expect, test } from "bun:test";
import { expectProblem, startScenario } from "../../scenario.ts";
import { cookieOf, visitorOf } from "./visitor.ts";

/** Those who guess, through the front door. `tries.test.ts` has ten thousand of them. */

const password = "open sesame";
const scenario = await startScenario({ QZ_TRUSTED_PROXIES: "127.0.0.0/8", QZ_LIMIT_LEADS: "20/60s" });
const tenant = await scenario.signUp();
const target = "https://secret.example/plan-b";

const from = (address: string) => visitorOf(scenario, { "x-forwarded-for": address });

test("guesses from many addresses shut out nobody who has not guessed, and scans go on", async () => {
  const { shortId } = await tenant.makeCode({ target, lock: { password } });
  const guessers = Array.from({ length: 5 }, (_, at) => `198.51.100.${at + 1}`);
  const answers: number[] = [];
  for (let round = 0; round < 4; round++)
    for (const address of guessers)
      answers.push((await from(address).unlock(shortId, `guess ${round}`)).status);
  const hashed = answers.filter((status) => status === 403);
  expect(answers.filter((status) => status === 429)).toHaveLength(answers.length - hashed.length);
  expect(hashed).toHaveLength(15);
  const person = from("203.0.113.7");
  expect((await person.unlock(shortId, "open sesam")).status).toBe(403);
  expect((await person.unlock(shortId, password)).status).toBe(204);
  expect((await scenario.scan(shortId)).status).toBe(302);

  const refused = await from("198.51.100.1").unlock(shortId, password);
  expect(refused.headers.get("ratelimit")).toStartWith('"unlock-pair"');
  await expectProblem(refused, 429, "rate_limited");
  const page = await from("198.51.100.1").submit(shortId, password);
  expect([page.status, cookieOf(page)]).toEqual([429, ""]);
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await page.text()).toContain("too many wrong passwords");
  scenario.clock.advance(15 * 60_000);
  expect((await from("198.51.100.1").unlock(shortId, password)).status).toBe(204);
});

test("an address has a limit of its own, whatever it tries", async () => {
  const { shortId } = await tenant.makeCode({ target, lock: { password } });
  const { unlock } = from("198.51.100.99");
  for (let tried = 0; tried < 20; tried++) expect((await unlock(shortId, password)).status).toBe(204);
  const refused = await unlock(shortId, password);
  expect(refused.headers.get("ratelimit")).toStartWith('"unlock"');
  await expectProblem(refused, 429, "rate_limited");
});

test("short ids that stand for nothing are counted as guesses", async () => {
  const strict = await startScenario({ QZ_LIMIT_RESOLVE: "3/60s" });
  const { unlock } = visitorOf(strict);
  const statuses = [];
  for (const shortId of ["never-1", "never-2", "never-3", "never-4"])
    statuses.push((await unlock(shortId, password)).status);
  expect(statuses).toEqual([404, 404, 404, 429]);
});
