import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { ownDomain } from "../domains/client.ts";
import { createTestDns } from "../domains/dns.ts";
import { makeKey } from "../keys/make-key.ts";
import { browserWith, endMemberships, giveRole, PASSWORD, signUpOwner } from "./browser.ts";

/** How a request with a session is admitted, in the order of the contract. */

const scenario = await startScenario();
const { tenant, owner } = await signUpOwner(scenario, { name: "Zoo" });
const FOREIGN = { "sec-fetch-site": "cross-site" };
const NOWHERE = { "x-workspace": "ten_00000000000000000000000000" };
const HUGE = "x".repeat(2 * 1024 * 1024);

test("a bearer wins over a cookie, also one that is wrong", async () => {
  const { tenant: other } = await signUpOwner(scenario, { name: "Aquarium" });
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const me = await owner.call("GET", "/app/api/me", undefined, { ...bearer(other.apiKey), ...NOWHERE });
  expect(await readJson<unknown>(me)).toMatchObject({ tenant: { id: other.id } });
  const asked = `/app/api/codes?workspace=${tenant.id}`;
  expect((await owner.call("GET", asked, undefined, bearer(other.apiKey))).status).toBe(200);
  for (const path of ["/app/api/me", "/app/api/session"])
    await expectProblem(await owner.call("GET", path, undefined, bearer("qz_x")), 401, "invalid_key");
});

test("401, then a foreign origin, then the workspace, the second factor, the scope, and only then the body", async () => {
  const { owner: viewer } = await signUpOwner(scenario);
  const { tenant: strict, owner: chief } = await signUpOwner(scenario);
  await giveRole(scenario, strict, viewer, "viewer");
  await strict.call("PATCH", "/app/api/me", { requireSecondFactor: true });
  const create = (headers: Record<string, string>, browser = viewer) =>
    browser.call("POST", "/app/api/codes", HUGE, headers);
  const gone = { ...viewer, ...browserWith(scenario, `qz_session=${"A".repeat(43)}`) };
  const inStrict = { "x-workspace": strict.id };
  await expectProblem(await create({ ...FOREIGN, ...NOWHERE }, gone), 401, "session_required");
  await expectProblem(await create({ ...FOREIGN, ...NOWHERE }), 403, "foreign_origin");
  await expectProblem(await create(NOWHERE), 404, "workspace_not_found");
  await expectProblem(await create({}), 400, "workspace_required");
  await expectProblem(await create(inStrict), 403, "second_factor_missing");
  await strict.call("PATCH", "/app/api/me", { requireSecondFactor: false });
  await expectProblem(await create(inStrict), 403, "scope_missing");
  await expectProblem(await create({}, chief), 413, "body_too_large");
});

