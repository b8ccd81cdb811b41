import { expect, test } from "bun:test";
import type { SessionList, SessionRecord } from "../../../src/features/people/model.ts";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import {
  browserWith,
  cookieOf,
  endMemberships,
  freshEmail,
  giveRole,
  PASSWORD,
  type Browser,
  signIn,
  signUpOwner,
} from "./browser.ts";

const scenario = await startScenario();
const nobody = browserWith(scenario, "");

const statusOf = async (browser: Browser) => (await browser.call("GET", "/app/api/session")).status;
const recordOf = async (browser: Browser) =>
  readJson<SessionRecord>(await browser.call("GET", "/app/api/session"));

test("a sign-up with a password makes a person who owns the workspace and is signed in", async () => {
  const { tenant, owner } = await signUpOwner(scenario, { name: "Zoo" });
  expect(owner.session).toEqual({
    person: {
      ...{ id: owner.personId, email: owner.email, name: "Zoo", language: null },
      ...{ totp: false, passkeys: 0, confirmed: false },
    },
    workspaces: [{ id: tenant.id, name: "Zoo", role: "owner", plan: { name: "free", validUntil: null } }],
    suspended: [],
    signedInAt: "2026-11-21T12:00:00.000Z",
    expiresAt: "2026-11-22T00:00:00.000Z",
    resetLink: null,
    operator: false,
  });
  expect((await owner.call("GET", "/app/api/codes")).status).toBe(200);
  expect((await tenant.call("GET", "/app/api/codes")).status).toBe(200);
});

test("signing in sets a cookie of 256 bits that no script reads, and its answer is not stored", async () => {
  const { owner } = await signUpOwner(scenario);
  const order = { email: owner.email.toUpperCase(), password: PASSWORD };
  const answer = await nobody.call("POST", "/app/api/session", order);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^qz_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect((await readJson<SessionRecord>(answer)).person.id).toBe(owner.personId);
  const longer = await nobody.call("POST", "/app/api/session", { ...order, remember: true });
  expect(longer.headers.getSetCookie()[0]).toContain(`; Max-Age=${(90 * DAY) / 1000}; Path=/; HttpOnly`);
});

test("on https the cookie has the prefix that keeps other hosts from setting it", async () => {
  const secure = await startScenario({ QZ_BASE_URL: "https://qr.example.org" });
  const order = { name: "Zoo", email: freshEmail(), password: PASSWORD };
  const answer = await browserWith(secure, "").call("POST", "/app/api/signup", order);
  const [cookie = ""] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-qz_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  const [, token = ""] = cookieOf(answer).split("=");
  const call = (sent: string) => browserWith(secure, sent).call("GET", "/app/api/session");
  expect((await call(`a=b; __Host-qz_session=${token}; c=d`)).status).toBe(200);
  for (const sent of [`qz_session=${token}`, `x__Host-qz_session=${token}`, `__Host-qz_session=${token}x`])
    await expectProblem(await call(sent), 401, "session_required");
});

test("a wrong password and an unknown address are refused in the same words", async () => {
  const { owner } = await signUpOwner(scenario);
  const refusals = [
    { email: owner.email, password: `${PASSWORD}.` },
    { email: freshEmail(), password: PASSWORD },
    { email: "", password: "" },
    { email: owner.email, password: "" },
    { email: "nobody\u0000@museum.example", password: PASSWORD },
  ];
  const answers = await Promise.all(
    refusals.map(async (order) => {
      const answer = await nobody.call("POST", "/app/api/session", order);
      expect(answer.headers.getSetCookie()).toEqual([]);
      const { detail } = await expectProblem(answer, 401, "sign_in_failed");
      return detail;
    }),
  );
  expect(new Set(answers).size).toBe(1);
});

