import { expect, test } from "bun:test";
import type { AppList } from "../../../src/features/oauth/model.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { endMemberships, giveRole, signUpOwner } from "../people/browser.ts";
import { connect, exchange, FORM, listTools } from "./connecting.ts";

const scenario = await startScenario();

test("a workspace sees the apps of all, a person the own ones, and each ends them at once", async () => {
  const { tenant, owner } = await signUpOwner(scenario);
  const { tenant: home, owner: member } = await signUpOwner(scenario, { name: "Zoo" });
  await giveRole(scenario, tenant, member, "editor");
  const owners = await connect(scenario, owner, tenant.id);
  const members = await connect(scenario, member, tenant.id, ["codes:read"]);
  const elsewhere = await connect(scenario, member, home.id);
  const { apps } = await readJson<AppList>(await tenant.call("GET", "/app/api/apps"));
  expect(apps).toMatchObject([
    {
      name: "Robot",
      host: "localhost:7777",
      person: { id: member.personId },
      workspace: { id: tenant.id, name: "Museum am Fluss" },
      scopes: ["codes:read"],
      connectedAt: "2026-11-21T12:00:00.000Z",
      lastUsedOn: "2026-11-21",
      expiresAt: "2026-12-21T12:00:00.000Z",
    },
    { person: { id: owner.personId }, scopes: ["codes:read", "codes:write"] },
  ]);
  const [ofMember, ofOwner] = apps.map(({ id }) => id);
  const OWN = "/app/api/person/apps";
  const own = await readJson<AppList>(await member.call("GET", OWN));
  expect(own.apps.map(({ workspace }) => workspace.name)).toEqual(["Zoo", "Museum am Fluss"]);
  await expectProblem(await member.call("DELETE", `${OWN}/${ofOwner}`), 404, "app_not_found");
  await expectProblem(await home.call("DELETE", `/app/api/apps/${ofOwner}`), 404, "app_not_found");
  const foreign = { "sec-fetch-site": "cross-site" };
  await expectProblem(
    await member.call("DELETE", `${OWN}/${ofMember}`, undefined, foreign),
    403,
    "foreign_origin",
  );
  expect((await member.call("DELETE", `${OWN}/${ofMember}`)).status).toBe(204);
  expect((await listTools(scenario, members.access_token)).status).toBe(401);
  for (const { access_token } of [owners, elsewhere])
    expect((await listTools(scenario, access_token)).status).toBe(200);
  expect((await tenant.call("DELETE", `/app/api/apps/${ofOwner}`)).status).toBe(204);
  expect((await listTools(scenario, owners.access_token)).status).toBe(401);
  await expectProblem(await tenant.call("GET", OWN), 401, "session_required");
});

test("what another node changes holds here at once: an app that is disconnected, a role, the session's person", async () => {
  const { tenant, owner } = await signUpOwner(scenario);
  const one = await connect(scenario, owner, tenant.id);
  const two = await connect(scenario, owner, tenant.id);
  const status = async ({ access_token }: typeof one) => (await listTools(scenario, access_token)).status;
  expect([await status(one), await status(two)]).toEqual([200, 200]);
  const [{ id } = { id: "" }] = await scenario.storage.rows<{ id: string }>(
    "select id from apps where tenant_id = ? order by id limit 1",
    tenant.id,
  );
  await scenario.beside(() => scenario.storage.run(`delete from apps where id = '${id}'`));
  expect([await status(one), await status(two)]).toEqual([401, 200]);
  await scenario.beside(() => endMemberships(scenario, owner));
  expect(await status(two)).toBe(401);
});

test("an app gives its token back, and only its own", async () => {
  const { tenant, owner } = await signUpOwner(scenario);
  const revoke = (fields: Readonly<Record<string, string>>) =>
    scenario.request("/oauth/revoke", {
      method: "POST",
      headers: FORM,
      body: new URLSearchParams(fields).toString(),
    });
  const [first, second] = [
    await connect(scenario, owner, tenant.id),
    await connect(scenario, owner, tenant.id),
  ];
  for (const token of [first.access_token, first.refresh_token, "made up", ""])
    expect((await revoke({ client_id: second.clientId, token })).status).toBe(200);
  expect((await listTools(scenario, first.access_token)).status).toBe(200);
  expect((await revoke({ token: first.access_token })).status).toBe(401);
  expect((await revoke({ client_id: first.clientId, token: first.access_token })).status).toBe(200);
  expect((await listTools(scenario, first.access_token)).status).toBe(401);
  expect((await revoke({ client_id: second.clientId, token: second.refresh_token })).status).toBe(200);
  expect((await listTools(scenario, second.access_token)).status).toBe(401);
  const fields = { grant_type: "refresh_token", client_id: second.clientId };
  expect((await exchange(scenario, { ...fields, refresh_token: second.refresh_token })).status).toBe(400);
});

test("nothing that opens anything is stored", async () => {
  const { tenant, owner } = await signUpOwner(scenario);
  const { access_token, refresh_token } = await connect(scenario, owner, tenant.id);
  const stored = JSON.stringify(await scenario.storage.rows("select * from apps"));
  for (const token of [access_token, refresh_token])
    for (const part of [token, token.slice(4), token.slice(4, 47)]) expect(stored).not.toContain(part);
});

test("calls of an address are limited", async () => {
  const limited = await startScenario({ QZ_LIMIT_SIGN_IN: "30/60s" });
  const guess = { grant_type: "refresh_token", client_id: "x", refresh_token: `qzr_${"a".repeat(86)}` };
  const answers = await Promise.all(Array.from({ length: 130 }, () => exchange(limited, guess)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  const order = { redirect_uris: ["https://app.example/"] };
  const registered = await Promise.all(
    Array.from({ length: 35 }, () => limited.post("/oauth/register", order)),
  );
  expect(registered.filter(({ status }) => status === 429)).toHaveLength(5);
});
