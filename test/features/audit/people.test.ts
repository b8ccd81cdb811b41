import { expect, test } from "bun:test";
import type { AuditList } from "../../../src/features/audit/model.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { makeKey } from "../keys/make-key.ts";
import { callsOf, freshEmail, joinAs, type PersonClient, tokenOf } from "../members/person.ts";
import { withAdmin } from "../plans/admin.ts";

/** Entries about people in the audit of a workspace: those who came, with their role, and those who went. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });

const AUDIT = "/app/api/audit";
const TARGET = "https://museum.example/";

/** The newest entries, and those of sign-ins left out. */
async function told(tenant: Pick<TenantClient, "call">, count: number) {
  const { entries } = await readJson<AuditList>(await tenant.call("GET", AUDIT));
  return entries
    .filter(({ action }) => !action.startsWith("session."))
    .slice(0, count)
    .map(({ who, action, subject, detail }) => ({ who, action, subject, detail }));
}

const person = ({ id }: Pick<PersonClient, "id">, name: string) => ({ kind: "person" as const, id, name });
const nobody = { kind: "person" as const, id: null, name: null };
const operator = { kind: "operator" as const, id: null, name: "operator" };
const invitation = (id: string) => ({ kind: "invitation" as const, id, name: null });

test("who is invited, comes, rises, leaves and is removed is told, and of the erased neither id nor name", async () => {
  const tenant = await scenario.signUp();
  const owner = await joinAs(scenario, tenant, "owner");
  const ana = person(owner, "owner Ana");
  const email = freshEmail();
  const made = await owner.call("POST", "/app/api/invitations", { email, role: "viewer" });
  const { id, url } = await readJson<{ id: string; url: string }>(made);
  const accept = { name: "Ben", password: "a museum in town" };
  const accepted = await scenario.post(`/app/api/invitations/${tokenOf(url)}`, accept);
  const [cookie = ""] = (accepted.headers.get("set-cookie") ?? "").split(";");
  const ben = callsOf(scenario, cookie);
  const [joined] = await told(tenant, 1);
  const benId = joined?.who.id ?? "";
  const about = person({ id: benId }, "Ben");
  for (const role of ["editor", "editor"])
    expect((await owner.call("PATCH", `/app/api/members/${benId}`, { role })).status).toBe(200);
  expect((await ben("DELETE", `/app/api/members/${benId}`)).status).toBe(200);
  expect(await told(tenant, 4)).toEqual([
    { who: about, action: "member.left", subject: about, detail: {} },
    { who: ana, action: "member.changed", subject: about, detail: { role: "editor" } },
    { who: about, action: "invitation.accepted", subject: invitation(id), detail: { role: "viewer" } },
    { who: ana, action: "invitation.made", subject: invitation(id), detail: { role: "viewer" } },
  ]);
  const cyd = await joinAs(scenario, tenant, "editor");
  expect((await owner.call("POST", `/app/api/members/${cyd.id}/reset`)).status).toBe(200);
  expect((await cyd.call("DELETE", "/app/api/person", { password: cyd.password })).status).toBe(204);
  expect(await told(tenant, 3)).toEqual([
    { who: nobody, action: "member.removed", subject: nobody, detail: {} },
    { who: ana, action: "member.reset_made", subject: nobody, detail: {} },
    {
      who: nobody,
      action: "invitation.accepted",
      subject: invitation(expect.any(String)),
      detail: { role: "editor" },
    },
  ]);
  // By the id of the erased person the entries are still found, and a file has no name either.
  const byCyd = await tenant.call("GET", `${AUDIT}?who=${cyd.id}&action=member.removed`);
  expect((await readJson<AuditList>(byCyd)).entries).toMatchObject([{ who: nobody, subject: nobody }]);
  const file = await (await tenant.call("GET", `${AUDIT}?format=csv&subject=${cyd.id}`)).text();
  expect(file).toContain(",person,,,member.removed,person,,,");
  expect([file.includes(cyd.id), file.includes(cyd.email)]).toEqual([false, false]);
  expect((await owner.call("PATCH", "/app/api/me", { requireSecondFactor: true })).status).toBe(200);
  const workspace = { kind: "workspace" as const, id: tenant.id, name: null };
  expect(await told(tenant, 1)).toEqual([
    {
      who: ana,
      action: "workspace.changed",
      subject: workspace,
      detail: { members: ["requireSecondFactor"] },
    },
  ]);
});