test("a sign-in gets a new token whatever cookie came with it, and the session of that one ends", async () => {
  const { owner } = await signUpOwner(scenario);
  const fixed = browserWith(scenario, `qz_session=${"A".repeat(43)}`);
  const order = { email: owner.email, password: PASSWORD };
  const first = cookieOf(await fixed.call("POST", "/app/api/session", order));
  expect(first).not.toBe(fixed.cookie);
  const second = cookieOf(await browserWith(scenario, first).call("POST", "/app/api/session", order));
  expect(await statusOf(browserWith(scenario, first))).toBe(401);
  expect(await statusOf(browserWith(scenario, second))).toBe(200);
  expect(await statusOf(owner)).toBe(200);
});

test("a session ends twelve hours after its last use, with remember after thirty days, and after ninety days at most", async () => {
  const { owner } = await signUpOwner(scenario);
  const kept = await signIn(scenario, { email: owner.email, remember: true });
  expect(kept.session.expiresAt).toBe(new Date(scenario.clock.now() + 30 * DAY).toISOString());
  for (let uses = 0; uses < 3; uses++) {
    scenario.clock.advance(12 * HOUR - 1);
    expect(await statusOf(owner)).toBe(200);
  }
  scenario.clock.advance(12 * HOUR);
  expect([await statusOf(owner), await statusOf(kept)]).toEqual([401, 200]);
  scenario.clock.advance(30 * DAY - 1);
  expect(await statusOf(kept)).toBe(200);
  scenario.clock.advance(29 * DAY);
  const { expiresAt, signedInAt } = await recordOf(kept);
  expect(Date.parse(expiresAt) - Date.parse(signedInAt)).toBe(90 * DAY);
  scenario.clock.advance(Date.parse(expiresAt) - scenario.clock.now());
  expect(await statusOf(kept)).toBe(401);
});

test("who signs in again in a browser that stays signed in goes on so, unless told otherwise", async () => {
  const { owner } = await signUpOwner(scenario);
  const { owner: other } = await signUpOwner(scenario);
  const stays = async (order: { readonly remember?: boolean }, email = owner.email) => {
    const kept = await signIn(scenario, { email: owner.email, remember: true });
    const answer = await kept.call("POST", "/app/api/session", { email, password: PASSWORD, ...order });
    expect(answer.status).toBe(200);
    return answer.headers.getSetCookie()[0]?.includes("Max-Age=");
  };
  expect(await stays({})).toBe(true);
  expect(await stays({ remember: false })).toBe(false);
  expect(await stays({}, other.email)).toBe(false);
  const ended = await signIn(scenario, { email: owner.email, remember: true });
  await ended.call("DELETE", "/app/api/session");
  const later = await ended.call("POST", "/app/api/session", { email: owner.email, password: PASSWORD });
  expect(later.headers.getSetCookie()[0]).not.toContain("Max-Age=");
});

test("the last use survives a restart, and sessions that have ended are erased", async () => {
  const { owner } = await signUpOwner(scenario);
  scenario.clock.advance(11 * HOUR);
  expect(await statusOf(owner)).toBe(200);
  await scenario.restart();
  scenario.clock.advance(11 * HOUR);
  expect(await statusOf(owner)).toBe(200);
  scenario.clock.advance(13 * HOUR);
  await scenario.service.housekeep();
  const rows = await scenario.storage.rows("select 1 from sessions where person_id = ?", owner.personId);
  expect(rows).toEqual([]);
});

