import { expect, test } from "bun:test";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { startScenario } from "../../scenario.ts";
import { endMemberships, giveRole, signUpOwner } from "../people/browser.ts";
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
  expect(policy).toContain("form-action 'self' https://app.example:8443;");
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
  expect((await listTools(scenario, access_token)).status).toBe(403);
  const wish = wishOf(await register(scenario));
  expect((await decide(owner, wish, { tenantId: tenant.id, scopes: ["codes:read"] })).status).toBe(403);
});
