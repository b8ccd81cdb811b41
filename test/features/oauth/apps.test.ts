import { expect, test } from "bun:test";
import type { AppList } from "../../../src/features/oauth/model.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { giveRole, signUpOwner } from "../people/browser.ts";
import { connect, exchange, FORM, listTools } from "./connecting.ts";

const scenario = await startScenario();

test("a workspace sees the apps of all, a member the own ones, and each ends them at once", async () => {
  const { tenant, owner } = await signUpOwner(scenario);
  const { owner: member } = await signUpOwner(scenario);
  await giveRole(scenario, tenant, member, "editor");
  const inTenant = { "x-workspace": tenant.id };
  const [owners, members] = [
    await connect(scenario, owner, tenant.id),
    await connect(scenario, member, tenant.id, ["codes:read"]),
  ];
  const { apps } = await readJson<AppList>(await tenant.call("GET", "/app/api/apps"));
  expect(apps).toMatchObject([
    {
      name: "Robot",
      host: "localhost:7777",
      person: { id: member.personId },
      scopes: ["codes:read"],
      connectedAt: "2026-11-21T12:00:00.000Z",
      lastUsedOn: "2026-11-21",
      expiresAt: "2026-12-21T12:00:00.000Z",
    },
    { person: { id: owner.personId }, scopes: ["codes:read", "codes:write"] },
  ]);
  const [ofMember, ofOwner] = apps.map(({ id }) => `/app/api/apps/${id}`);
  const own = await readJson<AppList>(await member.call("GET", "/app/api/apps", undefined, inTenant));
  expect(own.apps.map(({ person }) => person.id)).toEqual([member.personId]);
  await expectProblem(await member.call("DELETE", ofOwner ?? "", undefined, inTenant), 404, "app_not_found");
  expect((await member.call("DELETE", ofMember ?? "", undefined, inTenant)).status).toBe(204);
  expect((await listTools(scenario, members.access_token)).status).toBe(401);
  expect((await listTools(scenario, owners.access_token)).status).toBe(200);
  expect((await tenant.call("DELETE", ofOwner ?? "")).status).toBe(204);
  expect((await listTools(scenario, owners.access_token)).status).toBe(401);
  const { tenant: other } = await signUpOwner(scenario);
  await expectProblem(await other.call("DELETE", ofOwner ?? ""), 404, "app_not_found");
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
