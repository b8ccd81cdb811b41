import { expect, test } from "bun:test";
import type { CreatedKey, KeyList } from "../../../src/features/keys/model.ts";
import type { MemberList } from "../../../src/features/members/model.ts";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { makeKey } from "../keys/make-key.ts";
import { callsOf, freshEmail, joinAs, type PersonClient, tokenOf } from "./person.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro" });

interface Invited {
  readonly id: string;
  readonly url: string;
  readonly expiresAt: string;
}

interface Members {
  readonly members: readonly { readonly id: string; readonly email: string; readonly role: string }[];
  readonly invitations: readonly {
    readonly id: string;
    readonly email: string;
    readonly role: string;
    readonly by: string;
    readonly expiresAt: string;
  }[];
}

type Caller = Pick<PersonClient, "call">;

const listOf = async (caller: Caller) => readJson<Members>(await caller.call("GET", "/app/api/members"));
const invite = (caller: Caller, email: string, role: string) =>
  caller.call("POST", "/app/api/invitations", { email, role });
const setRole = (caller: Caller, { id }: Pick<PersonClient, "id">, role: string) =>
  caller.call("PATCH", `/app/api/members/${id}`, { role });
const remove = (caller: Caller, { id }: Pick<PersonClient, "id">) =>
  caller.call("DELETE", `/app/api/members/${id}`);

async function invited(caller: Caller, email: string, role = "editor"): Promise<Invited> {
  const answer = await invite(caller, email, role);
  expect(answer.status).toBe(200);
  return readJson<Invited>(answer);
}

test("an invitation says to what it leads, and makes a person who is signed in with the role", async () => {
  const tenant = await scenario.signUp();
  const email = freshEmail();
  const { id, url, expiresAt } = await invited(tenant, email);
  expect(url).toMatch(/^http:\/\/localhost:\d+\/app#\/invitation\/[\w-]{43}$/);
  const token = tokenOf(url);
  const shown = await readJson<object>(await scenario.request(`/app/api/invitations/${token}`));
  expect(shown).toEqual({ workspace: "Museum am Fluss", email, role: "editor", by: null, expiresAt });
  expect((await listOf(tenant)).invitations).toEqual([{ id, email, role: "editor", by: "main", expiresAt }]);

  const accept = (body: unknown) => scenario.post(`/app/api/invitations/${token}`, body);
  for (const [body, pointer] of [
    [{}, "/password"],
    [{ password: "a museum in town" }, "/name"],
    [{ name: " ", password: "a museum in town" }, "/name"],
    [{ name: "Ana", password: "short" }, "/password"],
    [{ name: "Ana", password: `1${email}1` }, "/password"],
  ] as const) {
    const { errors } = await expectProblem(await accept(body), 400, "invalid_request");
    expect(errors?.map((error) => error.pointer)).toEqual([pointer]);
  }
  const accepted = await accept({ name: " Ana ", password: "a museum in town" });
  expect(await readJson<object>(accepted)).toEqual({
    workspace: { id: tenant.id, name: "Museum am Fluss" },
  });
  const [cookie = ""] = accepted.headers.getSetCookie();
  expect(cookie).toMatch(/^qz_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  const ana = callsOf(scenario, cookie.split(";")[0] ?? "");
  expect((await ana("GET", "/app/api/codes")).status).toBe(200);
  await expectProblem(await ana("GET", "/app/api/members"), 403, "scope_missing");
  await expectProblem(await accept({ name: "Ana", password: "a museum in town" }), 404, "link_ended");
  await expectProblem(await scenario.request(`/app/api/invitations/${token}`), 404, "link_ended");
  expect(await listOf(tenant)).toMatchObject({
    members: [{ email, name: "Ana", role: "editor", secondFactor: false }],
    invitations: [],
  });
});

test("a person who is known accepts while signed in, with the address that is invited and no other", async () => {
  const [museum, cafe] = [await scenario.signUp(), await scenario.signUp("Café")];
  const [ana, ben] = [await joinAs(scenario, museum, "viewer"), await joinAs(scenario, museum, "viewer")];
  const token = tokenOf((await invited(cafe, ana.email.toUpperCase())).url);
  const path = `/app/api/invitations/${token}`;
  await expectProblem(await ben.call("POST", path, {}), 403, "invitation_of_another");
  // Another site has the browser send the cookie.
  for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }])
    await expectProblem(await scenario.post(path, {}, headers), 403, "foreign_origin");
  await expectProblem(
    await scenario.post(path, {}, { cookie: ana.cookie, origin: "https://evil.example" }),
    403,
    "foreign_origin",
  );
  // Whoever has the link and is not signed in can't find out the password of the person.
  for (const password of [ana.password, "something else here"])
    await expectProblem(await scenario.post(path, { name: "Ana", password }), 401, "session_required");
  const [one, two] = await Promise.all([ana.call("POST", path, {}), ana.call("POST", path, {})]);
  expect([one?.status, two?.status].toSorted()).toEqual([200, 404]);
  expect((await listOf(cafe)).members).toMatchObject([{ id: ana.id, role: "editor" }]);
});

