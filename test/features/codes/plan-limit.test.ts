import { expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { openAdmin } from "../../../src/operate/admin.ts";
import { readJson } from "../../json.ts";
import { expectProblem, type Scenario, startScenario, type TenantClient } from "../../scenario.ts";

const plansFile = join(mkdtempSync(join(tmpdir(), "quietzone-plans-")), "plans.json");
const features = { dynamicCode: true, analytics: true, bulkRows: null };
await Bun.write(
  plansFile,
  JSON.stringify({
    pair: { codes: 2, ...features },
    single: { codes: 1, ...features },
    none: { codes: 0, ...features },
    endless: { codes: null, ...features },
    static: { codes: 0, dynamicCode: false, analytics: false, bulkRows: 100 },
  }),
);
const PLANS = { QZ_PLANS: plansFile, QZ_SIGNUP_PLAN: "pair" };
const scenario = await startScenario(PLANS);
const TARGET = { target: "https://museum.example/" };

/** Runs `quietzone tenant plan` beside the service. */
async function putOnPlan(where: Scenario, tenant: TenantClient, plan: string): Promise<void> {
  await where.beside(async (storage) => {
    const admin = await openAdmin(readSettings({ ...PLANS, ...storage }), { clock: where.clock });
    expect(await admin.setPlan(tenant.id, plan)).toBe(true);
    await admin.close();
  });
}

const create = (tenant: TenantClient) => tenant.call("POST", "/app/api/codes", TARGET);
const setActive = (tenant: TenantClient, id: string, active: boolean) =>
  tenant.call("PATCH", `/app/api/codes/${id}`, { active });

test("disabled codes count, deleted ones do not", async () => {
  const tenant = await scenario.signUp();
  const [first] = [await tenant.makeCode(), await tenant.makeCode()];
  await expectProblem(await create(tenant), 402, "plan_limit");
  await setActive(tenant, first.id, false);
  await expectProblem(await create(tenant), 402, "plan_limit");
  await tenant.call("DELETE", `/app/api/codes/${first.id}`);
  expect((await create(tenant)).status).toBe(200);
  await expectProblem(await create(tenant), 402, "plan_limit");
});

test("many requests at once never make more codes than the plan allows", async () => {
  const tenant = await scenario.signUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(tenant)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(18);
});

test("one tenant's codes are not counted on another's plan", async () => {
  const [tenant, neighbour] = [await scenario.signUp(), await scenario.signUp()];
  await tenant.makeCode();
  await tenant.makeCode();
  expect((await create(neighbour)).status).toBe(200);
});

test("a plan that shrinks stops new codes, never a redirect or the enabling of a code", async () => {
  const tenant = await scenario.signUp();
  const [first, second] = [await tenant.makeCode(), await tenant.makeCode()];
  await setActive(tenant, second.id, false);
  for (const plan of ["single", "none", "static"]) {
    await putOnPlan(scenario, tenant, plan);
    expect((await scenario.scan(first.shortId)).status, plan).toBe(302);
    expect((await setActive(tenant, second.id, true)).status, plan).toBe(200);
    expect((await scenario.scan(second.shortId)).status, plan).toBe(302);
    expect((await setActive(tenant, second.id, false)).status, plan).toBe(200);
    expect((await create(tenant)).status, plan).toBe(plan === "static" ? 403 : 402);
  }
});

test("the plan of a tenant is seen at once when the operator changes it", async () => {
  const tenant = await scenario.signUp();
  await tenant.makeCode();
  await tenant.makeCode();
  await expectProblem(await create(tenant), 402, "plan_limit");
  await putOnPlan(scenario, tenant, "endless");
  expect((await create(tenant)).status).toBe(200);
  const me = await readJson<unknown>(await tenant.call("GET", "/app/api/me"));
  expect(me).toMatchObject({ plan: { name: "endless" }, grants: { codes: null }, usage: { codes: 3 } });
});

test("a plan that no longer exists falls back to that of new tenants", async () => {
  const service = await startScenario(PLANS);
  const tenant = await service.signUp();
  const code = await tenant.makeCode();
  await putOnPlan(service, tenant, "endless");
  await service.restart({ QZ_PLANS: "", QZ_SIGNUP_PLAN: "static" });
  expect(await readJson<unknown>(await tenant.call("GET", "/app/api/me"))).toMatchObject({
    plan: { name: "static", validUntil: null },
    grants: { dynamicCode: false },
  });
  await expectProblem(await create(tenant), 403, "dynamic_code_not_enabled");
  expect((await service.scan(code.shortId)).status).toBe(302);
});
