import { expect, test } from "bun:test";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { connectAgent } from "../agents/agent.ts";
import { beginSignIn, setUpApp } from "../factors/setting-up.ts";
import { withAdmin } from "../plans/admin.ts";
import { browserWith, cookieOf, endMemberships, giveRole, PASSWORD, signUpOwner } from "../people/browser.ts";
import {
  codeOf,
  connect,
  decide,
  exchange,
  FORM,
  type Given,
  listTools,
  register,
  wishOf,
  withCode,
} from "./connecting.ts";

const scenario = await startScenario();

const pathOf = (wish: Readonly<Record<string, string>>) =>
  `/oauth/authorize?${new URLSearchParams(wish).toString()}`;

/** The names of the tools that a token may use. */
async function toolsOf(token: string): Promise<string[]> {
  const answer = await listTools(scenario, token);
  expect(answer.status).toBe(200);
  const { result } = await readJson<{ result: { tools: { name: string }[] } }>(answer);
  return result.tools.map(({ name }) => name);
}

test("a registration is refused for an address that is neither on https nor on the own computer", async () => {
  for (const uri of [
    "http://evil.example/cb",
    "javascript:alert(1)",
    "cursor://callback",
    "https://user:pass@app.example/",
    "https://app.example/#part",
    "http://localhost.evil.example/",
    "https://a;b.example/",
    "/relative",
    "",
  ]) {
    const answer = await scenario.post("/oauth/register", { redirect_uris: ["https://app.example/cb", uri] });
    expect([uri, answer.status]).toEqual([uri, 400]);
    expect(await readJson<object>(answer)).toMatchObject({ error: "invalid_redirect_uri" });
  }
  for (const body of [{}, { redirect_uris: [] }, { redirect_uris: "x" }, { redirect_uris: [5] }, []]) {
    const answer = await scenario.post("/oauth/register", body);
    expect(answer.status).toBe(400);
  }
  const long = Array.from({ length: 20 }, (_, index) => `https://app.example/${index}${"x".repeat(300)}`);
  expect((await scenario.post("/oauth/register", { redirect_uris: long })).status).toBe(400);
});

test("a request that is not as it should be leads nowhere, and says why", async () => {
  const { tenant, owner } = await signUpOwner(scenario);
  const clientId = await register(scenario);
  const wish = wishOf(clientId);
  for (const [change, reason] of [
    [{ client_id: "made-up" }, "invalid_client"],
    [{ client_id: `${clientId}A` }, "invalid_client"],
    [{ client_id: "x".repeat(5_000) }, "invalid_client"],
    [{ client_id: "https://127.0.0.1/client.json" }, "invalid_client"],
    [{ client_id: "https://app.example" }, "invalid_client"],
    [{ redirect_uri: "http://localhost:7777/other" }, "invalid_redirect_uri"],
    [{ redirect_uri: "http://127.0.0.1:7777/callback" }, "invalid_redirect_uri"],
    [{ redirect_uri: "http://localhost:7777/callback?x=1" }, "invalid_redirect_uri"],
    [{ redirect_uri: "https://evil.example/callback" }, "invalid_redirect_uri"],
    [{ response_type: "token" }, "unsupported_response_type"],
    [{ code_challenge_method: "plain" }, "invalid_request"],
    [{ code_challenge: "short" }, "invalid_request"],
    [{ resource: "https://other.example/mcp" }, "invalid_target"],
    [{ scope: "root admin" }, "invalid_scope"],
  ] as const) {
    const asked = await owner.call("GET", pathOf({ ...wish, ...change }), undefined, { accept: "text/html" });
    const page = await asked.text();
    expect([reason, asked.status, asked.headers.get("location")]).toEqual([reason, 400, null]);
    expect(page).toContain(`${reason}: `);
    const given = { tenantId: tenant.id, scopes: ["codes:read"] as const };
    const decided = await decide(owner, { ...wish, ...change }, given);
    expect([reason, decided.status, decided.headers.get("location")]).toEqual([reason, 400, null]);
  }
  // A program on the own computer takes whichever port is free.
  const elsewhere = { ...wish, redirect_uri: "http://localhost:50123/callback" };
  expect((await owner.call("GET", pathOf(elsewhere))).status).toBe(200);
});

