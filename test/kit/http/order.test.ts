import { expect, test } from "bun:test";
import { withAdmin } from "../../features/plans/admin.ts";
import { readJson } from "../../json.ts";
import { expectProblem, type Scenario, startScenario, type TenantClient } from "../../scenario.ts";

/** Requests that are wrong in several ways: the contract orders the checks. */

const scenario = await startScenario();

async function putOnPlan(tenant: TenantClient, plan: string, where: Scenario = scenario): Promise<void> {
  await withAdmin(where, async (admin) => expect(await admin.setPlan(tenant.id, plan)).toBe(true));
}

const tenant = await scenario.signUp();
const code = await tenant.makeCode();
const withoutFeatures = await scenario.signUp("On the static plan");
await putOnPlan(withoutFeatures, "static");

const HUGE = "x".repeat(2 * 1024 * 1024);
const NO_KEY = { authorization: "Bearer nonsense" };
const NO_TYPE = { "content-type": "text/plain" };
const UNKNOWN = "code_00000000000000000000000000";

test("an unknown path is 404 before anything else", async () => {
  const answer = await tenant.call("PUT", "/app/api/nothing?limit=x", HUGE, { ...NO_KEY, ...NO_TYPE });
  await expectProblem(answer, 404, "not_found");
});

test("a wrong method is 405 before the key, the body and the owner", async () => {
  const answer = await tenant.call("PUT", `/app/api/codes/${UNKNOWN}`, HUGE, { ...NO_KEY, ...NO_TYPE });
  await expectProblem(answer, 405, "method_not_allowed");
});

test("the address limit comes before the body, and after 404 and 405", async () => {
  const limited = await startScenario({ QZ_LIMIT_SIGNUP: "1/60s", QZ_SIGNUP: "closed" });
  await limited.post("/app/api/signup", {});
  await expectProblem(await limited.post("/app/api/signup", HUGE), 429, "rate_limited");
  await expectProblem(await limited.post("/app/api/signup", "{", NO_TYPE), 429, "rate_limited");
  await expectProblem(await limited.post("/app/api/signup", {}), 429, "rate_limited");
  await expectProblem(await limited.request("/app/api/signup"), 405, "method_not_allowed");
  await expectProblem(await limited.request("/app/api/signups"), 404, "not_found");
});

test("a wrong method or path does not use up a limit", async () => {
  const limited = await startScenario({ QZ_LIMIT_SIGNUP: "1/60s" });
  await limited.request("/app/api/signup");
  await limited.request("/app/api/signup/x", { method: "POST" });
  expect((await limited.post("/app/api/signup", { name: "Zoo", email: "zoo@example.org" })).status).toBe(200);
});

test("the key comes before the body, the plan, the owner and the query", async () => {
  const answers = [
    await tenant.call("POST", "/app/api/codes", HUGE, NO_KEY),
    await tenant.call("POST", "/app/api/codes", "{", { ...NO_KEY, ...NO_TYPE }),
    await tenant.call("PATCH", `/app/api/codes/${UNKNOWN}`, "{", { ...NO_KEY, "if-match": '"r9"' }),
    await tenant.call("GET", `/app/api/codes/${UNKNOWN}/scans?limit=x`, undefined, NO_KEY),
    await tenant.call("GET", "/app/api/codes?limit=x&cursor=x", undefined, NO_KEY),
    await tenant.call("DELETE", `/app/api/codes/${UNKNOWN}`, undefined, NO_KEY),
    await tenant.call("DELETE", "/app/api/me", HUGE, NO_KEY),
    await tenant.call("POST", "/app/api/keys/rotate", "[", NO_KEY),
  ];
  for (const answer of answers) await expectProblem(answer, 401, "invalid_key");
});

test("size and type of the body come before the plan and the owner", async () => {
  const create = (body: string, headers = {}) =>
    withoutFeatures.call("POST", "/app/api/codes", body, headers);
  await expectProblem(await create(HUGE), 413, "body_too_large");
  await expectProblem(await create("{", NO_TYPE), 415, "unsupported_media_type");
  const edit = (body: string, headers = {}) =>
    tenant.call("PATCH", `/app/api/codes/${UNKNOWN}`, body, headers);
  await expectProblem(await edit(HUGE), 413, "body_too_large");
  await expectProblem(await edit("{", NO_TYPE), 415, "unsupported_media_type");
});

