import { expect, test } from "bun:test";
import { Elysia } from "elysia";
import { factsOfRoute, openOperation } from "../../../src/kit/http/operation.ts";
import { ALL_SCOPES, missingScopes, type Scope } from "../../../src/kit/shared/scopes.ts";
import { IS_QUICK } from "../../extent.ts";
import { makeKey } from "../../features/keys/make-key.ts";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";
import { concrete, fetchContract, operationsOf, scopesOf } from "./contract.ts";

const scenario = await startScenario();
const operations = operationsOf(await fetchContract(scenario.url));

/** The operations that ask for a key, and the scopes that the contract says it needs. */
const WITH_KEY = operations.flatMap((operation) => {
  const { method, path } = operation;
  const scopes = scopesOf(operation);
  return scopes ? [{ method, path, scopes: ALL_SCOPES.filter((scope) => scopes.includes(scope)) }] : [];
});

/** All of them; in the quick tier one of each set of scopes, and another one each time. */
function someOf(turn: number) {
  if (!IS_QUICK) return WITH_KEY;
  const alike = Map.groupBy(WITH_KEY, ({ scopes }) => scopes.join());
  return [...alike.values()].flatMap((same) => same[turn % same.length] ?? []);
}

test("each operation is refused to a key without its scopes, and to no other key", async () => {
  const tenant = await scenario.signUp();
  const granted: [scopes: readonly Scope[], asked: typeof WITH_KEY][] = [
    [["webhook"], WITH_KEY],
    ...ALL_SCOPES.map((scope, turn): [Scope[], typeof WITH_KEY] => [[scope], someOf(turn)]),
    [ALL_SCOPES, WITH_KEY],
  ];
  let refusals = 0;
  for (const [scopes, asked] of granted) {
    const { client } = await makeKey(tenant, { scopes });
    for (const operation of asked) {
      const body = operation.method === "GET" ? undefined : {};
      const answer = await client.call(operation.method, concrete(operation.path), body);
      const { code, detail } = await readJson<{ code?: string; detail?: string }>(answer).catch(() => ({
        code: undefined,
        detail: undefined,
      }));
      const missing = missingScopes(scopes, operation.scopes);
      const place = `${operation.method} ${operation.path} with ${scopes.join() || "no scope"}`;
      expect(code === "scope_missing", place).toBe(missing.length > 0);
      if (missing.length === 0) continue;
      expect(answer.status, place).toBe(403);
      for (const scope of missing) expect(detail, place).toContain(scope);
      refusals++;
    }
  }
  expect(refusals).toBeGreaterThan(IS_QUICK ? 100 : 200);
});

test("the scopes of a route are those of its description, and none where everyone may call it", () => {
  const detail = { security: [{ apiKey: ["codes:read", "codes:write"] }] };
  const { routes } = new Elysia()
    .get("/halls", () => "", { detail })
    .get("/open", () => "", openOperation({ id: "open", tag: "service", summary: "Open", answers: {} }));
  expect(factsOfRoute(routes, { method: "GET", path: "/halls" }).scopes).toEqual([
    "codes:read",
    "codes:write",
  ]);
  expect(factsOfRoute(routes, { method: "GET", path: "/open" }).scopes).toEqual([]);
  expect(() => factsOfRoute(routes, { method: "POST", path: "/halls" })).toThrow("POST /halls");
});

test("a missing scope comes right after the key: before the body, the plan, the owner and the limit per workspace", async () => {
  const limited = await startScenario({ QZ_LIMIT_TENANT: "3/60s" });
  const tenant = await limited.signUp();
  const { client } = await makeKey(tenant, { scopes: ["webhook"] });
  const huge = "x".repeat(2 * 1024 * 1024);
  for (let times = 0; times < 5; times++) {
    const answer = await client.call("POST", "/app/api/codes", huge, { "content-type": "text/plain" });
    expect(answer.status).toBe(403);
  }
  expect((await tenant.call("GET", "/app/api/codes/code_00000000000000000000000000/scans")).status).toBe(401);
  expect((await client.call("GET", "/app/api/me")).status).toBe(200);
  expect((await client.call("GET", "/app/api/me")).status).toBe(429);
});