test("a person sees all sessions with their browsers, and ends one, or all others", async () => {
  const { owner } = await signUpOwner(scenario);
  const phone = await signIn(scenario, { email: owner.email });
  const tablet = await signIn(scenario, { email: owner.email });
  const list = await readJson<SessionList>(await owner.call("GET", "/app/api/sessions"));
  expect(list.sessions.map(({ device, current }) => [device, current])).toEqual([
    ["Chrome on Linux", false],
    ["Chrome on Linux", false],
    ["Chrome on Linux", true],
  ]);
  const [newest] = list.sessions;
  expect((await owner.call("DELETE", `/app/api/sessions/${newest?.id}`)).status).toBe(204);
  expect([await statusOf(tablet), await statusOf(phone)]).toEqual([401, 200]);
  for (const id of [newest?.id, "ses_nobody", "x"])
    await expectProblem(await owner.call("DELETE", `/app/api/sessions/${id}`), 404, "session_not_found");
  expect((await owner.call("DELETE", "/app/api/sessions")).status).toBe(204);
  expect([await statusOf(phone), await statusOf(owner)]).toEqual([401, 200]);
  const { owner: stranger } = await signUpOwner(scenario);
  const [own] = (await readJson<SessionList>(await owner.call("GET", "/app/api/sessions"))).sessions;
  await expectProblem(
    await stranger.call("DELETE", `/app/api/sessions/${own?.id}`),
    404,
    "session_not_found",
  );
});

test("after signing out the cookie is worth nothing, also to whoever kept it", async () => {
  const { owner } = await signUpOwner(scenario);
  const answer = await owner.call("DELETE", "/app/api/session");
  expect(answer.status).toBe(204);
  expect(answer.headers.getSetCookie()).toEqual(["qz_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"]);
  for (const path of ["/app/api/session", "/app/api/codes"])
    await expectProblem(await owner.call("GET", path), 401, "session_required");
  await expectProblem(await owner.call("DELETE", "/app/api/session"), 401, "session_required");
});

test("of two that sign out with one cookie at once both are signed out", async () => {
  const { owner } = await signUpOwner(scenario);
  const answers = await Promise.all([1, 2].map(() => owner.call("DELETE", "/app/api/session")));
  for (const { status } of answers) expect([204, 401]).toContain(status);
  expect(answers.map(({ status }) => status)).toContain(204);
  expect(await statusOf(owner)).toBe(401);
});

test("a person has at most fifty sessions: the one whose last use is longest ago ends", async () => {
  const { owner } = await signUpOwner(scenario);
  scenario.clock.advance(HOUR);
  const others = [];
  for (let times = 0; times < 50; times++) others.push(await signIn(scenario, { email: owner.email }));
  expect(await statusOf(owner)).toBe(401);
  const list = await readJson<SessionList>(await (others[0] ?? owner).call("GET", "/app/api/sessions"));
  expect(list.sessions).toHaveLength(50);
}, 300_000);

test("what changes a member or a workspace is known at once: another role, none, and a suspended one", async () => {
  const { tenant, owner } = await signUpOwner(scenario);
  const edit = () => owner.call("PATCH", "/app/api/me", { contact: null });
  expect((await edit()).status).toBe(200);
  await scenario.beside(() => giveRole(scenario, tenant, owner, "editor"));
  await expectProblem(await edit(), 403, "scope_missing");
  await scenario.beside(() => endMemberships(scenario, owner));
  await expectProblem(await edit(), 404, "workspace_not_found");
  expect((await recordOf(owner)).workspaces).toEqual([]);
  await scenario.beside(() => giveRole(scenario, tenant, owner, "owner"));
  expect((await edit()).status).toBe(200);
  await scenario.beside(() =>
    scenario.storage.run(`update tenants set suspended = true where id = '${tenant.id}'`),
  );
  await expectProblem(await edit(), 404, "workspace_not_found");
  expect(await statusOf(owner)).toBe(200);
});

test("no network address and no user agent of a person who signs in is stored", async () => {
  const { owner } = await signUpOwner(scenario);
  await owner.call("GET", "/app/api/codes");
  await scenario.service.housekeep();
  const encoder = new TextEncoder();
  for (const text of ["127.0.0.1", "Mozilla", "Chrome/141", owner.cookie.split("=")[1] ?? ""])
    expect(await scenario.storage.holding(encoder.encode(text))).toEqual([]);
  expect(JSON.stringify(scenario.logged)).not.toContain(owner.email);
});
