import { describe, expect, test } from "bun:test";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import type { AuditList } from "../../../src/features/audit/model.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario, TestClock } from "../../scenario.ts";
import { createAuthenticator } from "../factors/authenticator.ts";
import { addPasskey } from "../factors/setting-up.ts";
import { connect, listTools } from "../oauth/connecting.ts";
import { giveRole } from "../people/browser.ts";
import { backFrom, type Browser, createBrowser, settingsOf, signIn } from "./browser.ts";
import { type Lies, startLiar } from "./liar.ts";

const liar = startLiar(new TestClock());
const scenario = await startScenario(settingsOf(liar.issuer, { QZ_OIDC_CREATE: "on" }));

/** A browser whose person came from the provider. */
async function newcomer(subject: string, more: Lies["claims"] = {}): Promise<Browser> {
  const browser = createBrowser(scenario);
  await arrive(browser, subject, more);
  return browser;
}

async function arrive(browser: Browser, subject: string, more: Lies["claims"] = {}): Promise<Response> {
  const claims = { sub: subject, email: `${subject}@museum.example`, ...more };
  const answer = await signIn(liar, browser, { claims });
  expect(answer.status).toBe(303);
  return answer;
}

/** The provider tells of a sign-out. */
const tell = (token: string, type = "application/x-www-form-urlencoded") =>
  scenario.request("/app/api/oidc/backchannel-logout", {
    method: "POST",
    headers: { "content-type": type },
    body: new URLSearchParams({ logout_token: token }).toString(),
  });

const isSignedIn = async (browser: Browser) =>
  (await browser.send("GET", "/app/api/oidc/link")).status === 200;

describe("the second factor that a person has set here", () => {
  test("is asked for unless the provider says that one was given", async () => {
    const browser = await newcomer("tess");
    const { secret } = await readJson<{ secret: string }>(await browser.send("POST", "/app/api/totp"));
    const put = await browser.send("PUT", "/app/api/totp", { code: await codeOf(secret) });
    expect(put.status).toBe(200);

    const other = createBrowser(scenario);
    const asked = await arrive(other, "tess");
    expect(asked.headers.get("location")).toBe(`${scenario.url}/app#/second/totp+recovery`);
    expect([...other.cookies.keys()]).toEqual(["qz_second"]);
    expect(await isSignedIn(other)).toBe(false);

    const strong = createBrowser(scenario);
    await arrive(strong, "tess", { amr: ["pwd", "mfa"] });
    expect(await isSignedIn(strong)).toBe(true);

    // The link by which it was begun is ended: no code finishes it.
    expect((await strong.send("DELETE", "/app/api/oidc/link")).status).toBe(204);
    scenario.clock.advance(MINUTE);
    const late = await other.send("POST", "/app/api/session/second", { code: await codeOf(secret) });
    await expectProblem(late, 401, "sign_in_failed");
    scenario.clock.advance(-MINUTE);
  });

  test("may be a passkey, and the provider's sign-out ends that session, too", async () => {
    const browser = await newcomer("zita");
    const call = browser.send;
    const authenticator = await createAuthenticator(scenario.url);
    await addPasskey({ call, cookie: "", email: "" }, authenticator);
    const other = createBrowser(scenario);
    const asked = await arrive(other, "zita");
    expect(asked.headers.get("location")).toBe(`${scenario.url}/app#/second/passkey+recovery`);
    const options = await readJson<{ challenge: string }>(
      await other.send("POST", "/app/api/session/passkey/options"),
    );
    const credential = await authenticator.sign(options);
    expect((await other.send("POST", "/app/api/session/passkey", { credential })).status).toBe(200);
    expect(await isSignedIn(other)).toBe(true);
    await tell(await liar.logoutToken({ jti: "j-8", sub: "zita", sid: "z-9" }));
    expect(await isSignedIn(other)).toBe(false);
  });
});

