import { expect, test } from "bun:test";
import type { OperatorSession } from "../../../src/features/operators/model.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { soon } from "../../patiently.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { createAuthenticator } from "../factors/authenticator.ts";
import { addPasskey, beginSignIn, setUpApp } from "../factors/setting-up.ts";
import { type Browser, browserWith, cookieOf, freshEmail, signUpOwner } from "../people/browser.ts";
import { withAdmin } from "../plans/admin.ts";
import { openMailbox } from "../watch/mailbox.ts";
import { enterAsOperator, nameOperator, operatorKey } from "./operator.ts";

const scenario = await startScenario();

test("an operator's session begins with a second factor, has a cookie for /operator alone, and ends half an hour after its last use", async () => {
  const { owner, app } = await nameOperator(scenario);
  await expectProblem(await owner.call("GET", "/operator/api/session"), 401, "operator_required");
  const options = await owner.call("POST", "/operator/api/session/options");
  expect(await options.json()).toEqual({ methods: ["totp", "recovery"], passkey: null });
  await expectProblem(
    await owner.call("POST", "/operator/api/session", { code: "000000" }),
    401,
    "sign_in_failed",
  );
  await expectProblem(await owner.call("POST", "/operator/api/session", {}), 400, "invalid_request");
  const opened = await owner.call("POST", "/operator/api/session", { code: await app.code() });
  expect(opened.status).toBe(200);
  expect(opened.headers.get("cache-control")).toBe("no-store, no-transform");
  expect(opened.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^qz_operator=[\w-]{43}; Path=\/operator; HttpOnly; SameSite=Strict$/),
  ]);
  const browser = browserWith(scenario, `${owner.cookie}; ${cookieOf(opened)}`);
  scenario.clock.advance(30 * MINUTE - 1);
  const shown = await browser.call("GET", "/operator/api/session");
  expect(shown.headers.get("cache-control")).toBe("no-store, no-transform");
  expect(await readJson<OperatorSession>(shown)).toEqual({
    operator: { kind: "person", id: owner.personId, name: expect.any(String), email: owner.email },
    expiresAt: new Date(scenario.clock.now() + 30 * MINUTE).toISOString(),
  });
  scenario.clock.advance(30 * MINUTE - 1);
  expect((await browser.call("GET", "/operator/api/session")).status).toBe(200);
  scenario.clock.advance(30 * MINUTE);
  await expectProblem(await browser.call("GET", "/operator/api/session"), 401, "operator_required");
});

test("a passkey and a recovery code open it, those of others do not, and a code is good once", async () => {
  const { owner, app } = await nameOperator(scenario);
  const recovery = app.recoveryCodes[0] ?? "";
  expect((await owner.call("POST", "/operator/api/session", { code: recovery })).status).toBe(200);
  await expectProblem(
    await owner.call("POST", "/operator/api/session", { code: recovery }),
    401,
    "sign_in_failed",
  );
  const authenticator = await createAuthenticator(scenario.url);
  await addPasskey(owner, authenticator);
  const { passkey } = await readJson<{ passkey: { challenge: string } }>(
    await owner.call("POST", "/operator/api/session/options"),
  );
  const credential = await authenticator.sign(passkey);
  expect((await owner.call("POST", "/operator/api/session", { credential })).status).toBe(200);
  const other = await nameOperator(scenario);
  const again = await readJson<{ passkey: { challenge: string } }>(
    await owner.call("POST", "/operator/api/session/options"),
  );
  const foreign = await authenticator.sign(again.passkey);
  await expectProblem(
    await other.owner.call("POST", "/operator/api/session", { credential: foreign }),
    401,
    "sign_in_failed",
  );
});

test("a session has a token of its own, whatever the browser brings, and takes the place of the former one", async () => {
  const { owner, app } = await nameOperator(scenario);
  const planted = `qz_operator=${"A".repeat(43)}`;
  const open = async (cookie: string) => {
    scenario.clock.advance(MINUTE / 2);
    const browser = browserWith(scenario, `${owner.cookie}; ${cookie}`);
    const opened = await browser.call("POST", "/operator/api/session", { code: await app.code() });
    expect(opened.status).toBe(200);
    return cookieOf(opened);
  };
  const seen = (cookie: string) =>
    browserWith(scenario, `${owner.cookie}; ${cookie}`).call("GET", "/operator/api/session");
  const first = await open(planted);
  expect(first).not.toBe(planted);
  await expectProblem(await seen(planted), 401, "operator_required");
  expect((await seen(first)).status).toBe(200);
  const second = await open(first);
  await expectProblem(await seen(first), 401, "operator_required");
  expect((await seen(second)).status).toBe(200);
});

