import { describe, expect, test } from "bun:test";
import type { AuditList } from "../../../src/features/audit/model.ts";
import { grantsOf } from "../../../src/features/oidc/sign-in.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, TestClock } from "../../scenario.ts";
import { withAdmin } from "../plans/admin.ts";
import { createBrowser, settingsOf, signIn } from "./browser.ts";
import { startLiar } from "./liar.ts";

const liar = startLiar(new TestClock());
const scenario = await startScenario(
  settingsOf(liar.issuer, { QZ_OIDC_CREATE: "on", QZ_SIGNUP_PLAN: "pro" }),
);
const [first, second] = [await scenario.signUp("First"), await scenario.signUp("Second")];
await scenario.restart({
  QZ_OIDC_ROLE_CLAIM: "groups",
  QZ_OIDC_ROLES: [
    `staff=${first.id}:editor`,
    `leads=${first.id}:admin`,
    `guests=${first.id}:viewer`,
    `staff=${second.id}:viewer`,
    "gone=ten_00000000000000000000000000:admin",
  ].join(),
});

/** Signs a person in who is in some groups. @returns the roles by workspace, and the browser. */
async function comeIn(subject: string, claims: Record<string, unknown>) {
  const browser = createBrowser(scenario);
  const more = { sub: subject, email: `${subject}@museum.example`, ...claims };
  expect((await signIn(liar, browser, { claims: more })).status).toBe(303);
  return { roles: await rolesOf(subject), browser };
}

async function rolesOf(subject: string): Promise<Record<string, string>> {
  const rows = await scenario.storage.rows<{ tenant_id: string; role: string }>(
    `select m.tenant_id, m.role from members m join identities i on i.person_id = m.person_id
      where i.subject = ? order by m.tenant_id`,
    subject,
  );
  return Object.fromEntries(rows.map(({ tenant_id, role }) => [tenant_id, role]));
}

async function setRole(subject: string, tenantId: string, role: string): Promise<void> {
  await scenario.storage.run(
    `update members set role = '${role}' where tenant_id = '${tenantId}' and person_id =
      (select person_id from identities where subject = '${subject}')`,
  );
}