describe("a link", () => {
  const begin = async (browser: Browser) => {
    const answer = await browser.send("POST", "/app/api/oidc/link", { to: "account" });
    expect(answer.status).toBe(200);
    const { url } = await readJson<{ url: string }>(answer);
    const back = await liar.visit(url);
    return back.pathname + back.search;
  };

  test("is made by a person who is signed in, takes the place of the one before, and can be ended", async () => {
    const browser = await newcomer("lena");
    liar.lie({ claims: { sub: "lena-2", email: undefined } });
    const answer = await browser.go(await begin(browser));
    expect(answer.headers.get("location")).toBe(`${scenario.url}/app#/account`);
    const [{ count } = { count: 0 }] = await scenario.storage.rows<{ count: number }>(
      "select count(*) as count from identities where subject in ('lena', 'lena-2')",
    );
    expect(Number(count)).toBe(1);
    // By the new one, also without an address.
    const again = createBrowser(scenario);
    await arrive(again, "lena-2", { email: undefined });
    expect(await isSignedIn(again)).toBe(true);
    expect((await browser.send("DELETE", "/app/api/oidc/link")).status).toBe(204);
    expect(await (await browser.send("GET", "/app/api/oidc/link")).json()).toEqual({ links: [] });
  });

  test("is not made with an account that belongs to another person", async () => {
    const [browser] = [await newcomer("mia"), await newcomer("nora")];
    liar.lie({ claims: { sub: "nora" } });
    const answer = await browser.go(await begin(browser), { accept: "application/json" });
    await expectProblem(answer, 409, "identity_taken");
    liar.lie({});
  });

  test("is not made for somebody who has signed in since, or signed out", async () => {
    const browser = await newcomer("olga");
    const back = await begin(browser);
    const attempt = browser.cookies.get("qz_oidc") ?? "";
    const other = await newcomer("paul");
    other.cookies.set("qz_oidc", attempt);
    const json = { accept: "application/json" };
    await expectProblem(await other.go(back, json), 400, "sign_in_expired");
    browser.cookies.delete("qz_session");
    await expectProblem(await browser.go(back, json), 400, "sign_in_expired");
  });

  test("needs a sign-in of the last fifteen minutes, from a page of ours, and no key", async () => {
    const browser = await newcomer("rosa");
    const foreign = { "sec-fetch-site": "cross-site" };
    await expectProblem(await browser.send("POST", "/app/api/oidc/link", {}, foreign), 403, "foreign_origin");
    const { apiKey } = await scenario.signUp();
    const key = { authorization: `Bearer ${apiKey}` };
    for (const method of ["GET", "POST", "DELETE"])
      await expectProblem(
        await browser.send(method, "/app/api/oidc/link", undefined, key),
        401,
        "session_required",
      );
    scenario.clock.advance(15 * MINUTE);
    for (const method of ["POST", "DELETE"])
      await expectProblem(await browser.send(method, "/app/api/oidc/link"), 403, "sign_in_again");
    expect(await isSignedIn(browser)).toBe(true);
    scenario.clock.advance(-15 * MINUTE);
  });

  test("is refused where there is no provider", async () => {
    const without = await startScenario({}, {});
    const browser = createBrowser(without);
    const session = await newcomer("sara");
    for (const [name, value] of session.cookies) browser.cookies.set(name, value);
    // The session is another service's.
    await expectProblem(await browser.send("GET", "/app/api/oidc/link"), 401, "session_required");
    await without.stop();
  });
});

