import { expect, test } from "bun:test";
import type { PasskeyList } from "../../../src/features/factors/model.ts";
import type { SessionRecord } from "../../../src/features/people/model.ts";
import { MINUTE } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import { DESKTOP, expectProblem, startScenario } from "../../scenario.ts";
import { type Browser, browserWith, cookieOf, PASSWORD, signIn, signUpOwner } from "../people/browser.ts";
import { type Authenticator, createAuthenticator, type Lies } from "./authenticator.ts";
import { addPasskey } from "./setting-up.ts";

const scenario = await startScenario();
const nobody = browserWith(scenario, "");

interface Options {
  readonly challenge: string;
  readonly [name: string]: unknown;
}

const optionsToAdd = async (browser: Browser) =>
  readJson<Options>(await browser.call("POST", "/app/api/passkeys/options"));
const optionsToSignIn = async () =>
  readJson<Options>(await nobody.call("POST", "/app/api/session/passkey/options"));

/** A person, an authenticator with a passkey of that person, and the passkey. */
async function withPasskey() {
  const { owner } = await signUpOwner(scenario);
  const authenticator = await createAuthenticator(scenario.url);
  return { owner, authenticator, ...(await addPasskey(owner, authenticator)) };
}

async function signInBy(authenticator: Authenticator, lies?: Lies): Promise<Response> {
  const credential = await authenticator.sign(await optionsToSignIn(), lies);
  return nobody.call("POST", "/app/api/session/passkey", { credential });
}

test("a passkey signs its person in without a password, and needs no second step", async () => {
  const { owner, authenticator, passkey, recoveryCodes } = await withPasskey();
  expect(passkey).toEqual({
    id: expect.stringMatching(/^pk_/),
    name: "Phone",
    createdAt: new Date(scenario.clock.now()).toISOString(),
    lastUsedOn: null,
  });
  expect(recoveryCodes).toHaveLength(10);
  const answer = await signInBy(authenticator);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
  const { person } = await readJson<SessionRecord>(answer);
  expect(person).toMatchObject({ id: owner.personId, totp: false, passkeys: 1 });
  const browser = browserWith(scenario, cookieOf(answer));
  const { passkeys } = await readJson<PasskeyList>(await browser.call("GET", "/app/api/passkeys"));
  expect(passkeys).toEqual([{ ...passkey, lastUsedOn: "2026-11-21" }]);
  const { sessions } = await readJson<{ sessions: { device: string; current: boolean }[] }>(
    await browser.call("GET", "/app/api/sessions"),
  );
  expect(sessions.find(({ current }) => current)?.device).toBe("Chrome on Linux");
  expect(DESKTOP).toContain("Chrome");
});

test("a passkey in place of a code takes from the first step whether the browser stays signed in, and ends it", async () => {
  const { owner, authenticator } = await withPasskey();
  const { authenticator: ofOther } = await withPasskey();
  const stays = async (remember: boolean, by: Authenticator) => {
    const order = { email: owner.email, password: PASSWORD, remember };
    const first = await nobody.call("POST", "/app/api/session", order);
    await expectProblem(first, 401, "second_factor_required");
    const waiting = browserWith(scenario, cookieOf(first));
    const credential = await by.sign(await optionsToSignIn());
    const answer = await waiting.call("POST", "/app/api/session/passkey", { credential });
    expect(answer.status).toBe(200);
    const steps = await scenario.storage.rows(
      "select 1 from second_steps where person_id = ?",
      owner.personId,
    );
    return [answer.headers.getSetCookie()[0]?.includes("Max-Age="), steps.length];
  };
  expect(await stays(true, authenticator)).toEqual([true, 0]);
  expect(await stays(false, authenticator)).toEqual([false, 0]);
  expect(await stays(true, ofOther)).toEqual([false, 1]);
});

test("a browser that stays signed in does so after another sign-in by passkey, too", async () => {
  const { authenticator } = await withPasskey();
  const sign = async () => authenticator.sign(await optionsToSignIn());
  const path = "/app/api/session/passkey";
  const kept = await nobody.call("POST", path, { credential: await sign(), remember: true });
  const again = (more: { readonly remember?: boolean }, cookie: string) =>
    sign().then((credential) => browserWith(scenario, cookie).call("POST", path, { credential, ...more }));
  const second = await again({}, cookieOf(kept));
  expect(second.headers.getSetCookie()[0]).toContain("Max-Age=");
  const third = await again({ remember: false }, cookieOf(second));
  expect(third.headers.getSetCookie()[0]).not.toContain("Max-Age=");
});