test("a code of the app and an answer of a passkey are good once, also those that signed in", async () => {
  const { owner, app } = await nameOperator(scenario);
  const open = (body: object) => owner.call("POST", "/operator/api/session", body);
  const code = await app.code();
  expect((await open({ code })).status).toBe(200);
  await expectProblem(await open({ code }), 401, "sign_in_failed");
  scenario.clock.advance(MINUTE / 2);
  const begun = await beginSignIn(scenario, owner.email);
  const used = await app.code();
  expect((await begun.call("POST", "/app/api/session/second", { code: used })).status).toBe(200);
  await expectProblem(await open({ code: used }), 401, "sign_in_failed");
  const authenticator = await createAuthenticator(scenario.url);
  await addPasskey(owner, authenticator);
  const { passkey } = await readJson<{ passkey: { challenge: string } }>(
    await owner.call("POST", "/operator/api/session/options"),
  );
  const credential = await authenticator.sign(passkey);
  expect((await open({ credential })).status).toBe(200);
  expect((await open({ credential })).status).toBeGreaterThanOrEqual(400);
});

test("on https the cookie has the prefix that only https may set, and goes over https alone", async () => {
  const secure = await startScenario({ QZ_BASE_URL: "https://qr.example.org" });
  const { owner, app } = await nameOperator(secure);
  const opened = await owner.call("POST", "/operator/api/session", { code: await app.code() });
  expect(opened.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Secure-qz_operator=[\w-]{43}; Path=\/operator; HttpOnly; SameSite=Strict; Secure$/,
    ),
  ]);
  const [, token = ""] = cookieOf(opened).split("=");
  const seen = async (cookie: string) =>
    (await browserWith(secure, `${owner.cookie}; ${cookie}`).call("GET", "/operator/api/session")).status;
  expect(await seen(`__Secure-qz_operator=${token}`)).toBe(200);
  for (const name of ["qz_operator", "__Host-qz_operator", "x__Secure-qz_operator"])
    expect([name, await seen(`${name}=${token}`)]).toEqual([name, 401]);
});

test("it takes a person who is signed in, is an operator, and has a second factor", async () => {
  const { owner } = await signUpOwner(scenario);
  const body = { code: "000000" };
  const nobody = browserWith(scenario, "");
  for (const path of ["/operator/api/session", "/operator/api/session/options"]) {
    await expectProblem(await nobody.call("POST", path, body), 401, "session_required");
    await expectProblem(await owner.call("POST", path, body), 401, "operator_required");
  }
  await withAdmin(scenario, ({ operators }) => operators.name(owner.email));
  for (const path of ["/operator/api/session", "/operator/api/session/options"]) {
    await expectProblem(await owner.call("POST", path, body), 403, "second_factor_missing");
    await expectProblem(
      await owner.call("POST", path, body, { "sec-fetch-site": "cross-site" }),
      403,
      "foreign_origin",
    );
  }
  const app = await setUpApp(scenario, owner);
  expect((await owner.call("POST", "/operator/api/session", { code: await app.code() })).status).toBe(200);
});

test("it ends by a call, with the sign-in, with the right, and with the second factor", async () => {
  const ended = async (
    end: (one: Awaited<ReturnType<typeof enterAsOperator>>) => Promise<unknown>,
  ): Promise<void> => {
    const operator = await enterAsOperator(scenario);
    expect((await operator.call("GET", "/operator/api/session")).status).toBe(200);
    await end(operator);
    await expectProblem(await operator.call("GET", "/operator/api/session"), 401, "operator_required");
  };
  await ended(async ({ call }) => {
    const answer = await call("DELETE", "/operator/api/session");
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([
      "qz_operator=; Max-Age=0; Path=/operator; HttpOnly; SameSite=Strict",
    ]);
  });
  await ended(({ call }) => call("DELETE", "/app/api/session"));
  await ended(({ owner }) => withAdmin(scenario, ({ operators }) => operators.unname(owner.email)));
  await ended(({ owner }) => withAdmin(scenario, ({ people }) => people.signOut(owner.email)));
  await ended(({ owner }) => withAdmin(scenario, ({ people }) => people.reset(owner.email, true)));
});

