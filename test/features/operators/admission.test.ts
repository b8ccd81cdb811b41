import { expect, test } from "bun:test";
import { ALL_SCOPES } from "../../../src/kit/shared/scopes.ts";
import { CALLS } from "../../../src/features/operators/http/operations.ts";
import { ROLES, type Role } from "../../../src/kit/shared/roles.ts";
import { isObject } from "../../../src/kit/shared/json.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";
import { ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { joinAs } from "../members/person.ts";
import { browserWith, signUpOwner } from "../people/browser.ts";
import { withAdmin } from "../plans/admin.ts";
import { setUpApp } from "../factors/setting-up.ts";
import { enterAsOperator, operatorKey } from "./operator.ts";

/*
 * The operator's API is a second front for attackers: every operation is tried as everybody who is no operator,
 * and what lets an operator in is tried everywhere else.
 */

const dns = createTestDns();
// Each caller tries every operation from one address.
const scenario = await startScenario({ QZ_LIMIT_TENANT: "off" }, { txtLookup: dns.lookup });
const museum = await scenario.signUp("Museum am Fluss");
await withAdmin(scenario, (admin) => admin.setPlan(museum.id, "unlimited"));

/** An operation of the contract, with paths that name nothing. */
interface Tried {
  readonly method: string;
  readonly path: string;
  readonly isForOperators: boolean;
}

const contract = await readJson<{ paths: Record<string, Record<string, { tags: string[] }>> }>(
  await scenario.request("/openapi.json"),
);
const OPERATIONS: Tried[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, { tags }]) => ({
    method: method.toUpperCase(),
    path: path.replace(/\{\w+\}/g, "x"),
    isForOperators: tags.includes("operator"),
  })),
);
const OURS = OPERATIONS.filter(({ isForOperators }) => isForOperators);
/** They begin a session, so they take the ordinary one. */
const BEGINNING = ["POST /operator/api/session", "POST /operator/api/session/options"];
const REST = OURS.filter(({ method, path }) => !BEGINNING.includes(`${method} ${path}`));

type Headers = Readonly<Record<string, string>>;

/** Calls an operation; a body is sent where there may be one. */
async function tried({ method, path }: Tried, headers: Headers) {
  // Every caller comes from another address: calls are limited by it.
  const answer = await scenario.request(path, {
    method,
    headers: { ...headers, ...(method === "GET" ? {} : { "content-type": "application/json" }) },
    ...(method === "POST" || method === "PATCH" ? { body: "{}" } : {}),
  });
  const text = await answer.text();
  const problem: unknown = text.startsWith("{") ? JSON.parse(text) : {};
  return { status: answer.status, code: isObject(problem) ? problem["code"] : null };
}

async function expectRefused(headers: Headers, status: number, code: string): Promise<void> {
  for (const operation of REST)
    expect({ ...operation, ...(await tried(operation, headers)) }).toEqual({ ...operation, status, code });
}

const OF_OUR_PAGE = { "sec-fetch-site": "same-origin" };

test("there are operations, and all of them are under /operator/api", () => {
  expect(OURS.length).toBeGreaterThan(40);
  for (const { path, isForOperators } of OPERATIONS)
    expect([path, path.startsWith("/operator/api/")]).toEqual([path, isForOperators]);
});

test("nobody, made-up keys and cookies, and a tenant's key with all scopes are refused by every operation", async () => {
  const key = await readJson<{ apiKey: string }>(
    await museum.call("POST", "/app/api/keys", { name: "all", scopes: ALL_SCOPES }),
  );
  for (const headers of [
    {},
    { authorization: `Bearer ${key.apiKey}` },
    { authorization: `Bearer ${museum.apiKey}` },
    { authorization: `Bearer qzo_${"A".repeat(43)}` },
    { authorization: "Bearer qzo_short" },
    { cookie: `qz_operator=${"A".repeat(43)}`, ...OF_OUR_PAGE },
  ])
    await expectRefused(headers, 401, "operator_required");
  for (const operation of OURS.filter((one) => !REST.includes(one)))
    expect((await tried(operation, OF_OUR_PAGE)).code).toBe("session_required");
});

