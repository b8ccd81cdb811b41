import { expect, test } from "bun:test";
import { SECOND } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { expectProblem, type Scenario, startScenario, type TenantClient } from "../../scenario.ts";

const LIMIT = { QZ_LIMIT_TENANT: "3/60s" };
const HUGE = "x".repeat(2 * 1024 * 1024);

/** A workspace that has made all calls it may make. */
async function usedUp(scenario: Scenario): Promise<TenantClient> {
  const tenant = await scenario.signUp();
  for (let i = 0; i < 3; i++) expect((await tenant.call("GET", "/app/api/me")).status).toBe(200);
  return tenant;
}

test("calls of a workspace are counted together, each workspace by itself, until time has passed", async () => {
  const scenario = await startScenario(LIMIT);
  const tenant = await usedUp(scenario);
  const refused = await tenant.call("GET", "/app/api/codes");
  expect(refused.headers.get("retry-after")).toBe("20");
  expect(refused.headers.get("ratelimit")).toBe('"tenant";r=0;t=20');
  expect(refused.headers.get("ratelimit-policy")).toBe('"tenant";q=3;w=60');
  await expectProblem(refused, 429, "rate_limited");
  const other = await scenario.signUp("Another");
  expect((await other.call("GET", "/app/api/me")).status).toBe(200);
  scenario.clock.advance(20 * SECOND);
  expect((await tenant.call("GET", "/app/api/me")).status).toBe(200);
  await expectProblem(await tenant.call("GET", "/app/api/me"), 429, "rate_limited");
});

test("all keys of a workspace count as one", async () => {
  const scenario = await startScenario(LIMIT);
  const tenant = await scenario.signUp();
  const answer = await tenant.call("POST", "/app/api/keys/rotate", {});
  const { apiKey } = await readJson<{ apiKey: string }>(answer);
  const asked = (key: string) =>
    scenario.request("/app/api/me", { headers: { authorization: `Bearer ${key}` } });
  expect((await asked(apiKey)).status).toBe(200);
  expect((await asked(tenant.apiKey)).status).toBe(200);
  await expectProblem(await asked(apiKey), 429, "rate_limited");
  await expectProblem(await asked(tenant.apiKey), 429, "rate_limited");
});

test("the limit per workspace comes after 404, 405 and 401, and before the body, the owner and the query", async () => {
  const scenario = await startScenario(LIMIT);
  const tenant = await usedUp(scenario);
  await expectProblem(await tenant.call("GET", "/app/api/nothing"), 404, "not_found");
  await expectProblem(await tenant.call("PUT", "/app/api/me"), 405, "method_not_allowed");
  const nobody = { authorization: "Bearer nonsense" };
  await expectProblem(await tenant.call("GET", "/app/api/me", undefined, nobody), 401, "invalid_key");
  const text = { "content-type": "text/plain" };
  for (const answer of [
    await tenant.call("POST", "/app/api/codes", HUGE),
    await tenant.call("POST", "/app/api/codes", "{", text),
    await tenant.call("POST", "/app/api/bulk", HUGE, text),
    await tenant.call("GET", "/app/api/codes/code_00000000000000000000000000/scans?limit=x"),
  ])
    await expectProblem(answer, 429, "rate_limited");
});

test("calls that need no key, and those of the catalog, are not counted by workspace", async () => {
  const scenario = await startScenario({ ...LIMIT, QZ_LOGO_KEYS: "on" });
  const tenant = await usedUp(scenario);
  expect((await tenant.call("GET", "/app/api/types")).status).toBe(200);
  expect((await tenant.call("GET", "/api/v1/facets")).status).toBe(200);
});