test("links are guessed in vain, and bearer keys don't stand in for a person", async () => {
  const tenant = await scenario.signUp();
  for (const token of ["x", "A".repeat(43), "%00", "..", "A".repeat(5_000)]) {
    const answer = await scenario.request(`/app/api/invitations/${token}`);
    await expectProblem(answer, 404, token === ".." ? "not_found" : "link_ended");
  }
  const token = tokenOf((await invited(tenant, freshEmail())).url);
  const wrong = { authorization: "Bearer qz_wrong" };
  await expectProblem(await scenario.post(`/app/api/invitations/${token}`, {}, wrong), 401, "invalid_key");
});

test("a new invitation replaces the earlier one, and a withdrawn one opens nothing", async () => {
  const tenant = await scenario.signUp();
  const email = freshEmail();
  const [first, second] = [await invited(tenant, email, "viewer"), await invited(tenant, email, "admin")];
  await expectProblem(
    await scenario.request(`/app/api/invitations/${tokenOf(first.url)}`),
    404,
    "link_ended",
  );
  const withdraw = () => tenant.call("DELETE", `/app/api/invitations/${second.id}`);
  expect((await withdraw()).status).toBe(204);
  await expectProblem(await withdraw(), 404, "invitation_not_found");
  await expectProblem(
    await scenario.request(`/app/api/invitations/${tokenOf(second.url)}`),
    404,
    "link_ended",
  );
  const third = await invited(tenant, email);
  scenario.clock.advance(7 * DAY);
  await expectProblem(
    await scenario.request(`/app/api/invitations/${tokenOf(third.url)}`),
    404,
    "link_ended",
  );
});

test("nobody gives a role above the own, and only owners make and unmake owners", async () => {
  const tenant = await scenario.signUp();
  const [owner, admin, editor] = [
    await joinAs(scenario, tenant, "owner"),
    await joinAs(scenario, tenant, "admin"),
    await joinAs(scenario, tenant, "editor"),
  ];
  await expectProblem(await invite(editor, freshEmail(), "viewer"), 403, "scope_missing");
  await expectProblem(await invite(admin, freshEmail(), "owner"), 403, "owner_required");
  await expectProblem(await setRole(admin, editor, "owner"), 403, "owner_required");
  await expectProblem(await setRole(admin, admin, "owner"), 403, "owner_required");
  await expectProblem(await setRole(admin, owner, "viewer"), 403, "owner_required");
  await expectProblem(await remove(admin, owner), 403, "owner_required");
  const { id } = await invited(tenant, freshEmail(), "owner");
  await expectProblem(await admin.call("DELETE", `/app/api/invitations/${id}`), 403, "owner_required");
  expect((await setRole(admin, editor, "admin")).status).toBe(200);
  expect((await setRole(owner, editor, "owner")).status).toBe(200);
  expect((await setRole(editor, owner, "viewer")).status).toBe(200);
  // The role counts at once.
  await expectProblem(await invite(owner, freshEmail(), "viewer"), 403, "scope_missing");
  await expectProblem(await setRole(editor, { id: "per_none" }, "viewer"), 404, "member_not_found");
  await expectProblem(await setRole(editor, admin, "king"), 400, "invalid_request");
  await expectProblem(await invite(tenant, admin.email, "viewer"), 409, "already_member");
});

