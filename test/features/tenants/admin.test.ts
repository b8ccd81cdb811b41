import { DECIDED, DECISION } from "../blocks/blocking.ts";
import { expect, test } from "bun:test";
import { DAY, HOUR, isoTime } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { withAdmin } from "../plans/admin.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";

const scenario = await startScenario();

async function idOf(client: TenantClient): Promise<string> {
  const me = await readJson<{ tenant: { id: string } }>(await client.call("GET", "/app/api/me"));
  return me.tenant.id;
}

async function statusWith(apiKey: string): Promise<number> {
  const headers = { authorization: `Bearer ${apiKey}` };
  return (await scenario.request("/app/api/me", { headers })).status;
}

test("the operator sees every tenant with its plan, grants and usage", async () => {
  const client = await scenario.signUp("Museum of Lists");
  await client.makeCode();
  const id = await idOf(client);
  const { shown, listed } = await withAdmin(scenario, async (admin) => ({
    shown: await admin.show(id),
    listed: await Array.fromAsync(admin.list()),
  }));
  expect(shown).toMatchObject({
    tenant: { id, name: "Museum of Lists" },
    plan: { name: "free", validUntil: null },
    grants: { deviceLog: false, codes: 25 },
    suspended: false,
    usage: { codes: 1 },
  });
  expect(listed.filter(({ tenant }) => tenant.id === id)).toEqual(shown ? [shown] : []);
});

test("more tenants than a page are all listed, each once", async () => {
  const many = await startScenario();
  await Promise.all(Array.from({ length: 501 }, () => many.signUp()));
  const listed = await withAdmin(many, (admin) => Array.fromAsync(admin.list()));
  const ids = listed.map(({ tenant }) => tenant.id);
  expect(ids).toHaveLength(501);
  expect(ids).toEqual([...new Set(ids)].toSorted());
});

test("while nobody may sign up the operator makes a workspace, and its key works at once; names and addresses are refused as at a sign-up", async () => {
  const closed = await startScenario({ QZ_SIGNUP: "closed" });
  const form = { name: " Zoo ", email: "zoo@example.org" };
  await expectProblem(await closed.post("/app/api/signup", form), 403, "signup_closed");
  const [made, other, refused] = await withAdmin(closed, async (admin) => [
    await admin.create(form, "pro"),
    await admin.create(form, undefined),
    await admin.create({ name: " ", email: "zoo" }, "pro").catch((error: unknown) => error),
  ]);
  const headers = { authorization: `Bearer ${made.apiKey}` };
  const { tenant, plan } = made;
  expect(tenant).toMatchObject({ name: "Zoo", email: "zoo@example.org" });
  expect(plan).toEqual({ name: "pro", validUntil: null });
  expect(await readJson<unknown>(await closed.request("/app/api/me", { headers }))).toMatchObject({
    tenant,
    plan,
  });
  expect(other.plan.name).toBe("free");
  expect(other.tenant.id).not.toBe(tenant.id);

  const open = await scenario.post("/app/api/signup", { name: " ", email: "zoo" });
  const { errors } = await readJson<{ errors: unknown }>(open);
  expect(refused).toMatchObject({ code: "invalid_request", errors });
});

test("a plan from the operator has no end, and the device log is a grant", async () => {
  const client = await scenario.signUp();
  const id = await idOf(client);
  const done = await withAdmin(scenario, async (admin) => [
    await admin.setPlan(id, "pro"),
    await admin.grantDeviceLog(id, true),
  ]);
  expect(done).toEqual([true, true]);
  expect(await readJson<unknown>(await client.call("GET", "/app/api/me"))).toMatchObject({
    plan: { name: "pro", validUntil: null },
    grants: { codes: 1_000, deviceLog: true },
  });
});

test("a key from the operator works at once, and the others for another 24 hours", async () => {
  const client = await scenario.signUp();
  const id = await idOf(client);
  const apiKey = (await withAdmin(scenario, (admin) => admin.keys.renewMain(id))) ?? "";
  scenario.clock.advance(DAY - HOUR);
  expect([await statusWith(apiKey), await statusWith(client.apiKey)]).toEqual([200, 200]);
  scenario.clock.advance(HOUR);
  expect([await statusWith(apiKey), await statusWith(client.apiKey)]).toEqual([200, 401]);
});

test("a suspended tenant has no access and its codes answer 410, until it is resumed", async () => {
  const client = await scenario.signUp();
  const id = await idOf(client);
  const { shortId } = await client.makeCode();
  await withAdmin(scenario, (admin) => admin.blocks.blockWorkspace(id, DECISION));
  const refused = await expectProblem(await client.call("GET", "/app/api/me"), 401, "invalid_key");
  expect(refused.blocked).toEqual({ ...DECIDED, since: isoTime(scenario.clock.now()) });
  await expectProblem(await scenario.scan(shortId), 410, "code_blocked");
  await withAdmin(scenario, (admin) => admin.blocks.unblockWorkspace(id));
  expect(await statusWith(client.apiKey)).toBe(200);
  expect((await scenario.scan(shortId)).status).toBe(302);
});

test("an erased workspace is gone for ever", async () => {
  const client = await scenario.signUp();
  const id = await idOf(client);
  const { shortId } = await client.makeCode();
  const erased = await withAdmin(scenario, async (admin) => [
    await admin.erase(id),
    await admin.erase(id),
    await admin.show(id),
  ]);
  expect(erased).toEqual([true, false, null]);
  expect(await statusWith(client.apiKey)).toBe(401);
  await expectProblem(await scenario.scan(shortId), 410, "code_gone");
});

test("for an unknown tenant nothing is done", async () => {
  const id = "ten_01kahgxyz0f3v8m2q4c6j9t1sw";
  const answers = await withAdmin(scenario, async (admin) => [
    await admin.show(id),
    await admin.setPlan(id, "pro"),
    await admin.grantDeviceLog(id, true),
    await admin.keys.renewMain(id),
    await admin.blocks.blockWorkspace(id, DECISION),
    await admin.erase(id),
  ]);
  expect(answers).toEqual([null, false, false, null, null, false]);
});
