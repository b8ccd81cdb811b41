import { expect, test } from "bun:test";
import type { SessionRecord } from "../../../src/features/people/model.ts";
import { readJson } from "../../json.ts";
import { soon } from "../../patiently.ts";
import { expectProblem, startScenario, TestClock } from "../../scenario.ts";
import { createAuthenticator } from "../factors/authenticator.ts";
import { addPasskey, beginSignIn, setUpApp } from "../factors/setting-up.ts";
import { createBrowser, settingsOf, signIn as signInByProvider } from "../oidc/browser.ts";
import { startLiar } from "../oidc/liar.ts";
import {
  type Browser,
  browserWith,
  cookieOf,
  freshEmail,
  PASSWORD,
  signIn,
  signUpOwner,
} from "../people/browser.ts";
import { openMailbox } from "../watch/mailbox.ts";

const LINK = /\/app#\/reset\/([\w-]{43})/;
const OWN = "zwei Elche am Ufer";

/** @param mail - whether mail is set from the beginning. */
async function start(mail = true) {
  const mailbox = await openMailbox();
  const liar = startLiar(new TestClock());
  const mails = { QZ_SMTP_URL: mailbox.url, QZ_SMTP_FROM: "people@qr.example" };
  const scenario = await startScenario(settingsOf(liar.issuer, mail ? mails : {}));
  const nobody = browserWith(scenario, "");

  /** Replaces the password by the link that is mailed. */
  async function reset(email: string, password: string): Promise<void> {
    const before = mailbox.mails.length;
    expect((await nobody.call("POST", "/app/api/reset", { email })).status).toBe(202);
    await soon(() => mailbox.mails.length > before);
    const [, token = ""] = LINK.exec(mailbox.mails.at(-1)?.text ?? "") ?? [];
    expect((await nobody.call("POST", `/app/api/reset/${token}`, { password })).status).toBe(204);
  }

  /** Gives a person every way in that there is, each in use. */
  async function withWaysIn(email: string) {
    const owner = await signIn(scenario, { email });
    const browser = createBrowser(scenario);
    await browser.send("POST", "/app/api/session", { email, password: PASSWORD });
    const subject = `${email}'s own`;
    liar.lie({ claims: { sub: subject, email: "else@museum.example" } });
    const linking = await browser.send("POST", "/app/api/oidc/link", {});
    const back = await liar.visit((await readJson<{ url: string }>(linking)).url);
    expect((await browser.go(back.pathname + back.search)).status).toBe(303);
    liar.lie({});
    const authenticator = await createAuthenticator(scenario.url);
    await addPasskey(owner, authenticator);
    const app = await setUpApp(scenario, owner);
    return { owner, authenticator, app, subject, step: await beginSignIn(scenario, email) };
  }
  return {
    ...{ scenario, liar, nobody, reset, withWaysIn, startMail: () => scenario.restart(mails) },
    /** Signs in by the provider, as somebody whom it knows. */
    byProvider: (sub: string) =>
      signInByProvider(liar, createBrowser(scenario), { claims: { sub, email: "else@museum.example" } }),
    byPassword: (email: string, password = OWN) =>
      nobody.call("POST", "/app/api/session", { email, password }),
    async byPasskey(sign: (options: { challenge: string }) => Promise<object>) {
      const options = await readJson<{ challenge: string }>(
        await nobody.call("POST", "/app/api/session/passkey/options"),
      );
      return nobody.call("POST", "/app/api/session/passkey", { credential: await sign(options) });
    },
  };
}

const linksOf = async (browser: Browser) =>
  (await readJson<{ links: unknown[] }>(await browser.call("GET", "/app/api/oidc/link"))).links;

test("whoever registered somebody's address before there was mail has no way in once its owner proves it by a reset", async () => {
  const { scenario, withWaysIn, reset, startMail, ...at } = await start(false);
  const email = freshEmail();
  await signUpOwner(scenario, { email });
  const thief = await withWaysIn(email);
  await startMail();
  await reset(email, OWN);
  const answer = await at.byPassword(email);
  expect(answer.status).toBe(200);
  const { person } = await readJson<SessionRecord>(answer);
  expect(person).toMatchObject({ id: thief.owner.personId, totp: false, passkeys: 0 });
  expect(await linksOf(browserWith(scenario, cookieOf(answer)))).toEqual([]);
  // No session, password, passkey, provider, or sign-in that waited for its code.
  await expectProblem(await thief.owner.call("GET", "/app/api/session"), 401, "session_required");
  await expectProblem(await at.byPassword(email, PASSWORD), 401, "sign_in_failed");
  const passkey = await at.byPasskey((options) => thief.authenticator.sign(options));
  await expectProblem(passkey, 401, "sign_in_failed");
  expect((await at.byProvider(thief.subject)).status).toBe(403);
  const code = await thief.app.code();
  await expectProblem(
    await thief.step.call("POST", "/app/api/session/second", { code }),
    401,
    "sign_in_failed",
  );
});

test("a reset of an address that was proved before leaves second factors, and asks for them", async () => {
  const { scenario, withWaysIn, reset, ...at } = await start();
  const email = freshEmail();
  await signUpOwner(scenario, { email });
  await reset(email, PASSWORD);
  const ana = await withWaysIn(email);
  await reset(email, OWN);
  await expectProblem(await at.byPassword(email), 401, "second_factor_required");
  expect((await at.byPasskey((options) => ana.authenticator.sign(options))).status).toBe(200);
  expect((await at.byProvider(ana.subject)).status).toBe(303);
});

test("an address that no mailed link has proved takes no second factor, so a reset removes none", async () => {
  const { scenario, reset, withWaysIn } = await start();
  const email = freshEmail();
  const { owner: thief } = await signUpOwner(scenario, { email });
  expect(thief.session.person.confirmed).toBe(false);
  const made = {
    name: "Phone",
    credential: {
      id: "AA",
      rawId: "AA",
      type: "public-key",
      response: { clientDataJSON: "AA", attestationObject: "AA" },
    },
  };
  for (const [method, path, body] of [
    ["POST", "/app/api/totp", undefined],
    ["PUT", "/app/api/totp", { code: "492039" }],
    ["POST", "/app/api/passkeys/options", undefined],
    ["POST", "/app/api/passkeys", made],
  ] as const) {
    const { detail } = await expectProblem(await thief.call(method, path, body), 403, "email_unconfirmed");
    expect(detail).toContain("PATCH /app/api/person");
  }
  await reset(email, PASSWORD);
  const { owner } = await withWaysIn(email);
  const { person } = await readJson<SessionRecord>(await owner.call("GET", "/app/api/session"));
  expect(person).toMatchObject({ confirmed: true, totp: true, passkeys: 1 });
});
