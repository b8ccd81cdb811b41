import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";

interface Answer {
  readonly tenant: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly createdAt: string;
    readonly contact: string | null;
    readonly requireSecondFactor: boolean;
    readonly unconfirmed: boolean;
  };
  readonly plan: { readonly name: string; readonly validUntil: string | null };
  readonly apiKey: string;
}

const scenario = await startScenario();
const FORM = { name: "Museum am Fluss", email: "codes@museum.example" };

const signUp = (form: unknown) => scenario.post("/app/api/signup", form);

test("signing up gives a workspace, its plan and its key", async () => {
  const { tenant, plan, apiKey } = await readJson<Answer>(await signUp(FORM));
  expect(tenant).toEqual({
    ...FORM,
    id: tenant.id,
    createdAt: "2026-11-21T12:00:00.000Z",
    contact: null,
    requireSecondFactor: false,
    unconfirmed: false,
  });
  expect(tenant.id).toMatch(/^ten_[0-9a-z]{26}$/);
  expect(plan).toEqual({ name: "free", validUntil: null });
  expect(apiKey).toMatch(/^qz_[0-9A-Za-z]{38}$/);
});

test("the key gives access: the tenant, its grants and its usage", async () => {
  const client = await scenario.signUp("Zoo");
  await client.makeCode();
  const { id } = await client.makeCode();
  await client.call("PATCH", `/app/api/codes/${id}`, { active: false });
  const me = await readJson<unknown>(await client.call("GET", "/app/api/me"));
  expect(me).toMatchObject({
    tenant: { id: client.id, name: "Zoo" },
    plan: { name: "free", validUntil: null },
    grants: { dynamicCode: true, analytics: true, deviceLog: false, codes: 25, bulkRows: 100, domains: 0 },
    usage: { codes: 2 },
  });
  await client.call("DELETE", `/app/api/codes/${id}`);
  expect(await readJson<unknown>(await client.call("GET", "/app/api/me"))).toMatchObject({
    usage: { codes: 1 },
  });
});

test("the same email may sign up again: two separate workspaces", async () => {
  const [first, second] = [
    await readJson<Answer>(await signUp(FORM)),
    await readJson<Answer>(await signUp(FORM)),
  ];
  expect(second.tenant.id).not.toBe(first.tenant.id);
  expect(second.apiKey).not.toBe(first.apiKey);
});

test("many sign-ups at once get a workspace each", async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, async () => readJson<Answer>(await signUp(FORM))),
  );
  expect(new Set(answers.map(({ tenant }) => tenant.id)).size).toBe(40);
  expect(new Set(answers.map(({ apiKey }) => apiKey)).size).toBe(40);
});

const NAMES = ["x", "x".repeat(120), "Müllers Bäckerei", "博物館", "👩‍👩‍👧‍👦", 'O\'Brien & "Söhne" <b>'];
for (const name of NAMES)
  test(`the name ${name.slice(0, 20)} is taken as it is`, async () => {
    const { tenant } = await readJson<Answer>(await signUp({ ...FORM, name }));
    expect(tenant.name).toBe(name);
  });

test("blanks around a name are not part of it", async () => {
  const { tenant } = await readJson<Answer>(await signUp({ ...FORM, name: "  Zoo \n" }));
  expect(tenant.name).toBe("Zoo");
});

const BAD_NAMES: unknown[] = ["", " ", "\n\t", "\u00a0", "x".repeat(121), 5, true, [], {}, null];
for (const name of BAD_NAMES)
  test(`the name ${JSON.stringify(name).slice(0, 20)} is refused`, async () => {
    const { errors } = await expectProblem(await signUp({ ...FORM, name }), 400, "invalid_request");
    expect(errors?.map(({ pointer }) => pointer)).toEqual(["/name"]);
  });

const EMAILS = [
  "a@b.example",
  "first.last+tag@sub.domain.example",
  "!#$%&'*+/=?^_`{|}~-@museum.example",
  "root@localhost",
  `${"x".repeat(64)}@museum.example`,
  "info@xn--mnchen-3ya.example",
];
for (const email of EMAILS)
  test(`the email ${email.slice(0, 40)} is taken as it is`, async () => {
    const { tenant } = await readJson<Answer>(await signUp({ ...FORM, email }));
    expect(tenant.email).toBe(email);
  });

const BAD_EMAILS: unknown[] = [
  "",
  "museum.example",
  "@museum.example",
  "codes@",
  "a b@museum.example",
  "codes@museum..example",
  "codes@-museum.example",
  "codes@museum.example\n",
  "<codes@museum.example>",
  `${"x".repeat(250)}@b.ex`,
  5,
  null,
];
for (const email of BAD_EMAILS)
  test(`the email ${JSON.stringify(email).slice(0, 30)} is refused`, async () => {
    const { errors } = await expectProblem(await signUp({ ...FORM, email }), 400, "invalid_request");
    expect(errors?.map(({ pointer }) => pointer)).toEqual(["/email"]);
  });

test("an empty body: both fields are named", async () => {
  const { errors } = await expectProblem(await signUp({}), 400, "invalid_request");
  expect(errors?.map(({ pointer }) => pointer).sort()).toEqual(["/email", "/name"]);
});

test("where sign-up is closed nobody can sign up, and tenants go on", async () => {
  const service = await startScenario();
  const client = await service.signUp();
  await service.restart({ QZ_SIGNUP: "closed" });
  await expectProblem(await service.post("/app/api/signup", FORM), 403, "signup_closed");
  expect((await client.call("GET", "/app/api/me")).status).toBe(200);
});

test("where sign-up is by voucher nobody can sign up without a valid one", async () => {
  const service = await startScenario({ QZ_SIGNUP: "voucher" });
  for (const voucher of [undefined, null, "", "AAAA-BBBB-CCCC-DDDD"]) {
    const answer = await service.post("/app/api/signup", { ...FORM, voucher });
    await expectProblem(answer, 400, "voucher_invalid");
  }
});

test("new tenants get the plan the operator chose, present ones keep theirs", async () => {
  const service = await startScenario();
  const client = await service.signUp();
  await service.restart({ QZ_SIGNUP_PLAN: "pro" });
  const { plan } = await readJson<Answer>(await service.post("/app/api/signup", FORM));
  expect(plan).toEqual({ name: "pro", validUntil: null });
  expect(await readJson<unknown>(await client.call("GET", "/app/api/me"))).toMatchObject({
    plan: { name: "free" },
  });
});