test("a key acts as an admin, unless it is the sign-up's or an owner made it who is one still", async () => {
  const tenant = await scenario.signUp();
  const [owner, admin] = [await joinAs(scenario, tenant, "owner"), await joinAs(scenario, tenant, "admin")];
  const keyOf = async (maker: Caller, name: string) => {
    const made = await maker.call("POST", "/app/api/keys", { name, scopes: ["account"] });
    return tenant.withKey((await readJson<{ apiKey: string }>(made)).apiKey);
  };
  const [owners, admins] = [await keyOf(owner, "owner's"), await keyOf(admin, "admin's")];
  await expectProblem(await setRole(admins, admin, "owner"), 403, "owner_required");
  expect((await setRole(owners, admin, "owner")).status).toBe(200);
  expect((await setRole(owners, owner, "admin")).status).toBe(200);
  await expectProblem(await setRole(owners, owner, "owner"), 403, "owner_required");
  expect((await setRole(tenant, owner, "owner")).status).toBe(200);
  // The right comes back with the role, and ends with the membership.
  expect((await setRole(owners, owner, "owner")).status).toBe(200);
  const ofOwners = await keyOf(owners, "by the owner's");
  expect((await remove(tenant, owner)).status).toBe(200);
  for (const key of [owners, ofOwners])
    await expectProblem(await setRole(key, admin, "viewer"), 403, "owner_required");
});

test("a key says who made it", async () => {
  const tenant = await scenario.signUp();
  const ana = await joinAs(scenario, tenant, "admin");
  const { made: of } = await makeKey(tenant, { name: "by main", scopes: ["account"] });
  const order = { name: "by Ana", scopes: ["codes:read"] };
  const byAna = await readJson<CreatedKey>(await ana.call("POST", "/app/api/keys", order));
  expect(byAna.createdBy).toEqual({ kind: "person", id: ana.id, name: "admin Ana" });
  const makers = async () => {
    const { keys } = await readJson<KeyList>(await tenant.call("GET", "/app/api/keys"));
    return keys.map(({ createdBy }) => createdBy);
  };
  const [main, ...others] = await makers();
  expect(main).toBeNull();
  expect(others).toEqual([of.createdBy, byAna.createdBy]);
  expect(of.createdBy).toMatchObject({ kind: "key", name: "main" });
  // Of an erased person neither the id nor the name is left.
  expect((await ana.call("DELETE", "/app/api/person", { password: ana.password })).status).toBe(204);
  expect((await makers())[2]).toEqual({ kind: "person", id: null, name: null });
});

test("owners are changed only after a sign-in of the last fifteen minutes", async () => {
  const tenant = await scenario.signUp();
  const [owner, other] = [await joinAs(scenario, tenant, "owner"), await joinAs(scenario, tenant, "admin")];
  scenario.clock.advance(16 * MINUTE);
  await expectProblem(await setRole(owner, other, "owner"), 403, "sign_in_again");
  await expectProblem(await invite(owner, freshEmail(), "owner"), 403, "sign_in_again");
  await expectProblem(await remove(owner, owner), 403, "sign_in_again");
  expect((await setRole(owner, other, "viewer")).status).toBe(200);
});