test("an address of QZ_OPERATORS counts once a mailed link or the command has confirmed it, and a right ends with the address", async () => {
  const mailbox = await openMailbox();
  const [mailed, named] = [freshEmail(), freshEmail()];
  const place = await startScenario({ QZ_OPERATORS: `${mailed},${named.toUpperCase()}` });

  /** A person with a second factor, which they may set up without a proved address where there is no mail. */
  async function join(email: string) {
    const { owner } = await signUpOwner(place, { email });
    const app = await setUpApp(place, owner);
    const open = async () => owner.call("POST", "/operator/api/session", { code: await app.code() });
    await expectProblem(await open(), 401, "operator_required");
    return { owner, open };
  }

  /** Opens the session of an operator. @returns how it is seen. */
  async function enter({ owner, open }: Awaited<ReturnType<typeof join>>) {
    const opened = await open();
    expect(opened.status).toBe(200);
    const browser = browserWith(place, `${owner.cookie}; ${cookieOf(opened)}`);
    return () => browser.call("GET", "/operator/api/session");
  }

  /** Has a person take an address, or confirm their own, by the link that is mailed to it. */
  async function take(browser: Browser, address: string): Promise<void> {
    expect((await browser.call("PATCH", "/app/api/person", { email: address })).status).toBe(200);
    // The former address is told, too, but by a mail without a link.
    const token = () => {
      const letter = mailbox.mails.findLast(({ to }) => to[0] === address);
      return /\/app#\/address\/([\w-]{43})/.exec(letter?.text ?? "")?.[1];
    };
    await soon(() => token() !== undefined);
    expect((await browser.call("POST", "/app/api/person/address", { token: token() })).status).toBe(204);
  }

  const [anna, berta] = [await join(mailed), await join(named)];
  await place.restart({ QZ_SMTP_URL: mailbox.url, QZ_SMTP_FROM: "people@qr.example" });
  await expectProblem(await anna.open(), 401, "operator_required");
  await take(anna.owner, mailed);
  const ofAnna = await enter(anna);
  expect((await ofAnna()).status).toBe(200);
  await take(anna.owner, freshEmail());
  await expectProblem(await ofAnna(), 401, "operator_required");
  await expectProblem(await anna.open(), 401, "operator_required");

  await withAdmin(place, ({ operators }) => operators.name(named));
  const ofBerta = await enter(berta);
  expect((await ofBerta()).status).toBe(200);
  await take(berta.owner, freshEmail());
  await expectProblem(await ofBerta(), 401, "operator_required");
  // Her former address is proved by mail now.
  await take(berta.owner, named);
  expect((await ofBerta()).status).toBe(200);
});

test("a page of another origin changes nothing with the cookie, and reads nothing by the browser's own rules", async () => {
  const operator = await enterAsOperator(scenario);
  const foreign = { "sec-fetch-site": "cross-site" };
  await expectProblem(
    await operator.call("DELETE", "/operator/api/session", undefined, foreign),
    403,
    "foreign_origin",
  );
  const read = await operator.call("GET", "/operator/api/session", undefined, {
    origin: "https://evil.example",
  });
  expect(read.headers.get("access-control-allow-origin")).toBeNull();
});

test("only the own page's origin lets the cookie change something, also of a browser that says no site", async () => {
  const operator = await enterAsOperator(scenario);
  const end = (headers: Record<string, string>) =>
    scenario.request("/operator/api/session", {
      method: "DELETE",
      headers: { cookie: operator.cookie, ...headers },
    });
  for (const headers of [
    {},
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: `${scenario.url}x` },
  ])
    await expectProblem(await end(headers), 403, "foreign_origin");
  expect((await end({ origin: scenario.url })).status).toBe(204);
});

test("a key belongs to no person: it goes on when an operator loses the right, and ends by a command alone", async () => {
  const operator = await enterAsOperator(scenario);
  const key = await operatorKey(scenario, "belongs to nobody");
  await withAdmin(scenario, ({ operators }) => operators.unname(operator.owner.email));
  await expectProblem(await operator.call("GET", "/operator/api/session"), 401, "operator_required");
  expect((await key.call("GET", "/operator/api/session")).status).toBe(200);
});

test("a key of a command is an operator, until it is revoked", async () => {
  const key = await operatorKey(scenario, "night watch");
  expect(key.authorization).toMatch(/^Bearer qzo_[\w-]{43}$/);
  expect(await key.get<OperatorSession>("/operator/api/session")).toEqual({
    operator: { kind: "key", id: key.id, name: "night watch", email: null },
    expiresAt: null,
  });
  const known = await withAdmin(scenario, ({ operators }) => operators.keys());
  expect(known).toContainEqual(
    expect.objectContaining({ id: key.id, name: "night watch", lastUsedOn: expect.any(String) }),
  );
  expect(await withAdmin(scenario, ({ operators }) => operators.makeKey("night watch"))).toBeNull();
  expect(await withAdmin(scenario, ({ operators }) => operators.revokeKey("night watch"))).toBe(key.id);
  await expectProblem(await key.call("GET", "/operator/api/session"), 401, "operator_required");
});