describe("roles by a claim", () => {
  test("are given, raised, lowered and taken at each sign-in", async () => {
    const staff = { [first.id]: "editor", [second.id]: "viewer" };
    expect((await comeIn("ann", { groups: ["staff", "others"] })).roles).toEqual(staff);
    expect((await comeIn("ann", { groups: ["staff", "guests", "leads", "gone"] })).roles).toEqual({
      [first.id]: "admin",
      [second.id]: "viewer",
    });
    expect((await comeIn("ann", { groups: "guests" })).roles).toEqual({ [first.id]: "viewer" });
    expect((await comeIn("ann", { groups: [] })).roles).toEqual({});
    const { entries } = await readJson<AuditList>(await first.call("GET", "/app/api/audit?who=system"));
    expect(entries.map(({ action, subject: { kind }, detail }) => ({ action, kind, detail }))).toEqual([
      { action: "member.removed", kind: "person", detail: { method: "oidc" } },
      { action: "member.changed", kind: "person", detail: { method: "oidc", role: "viewer" } },
      { action: "member.changed", kind: "person", detail: { method: "oidc", role: "admin" } },
      { action: "member.joined", kind: "person", detail: { method: "oidc", role: "editor" } },
    ]);
  });

  test("take effect: the session does in the workspace what the role allows, and no more", async () => {
    const { browser } = await comeIn("bea", { groups: ["guests"] });
    const inFirst = { "x-workspace": first.id };
    expect((await browser.send("GET", "/app/api/codes", undefined, inFirst)).status).toBe(200);
    const code = { target: "https://museum.example" };
    expect((await browser.send("POST", "/app/api/codes", code, inFirst)).status).toBe(403);
    expect(
      (await browser.send("GET", "/app/api/codes", undefined, { "x-workspace": second.id })).status,
    ).toBe(404);
  });

  test("are lost without the claim, and with them the sessions of before", async () => {
    const { browser } = await comeIn("cyd", { groups: ["staff"] });
    const { roles } = await comeIn("cyd", {});
    expect(roles).toEqual({});
    expect((await browser.send("GET", "/app/api/oidc/link")).status).toBe(401);
  });

  test("end for good what they allowed to make: an invitation is not back with the role", async () => {
    const { browser } = await comeIn("ida", { groups: ["leads"] });
    const order = { email: "new@museum.example", role: "viewer" };
    const inFirst = { "x-workspace": first.id };
    const made = await browser.send("POST", "/app/api/invitations", order, inFirst);
    const { url } = await readJson<{ url: string }>(made);
    await comeIn("ida", { groups: ["guests"] });
    expect((await comeIn("ida", { groups: ["leads"] })).roles).toEqual({ [first.id]: "admin" });
    const path = `/app/api/invitations/${url.slice(url.lastIndexOf("/") + 1)}`;
    await expectProblem(await scenario.request(path), 404, "link_ended");
  });

  test("stay while the provider has too many groups to tell", async () => {
    const { roles } = await comeIn("dan", { groups: ["staff"] });
    expect((await comeIn("dan", { _claim_names: { groups: "src1" } })).roles).toEqual(roles);
  });

  test("make nobody a member beyond the plan, who is signed in all the same", async () => {
    await comeIn("gus", { groups: ["staff"] });
    await withAdmin(scenario, (admin) => admin.setPlan(second.id, "static"));
    for (let time = 1; time <= 2; time++)
      expect((await comeIn("hal", { groups: ["staff"] })).roles).toEqual({ [first.id]: "editor" });
    // The operator and the workspace are told, and the log names nobody.
    const lines = scenario.logged.filter(({ message }) => message.startsWith("the plan of a workspace"));
    const line = { level: "warn", fields: { tenantId: second.id } };
    expect(lines).toEqual([line, line].map((each) => expect.objectContaining(each)));
    const { entries } = await readJson<AuditList>(
      await second.call("GET", "/app/api/audit?action=member.refused"),
    );
    const detail = { method: "oidc", role: "viewer", count: 2 };
    expect(entries).toMatchObject([{ who: { kind: "system" }, subject: { kind: "person" }, detail }]);
    await withAdmin(scenario, (admin) => admin.setPlan(second.id, "pro"));
    expect(Object.keys((await comeIn("hal", { groups: ["staff"] })).roles)).toContain(second.id);
  });

  test("are at most that of an admin: an owner stays one while there is a role, and the last one always", async () => {
    await comeIn("eli", { groups: ["staff"] });
    await setRole("eli", first.id, "owner");
    expect((await comeIn("eli", { groups: ["guests"] })).roles[first.id]).toBe("owner");
    expect((await comeIn("eli", { groups: [] })).roles[first.id]).toBe("owner");
    await comeIn("fay", { groups: ["staff"] });
    await setRole("fay", first.id, "owner");
    expect((await comeIn("eli", { groups: [] })).roles).toEqual({});
    expect((await comeIn("fay", { groups: [] })).roles).toEqual({ [first.id]: "owner" });
  });

  test("never go beyond the two last owners who come at the same time", async () => {
    for (const subject of ["gil", "hal"]) {
      await comeIn(subject, { groups: ["staff"] });
      await setRole(subject, second.id, "owner");
    }
    await Promise.all(["gil", "hal"].map((subject) => comeInAlone(subject)));
    const owners = await scenario.storage.rows(
      "select person_id from members where tenant_id = ? and role = 'owner'",
      second.id,
    );
    expect(owners).toHaveLength(1);
  });
});

/** Signs in as `comeIn` does, with a provider of its own, so that another may do so at the same time. */
async function comeInAlone(subject: string): Promise<void> {
  const browser = createBrowser(scenario);
  const start = await browser.go("/app/api/oidc/start");
  const back = await liar.visit(start.headers.get("location") ?? "", {
    claims: { sub: subject, groups: [] },
  });
  expect((await browser.go(back.pathname + back.search)).status).toBe(303);
}

test("the highest role of a workspace counts, and workspaces come in one order", () => {
  const rules = [
    { value: "a", tenantId: "ten_2", role: "admin" },
    { value: "a", tenantId: "ten_1", role: "editor" },
    { value: "b", tenantId: "ten_1", role: "viewer" },
  ] as const;
  expect(grantsOf(rules, new Set(["a", "b"]))).toEqual([
    { tenantId: "ten_1", role: "editor" },
    { tenantId: "ten_2", role: "admin" },
  ]);
  expect(grantsOf(rules, new Set())).toEqual([
    { tenantId: "ten_1", role: null },
    { tenantId: "ten_2", role: null },
  ]);
  expect(grantsOf(rules, null)).toEqual([]);
});