test("of two owners who leave in two tabs one stays", async () => {
  const tenant = await scenario.signUp();
  const [ana, ben] = [await joinAs(scenario, tenant, "owner"), await joinAs(scenario, tenant, "owner")];
  const answers = await Promise.all([remove(ana, ana), remove(ben, ben)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const stays = answers[0]?.status === 409 ? ana : ben;
  await expectProblem(await remove(stays, stays), 409, "last_owner");
  await expectProblem(await setRole(stays, stays, "viewer"), 409, "last_owner");
  expect((await listOf(tenant)).members.map(({ id }) => id)).toEqual([stays.id]);
});

test("two admins who demote each other at once are not both demoted", async () => {
  const tenant = await scenario.signUp();
  const [ana, ben] = [await joinAs(scenario, tenant, "admin"), await joinAs(scenario, tenant, "admin")];
  const answers = await Promise.all([setRole(ana, ben, "viewer"), setRole(ben, ana, "viewer")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

test("a member who is removed is signed out everywhere, and the keys that the person made are listed", async () => {
  const tenant = await scenario.signUp();
  const [admin, viewer] = [await joinAs(scenario, tenant, "admin"), await joinAs(scenario, tenant, "viewer")];
  await admin.call("POST", "/app/api/keys", { name: "till", scopes: ["codes:read"] });
  const pending = await invited(admin, freshEmail());
  expect(await readJson<object>(await remove(tenant, admin))).toMatchObject({
    keys: [{ name: "till", scopes: ["codes:read"] }],
  });
  await expectProblem(await admin.call("GET", "/app/api/codes"), 401, "session_required");
  await expectProblem(
    await scenario.request(`/app/api/invitations/${tokenOf(pending.url)}`),
    404,
    "link_ended",
  );
  // A viewer may leave, and do nothing to others.
  await expectProblem(await remove(viewer, admin), 403, "scope_missing");
  expect((await remove(viewer, viewer)).status).toBe(200);
  await expectProblem(await viewer.call("GET", "/app/api/codes"), 404, "workspace_not_found");
});

test("members are listed in pages, and invitations on the first of them", async () => {
  const tenant = await scenario.signUp();
  const joined = [
    await joinAs(scenario, tenant, "owner"),
    await joinAs(scenario, tenant, "editor"),
    await joinAs(scenario, tenant, "viewer"),
  ].map(({ id }) => id);
  const open = await invited(tenant, freshEmail());
  const page = async (query: string) => {
    const answer = await tenant.call("GET", `/app/api/members${query}`);
    expect(answer.status).toBe(200);
    const { members, invitations, nextCursor } = await readJson<MemberList>(answer);
    const link = answer.headers.get("link");
    return { ids: members.map(({ id }) => id), invited: invitations.map(({ id }) => id), nextCursor, link };
  };
  // They joined in the same millisecond: then the id goes by.
  const sorted = joined.toSorted();
  expect(await page("")).toEqual({ ids: sorted, invited: [open.id], nextCursor: null, link: null });
  const first = await page("?limit=2");
  expect(first).toMatchObject({ ids: sorted.slice(0, 2), invited: [open.id] });
  expect(first.link).toBe(
    `<?${new URLSearchParams({ limit: "2", cursor: first.nextCursor ?? "" })}>; rel="next"`,
  );
  const rest = { ids: sorted.slice(2), invited: [], nextCursor: null, link: null };
  expect(await page(`?limit=2&cursor=${first.nextCursor}`)).toEqual(rest);
  for (const cursor of ["x", `${first.nextCursor}x`, ".", "9".repeat(600)])
    await expectProblem(await tenant.call("GET", `/app/api/members?cursor=${cursor}`), 400, "cursor_invalid");
  await expectProblem(await tenant.call("GET", "/app/api/members?limit=0"), 400, "invalid_request");
});

test("the plan limits members, open invitations included", async () => {
  const tenant = await scenario.signUp();
  for (let invitations = 0; invitations < 25; invitations++) await invited(tenant, freshEmail());
  const { detail } = await expectProblem(await invite(tenant, freshEmail(), "viewer"), 402, "plan_limit");
  expect(detail).toContain("25 members");
});

test("an invitation is not accepted once the plan has no place for it", async () => {
  const tenant = await scenario.signUp();
  await joinAs(scenario, tenant, "viewer");
  const { url } = await invited(tenant, freshEmail());
  await scenario.storage.run(`update tenants set plan = 'static' where id = '${tenant.id}'`);
  const input = { name: "Bo", password: "neun Elche am Fluss" };
  await expectProblem(await scenario.post(`/app/api/invitations/${tokenOf(url)}`, input), 402, "plan_limit");
});

test("a manager's link replaces the password of a lower member, and dies when the role changes", async () => {
  const tenant = await scenario.signUp();
  const [admin, editor] = [await joinAs(scenario, tenant, "admin"), await joinAs(scenario, tenant, "editor")];
  const makeLink = (caller: Caller, { id }: Pick<PersonClient, "id">) =>
    caller.call("POST", `/app/api/members/${id}/reset`);
  await expectProblem(await makeLink(editor, admin), 403, "scope_missing");
  await expectProblem(await makeLink(admin, admin), 403, "role_too_high");
  await expectProblem(await makeLink(admin, { id: "per_none" }), 404, "member_not_found");
  const linkOf = async () => tokenOf((await readJson<Invited>(await makeLink(admin, editor))).url);
  const use = (token: string, password = "another museum") =>
    scenario.post(`/app/api/reset/${token}`, { password });

  const stale = await linkOf();
  await setRole(tenant, editor, "viewer");
  await expectProblem(await use(stale), 404, "link_ended");
  const late = await linkOf();
  scenario.clock.advance(HOUR);
  await expectProblem(await use(late), 404, "link_ended");
  const [good, other] = [await linkOf(), await linkOf()];
  const { errors } = await expectProblem(await use(good, editor.email), 400, "invalid_request");
  expect(errors).toMatchObject([{ pointer: "/password" }]);
  await expectProblem(
    await scenario.post(
      `/app/api/reset/${good}`,
      { password: "another museum" },
      { origin: "https://e.example" },
    ),
    403,
    "foreign_origin",
  );
  const answers = await Promise.all([use(good), use(good, "a third museum")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  await expectProblem(await use(other), 404, "link_ended");
  await expectProblem(await editor.call("GET", "/app/api/codes"), 401, "session_required");

  // Nobody takes over somebody who is in another workspace.
  const cafe = await scenario.signUp("Café");
  const both = await joinAs(scenario, tenant, "viewer");
  const kept = tokenOf((await readJson<Invited>(await makeLink(tenant, both))).url);
  const token = tokenOf((await invited(cafe, both.email)).url);
  expect((await both.call("POST", `/app/api/invitations/${token}`, {})).status).toBe(200);
  await expectProblem(await use(kept), 404, "link_ended");
  await expectProblem(await makeLink(tenant, both), 409, "member_elsewhere");
});

test("what a key or a manager made opens nothing once their right has ended", async () => {
  const tenant = await scenario.signUp();
  const [owner, admin, viewer] = [
    await joinAs(scenario, tenant, "owner"),
    await joinAs(scenario, tenant, "admin"),
    await joinAs(scenario, tenant, "viewer"),
  ];
  const keyOf = async (maker: Caller, order: object) => {
    const made = await readJson<CreatedKey>(
      await maker.call("POST", "/app/api/keys", { scopes: ["account"], ...order }),
    );
    return { ...tenant.withKey(made.apiKey), keyId: made.id };
  };
  const resetOf = async (caller: Caller) =>
    tokenOf((await readJson<Invited>(await caller.call("POST", `/app/api/members/${viewer.id}/reset`))).url);
  const input = { name: "Bo", password: "neun Elche am Fluss" };
  const isEnded = async ({ invitation, reset }: { invitation: Invited; reset: string }) => {
    const path = `/app/api/invitations/${tokenOf(invitation.url)}`;
    await expectProblem(await scenario.request(path), 404, "link_ended");
    await expectProblem(await scenario.post(path, input), 404, "link_ended");
    await expectProblem(await scenario.post(`/app/api/reset/${reset}`, input), 404, "link_ended");
    const { invitations } = await listOf(tenant);
    expect(invitations.map(({ id }) => id)).not.toContain(invitation.id);
  };
  const linksOf = async (caller: Caller, role = "viewer") => ({
    invitation: await invited(caller, freshEmail(), role),
    reset: await resetOf(caller),
  });

  // A key that is deleted, and one whose time is over.
  const till = await keyOf(admin, { name: "till" });
  const ofTill = await linksOf(till);
  expect((await listOf(tenant)).invitations).toMatchObject([{ by: "till" }]);
  expect((await tenant.call("DELETE", `/app/api/keys/${till.keyId}`)).status).toBe(204);
  await isEnded(ofTill);
  const brief = new Date(scenario.clock.now() + 10 * MINUTE).toISOString();
  const ofBrief = await linksOf(await keyOf(admin, { name: "brief", expiresAt: brief }));
  scenario.clock.advance(10 * MINUTE);
  await isEnded(ofBrief);
  // A key that had the right of an owner, who is one no longer, gives no more than an admin's role.
  const owners = await keyOf(owner, { name: "owner's" });
  const [above, below] = [await invited(owners, freshEmail(), "owner"), await invited(owners, freshEmail())];
  const unused = await resetOf(owners);
  await joinAs(scenario, tenant, "owner");
  expect((await setRole(tenant, owner, "admin")).status).toBe(200);
  await isEnded({ invitation: above, reset: "A".repeat(43) });
  expect((await scenario.post(`/app/api/invitations/${tokenOf(below.url)}`, input)).status).toBe(200);
  expect((await scenario.post(`/app/api/reset/${unused}`, { password: "a museum in town" })).status).toBe(
    204,
  );
  // A manager who is demoted, removed, or erased.
  const [ofDemoted, ofRemoved] = [await linksOf(owner), await linksOf(admin)];
  expect((await setRole(tenant, owner, "editor")).status).toBe(200);
  await isEnded(ofDemoted);
  expect((await remove(tenant, admin)).status).toBe(200);
  await isEnded(ofRemoved);
  const leaving = await joinAs(scenario, tenant, "admin");
  const ofLeaving = await linksOf(leaving);
  expect((await leaving.call("DELETE", "/app/api/person", { password: leaving.password })).status).toBe(204);
  await isEnded(ofLeaving);
});

test("links for new passwords are made only so often in a workspace", async () => {
  const tenant = await scenario.signUp();
  const path = `/app/api/members/${(await joinAs(scenario, tenant, "viewer")).id}/reset`;
  for (let made = 0; made < 60; made++) expect((await tenant.call("POST", path)).status).toBe(200);
  await expectProblem(await tenant.call("POST", path), 429, "rate_limited");
});

test("whoever asks for a new password learns nothing, also where no mail is sent", async () => {
  const tenant = await scenario.signUp();
  const { email } = await joinAs(scenario, tenant, "viewer");
  const ask = (body: unknown, headers = {}) => scenario.post("/app/api/reset", body, headers);
  for (const address of [email, freshEmail()]) {
    const answer = await ask({ email: address });
    expect([answer.status, await answer.text()]).toEqual([202, ""]);
  }
  await expectProblem(await ask({ email: "nobody" }), 400, "invalid_request");
  await expectProblem(await ask({ email }, { "sec-fetch-site": "same-site" }), 403, "foreign_origin");
});

test("links are opened, and asked for, only so often from an address", async () => {
  const limited = await startScenario({ QZ_LIMIT_SIGN_IN: "1/60s" });
  const token = "A".repeat(43);
  const password = "neun Elche am Fluss";
  const calls = [
    () => limited.request(`/app/api/invitations/${token}`),
    () => limited.post(`/app/api/invitations/${token}`, {}),
    () => limited.post(`/app/api/reset/${token}`, { password }),
    () => limited.request("/confirm/ten_1.x.y"),
    () => limited.request("/confirm/ten_1.x.y", { method: "POST" }),
  ];
  const [first] = calls;
  await expectProblem((await first?.()) ?? new Response(), 404, "link_ended");
  for (const call of calls) await expectProblem(await call(), 429, "rate_limited");
  const passkey = (more = "") => limited.request(`/app/api/session/passkey${more}`, { method: "POST" });
  expect((await passkey("/options")).status).toBe(200);
  for (const more of ["/options", ""]) await expectProblem(await passkey(more), 429, "rate_limited");
  const ask = () => limited.post("/app/api/reset", { email: freshEmail() });
  expect((await ask()).status).toBe(202);
  await expectProblem(await ask(), 429, "rate_limited");
});
