import { expect, test } from "bun:test";
import type { PersonRecord, SessionRecord } from "../../../src/features/people/model.ts";
import { APP_LANGUAGES } from "../../../src/kit/shared/constants.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import {
  browserWith,
  endMemberships,
  freshEmail,
  giveRole,
  PASSWORD,
  signIn,
  signUpOwner,
} from "./browser.ts";

const scenario = await startScenario();
const nobody = browserWith(scenario, "");
const OTHER = "zehn Elche am Fluss";

test("a person changes name and language, and each alone", async () => {
  const { owner } = await signUpOwner(scenario);
  const edit = async (input: unknown) =>
    readJson<PersonRecord>(await owner.call("PATCH", "/app/api/person", input));
  const { name, language } = await edit({ name: "  Anna Brandt ", language: "de" });
  expect([name, language]).toEqual(["Anna Brandt", "de"]);
  for (const each of APP_LANGUAGES) expect((await edit({ language: each })).language).toBe(each);
  expect(await edit({ language: null })).toMatchObject({ name: "Anna Brandt", language: null });
  const { person } = await readJson<SessionRecord>(await owner.call("GET", "/app/api/session"));
  expect(person).toMatchObject({ name: "Anna Brandt", language: null, email: owner.email });
  await expectProblem(await owner.call("PATCH", "/app/api/person", {}), 400, "nothing_to_change");
  for (const wrong of [{ name: " " }, { name: 5 }, { language: "xx" }, { name: "x".repeat(121) }]) {
    const answer = await owner.call("PATCH", "/app/api/person", wrong);
    const { errors } = await expectProblem(answer, 400, "invalid_request");
    expect(errors?.map(({ pointer }) => pointer)).toEqual([`/${Object.keys(wrong)[0]}`]);
  }
});

test("another password ends all other sessions, and the one before opens nothing", async () => {
  const { owner } = await signUpOwner(scenario);
  const other = await signIn(scenario, { email: owner.email });
  const change = (input: unknown) => owner.call("POST", "/app/api/person/password", input);
  await expectProblem(await change({ current: "wrong", password: OTHER }), 401, "sign_in_failed");
  await expectProblem(await change({ password: OTHER }), 401, "sign_in_failed");
  for (const password of ["short", "password1234", `1 ${owner.email} 1`, "x".repeat(201)]) {
    const { errors } = await expectProblem(
      await change({ current: PASSWORD, password }),
      400,
      "invalid_request",
    );
    expect(errors?.map(({ pointer }) => pointer)).toEqual(["/password"]);
  }
  expect((await other.call("GET", "/app/api/session")).status).toBe(200);
  expect((await change({ current: PASSWORD, password: OTHER })).status).toBe(204);
  expect((await owner.call("GET", "/app/api/session")).status).toBe(200);
  expect((await other.call("GET", "/app/api/session")).status).toBe(401);
  const stale = { email: owner.email, password: PASSWORD };
  await expectProblem(await nobody.call("POST", "/app/api/session", stale), 401, "sign_in_failed");
  await signIn(scenario, { email: owner.email, password: OTHER });
});

