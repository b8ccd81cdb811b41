import { expect, test } from "bun:test";
import { SECOND } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { makeKey } from "../../features/keys/make-key.ts";
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

test("each answer to a call with a key says what is left, whatever its status; answers to scans never do", async () => {
  const scenario = await startScenario({ QZ_LIMIT_TENANT: "60/60s" });
  const tenant = await scenario.signUp();
  const { made } = await makeKey(tenant, { name: "reader", scopes: ["codes:read"] });
  const { shortId } = await tenant.makeCode();
  const left = ({ headers }: Response) => [headers.get("ratelimit"), headers.get("ratelimit-policy")];
  const policy = '"tenant";q=60;w=60';
  const reader = { authorization: `Bearer ${made.apiKey}` };
  const calls: [answer: () => Promise<Response>, status: number][] = [
    [() => tenant.call("GET", "/app/api/me"), 200],
    [() => tenant.call("GET", "/app/api/codes?format=csv"), 200],
    [() => tenant.call("HEAD", "/app/api/codes"), 200],
    [() => tenant.call("POST", "/app/api/codes", "{"), 400],
    [() => tenant.call("GET", "/app/api/codes/code_none"), 404],
    [() => tenant.call("DELETE", "/app/api/me", { confirm: "another" }), 400],
    [() => tenant.call("POST", "/app/api/codes", HUGE), 413],
  ];
  let rest = 58;
  for (const [call, status] of calls) {
    const answer = await call();
    expect([answer.status, ...left(answer)]).toEqual([status, `"tenant";r=${--rest};t=${60 - rest}`, policy]);
    await answer.body?.cancel();
  }
  // It is refused for its scope before it is counted.
  const missing = await tenant.call("POST", "/app/api/codes", {}, reader);
  await expectProblem(missing, 403, "scope_missing");
  expect(left(missing)).toEqual([`"tenant";r=${rest};t=${60 - rest}`, policy]);
  const list = await tenant.call(
    "POST",
    "/app/api/codes",
    Array.from({ length: 20 }, () => ({ target: "https://museum.example/" })),
  );
  expect(left(list)[0]).toBe(`"tenant";r=${rest - 20};t=${80 - rest}`);
  const unknown = await tenant.call("GET", "/app/api/me", undefined, { authorization: "Bearer nonsense" });
  for (const answer of [unknown, await scenario.scan(shortId), await scenario.scan("nothing-here")])
    expect(left(answer)).toEqual([null, null]);
  const unlimited = await startScenario({ QZ_LIMIT_TENANT: "off" });
  expect(left(await (await unlimited.signUp()).call("GET", "/app/api/me"))).toEqual([null, null]);
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