test("a change comes from a page of the service: the browser says so, or the origin is the base's", async () => {
  const cookie = { cookie: owner.cookie, "content-type": "application/json" };
  const edit = (headers: Record<string, string>) =>
    scenario.request("/app/api/me", {
      method: "PATCH",
      headers: { ...cookie, ...headers },
      body: JSON.stringify({ contact: null }),
    });
  const base = new URL(scenario.url).origin;
  for (const headers of [{ "sec-fetch-site": "same-origin" }, { origin: base }])
    expect((await edit(headers)).status).toBe(200);
  for (const headers of [
    {},
    FOREIGN,
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
    { "sec-fetch-site": "Same-Origin" },
    { origin: "null" },
    { origin: `${base}.zoo.example` },
    { origin: `${base}/` },
  ])
    await expectProblem(await edit(headers), 403, "foreign_origin");
  // A call that changes nothing may come from anywhere, and no page of another origin may read it.
  const read = await scenario.request("/app/api/me", { headers: { cookie: owner.cookie, ...FOREIGN } });
  expect(read.status).toBe(200);
  expect([...read.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
});

test("a sign-in and a sign-up that another page sends are refused without a cookie, too", async () => {
  const order = { name: "Zoo", email: owner.email, password: PASSWORD };
  for (const path of ["/app/api/session", "/app/api/signup"])
    for (const headers of [FOREIGN, { "sec-fetch-site": "same-site" }, { origin: "https://zoo.example" }]) {
      const answer = await scenario.post(path, order, headers);
      await expectProblem(answer, 403, "foreign_origin");
    }
  // A program says nothing of where it comes from.
  expect((await scenario.post("/app/api/session", order)).status).toBe(200);
});

test("a workspace is chosen by a header, of a GET also in the query, and by nothing else", async () => {
  const { tenant: second } = await signUpOwner(scenario, { name: "Aquarium", email: owner.email });
  const named = async (path: string, headers: Record<string, string> = {}) =>
    readJson<unknown>(await owner.call("GET", path, undefined, headers));
  expect(await named("/app/api/me", { "x-workspace": second.id })).toMatchObject({
    tenant: { id: second.id },
  });
  expect(await named(`/app/api/me?workspace=${tenant.id}`)).toMatchObject({ tenant: { id: tenant.id } });
  const both = await named(`/app/api/me?workspace=${tenant.id}`, { "x-workspace": second.id });
  expect(both).toMatchObject({ tenant: { id: second.id } });
  const edit = await owner.call("PATCH", `/app/api/me?workspace=${tenant.id}`, { contact: null });
  await expectProblem(edit, 400, "workspace_required");
  for (const nothing of [
    "",
    "x",
    second.id.toUpperCase(),
    `${second.id} `.repeat(3),
    "ten_%00",
    "x".repeat(16_000),
  ])
    await expectProblem(
      await owner.call("GET", "/app/api/me", undefined, { "x-workspace": nothing }),
      404,
      "workspace_not_found",
    );
});

test("who guesses workspaces is refused by address, and goes on in the own one", async () => {
  const limited = await startScenario({ QZ_LIMIT_RESOLVE: "3/60s" });
  const { tenant: zoo, owner: chief } = await signUpOwner(limited);
  const { owner: other } = await signUpOwner(limited);
  const guess = (browser: typeof chief, path = "/app/api/me") =>
    browser.call("GET", path, undefined, NOWHERE);
  for (const path of ["/app/api/me", "/app/api/codes", "/app/api/keys"])
    await expectProblem(await guess(chief, path), 404, "workspace_not_found");
  const refused = await guess(other);
  expect(refused.headers.get("retry-after")).toBe("20");
  await expectProblem(refused, 429, "rate_limited");
  const own = await chief.call("GET", "/app/api/me", undefined, { "x-workspace": zoo.id });
  expect(own.status).toBe(200);
});

test("a call that needs nobody is answered whatever the cookie", async () => {
  const sheet = { layout: "a4-24", entries: [{ type: "url", fields: { url: "https://museum.example/" } }] };
  const { owner: busy } = await signUpOwner(scenario);
  await signUpOwner(scenario, { email: busy.email });
  const gone = browserWith(scenario, `qz_session=${"A".repeat(43)}`);
  const statuses = [];
  const { owner: free } = await signUpOwner(scenario);
  await scenario.beside(() => endMemberships(scenario, free));
  for (const browser of [browserWith(scenario, ""), gone, busy, free])
    statuses.push((await browser.call("POST", "/app/api/sheets", sheet)).status);
  expect(new Set(statuses).size).toBe(1);
  expect(statuses).not.toContain(401);
  const named = await owner.call("POST", "/app/api/sheets", sheet, NOWHERE);
  await expectProblem(named, 404, "workspace_not_found");
});

test("an owner alone erases the workspace and demands a second factor; a key may where an owner made it", async () => {
  const { tenant: zoo, owner: chief } = await signUpOwner(scenario, { name: "Zoo" });
  const { owner: admin } = await signUpOwner(scenario);
  await giveRole(scenario, zoo, admin, "admin");
  const inZoo = { "x-workspace": zoo.id };
  const keyOf = async (browser: typeof admin, name: string) => {
    const answer = await browser.call("POST", "/app/api/keys", { name, scopes: ["account"] }, inZoo);
    expect(answer.status).toBe(200);
    return zoo.withKey((await readJson<{ apiKey: string }>(answer)).apiKey);
  };
  const [ofAdmin, ofChief] = [await keyOf(admin, "of the admin"), await keyOf(chief, "of the chief")];
  const { client: ofMain } = await makeKey(zoo, { scopes: ["account"] });
  const { client: ofOfMain } = await makeKey(ofMain, { name: "of a key", scopes: ["account"] });
  const { client: ofOfChief } = await makeKey(ofChief, {
    name: "of a key of the chief",
    scopes: ["account"],
  });
  const demand = (client: Pick<typeof zoo, "call">, requireSecondFactor = false) =>
    client.call("PATCH", "/app/api/me", { requireSecondFactor }, inZoo);
  const erase = (client: Pick<typeof zoo, "call">) =>
    client.call("DELETE", "/app/api/me", { confirm: "No" }, inZoo);
  for (const client of [ofAdmin, admin]) {
    await expectProblem(await demand(client), 403, "owner_required");
    await expectProblem(await erase(client), 403, "owner_required");
    expect((await client.call("PATCH", "/app/api/me", { contact: null }, inZoo)).status).toBe(200);
  }
  for (const client of [zoo, ofChief, ofMain, ofOfMain, ofOfChief, chief]) {
    expect((await demand(client)).status).toBe(200);
    await expectProblem(await erase(client), 400, "confirmation_mismatch");
  }
  // The right of a key that an owner made ends with that owner's role.
  await giveRole(scenario, zoo, admin, "owner");
  await scenario.beside(() => giveRole(scenario, zoo, chief, "admin"));
  for (const client of [ofChief, ofOfChief, chief])
    await expectProblem(await erase(client), 403, "owner_required");
  await expectProblem(await erase(ofMain), 400, "confirmation_mismatch");
});

test("a member who lacks the second factor that a workspace demands may leave it, and nothing else", async () => {
  const { tenant: strict, owner: chief } = await signUpOwner(scenario);
  const { owner: member } = await signUpOwner(scenario);
  await endMemberships(scenario, member);
  await giveRole(scenario, strict, member, "viewer");
  expect((await strict.call("PATCH", "/app/api/me", { requireSecondFactor: true })).status).toBe(200);
  const remove = (id: string) => member.call("DELETE", `/app/api/members/${id}`);
  await expectProblem(await member.call("GET", "/app/api/me"), 403, "second_factor_missing");
  await expectProblem(await remove(chief.personId), 403, "second_factor_missing");
  await expectProblem(await chief.call("DELETE", `/app/api/members/${chief.personId}`), 409, "last_owner");
  expect((await remove(member.personId)).status).toBe(200);
  await expectProblem(await member.call("GET", "/app/api/me"), 404, "workspace_not_found");
});

test("a session rotates no key, and speaks to no agent", async () => {
  await expectProblem(await owner.call("POST", "/app/api/keys/rotate", {}), 401, "invalid_key");
  // It is no part of the contract.
  const headers = {
    cookie: owner.cookie,
    "sec-fetch-site": "same-origin",
    "content-type": "application/json",
  };
  const answer = await fetch(`${scenario.url}/mcp`, { method: "POST", headers, body: "{}" });
  await expectProblem(answer, 401, "invalid_key");
});

test("a session opens nothing on a domain of a workspace", async () => {
  const dns = createTestDns();
  const pro = await startScenario({ QZ_SIGNUP_PLAN: "pro" }, { txtLookup: dns.lookup });
  const { tenant: zoo, owner: chief } = await signUpOwner(pro);
  await ownDomain(zoo, dns, "qr.zoo.example");
  const ask = (path: string, host?: string) =>
    fetch(pro.url + path, {
      headers: { cookie: chief.cookie, ...(host === undefined ? {} : { host }) },
      redirect: "manual",
    });
  expect((await ask("/app/api/session")).status).toBe(200);
  for (const path of ["/app/api/session", "/app/api/me", "/app/api/codes"])
    expect((await ask(path, "qr.zoo.example")).status).toBe(404);
});