test("an owner whom the operator makes is told, as are the links that the operator makes, and their use", async () => {
  const tenant = await scenario.signUp();
  const ben = await joinAs(scenario, tenant, "viewer");
  const email = freshEmail();
  // The operator is another process, whose ids of the same millisecond would come before or behind.
  scenario.clock.advance(1_000);
  const { owner, link } = await withAdmin(scenario, async ({ people }) => {
    const made = await people.makeOwner(tenant.id, email);
    await people.makeOwner(tenant.id, email);
    await people.makeOwner(tenant.id, ben.email);
    const owner = made === "nobody" ? null : made;
    return { owner, link: (await people.reset(ben.email, true))?.link };
  });
  const about = person(ben, "viewer Ana");
  const first = person({ id: owner?.id ?? "" }, email.slice(0, email.indexOf("@")));
  expect(await told(tenant, 3)).toEqual([
    { who: operator, action: "member.reset_made", subject: about, detail: {} },
    { who: operator, action: "member.changed", subject: about, detail: { role: "owner" } },
    { who: operator, action: "member.joined", subject: first, detail: { role: "owner" } },
  ]);
  scenario.clock.advance(1_000);
  const use = { password: "another museum" };
  expect((await scenario.post(`/app/api/reset/${tokenOf(link?.url ?? "")}`, use)).status).toBe(204);
  expect(await told(tenant, 1)).toEqual([
    {
      who: about,
      action: "person.changed",
      subject: about,
      detail: { members: ["password"], method: "link" },
    },
  ]);
  scenario.clock.advance(1_000);
  const cyd = await joinAs(scenario, tenant, "viewer");
  scenario.clock.advance(1_000);
  expect(await withAdmin(scenario, ({ people }) => people.erase(cyd.email))).toBe(true);
  expect(await told(tenant, 1)).toEqual([
    { who: operator, action: "member.removed", subject: nobody, detail: {} },
  ]);
});

test("a person is told by name, in the audit and in histories, and one whose password was wrong is counted", async () => {
  const email = "anna@museum.example";
  const password = "neun Elche am Fluss";
  const made = await scenario.post("/app/api/signup", { name: "Museum", email, password });
  expect(made.status).toBe(200);
  const [cookie = ""] = (made.headers.get("set-cookie") ?? "").split(";");
  const { apiKey, tenant } = await readJson<{ apiKey: string; tenant: { id: string } }>(made);
  const headers = { cookie, "sec-fetch-site": "same-origin", "content-type": "application/json" };
  const as = (method: string, path: string, body?: unknown) =>
    scenario.request(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  for (let turn = 0; turn < 2; turn++)
    for (const name of ["Hannah", "Anna", " Anna "])
      expect((await as("PATCH", "/app/api/person", { name })).status).toBe(200);
  const code = await readJson<{ id: string }>(await as("POST", "/app/api/codes", { target: TARGET }));
  for (let turn = 0; turn < 2; turn++)
    await expectProblem(
      await scenario.post("/app/api/session", { email, password: "something else" }),
      401,
      "sign_in_failed",
    );
  const byKey = { headers: { authorization: `Bearer ${apiKey}` } };
  const told = async () => (await readJson<AuditList>(await scenario.request(AUDIT, byKey))).entries;
  // The answer to a wrong password does not wait until it is counted.
  while ((await told()).at(-1)?.detail.count !== 2);
  const entries = await told();
  const id = entries.find(({ action }) => action === "code.made")?.who.id ?? "";
  const anna = { kind: "person" as const, id, name: "Anna" };
  expect(id).toStartWith("per_");
  const refused = { kind: "system" as const, id: null, name: null };
  expect(entries.map(({ who, action, subject, detail }) => ({ who, action, subject, detail }))).toEqual([
    {
      who: anna,
      action: "code.made",
      subject: { kind: "code", id: code.id, name: expect.any(String) },
      detail: {},
    },
    { who: anna, action: "session.opened", subject: anna, detail: { method: "password" } },
    { who: anna, action: "person.changed", subject: anna, detail: { members: ["name"] } },
    { who: refused, action: "session.refused", subject: anna, detail: { count: 2 } },
  ]);
  const history = await scenario.request(`/app/api/codes/${code.id}/history`, byKey);
  expect(await readJson<unknown>(history)).toMatchObject({
    changes: [{ by: "Anna", byKey: null, imported: false, who: anna }],
  });
  const found = await scenario.request(`${AUDIT}?who=${id}&action=code.made`, byKey);
  expect((await readJson<AuditList>(found)).entries).toHaveLength(1);
  // A key that is called like her is told apart.
  const workspace = (await scenario.signUp("Other")).withKey(apiKey);
  const { client } = await makeKey(workspace, { name: "Anna", scopes: ["codes:write"] });
  await client.call("PATCH", `/app/api/codes/${code.id}`, { title: "Hall 3" });
  const [newest] = (await readJson<AuditList>(await scenario.request(AUDIT, byKey))).entries;
  expect(newest?.who).toMatchObject({ kind: "key", name: "Anna" });
  expect(tenant.id).toStartWith("ten_");
});