describe("a sign-out at the provider", () => {
  test("ends the session of its name, and no other", async () => {
    const [one, other] = [await newcomer("tina", { sid: "t-1" }), await newcomer("tina", { sid: "t-2" })];
    const told = await tell(await liar.logoutToken({ jti: "j-1", sub: "tina", sid: "t-1" }));
    expect(told.status).toBe(200);
    expect(await isSignedIn(one)).toBe(false);
    expect(await isSignedIn(other)).toBe(true);
    // By the name alone.
    await tell(await liar.logoutToken({ jti: "j-2", sub: undefined, sid: "t-2" }));
    expect(await isSignedIn(other)).toBe(false);
  });

  test("ends all sessions of a person that is named alone, and counts once", async () => {
    const [one, other] = [await newcomer("uma", { sid: "u-1" }), await newcomer("uma", { sid: undefined })];
    const stranger = await newcomer("vera");
    const token = await liar.logoutToken({ jti: "j-3", sub: "uma", sid: undefined });
    expect((await tell(token)).status).toBe(200);
    expect([await isSignedIn(one), await isSignedIn(other), await isSignedIn(stranger)]).toEqual([
      false,
      false,
      true,
    ]);
    const back = await newcomer("uma", { sid: "u-2" });
    expect((await tell(token)).status).toBe(200);
    expect(await isSignedIn(back)).toBe(true);
  });

  test("ends the apps that came of the sessions that it ends, and sign-ins that wait", async () => {
    const browser = await newcomer("yara", { sid: "y-1" });
    const tenant = await scenario.signUp("Yard");
    const [{ person_id: personId } = { person_id: "" }] = await scenario.storage.rows<{ person_id: string }>(
      "select person_id from identities where subject = 'yara'",
    );
    await scenario.beside(() => giveRole(scenario, tenant, { personId }, "editor"));
    const app = async (of: Browser) => {
      const { access_token: token } = await connect(scenario, { call: of.send }, tenant.id);
      return async () => (await listTools(scenario, token)).status;
    };
    const former = await app(browser);
    scenario.clock.advance(MINUTE);
    const second = await newcomer("yara", { sid: "y-2" });
    const latter = await app(second);
    const { secret } = await readJson<{ secret: string }>(await second.send("POST", "/app/api/totp"));
    await second.send("PUT", "/app/api/totp", { code: await codeOf(secret) });
    scenario.clock.advance(MINUTE);
    const waiting = createBrowser(scenario);
    await arrive(waiting, "yara", { sid: "y-3" });
    await tell(await liar.logoutToken({ jti: "j-6", sub: "yara", sid: "y-2" }));
    expect([await former(), await latter()]).toEqual([200, 401]);
    const late = await waiting.send("POST", "/app/api/session/second", { code: await codeOf(secret) });
    await expectProblem(late, 401, "sign_in_failed");
    const { entries } = await readJson<AuditList>(
      await tenant.call("GET", "/app/api/audit?action=app.ended"),
    );
    expect(entries).toMatchObject([{ who: { kind: "system" }, subject: { kind: "app" } }]);
    // A person who is named alone is out, and no app of theirs stays.
    await tell(await liar.logoutToken({ jti: "j-7", sub: "yara", sid: undefined }));
    expect(await former()).toBe(401);
    scenario.clock.advance(-2 * MINUTE);
  });

  test("reaches a sign-in that was begun before and comes back later, and none that is begun afterwards", async () => {
    for (const [jti, sid] of [
      ["j-10", "z-1"],
      ["j-11", undefined],
    ]) {
      const claims = { sub: "zoe", email: "zoe@museum.example", sid };
      const late = createBrowser(scenario);
      liar.lie({ claims });
      const back = await backFrom(liar, await late.go("/app/api/oidc/start"));
      scenario.clock.advance(1);
      expect((await tell(await liar.logoutToken({ jti, sub: "zoe", sid }))).status).toBe(200);
      expect((await late.go(back)).status).toBe(400);
      expect(await isSignedIn(late)).toBe(false);
      scenario.clock.advance(1);
      expect(await isSignedIn(await newcomer("zoe", { sid }))).toBe(true);
    }
  });

  test("ends a session without a name with any other of its person", async () => {
    const [named, nameless] = [
      await newcomer("wim", { sid: "w-1" }),
      await newcomer("wim", { sid: undefined }),
    ];
    await tell(await liar.logoutToken({ jti: "j-4", sub: "wim", sid: "w-9" }));
    expect([await isSignedIn(named), await isSignedIn(nameless)]).toEqual([true, false]);
  });

  test("of somebody unknown is taken, and of nobody refused", async () => {
    expect((await tell(await liar.logoutToken({ jti: "j-5", sub: "xenia", sid: "x" }))).status).toBe(200);
    const problem = await expectProblem(await tell("nonsense"), 400, "invalid_request");
    expect(problem.errors).toMatchObject([{ pointer: "/logout_token" }]);
    await expectProblem(await tell("x".repeat(60_000)), 400, "invalid_request");
    await expectProblem(await tell("x".repeat(70_000)), 413, "body_too_large");
    await expectProblem(await tell("x", "application/json"), 415, "unsupported_media_type");
  });
});

/** The code of an authenticator app at the scenario's time (RFC 6238). */
async function codeOf(secret: string): Promise<string> {
  const { codeOfStep, stepAt } = await import("../../../src/features/factors/totp.ts");
  const { base32nopad } = await import("@scure/base");
  return codeOfStep(Uint8Array.from(base32nopad.decode(secret)), stepAt(scenario.clock.now()));
}