test("of two changes of a password at once one counts, and the other is told", async () => {
  const { owner } = await signUpOwner(scenario);
  const answers = await Promise.all(
    [OTHER, `${OTHER}!`].map((password) =>
      owner.call("POST", "/app/api/person/password", { current: PASSWORD, password }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
});

test("a password, the end of a person and that of a workspace, and a key with account need a recent sign-in", async () => {
  const { owner } = await signUpOwner(scenario, { name: "Zoo" });
  scenario.clock.advance(15 * MINUTE);
  const calls = [
    ["POST", "/app/api/person/password", { current: PASSWORD, password: OTHER }],
    ["DELETE", "/app/api/person", { password: PASSWORD }],
    ["DELETE", "/app/api/me", { confirm: "Zoo" }],
    ["POST", "/app/api/keys", { name: "till", scopes: ["account"] }],
  ] as const;
  for (const [method, path, body] of calls)
    await expectProblem(await owner.call(method, path, body), 403, "sign_in_again");
  const key = { name: "till", scopes: ["codes:read"] };
  expect((await owner.call("POST", "/app/api/keys", key)).status).toBe(200);
});

test("an erased person is gone for ever, with all sessions, and the workspace and its keys stay", async () => {
  const { tenant, owner } = await signUpOwner(scenario);
  const { owner: heir } = await signUpOwner(scenario);
  await giveRole(scenario, tenant, heir, "owner");
  const other = await signIn(scenario, { email: owner.email });
  await expectProblem(
    await owner.call("DELETE", "/app/api/person", { password: OTHER }),
    401,
    "sign_in_failed",
  );
  const answer = await owner.call("DELETE", "/app/api/person", { password: PASSWORD });
  expect([answer.status, answer.headers.getSetCookie()[0]?.startsWith("qz_session=; Max-Age=0")]).toEqual([
    204,
    true,
  ]);
  for (const browser of [owner, other])
    await expectProblem(await browser.call("GET", "/app/api/session"), 401, "session_required");
  const order = { email: owner.email, password: PASSWORD };
  await expectProblem(await nobody.call("POST", "/app/api/session", order), 401, "sign_in_failed");
  expect(await scenario.storage.holding(new TextEncoder().encode(owner.email))).toEqual(["tenants"]);
  for (const table of ["sessions", "members"])
    expect(await scenario.storage.rows(`select 1 from ${table} where person_id = ?`, owner.personId)).toEqual(
      [],
    );
  expect((await tenant.call("GET", "/app/api/me")).status).toBe(200);
});

test("a person in no workspace does all with the own account, and nothing else", async () => {
  const { owner } = await signUpOwner(scenario);
  await scenario.beside(() => endMemberships(scenario, owner));
  await expectProblem(await owner.call("GET", "/app/api/me"), 404, "workspace_not_found");
  const did = async (method: string, path: string, body?: unknown) => {
    const { ok } = await owner.call(method, path, body);
    expect([method, path, ok]).toEqual([method, path, true]);
  };
  const session = await readJson<SessionRecord>(await owner.call("GET", "/app/api/session"));
  expect(session).toMatchObject({ person: { id: owner.personId }, workspaces: [] });
  await did("PATCH", "/app/api/person", { name: "Anna Brandt" });
  await did("POST", "/app/api/person/password", { current: PASSWORD, password: OTHER });
  await did("POST", "/app/api/totp");
  await did("POST", "/app/api/passkeys/options");
  await did("GET", "/app/api/passkeys");
  await did("GET", "/app/api/person/apps");
  await did("GET", "/app/api/sessions");
  await did("DELETE", "/app/api/sessions");
  const next = await signIn(scenario, { email: owner.email, password: OTHER });
  expect((await next.call("DELETE", "/app/api/session")).status).toBe(204);
  await did("DELETE", "/app/api/person", { password: OTHER });
  for (const browser of [owner, next, browserWith(scenario, `qz_session=${"A".repeat(43)}`), nobody])
    await expectProblem(await browser.call("GET", "/app/api/session"), 401, "session_required");
});

test("the last owner of a workspace is not erased, also when two owners go at once", async () => {
  const { tenant, owner } = await signUpOwner(scenario);
  const { owner: second } = await signUpOwner(scenario);
  await giveRole(scenario, tenant, second, "admin");
  const leave = (browser: typeof owner) => browser.call("DELETE", "/app/api/person", { password: PASSWORD });
  await expectProblem(await leave(owner), 409, "last_owner");
  expect((await owner.call("GET", "/app/api/session")).status).toBe(200);
  // The second owns a workspace of their own besides, which the first one gets, too.
  const own = { id: second.session.workspaces[0]?.id ?? "" };
  await giveRole(scenario, own, owner, "owner");
  await giveRole(scenario, tenant, second, "owner");
  const answers = await Promise.all([leave(owner), leave(second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test("a sign-up with a known address checks the password, and makes nothing when it is wrong", async () => {
  const { owner } = await signUpOwner(scenario, { name: "Zoo" });
  const { storage } = scenario;
  const count = async () => (await storage.rows("select 1 from tenants")).length;
  const before = await count();
  const order = { name: "Aquarium", email: owner.email.toUpperCase() };
  const wrong = await nobody.call("POST", "/app/api/signup", { ...order, password: OTHER });
  await expectProblem(wrong, 401, "sign_in_failed");
  expect(await count()).toBe(before);
  const right = await nobody.call("POST", "/app/api/signup", { ...order, password: PASSWORD });
  expect(right.status).toBe(200);
  const { workspaces } = await readJson<SessionRecord>(await owner.call("GET", "/app/api/session"));
  expect(workspaces.map(({ name, role }) => [name, role])).toEqual([
    ["Zoo", "owner"],
    ["Aquarium", "owner"],
  ]);
  const without = await nobody.call("POST", "/app/api/signup", order);
  expect([without.status, without.headers.getSetCookie()]).toEqual([200, []]);
});

test("of sign-ups with a new address at once all own a workspace, and there is one person", async () => {
  const email = freshEmail();
  const order = { name: "Zoo", email, password: PASSWORD };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => nobody.call("POST", "/app/api/signup", order)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { session } = await signIn(scenario, { email });
  expect(session.workspaces).toHaveLength(4);
});

test("a person is in at most two hundred workspaces", async () => {
  const { owner } = await signUpOwner(scenario);
  const numbers = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 199)";
  await scenario.beside(() =>
    scenario.storage.run(
      `${numbers} insert into tenants (id, name, email, plan, device_log, suspended, created_at)
        select 'ten_' || i, 'Zoo', '', 'free', false, false, 0 from n`,
      `${numbers} insert into members (tenant_id, person_id, role, since)
        select 'ten_' || i, '${owner.personId}', 'viewer', 0 from n`,
    ),
  );
  const order = { name: "Zoo", email: owner.email, password: PASSWORD };
  await expectProblem(await nobody.call("POST", "/app/api/signup", order), 402, "plan_limit");
  const { workspaces } = await readJson<SessionRecord>(await owner.call("GET", "/app/api/session"));
  expect(workspaces).toHaveLength(200);
});

test("a sign-up with a voucher that is none makes no person", async () => {
  const email = freshEmail();
  const order = { name: "Zoo", email, password: PASSWORD, voucher: "K7QM-2XVA-9RTD-HN4E" };
  await expectProblem(await nobody.call("POST", "/app/api/signup", order), 400, "voucher_invalid");
  expect(await scenario.storage.rows("select 1 from people where email = ?", email)).toEqual([]);
});