test("members of every role are refused by every operation, also with a second factor", async () => {
  const { owner } = await signUpOwner(scenario);
  await setUpApp(scenario, owner);
  await expectRefused({ cookie: owner.cookie, ...OF_OUR_PAGE }, 401, "operator_required");
  for (const operation of OURS.filter((one) => !REST.includes(one)))
    expect((await tried(operation, { cookie: owner.cookie, ...OF_OUR_PAGE })).code).toBe("operator_required");
  for (const role of Object.keys(ROLES) as Role[]) {
    if (role === "owner") continue;
    const member = await joinAs(scenario, museum, role);
    await expectRefused({ cookie: member.cookie, ...OF_OUR_PAGE }, 401, "operator_required");
  }
});

test("an operator without a session, without a second factor, and with a session that ended is refused", async () => {
  const { owner } = await signUpOwner(scenario);
  await withAdmin(scenario, ({ operators }) => operators.name(owner.email));
  await expectRefused({ cookie: owner.cookie, ...OF_OUR_PAGE }, 401, "operator_required");
  for (const operation of OURS.filter((one) => !REST.includes(one)))
    expect((await tried(operation, { cookie: owner.cookie, ...OF_OUR_PAGE })).code).toBe(
      "second_factor_missing",
    );
  const ended = await enterAsOperator(scenario);
  scenario.clock.advance(30 * MINUTE);
  await expectRefused({ cookie: ended.cookie, ...OF_OUR_PAGE }, 401, "operator_required");
  const removed = await enterAsOperator(scenario);
  await withAdmin(scenario, ({ people }) => people.reset(removed.owner.email, true));
  await expectRefused({ cookie: removed.cookie, ...OF_OUR_PAGE }, 401, "operator_required");
});

test("what changes something is refused to pages of other origins", async () => {
  const operator = await enterAsOperator(scenario);
  for (const operation of REST.filter(({ method }) => method !== "GET"))
    for (const site of ["cross-site", "same-site", "none"]) {
      const headers = { cookie: operator.cookie, "sec-fetch-site": site };
      expect([operation.path, (await tried(operation, headers)).code]).toEqual([
        operation.path,
        "foreign_origin",
      ]);
    }
});

test("nothing of it is on a tenant's domain, with whatever comes", async () => {
  await ownDomain(museum, dns, "qr.museum.example");
  const operator = await enterAsOperator(scenario);
  const key = await operatorKey(scenario, "on a domain");
  for (const credential of [{ cookie: operator.cookie }, { authorization: key.authorization }])
    for (const operation of OURS) {
      const headers: Record<string, string> = { host: "qr.museum.example", ...OF_OUR_PAGE, ...credential };
      const { method, path } = operation;
      const answer = await fetch(scenario.url + path, { method, headers });
      expect([operation.path, answer.status]).toEqual([operation.path, 404]);
    }
});

test("the operator's cookie and key are good for nothing of workspaces", async () => {
  const operator = await enterAsOperator(scenario);
  const key = await operatorKey(scenario, "elsewhere");
  const taken = OPERATIONS.filter(({ path }) => path.startsWith("/app/api/"));
  const withNothing = browserWith(scenario, "");
  for (const operation of taken) {
    const { method, path } = operation;
    const open = (await withNothing.call(method, path, method === "GET" ? undefined : {})).status;
    if (open !== 401) continue;
    const cookie = await tried(operation, { cookie: operator.operatorCookie, ...OF_OUR_PAGE });
    expect([path, cookie.status]).toEqual([path, 401]);
    const bearer = await tried(operation, { authorization: key.authorization });
    expect([path, bearer.status, bearer.code]).toEqual([path, 401, "invalid_key"]);
  }
}, 300_000);

test("an address makes so many calls a minute, whichever they are, and no more", async () => {
  const limited = await startScenario();
  const { authorization } = await operatorKey(limited, "busy");
  for (let calls = 0; calls < CALLS.count; calls++)
    expect(
      (await limited.request("/operator/api/reports?limit=1", { headers: { authorization } })).status,
    ).toBe(200);
  for (const { method, path } of REST) {
    const answer = await limited.request(path, { method, headers: { authorization } });
    expect([method, path, answer.status]).toEqual([method, path, 429]);
  }
});
