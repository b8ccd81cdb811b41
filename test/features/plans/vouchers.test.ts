import { expect, test } from "bun:test";
import { join } from "node:path";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { withAdmin, makeVoucher } from "./admin.ts";

/** Vouchers: redeemed exactly as often as they allow, and what becomes of the plan. */

interface Redeemed {
  readonly plan: { readonly name: string; readonly validUntil: string | null };
  readonly grants: { readonly codes: number | null };
}

const scenario = await startScenario();

const redeem = (tenant: TenantClient, code: unknown, headers: Record<string, string> = {}) =>
  tenant.call("POST", "/app/api/redeem", { code }, headers);

async function redeemed(tenant: TenantClient, code: string): Promise<Redeemed> {
  const answer = await redeem(tenant, code);
  expect(answer.status).toBe(200);
  return readJson<Redeemed>(answer);
}

/** Days from the scenario's present, as the API writes them. */
const inDays = (days: number) => new Date(scenario.clock.now() + days * DAY).toISOString();

async function planOf(tenant: TenantClient) {
  return (await readJson<Redeemed>(await tenant.call("GET", "/app/api/me"))).plan;
}

test("a voucher puts the workspace on its plan at once, without end", async () => {
  const tenant = await scenario.signUp();
  const answer = await redeemed(tenant, await makeVoucher(scenario));
  expect<unknown>(answer).toEqual({
    plan: { name: "pro", validUntil: null },
    grants: {
      dynamicCode: true,
      analytics: true,
      deviceLog: false,
      codes: 1000,
      plainCodes: 4000,
      bulkRows: 5000,
      domains: 3,
      bytes: 5_000_000_000,
      fileBytes: 5_000_000_000,
      members: 25,
    },
  });
  expect(await planOf(tenant)).toEqual(answer.plan);
});

test("a code has 80 random bits, in groups to type, and no two are alike", async () => {
  const codes = await Promise.all(Array.from({ length: 20 }, () => makeVoucher(scenario)));
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(20);
});

test.each([
  ["in lower case", (code: string) => code.toLowerCase()],
  ["without dashes", (code: string) => code.replaceAll("-", "")],
  ["with blanks for dashes and around it", (code: string) => ` ${code.replaceAll("-", " ")}\n`],
  ["with a typographer's dashes", (code: string) => code.replaceAll("-", "–")],
  ["with O for 0", (code: string) => code.replaceAll("0", "O").replaceAll("0", "o")],
  ["with I and l for 1", (code: string) => code.replace("1", "I").replaceAll("1", "l")],
  ["with U for V", (code: string) => code.replaceAll("V", "u")],
])("a code typed %s is the same code", async (_, typed) => {
  const tenant = await scenario.signUp();
  for (let turn = 0; turn < 4; turn++)
    expect((await redeem(tenant, typed(await makeVoucher(scenario)))).status).toBe(200);
});

test.each([
  ["", 400],
  [" ", 400],
  ["AAAA-BBBB-CCCC-DDDD", 400],
  ["AAAA-BBBB-CCCC-DDD", 400],
  ["AAAA-BBBB-CCCC-DDDDE", 400],
  ["x".repeat(60_000), 400],
  ["' or 1=1 --", 400],
  ["\u0000\u202e", 400],
])("%j is no voucher", async (code, status) => {
  const tenant = await scenario.signUp();
  await expectProblem(await redeem(tenant, code), status, "voucher_invalid");
});

test.each([[undefined], [null], [5], [{}], [["AAAA-BBBB-CCCC-DDDD"]]])(
  "a code is a text, not %p",
  async (code) => {
    const tenant = await scenario.signUp();
    const { errors } = await expectProblem(await redeem(tenant, code), 400, "invalid_request");
    expect(errors?.map(({ pointer }) => pointer)).toEqual(["/code"]);
  },
);

test("the hint in a list does not redeem a voucher", async () => {
  const tenant = await scenario.signUp();
  const code = await makeVoucher(scenario);
  await expectProblem(await redeem(tenant, code.slice(0, 4)), 400, "voucher_invalid");
});

