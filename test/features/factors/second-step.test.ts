import { expect, test } from "bun:test";
import type { SessionRecord } from "../../../src/features/people/model.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { type Browser, browserWith, cookieOf, PASSWORD, signIn, signUpOwner } from "../people/browser.ts";
import { createAuthenticator } from "./authenticator.ts";
import { addPasskey, beginSignIn, setUpApp } from "./setting-up.ts";

const scenario = await startScenario();

const finish = (browser: Browser, code: string) => browser.call("POST", "/app/api/session/second", { code });

/** A person with an authenticator app. */
async function withApp() {
  const { owner, tenant } = await signUpOwner(scenario);
  return { owner, tenant, app: await setUpApp(scenario, owner) };
}

test("a sign-in by password asks for the code of the app, and the code opens the session", async () => {
  const { owner, app } = await withApp();
  const step = await beginSignIn(scenario, owner.email);
  expect(step.methods).toEqual(["totp", "recovery"]);
  // The cookie of the step is good for nothing else.
  await expectProblem(await step.call("GET", "/app/api/session"), 401, "session_required");
  const answer = await finish(step, await app.code());
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
  const cookies = answer.headers.getSetCookie();
  expect(cookies).toEqual([
    expect.stringMatching(/^qz_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    "qz_second=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
  ]);
  const shown = await readJson<SessionRecord>(answer);
  expect(shown.person).toMatchObject({ id: owner.personId, totp: true, passkeys: 0 });
  const browser = browserWith(scenario, cookieOf(answer));
  expect((await browser.call("GET", "/app/api/session")).status).toBe(200);
});

test("a session that remembers is asked for before the second step, and remembers after it", async () => {
  const { owner, app } = await withApp();
  const order = { email: owner.email, password: PASSWORD, remember: true };
  const answer = await browserWith(scenario, "").call("POST", "/app/api/session", order);
  const done = await finish(browserWith(scenario, cookieOf(answer)), await app.code());
  expect(done.headers.getSetCookie()[0]).toContain("; Max-Age=7776000; ");
});

test("a code is good once, in whichever step it comes", async () => {
  const { owner, app } = await withApp();
  const [first, second] = [
    await beginSignIn(scenario, owner.email),
    await beginSignIn(scenario, owner.email),
  ];
  const code = await app.code();
  const answers = await Promise.all([first, second].map((step) => finish(step, code)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const again = await beginSignIn(scenario, owner.email);
  await expectProblem(await finish(again, code), 401, "sign_in_failed");
  expect((await finish(again, await app.code(1))).status).toBe(200);
});

test("five wrong codes end the step, however many come at once, and the right one comes too late", async () => {
  const { owner, app } = await withApp();
  const step = await beginSignIn(scenario, owner.email);
  const details: string[] = [];
  for (const code of ["000000", "1", "ab", "000 000", "x".repeat(60)])
    details.push((await expectProblem(await finish(step, code), 401, "sign_in_failed")).detail);
  expect(details.map((detail) => detail.match(/(\w+) more may come|Sign in again/)?.[0])).toEqual([
    "4 more may come",
    "3 more may come",
    "2 more may come",
    "One more may come",
    "Sign in again",
  ]);
  await expectProblem(await finish(step, await app.code()), 401, "sign_in_failed");
  const flooded = await beginSignIn(scenario, owner.email);
  const flood = await Promise.all(Array.from({ length: 30 }, () => finish(flooded, "000000")));
  expect(flood.map(({ status }) => status)).toEqual(flood.map(() => 401));
  await expectProblem(await finish(flooded, await app.code()), 401, "sign_in_failed");
  const last = await beginSignIn(scenario, owner.email);
  expect((await finish(last, await app.code())).status).toBe(200);
});

test("a step ends after five minutes, and there is none without its cookie", async () => {
  const { owner, app } = await withApp();
  const step = await beginSignIn(scenario, owner.email);
  scenario.clock.advance(5 * MINUTE);
  await expectProblem(await finish(step, await app.code()), 401, "sign_in_failed");
  for (const cookie of ["", "qz_second=", `qz_second=${"A".repeat(43)}`, "qz_second=%"])
    await expectProblem(await finish(browserWith(scenario, cookie), await app.code()), 401, "sign_in_failed");
});

test("a recovery code stands in for the app once, however it is typed", async () => {
  const { owner, app } = await withApp();
  const [first = "", second = ""] = app.recoveryCodes;
  const typed = first.toUpperCase().replaceAll("-", " ");
  expect((await finish(await beginSignIn(scenario, owner.email), typed)).status).toBe(200);
  const step = await beginSignIn(scenario, owner.email);
  await expectProblem(await finish(step, first), 401, "sign_in_failed");
  const answers = await Promise.all([1, 2].map(() => finish(step, second)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test("a code of another person opens nothing", async () => {
  const [anna, ben] = [await withApp(), await withApp()];
  const step = await beginSignIn(scenario, anna.owner.email);
  const [recovery = ""] = ben.app.recoveryCodes;
  for (const code of [recovery, await ben.app.code()])
    await expectProblem(await finish(step, code), 401, "sign_in_failed");
});

test("a page of another origin can't finish a sign-in", async () => {
  const { owner, app } = await withApp();
  const step = await beginSignIn(scenario, owner.email);
  const body = { code: await app.code() };
  for (const headers of [{ "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "same-site" }]) {
    const answer = await step.call("POST", "/app/api/session/second", body, headers);
    await expectProblem(answer, 403, "foreign_origin");
  }
  expect((await finish(step, body.code)).status).toBe(200);
});

test("a passkey alone is a second factor, too: a password is not enough", async () => {
  const { owner } = await signUpOwner(scenario);
  const { recoveryCodes } = await addPasskey(owner, await createAuthenticator(scenario.url));
  const step = await beginSignIn(scenario, owner.email);
  expect(step.methods).toEqual(["passkey", "recovery"]);
  await expectProblem(await finish(step, "000000"), 401, "sign_in_failed");
  expect((await finish(step, recoveryCodes?.[0] ?? "")).status).toBe(200);
});

test("a passkey goes on with the sign-in of its person that waits, and with nobody else's", async () => {
  const [{ owner }, authenticator] = [await signUpOwner(scenario), await createAuthenticator(scenario.url)];
  await addPasskey(owner, authenticator);
  const byPasskey = async (browser: Browser) => {
    const asked = await browser.call("POST", "/app/api/session/passkey/options");
    const credential = await authenticator.sign(await readJson<{ challenge: string }>(asked));
    return browser.call("POST", "/app/api/session/passkey", { credential });
  };
  const begin = async (email: string) => {
    const order = { email, password: PASSWORD, remember: true };
    return browserWith(
      scenario,
      cookieOf(await browserWith(scenario, "").call("POST", "/app/api/session", order)),
    );
  };
  const step = await begin(owner.email);
  const done = await byPasskey(step);
  const [session, cleared] = done.headers.getSetCookie();
  expect([done.status, session]).toEqual([200, expect.stringContaining("; Max-Age=7776000; ")]);
  expect(cleared).toStartWith("qz_second=; Max-Age=0; ");
  // The step is over: the same cookie brings a session that remembers nothing.
  expect((await byPasskey(step)).headers.getSetCookie()[0]).not.toContain("Max-Age");
  const { owner: other } = await withApp();
  const foreign = await byPasskey(await begin(other.email));
  expect(foreign.headers.getSetCookie()[0]).not.toContain("Max-Age");
  expect((await readJson<SessionRecord>(foreign)).person.id).toBe(owner.personId);
});

test("a sign-up with the password of a known address asks for the second factor, too", async () => {
  const { owner, app } = await withApp();
  const order = { name: "Another museum", email: owner.email, password: PASSWORD };
  const answer = await browserWith(scenario, "").call("POST", "/app/api/signup", order);
  expect(answer.status).toBe(200);
  const cookie = cookieOf(answer);
  expect(cookie).toStartWith("qz_second=");
  await expectProblem(
    await browserWith(scenario, cookie).call("GET", "/app/api/session"),
    401,
    "session_required",
  );
  expect((await finish(browserWith(scenario, cookie), await app.code())).status).toBe(200);
});

test("a step ends when the password is changed or all browsers are signed out, whatever code comes", async () => {
  const { owner, app } = await withApp();
  const step = await beginSignIn(scenario, owner.email);
  const password = { current: PASSWORD, password: "zehn Elche am Fluss" };
  expect((await owner.call("POST", "/app/api/person/password", password)).status).toBe(204);
  const problem = await expectProblem(await finish(step, await app.code()), 401, "sign_in_failed");
  expect(problem.detail).toContain("the password or a way in was changed");

  const { owner: other, app: apps } = await withApp();
  const waiting = await beginSignIn(scenario, other.email);
  expect((await other.call("DELETE", "/app/api/sessions")).status).toBe(204);
  await expectProblem(await finish(waiting, await apps.code()), 401, "sign_in_failed");
});

test("an erased person finishes no sign-in", async () => {
  const { owner, app } = await withApp();
  const step = await beginSignIn(scenario, owner.email);
  await scenario.storage.run(`delete from members where person_id = '${owner.personId}'`);
  expect((await owner.call("DELETE", "/app/api/person", { password: PASSWORD })).status).toBe(204);
  await expectProblem(await finish(step, await app.code()), 401, "sign_in_failed");
});

test("whoever knows a password can't try codes without end in new steps", async () => {
  const limited = await startScenario({ QZ_LIMIT_SIGN_IN: "1000/60s" });
  const { owner } = await signUpOwner(limited);
  const app = await setUpApp(limited, owner);
  const statuses: number[] = [];
  for (let begun = 0; begun < 6; begun++) {
    const step = await beginSignIn(limited, owner.email);
    for (let tried = 0; tried < 4; tried++) statuses.push((await finish(step, "000000")).status);
  }
  expect(statuses).toEqual([
    ...Array.from({ length: 20 }, () => 401),
    ...Array.from({ length: 4 }, () => 429),
  ]);
  // One more code may come every three minutes.
  limited.clock.advance(3 * MINUTE);
  const last = await beginSignIn(limited, owner.email);
  expect((await finish(last, await app.code())).status).toBe(200);
});

test("a session that was open before is ended by the one that follows it in the same browser", async () => {
  const { owner } = await signUpOwner(scenario);
  const first = await signIn(scenario, { email: owner.email });
  const app = await setUpApp(scenario, first);
  const step = await beginSignIn(scenario, owner.email);
  const both = browserWith(scenario, `${first.cookie}; ${step.cookie}`);
  expect((await finish(both, await app.code())).status).toBe(200);
  await expectProblem(await first.call("GET", "/app/api/session"), 401, "session_required");
});