test("options ask for a passkey that names its person and is unlocked, and name nobody at a sign-in", async () => {
  const { owner, passkey } = await withPasskey();
  const options = await optionsToAdd(owner);
  expect(options).toMatchObject({
    rp: { id: "localhost", name: "Quietzone" },
    user: { name: owner.email },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: [{ type: "public-key", transports: ["internal"] }],
    attestation: "none",
  });
  expect(passkey.id).toStartWith("pk_");
  const { challenge, ...others } = await optionsToSignIn();
  expect(challenge).not.toBe(options.challenge);
  expect(others).toEqual({ rpId: "localhost", userVerification: "required" });
});

test("an answer is good once, and no other challenge is", async () => {
  const { authenticator } = await withPasskey();
  const [older, options] = [await optionsToSignIn(), await optionsToSignIn()];
  const credential = await authenticator.sign(options);
  const send = (answer: object) => nobody.call("POST", "/app/api/session/passkey", { credential: answer });
  const answers = await Promise.all([1, 2, 3].map(() => send(credential)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  await expectProblem(await send(credential), 401, "sign_in_failed");
  // A challenge that is older than the one that was answered is of no use, even if it was never answered.
  await expectProblem(await send(await authenticator.sign(older)), 401, "sign_in_failed");
  const late = await authenticator.sign(await optionsToSignIn());
  scenario.clock.advance(5 * MINUTE);
  await expectProblem(await send(late), 401, "sign_in_failed");
  expect((await signInBy(authenticator)).status).toBe(200);
});

const LIES: readonly (readonly [string, Lies])[] = [
  ["of another origin", { origin: "https://phishing.example" }],
  ["of another port", { origin: "http://localhost:1" }],
  ["for another host", { host: "phishing.example" }],
  ["to another challenge", { challenge: "AAAA" }],
  ["of another kind", { type: "webauthn.other" }],
  ["that nobody unlocked", { isVerified: false }],
];

test.each(LIES)("an answer %s signs nobody in, and makes no passkey", async (_, lies) => {
  const { owner, authenticator } = await withPasskey();
  await expectProblem(await signInBy(authenticator, lies), 401, "sign_in_failed");
  expect((await signInBy(authenticator)).status).toBe(200);
  const other = await createAuthenticator(scenario.url);
  const credential = await other.make(await optionsToAdd(owner), lies);
  const { errors } = await expectProblem(
    await owner.call("POST", "/app/api/passkeys", { credential }),
    400,
    "invalid_request",
  );
  expect(errors?.map(({ pointer, reason }) => [pointer, reason])).toEqual([
    ["/credential", "passkey_not_verified"],
  ]);
});

test("an unknown passkey, a stranger's signature and a count that falls sign nobody in", async () => {
  const { authenticator } = await withPasskey();
  const stranger = await createAuthenticator(scenario.url);
  await expectProblem(await signInBy(stranger), 401, "sign_in_failed");
  const { id } = await authenticator.sign({ challenge: "AAAA" });
  await expectProblem(await signInBy(stranger, { id }), 401, "sign_in_failed");
  expect((await signInBy(authenticator, { counter: 50 })).status).toBe(200);
  await expectProblem(await signInBy(authenticator, { counter: 49 }), 401, "sign_in_failed");
  expect((await signInBy(authenticator, { counter: 51 })).status).toBe(200);
});

test("what is no answer of a browser is refused, whatever it is", async () => {
  const { owner, authenticator } = await withPasskey();
  const answer = await authenticator.sign(await optionsToSignIn());
  const made = await (await createAuthenticator(scenario.url)).make(await optionsToAdd(owner));
  const { response } = answer;
  const changed = [
    { ...answer, rawId: "AAAA" },
    { ...answer, response: { ...response, signature: "" } },
    { ...answer, response: { ...response, signature: "A".repeat(16_384) } },
    { ...answer, response: { ...response, authenticatorData: "" } },
    { ...answer, response: { ...response, clientDataJSON: "bnVsbA" } },
    { ...answer, response: { ...response, clientDataJSON: "" } },
  ];
  for (const credential of changed)
    await expectProblem(
      await nobody.call("POST", "/app/api/session/passkey", { credential }),
      401,
      "sign_in_failed",
    );
  const wrong = [
    null,
    {},
    "x",
    { ...answer, type: "password" },
    { ...answer, id: "" },
    { ...answer, response: null },
  ];
  for (const credential of wrong)
    await expectProblem(
      await nobody.call("POST", "/app/api/session/passkey", { credential }),
      400,
      "invalid_request",
    );
  for (const attestationObject of [
    "",
    "AAAA",
    "o2NmbXQ",
    "A".repeat(16_384),
    made.response.attestationObject.slice(9),
  ])
    await expectProblem(
      await owner.call("POST", "/app/api/passkeys", {
        credential: { ...made, response: { ...made.response, attestationObject } },
      }),
      400,
      "invalid_request",
    );
});

test("options are of the person who asked for them, and one passkey is of one person", async () => {
  const [anna, ben] = [await withPasskey(), await withPasskey()];
  const authenticator = await createAuthenticator(scenario.url);
  const forAnna = await authenticator.make(await optionsToAdd(anna.owner));
  await expectProblem(
    await ben.owner.call("POST", "/app/api/passkeys", { credential: forAnna }),
    400,
    "invalid_request",
  );
  const again = await anna.authenticator.make(await optionsToAdd(ben.owner));
  const { errors } = await expectProblem(
    await ben.owner.call("POST", "/app/api/passkeys", { credential: again }),
    400,
    "invalid_request",
  );
  expect(errors?.map(({ reason }) => reason)).toEqual(["passkey_taken"]);
});

test("a person has at most twenty passkeys, and only the first brings recovery codes", async () => {
  const { owner } = await withPasskey();
  const names: unknown[] = [];
  for (let added = 1; added < 20; added++) {
    const { passkey, recoveryCodes } = await addPasskey(owner, await createAuthenticator(scenario.url));
    names.push(passkey.name, recoveryCodes);
  }
  expect(new Set(names)).toEqual(new Set(["Phone", null]));
  const credential = await (await createAuthenticator(scenario.url)).make(await optionsToAdd(owner));
  await expectProblem(await owner.call("POST", "/app/api/passkeys", { credential }), 402, "plan_limit");
});

test("a passkey that is deleted signs nobody in, and the last one takes the second step with it", async () => {
  const { owner, authenticator, passkey } = await withPasskey();
  const { owner: other } = await signUpOwner(scenario);
  const remove = (browser: Browser) => browser.call("DELETE", `/app/api/passkeys/${passkey.id}`);
  await expectProblem(await remove(other), 404, "passkey_not_found");
  expect((await remove(owner)).status).toBe(204);
  await expectProblem(await remove(owner), 404, "passkey_not_found");
  await expectProblem(await signInBy(authenticator), 401, "sign_in_failed");
  expect((await signIn(scenario, { email: owner.email })).session.person.passkeys).toBe(0);
});

test("a name is what was given, or Passkey", async () => {
  const { owner } = await signUpOwner(scenario);
  const add = async (name?: string) => {
    const credential = await (await createAuthenticator(scenario.url)).make(await optionsToAdd(owner));
    return owner.call("POST", "/app/api/passkeys", { name, credential });
  };
  for (const [given, name] of [
    [undefined, "Passkey"],
    ["  ", "Passkey"],
    [" Annas Telefon 🔑 ", "Annas Telefon 🔑"],
  ] as const)
    expect(await readJson<unknown>(await add(given))).toMatchObject({ passkey: { name } });
  for (const given of ["x".repeat(61), "a\nb"]) await expectProblem(await add(given), 400, "invalid_request");
});

test("a page of another origin gets no options and signs nobody in", async () => {
  const headers = { origin: "https://phishing.example" };
  const site = { "sec-fetch-site": "cross-site" };
  for (const path of ["/app/api/session/passkey/options", "/app/api/session/passkey"]) {
    const answer = await nobody.call("POST", path, {}, { ...headers, ...site });
    await expectProblem(answer, 403, "foreign_origin");
  }
});

test("a workspace that demands a second factor takes a member as soon as there is one, on this node and at once", async () => {
  const { owner, tenant } = await signUpOwner(scenario);
  expect((await owner.call("PATCH", "/app/api/me", { requireSecondFactor: true })).status).toBe(200);
  const { owner: member } = await signUpOwner(scenario);
  await scenario.storage.run(`insert into members (tenant_id, person_id, role, since)
    values ('${tenant.id}', '${member.personId}', 'viewer', 0)`);
  const codes = (browser: Browser) =>
    browser.call("GET", "/app/api/codes", undefined, { "x-workspace": tenant.id });
  await expectProblem(await codes(member), 403, "second_factor_missing");
  const { passkey } = await addPasskey(member, await createAuthenticator(scenario.url));
  expect((await codes(member)).status).toBe(200);
  expect((await member.call("DELETE", `/app/api/passkeys/${passkey.id}`)).status).toBe(204);
  await expectProblem(await codes(member), 403, "second_factor_missing");
});