test("a code is in no stored file", async () => {
  const tenant = await scenario.signUp("Keeper of what is looked for");
  const code = await makeVoucher(scenario);
  expect((await redeem(tenant, code)).status).toBe(200);
  const files = await scenario.storage.files();
  const holding = (text: string) => files.filter(({ bytes }) => bytes.includes(text)).map(({ name }) => name);
  for (const text of [code, code.replaceAll("-", "")]) expect(holding(text)).toEqual([]);
  expect(holding("Keeper of what is looked for")).not.toEqual([]);
});

test("fifty at once redeem a voucher for seven uses seven times", async () => {
  const code = await makeVoucher(scenario, { uses: 7 });
  const tenants = await Promise.all(Array.from({ length: 50 }, () => scenario.signUp()));
  const answers = await Promise.all(tenants.map((tenant) => redeem(tenant, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  for (const answer of answers)
    if (answer.status !== 200) await expectProblem(answer, 400, "voucher_used_up");
});

test("a workspace redeems a voucher once, though it had uses left", async () => {
  const tenant = await scenario.signUp();
  const code = await makeVoucher(scenario, { uses: 3, days: 10 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(tenant, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await expectProblem(await redeem(tenant, code), 400, "voucher_already_redeemed");
  expect((await planOf(tenant)).validUntil).toBe(inDays(10));
});

test("a tenant that redeemed a voucher is told so, not that it is used up or expired", async () => {
  const tenant = await scenario.signUp();
  const code = await makeVoucher(scenario, { expiresAt: scenario.clock.now() + DAY });
  await redeemed(tenant, code);
  scenario.clock.advance(2 * DAY);
  await expectProblem(await redeem(tenant, code), 400, "voucher_already_redeemed");
});

test("a voucher expires exactly at its time", async () => {
  const tenant = await scenario.signUp();
  const order = { expiresAt: scenario.clock.now() + DAY, uses: 2 };
  const [code, other] = [await makeVoucher(scenario, order), await scenario.signUp()];
  scenario.clock.advance(DAY - 1);
  await redeemed(tenant, code);
  scenario.clock.advance(1);
  await expectProblem(await redeem(other, code), 400, "voucher_expired");
});

test("a revoked voucher is invalid; the plans it gave stay", async () => {
  const [tenant, other] = [await scenario.signUp(), await scenario.signUp()];
  const code = await makeVoucher(scenario, { uses: 5 });
  await redeemed(tenant, code);
  const revoked = await withAdmin(scenario, ({ vouchers }) => vouchers.revoke(code.toLowerCase()));
  expect(revoked).toMatchObject({ hint: code.slice(0, 4), state: "revoked", redeemed: 1 });
  await expectProblem(await redeem(other, code), 400, "voucher_invalid");
  expect(await planOf(tenant)).toEqual({ name: "pro", validUntil: null });
});

test("the operator revokes a voucher by its hint, and lists all of them with their state", async () => {
  const made = [await makeVoucher(scenario), await makeVoucher(scenario), await makeVoucher(scenario)];
  const [first = "", second = "", third = ""] = made.map((code) => code.slice(0, 4));
  await redeemed(await scenario.signUp(), made[0] ?? "");
  const { revoked, unknown, listed } = await withAdmin(scenario, async ({ vouchers }) => ({
    revoked: await vouchers.revoke(second.toLowerCase()),
    unknown: await vouchers.revoke("!"),
    listed: await vouchers.list(),
  }));
  expect(revoked).toMatchObject({ hint: second, state: "revoked" });
  expect(unknown).toBeNull();
  const states = new Map(listed.map(({ hint, state }) => [hint, state]));
  expect([first, second, third].map((hint) => states.get(hint))).toEqual(["used up", "revoked", "open"]);
});

test("vouchers for the present plan add up; a plan without end stays so", async () => {
  const tenant = await scenario.signUp();
  expect((await redeemed(tenant, await makeVoucher(scenario, { days: 30 }))).plan.validUntil).toBe(
    inDays(30),
  );
  scenario.clock.advance(10 * DAY);
  expect((await redeemed(tenant, await makeVoucher(scenario, { days: 5 }))).plan.validUntil).toBe(inDays(25));
  expect((await redeemed(tenant, await makeVoucher(scenario))).plan.validUntil).toBeNull();
  expect((await redeemed(tenant, await makeVoucher(scenario, { days: 5 }))).plan.validUntil).toBeNull();
});

test("a voucher for another plan replaces the present one, and its remaining time", async () => {
  const tenant = await scenario.signUp();
  await redeemed(tenant, await makeVoucher(scenario, { days: 300 }));
  const order = { plan: "unlimited", days: 30 };
  expect(await redeemed(tenant, await makeVoucher(scenario, order))).toMatchObject({
    plan: { name: "unlimited", validUntil: inDays(30) },
    grants: { codes: null },
  });
});

test("a lapsed plan starts anew from the day of redemption", async () => {
  const tenant = await scenario.signUp();
  await redeemed(tenant, await makeVoucher(scenario, { days: 30 }));
  scenario.clock.advance(40 * DAY);
  expect(await planOf(tenant)).toEqual({ name: "free", validUntil: null });
  expect((await redeemed(tenant, await makeVoucher(scenario, { days: 30 }))).plan.validUntil).toBe(
    inDays(30),
  );
});

test("however often it is extended, a plan ends by the year 9999", async () => {
  const tenant = await scenario.signUp();
  for (let turn = 0; turn < 5; turn++)
    await redeemed(tenant, await makeVoucher(scenario, { days: 1_000_000 }));
  expect((await planOf(tenant)).validUntil).toBe("9999-12-31T23:59:59.999Z");
});

test("a plan that lapses stops new codes, never a redirect, and codes can be switched on again", async () => {
  const service = await startScenario({ QZ_SIGNUP_PLAN: "static" });
  const tenant = await service.signUp();
  expect((await redeem(tenant, await makeVoucher(service, { days: 30 }))).status).toBe(200);
  const [code, off] = [await tenant.makeCode(), await tenant.makeCode()];
  await tenant.call("PATCH", `/app/api/codes/${off.id}`, { active: false });
  service.clock.advance(30 * DAY);
  const create = await tenant.call("POST", "/app/api/codes", { target: "https://museum.example/" });
  await expectProblem(create, 403, "dynamic_code_not_enabled");
  expect((await service.scan(code.shortId)).status).toBe(302);
  expect((await tenant.call("PATCH", `/app/api/codes/${off.id}`, { active: true })).status).toBe(200);
  expect((await service.scan(off.shortId)).status).toBe(302);
  expect((await tenant.call("PATCH", `/app/api/codes/${code.id}`, { title: "still mine" })).status).toBe(200);
});

test("a voucher for a plan that no longer exists is invalid, and not used up", async () => {
  const service = await startScenario();
  const tenant = await service.signUp();
  const code = await makeVoucher(service);
  const plans = join(service.dataDir, "plans.json");
  await Bun.write(
    plans,
    JSON.stringify({ free: { codes: 1, dynamicCode: true, analytics: true, bulkRows: 1 } }),
  );
  await service.restart({ QZ_PLANS: plans });
  await expectProblem(await redeem(tenant, code), 400, "voucher_invalid");
  await service.restart({ QZ_PLANS: "" });
  expect((await redeem(tenant, code)).status).toBe(200);
});

test("with an Idempotency-Key a retry gets the first answer; another body is 409; refusals are not stored", async () => {
  const tenant = await scenario.signUp();
  const [code, other] = [await makeVoucher(scenario, { days: 3 }), await makeVoucher(scenario, { days: 4 })];
  const key = { "idempotency-key": "order-1" };
  await expectProblem(await redeem(tenant, "AAAA-BBBB-CCCC-DDDD", key), 400, "voucher_invalid");
  const redeemed = await redeem(tenant, code, key);
  expect(redeemed.headers.get("idempotency-replayed")).toBeNull();
  const first = await redeemed.text();
  const again = await Promise.all(Array.from({ length: 10 }, () => redeem(tenant, code, key)));
  for (const answer of again) {
    expect([answer.status, await answer.text()]).toEqual([200, first]);
    expect(answer.headers.get("idempotency-replayed")).toBe("true");
  }
  await expectProblem(await redeem(tenant, other, key), 409, "idempotency_key_reused");
  await expectProblem(await redeem(tenant, "nonsense", key), 409, "idempotency_key_reused");
  expect((await planOf(tenant)).validUntil).toBe(inDays(3));
});

test("the same key on another route is independent", async () => {
  const tenant = await scenario.signUp();
  const key = { "idempotency-key": "order-1" };
  await tenant.call("POST", "/app/api/codes", { target: "https://museum.example/" }, key);
  expect((await redeem(tenant, await makeVoucher(scenario), key)).status).toBe(200);
});

const FORM = { name: "Zoo", email: "zoo@museum.example" };

test("where sign-up is by voucher, a voucher admits as many tenants as it has uses, on its plan", async () => {
  const service = await startScenario({ QZ_SIGNUP: "voucher" });
  const code = await makeVoucher(service, { uses: 3, days: 30 });
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      service.post("/app/api/signup", { ...FORM, voucher: code.toLowerCase() }),
    ),
  );
  const admitted = answers.filter(({ status }) => status === 200);
  expect(admitted).toHaveLength(3);
  for (const answer of answers)
    if (answer.status !== 200) await expectProblem(answer, 400, "voucher_used_up");
  const validUntil = new Date(service.clock.now() + 30 * DAY).toISOString();
  for (const answer of admitted) {
    const { plan, apiKey } = await readJson<{ plan: unknown; apiKey: string }>(answer);
    expect(plan).toEqual({ name: "pro", validUntil });
    const headers = { authorization: `Bearer ${apiKey}` };
    const me = await readJson<unknown>(await service.request("/app/api/me", { headers }));
    expect(me).toMatchObject({ plan: { name: "pro", validUntil } });
  }
  expect(await service.storage.rows("select id from tenants")).toHaveLength(3);
});

test("where sign-up is by voucher an expired one admits nobody", async () => {
  const service = await startScenario({ QZ_SIGNUP: "voucher" });
  const voucher = await makeVoucher(service, { expiresAt: service.clock.now() });
  await expectProblem(await service.post("/app/api/signup", { ...FORM, voucher }), 400, "voucher_expired");
});

test("a tenant that signed up with a voucher can't redeem it again", async () => {
  const voucher = await makeVoucher(scenario, { uses: 2 });
  const { apiKey } = await readJson<{ apiKey: string }>(
    await scenario.post("/app/api/signup", { ...FORM, voucher }),
  );
  const headers = { authorization: `Bearer ${apiKey}` };
  const answer = await scenario.post("/app/api/redeem", { code: voucher }, headers);
  await expectProblem(answer, 400, "voucher_already_redeemed");
});

test("where sign-up is open a voucher is optional, and a wrong one is refused", async () => {
  const voucher = await makeVoucher(scenario);
  const withVoucher = await scenario.post("/app/api/signup", { ...FORM, voucher });
  expect(await readJson<unknown>(withVoucher)).toMatchObject({ plan: { name: "pro" } });
  const wrong = await scenario.post("/app/api/signup", { ...FORM, voucher: "AAAA-BBBB-CCCC-DDDD" });
  await expectProblem(wrong, 400, "voucher_invalid");
  for (const none of ["", " ", null, undefined]) {
    const answer = await scenario.post("/app/api/signup", { ...FORM, voucher: none });
    expect(await readJson<unknown>(answer)).toMatchObject({ plan: { name: "free" } });
  }
});

test("closed sign-up is closed with a voucher too", async () => {
  const service = await startScenario({ QZ_SIGNUP: "closed" });
  const voucher = await makeVoucher(service);
  await expectProblem(await service.post("/app/api/signup", { ...FORM, voucher }), 403, "signup_closed");
});

test("a signup with a text that is no voucher is refused", async () => {
  const service = await startScenario({ QZ_SIGNUP: "voucher" });
  for (const voucher of ["AAAA-BBBB-CCCC-DDD", "'--"]) {
    const answer = await service.post("/app/api/signup", { name: "Zoo", email: "zoo@example.org", voucher });
    await expectProblem(answer, 400, "voucher_invalid");
  }
  await service.stop();
});