test("the page names who asks and where it leads, can't be framed, and shows what was sent as text", async () => {
  const { owner } = await signUpOwner(scenario, { name: "<b>Museum" });
  const clientId = await register(
    scenario,
    ["https://app.example:8443/cb"],
    "<script>alert(1)</script>\u202Eevil",
  );
  const wish = wishOf(clientId, {
    redirect_uri: "https://app.example:8443/cb",
    state: '"><script>',
    scope: "codes:read offline_access",
  });
  const page = await owner.call("GET", pathOf(wish), undefined, { "accept-language": "de" });
  const policy = page.headers.get("content-security-policy");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self' https:;");
  expect([page.headers.get("cache-control"), page.headers.get("content-language")]).toEqual([
    "no-store",
    "de",
  ]);
  const html = await page.text();
  expect(html).not.toContain("<script>");
  expect(html).not.toContain("<b>Museum");
  expect(html).not.toContain("\u202E");
  expect(html).toContain("möchte hier für Sie arbeiten");
  expect(html).toContain('<p class="host">app.example:8443</p>');
  expect(html).toContain(owner.email);
  expect(html.match(/ checked/g)).toHaveLength(2);
});

test("nobody is asked who is not signed in, and no page of others can consent", async () => {
  const { tenant, owner } = await signUpOwner(scenario);
  const wish = wishOf(await register(scenario));
  const page = await scenario.request(pathOf(wish));
  const back = `/app?then=${encodeURIComponent(pathOf(wish))}`;
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(back)]);
  const byKey = await tenant.call("GET", pathOf(wish));
  expect(await byKey.text()).toContain("Sign in first");
  const given = { tenantId: tenant.id, scopes: ["codes:read"] as const };
  for (const headers of [
    { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
  ])
    expect((await decide(owner, wish, given, headers)).status).toBe(403);
  const body = new URLSearchParams({ ...wish, decision: "allow" }).toString();
  const unsigned = await scenario.request("/oauth/authorize", { method: "POST", headers: FORM, body });
  expect([unsigned.status, unsigned.headers.get("location")]).toEqual([303, scenario.url + pathOf(wish)]);
  expect(await scenario.storage.rows("select id from apps")).toEqual([]);
});

test("who declines gives nothing, and who chooses nothing is asked to choose", async () => {
  const { tenant, owner } = await signUpOwner(scenario);
  const wish = wishOf(await register(scenario));
  const declined = await decide(owner, wish, { tenantId: "", scopes: [], decision: "decline" });
  const location = new URL(declined.headers.get("location") ?? "");
  expect(declined.status).toBe(303);
  expect(Object.fromEntries(location.searchParams)).toEqual({
    error: "access_denied",
    state: "s1",
    iss: scenario.url,
  });
  expect((await decide(owner, wish, { tenantId: tenant.id, scopes: [] })).status).toBe(400);
  expect((await decide(owner, wish, { tenantId: "", scopes: ["codes:read"] })).status).toBe(400);
  const { tenant: foreign } = await signUpOwner(scenario);
  expect((await decide(owner, wish, { tenantId: foreign.id, scopes: ["codes:read"] })).status).toBe(403);
  scenario.clock.advance(15 * MINUTE);
  expect((await decide(owner, wish, { tenantId: tenant.id, scopes: ["account"] })).status).toBe(403);
  expect((await decide(owner, wish, { tenantId: tenant.id, scopes: ["codes:read"] })).status).toBe(303);
});

test("an app may do no more than the role of its person, from one call to the next", async () => {
  const { tenant } = await signUpOwner(scenario);
  const { owner: member } = await signUpOwner(scenario);
  await giveRole(scenario, tenant, member, "viewer");
  const clientId = await register(scenario);
  const scopes = ["codes:read", "codes:write", "leads:read"] as const;
  const code = await codeOf(member, wishOf(clientId), { tenantId: tenant.id, scopes });
  const { access_token } = await readJson<Given>(await exchange(scenario, withCode(clientId, code)));
  expect(await toolsOf(access_token)).not.toContain("create_code");
  await scenario.beside(() => giveRole(scenario, tenant, member, "editor"));
  const asEditor = await toolsOf(access_token);
  expect(asEditor).toContain("create_code");
  expect(asEditor).toContain("list_leads");
  await scenario.beside(() => giveRole(scenario, tenant, member, "viewer"));
  expect(await toolsOf(access_token)).not.toContain("create_code");
});

