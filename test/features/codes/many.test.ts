import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import {
  type CodeJson,
  expectProblem,
  type ProblemJson,
  startScenario,
  type TenantClient,
} from "../../scenario.ts";
import { putOnPlan } from "../bulk/client.ts";

/** `POST /app/api/codes` with a list. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro", QZ_LIMIT_TENANT: "300/60s" });
const target = "https://museum.example/";

type Result = { readonly code: CodeJson } | { readonly problem: ProblemJson };

const send = (tenant: TenantClient, codes: unknown, headers: Record<string, string> = {}) =>
  tenant.call("POST", "/app/api/codes", codes, headers);

async function made(tenant: TenantClient, codes: unknown): Promise<readonly Result[]> {
  const response = await send(tenant, codes);
  expect(response.status).toBe(200);
  return (await readJson<{ results: Result[] }>(response)).results;
}

const brief = (results: readonly Result[]) =>
  results.map((one) =>
    "code" in one
      ? one.code["title"]
      : [one.problem.code, ...(one.problem.errors ?? []).map(({ pointer }) => pointer)],
  );

const total = async (tenant: TenantClient) =>
  (await readJson<{ totals: { codes: number } }>(await tenant.call("GET", "/app/api/codes"))).totals.codes;

test("each of a list is made as if alone, in the order sent, and one that is bad stops no other", async () => {
  const tenant = await scenario.signUp();
  const first = await tenant.makeCode({ shortId: "many-taken", externalId: "taken" });
  const results = await made(tenant, [
    { target, title: "a", externalId: "one", group: null },
    { title: "b" },
    { target: "nowhere" },
    { target, shortId: "many-taken" },
    { target, externalId: "taken" },
    { target, externalId: "one" },
    { target, shortId: "many-2", title: "c" },
    { target, shortId: "many-2" },
    { target, shortId: "no" },
    { target, type: "nonsense", title: 7 },
    { target, style: { foreground: "#ffffff" } },
    { target, style: { logo: { id: "no-such-logo" } } },
    { target, landing: { template: "action", headline: "x", cover: { id: "img_none" } } },
    { target, domain: "nobody.example" },
    [],
    null,
    "text",
    {
      target,
      title: "d",
      style: { foreground: "#003366" },
      rules: [{ name: "de", when: { language: ["de"] }, target }],
    },
  ]);
  expect(brief(results)).toEqual([
    "a",
    ["target_required", "/1/target"],
    ["target_invalid", "/2/target"],
    ["short_id_taken"],
    ["external_id_taken", "/4/externalId"],
    ["external_id_taken", "/5/externalId"],
    "c",
    ["short_id_taken"],
    ["invalid_request", "/8/shortId"],
    ["invalid_request", "/9/type", "/9/title"],
    ["style_not_scannable", "/10/style/foreground"],
    ["logo_invalid", "/11/style/logo/id"],
    ["invalid_request", "/12/landing/cover/id"],
    ["domain_not_verified", "/13/domain"],
    ["invalid_request", "/14"],
    ["invalid_request", "/15"],
    ["invalid_request", "/16"],
    "d",
  ]);
  const [one, , , , , , , , , , refused] = results;
  expect(refused).toMatchObject({ problem: { mend: expect.anything(), status: 400 } });
  const code = one && "code" in one ? one.code : first;
  expect(await readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${code.id}`))).toEqual(code);
  expect((await scenario.scan(code.shortId)).status).toBe(302);
  expect((await scenario.scan("many-2")).status).toBe(302);
  const found = await tenant.call("GET", "/app/api/codes?q=d");
  expect(await found.text()).toContain('"title":"d"');
  const history = await readJson<{ changes: { by: string }[] }>(
    await tenant.call("GET", `/app/api/codes/${code.id}/history`),
  );
  expect(history.changes).toMatchObject([{ by: "main", revision: 1 }]);
  expect(await total(tenant)).toBe(4);
  expect(await scenario.service.audit()).toEqual([]);
});

test("a list is 1 to 100 codes, and the limits of any body hold", async () => {
  const tenant = await scenario.signUp();
  for (const length of [0, 101]) {
    const { errors } = await expectProblem(
      await send(
        tenant,
        Array.from({ length }, () => ({ target })),
      ),
      400,
      "invalid_request",
    );
    expect(errors).toMatchObject([{ pointer: "" }]);
  }
  await expectProblem(await send(tenant, "[{"), 400, "invalid_json");
  await expectProblem(
    await send(tenant, [{ target, title: "x".repeat(1024 * 1024) }]),
    413,
    "body_too_large",
  );
  expect(
    await made(
      tenant,
      Array.from({ length: 100 }, (_, at) => ({ target, title: `${at}` })),
    ),
  ).toHaveLength(100);
  expect(await total(tenant)).toBe(100);
});

test("the plan's limit is that of each: as many are made as it has room for", async () => {
  const tenant = await scenario.signUp();
  await putOnPlan(scenario, tenant, "free");
  await made(
    tenant,
    Array.from({ length: 20 }, () => ({ target })),
  );
  const codes = Array.from({ length: 8 }, (_, at) => (at === 1 ? {} : { target, title: `${at}` }));
  const full = ["plan_limit"];
  expect(brief(await made(tenant, codes))).toEqual([
    "0",
    ["target_required", "/1/target"],
    "2",
    "3",
    "4",
    "5",
    full,
    full,
  ]);
  expect(brief(await made(tenant, [{ target }]))).toEqual([full]);
  const raced = await scenario.signUp("Raced");
  await putOnPlan(scenario, raced, "free");
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      made(
        raced,
        Array.from({ length: 10 }, () => ({ target, title: "x" })),
      ),
    ),
  );
  expect(brief(answers.flat()).filter((one) => one === "x")).toHaveLength(25);
  expect(await total(raced)).toBe(25);
  await putOnPlan(scenario, raced, "static");
  await expectProblem(await send(raced, [{ target }]), 403, "dynamic_code_not_enabled");
});

test("a key covers the whole list, also when it is sent twice at once", async () => {
  const tenant = await scenario.signUp();
  const codes = [{ target, title: "a" }, { target: "nowhere" }, { target, title: "b" }];
  const key = { "idempotency-key": "list-1" };
  const both = await Promise.all([send(tenant, codes, key), send(tenant, codes, key)]);
  const [one, other] = await Promise.all(both.map((response) => response.text()));
  expect(one).toBe(other ?? "");
  expect(both.map(({ headers }) => headers.get("idempotency-replayed")).toSorted()).toEqual(
    [null, "true"].toSorted(),
  );
  const again = await send(tenant, codes, key);
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  expect(await again.text()).toBe(one ?? "");
  expect(await total(tenant)).toBe(2);
  await expectProblem(await send(tenant, codes.slice(1), key), 409, "idempotency_key_reused");
  await expectProblem(await send(tenant, { target }, key), 409, "idempotency_key_reused");
});

test("a list takes as many units of the workspace's limit as it has codes", async () => {
  const tenant = await scenario.signUp();
  const hundred = Array.from({ length: 100 }, () => ({ target }));
  expect(await made(tenant, hundred)).toHaveLength(100);
  expect(await made(tenant, hundred)).toHaveLength(100);
  expect(await total(tenant)).toBe(200);
  await expectProblem(await send(tenant, hundred), 429, "rate_limited");
  expect(await made(tenant, hundred.slice(0, 90))).toHaveLength(90);
});