test("the plan comes before what the body says", async () => {
  for (const body of ["{", "[]", "{}", '{"target":5}', '{"target":"https://a.example/","shortId":"!"}'])
    await expectProblem(
      await withoutFeatures.call("POST", "/app/api/codes", body),
      403,
      "dynamic_code_not_enabled",
    );
});

test("the plan comes before the owner and the query", async () => {
  for (const id of [code.id, UNKNOWN])
    await expectProblem(
      await withoutFeatures.call("GET", `/app/api/codes/${id}/scans?limit=x`),
      403,
      "analytics_not_enabled",
    );
});

test("a closed sign-up says so before the body is checked", async () => {
  const closed = await startScenario({ QZ_SIGNUP: "closed" });
  await expectProblem(await closed.post("/app/api/signup", "{", NO_TYPE), 415, "unsupported_media_type");
  for (const body of ["{", "{}", '{"name":5}'])
    await expectProblem(await closed.post("/app/api/signup", body), 403, "signup_closed");
});

test("the owner comes before what the body or the query says", async () => {
  const stranger = await scenario.signUp("Stranger");
  for (const id of [code.id, UNKNOWN, "x"]) {
    for (const body of ["{", "[]", "{}", '{"target":5}', '{"active":"maybe"}'])
      await expectProblem(
        await stranger.call("PATCH", `/app/api/codes/${id}`, body, { "if-match": "nonsense" }),
        404,
        "code_not_found",
      );
    await expectProblem(
      await stranger.call("GET", `/app/api/codes/${id}/scans?limit=x&cursor=x&bots=x`),
      401,
      "code_not_owned",
    );
  }
});

test("bad input comes before the precondition", async () => {
  const edit = (body: unknown, tag: string) =>
    tenant.call("PATCH", `/app/api/codes/${code.id}`, body, { "if-match": tag });
  for (const tag of ['"r99"', "nonsense"]) {
    await expectProblem(await edit("{", tag), 400, "invalid_json");
    await expectProblem(await edit({ active: "maybe" }, tag), 400, "invalid_request");
    await expectProblem(await edit({ target: "ftp://a.example/" }, tag), 400, "target_invalid");
    await expectProblem(await edit({}, tag), 400, "nothing_to_change");
    await expectProblem(await edit({ title: "x" }, tag), 412, "code_changed");
  }
});

test("bad input comes before a replay, a replay before plan limit and taken short ids", async () => {
  const busy = await scenario.signUp("Busy");
  const order = { target: "https://busy.example/", shortId: "busy-stand" };
  const key = { "idempotency-key": "order-1" };
  const first = await busy.call("POST", "/app/api/codes", order, key);
  expect(first.status).toBe(200);
  for (let made = 1; made < 25; made++) await busy.makeCode();
  const create = (body: unknown, headers = {}) => busy.call("POST", "/app/api/codes", body, headers);
  await expectProblem(await create(order), 402, "plan_limit");
  const again = await create(order, key);
  expect([again.status, await again.text()]).toEqual([200, await first.text()]);
  await expectProblem(await create({ ...order, target: "" }, key), 400, "target_required");
  await expectProblem(await create({ ...order, style: { size: 1 } }, key), 400, "invalid_request");
  await expectProblem(await create({ ...order, title: "x" }, key), 409, "idempotency_key_reused");
  await expectProblem(await create({ ...order, target: "" }), 400, "target_required");
});

test("a plan without the feature does not even replay", async () => {
  const lapsing = await scenario.signUp("Lapsing");
  const key = { "idempotency-key": "order-1" };
  const body = { target: "https://lapsing.example/" };
  const first = await lapsing.call("POST", "/app/api/codes", body, key);
  const { shortId } = await readJson<{ shortId: string }>(first);
  await putOnPlan(lapsing, "static");
  await expectProblem(
    await lapsing.call("POST", "/app/api/codes", body, key),
    403,
    "dynamic_code_not_enabled",
  );
  expect((await scenario.scan(shortId)).status).toBe(302);
});