test("a member who is removed, or leaves, or changes the password loses all apps at once", async () => {
  const { tenant } = await signUpOwner(scenario);
  const open = async () => {
    const { owner: member } = await signUpOwner(scenario);
    await giveRole(scenario, tenant, member, "editor");
    const { access_token, ...rest } = await connect(scenario, member, tenant.id);
    expect((await listTools(scenario, access_token)).status).toBe(200);
    return { member, token: access_token, ...rest };
  };
  const removed = await open();
  expect((await tenant.call("DELETE", `/app/api/members/${removed.member.personId}`)).status).toBe(200);
  expect((await listTools(scenario, removed.token)).status).toBe(401);
  // A member who comes back has to connect it anew.
  await scenario.beside(() => giveRole(scenario, tenant, removed.member, "editor"));
  expect((await listTools(scenario, removed.token)).status).toBe(401);

  const changed = await open();
  const password = { current: "neun Elche am Fluss", password: "zehn Elche am Fluss" };
  expect((await changed.member.call("POST", "/app/api/person/password", password)).status).toBe(204);
  expect((await listTools(scenario, changed.token)).status).toBe(401);

  const left = await open();
  await scenario.beside(() => endMemberships(scenario, left.member));
  expect((await listTools(scenario, left.token)).status).toBe(401);
  const fields = { grant_type: "refresh_token", client_id: left.clientId, refresh_token: left.refresh_token };
  expect((await exchange(scenario, fields)).status).toBe(400);
});

test("a workspace that demands a second factor refuses the apps of members without one", async () => {
  const { tenant, owner } = await signUpOwner(scenario);
  const { access_token } = await connect(scenario, owner, tenant.id);
  await scenario.beside(() =>
    scenario.storage.run(`update tenants set require_second_factor = true where id = '${tenant.id}'`),
  );
  await expectProblem(await listTools(scenario, access_token), 403, "second_factor_missing");
  const wish = wishOf(await register(scenario));
  expect((await decide(owner, wish, { tenantId: tenant.id, scopes: ["codes:read"] })).status).toBe(403);
});

test("whoever loses the last second factor is out, with every session and app that was opened by it", async () => {
  const { tenant, owner } = await signUpOwner(scenario);
  const app = await setUpApp(scenario, owner);
  const step = await beginSignIn(scenario, owner.email);
  const entered = await step.call("POST", "/app/api/session/second", { code: await app.code() });
  const session = browserWith(scenario, cookieOf(entered));
  expect((await session.call("PATCH", "/app/api/me", { requireSecondFactor: true })).status).toBe(200);
  const { access_token } = await connect(scenario, session, tenant.id);
  expect((await listTools(scenario, access_token)).status).toBe(200);
  expect((await session.call("DELETE", "/app/api/totp", { password: PASSWORD })).status).toBe(204);
  await expectProblem(await session.call("GET", "/app/api/me"), 403, "second_factor_missing");
  await expectProblem(await listTools(scenario, access_token), 403, "second_factor_missing");
});

test("an owner's app acts as an admin: what is the owner's alone is refused, however fresh the sign-in", async () => {
  const { tenant, owner } = await signUpOwner(scenario);
  const { owner: second } = await signUpOwner(scenario);
  const { owner: admin } = await signUpOwner(scenario);
  await withAdmin(scenario, (commands) => commands.setPlan(tenant.id, "pro"));
  await giveRole(scenario, tenant, second, "owner");
  await giveRole(scenario, tenant, admin, "admin");
  const { access_token } = await connect(scenario, owner, tenant.id, ["account"]);
  const agent = await connectAgent(() => scenario.url, access_token);
  const invitation = { email: "vera@museum.example", role: "owner" };
  const made = await owner.call("POST", "/app/api/invitations", invitation);
  const { id } = await readJson<{ id: string }>(made);
  for (const [tool, given] of [
    ["invite_member", { ...invitation, email: "eve@museum.example" }],
    ["withdraw_invitation", { id }],
    ["change_role", { id: second.personId, role: "viewer" }],
    ["change_role", { id: admin.personId, role: "owner" }],
    ["remove_member", { id: second.personId }],
    ["remove_member", { id: owner.personId }],
  ] as const) {
    const { isError, text } = await agent.tell(tool, given);
    expect([tool, isError, text]).toEqual([tool, true, expect.stringContaining("(403 owner_required)")]);
  }
  expect((await agent.tell("change_role", { id: admin.personId, role: "viewer" })).isError).toBe(false);
  await agent.client.close();
});
