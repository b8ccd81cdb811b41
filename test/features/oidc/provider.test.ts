import { describe, expect, test } from "bun:test";
import type { Proof } from "../../../src/features/oidc/claims.ts";
import { createProvider } from "../../../src/features/oidc/provider.ts";
import { createDocuments } from "../../../src/kit/outbound/documents.ts";
import { createGuard } from "../../../src/kit/outbound/guard.ts";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { DAY, HOUR, SECOND } from "../../../src/kit/shared/clock.ts";
import { LOOPBACK } from "../../../src/kit/shared/loopback.ts";
import { type LogLine, recordingLog, TestClock } from "../../scenario.ts";
import { CLIENT, type Lies, startLiar } from "./liar.ts";

const clock = new TestClock();
const liar = startLiar(clock);
const CALLBACK = "http://localhost:3000/app/api/oidc/callback";
const ATTEMPT = { state: "state-1", nonce: "nonce-1", verifier: "v".repeat(43) };

/** A provider that was not read yet, and what it logs. */
function providerOf(environment: Record<string, string> = {}) {
  const logged: LogLine[] = [];
  const { oidc } = readSettings({
    QZ_OIDC_ISSUER: liar.issuer,
    QZ_OIDC_CLIENT_ID: CLIENT.id,
    QZ_OIDC_CLIENT_SECRET: CLIENT.secret,
    ...environment,
  });
  const guard = createGuard({
    allow: LOOPBACK,
    lookup: async () => ["127.0.0.1"],
    timeout: () => Promise.withResolvers<void>().promise,
  });
  const read = createDocuments({
    guardOf: () => guard,
    userAgent: "Quietzone/test",
    timeout: 20 * SECOND,
    largest: 10_000,
  });
  const settings = { ...oidc, issuer: oidc.issuer ?? "", clientId: oidc.clientId ?? "" };
  const provider = createProvider({
    ...{ settings, callback: CALLBACK, home: "http://localhost:3000/app", read, clock },
    log: recordingLog(logged),
  });
  return { provider, logged };
}

/** Signs in at a provider that lies. @returns the proof, or the code of the refusal. */
async function signIn(
  lies: Lies = {},
  environment: Record<string, string> = {},
): Promise<{ readonly outcome: Proof | string; readonly reason: unknown }> {
  liar.lie(lies);
  const { provider, logged } = providerOf(environment);
  const outcome = await provider
    .begin(ATTEMPT)
    .then((address) => liar.visit(address))
    .then((back) => provider.finish(back.search, ATTEMPT))
    .catch((error: { readonly code: string }) => error.code);
  liar.lie({});
  return { outcome, reason: logged.at(-1)?.fields["reason"] };
}

test("a person who signs in at the provider is known by issuer and subject", async () => {
  const before = liar.asked.length;
  const { outcome } = await signIn();
  expect(outcome).toEqual({
    ...{ issuer: liar.issuer, subject: "ada", email: "ada@museum.example", isEmailVerified: true },
    ...{ name: "Ada", groups: null, hasSecondFactor: false, session: "session-1" },
  });
  const asked = liar.asked.slice(before);
  expect(asked.map(({ path }) => path)).toEqual([
    "GET /.well-known/openid-configuration",
    "GET /authorize",
    "POST /token",
    "GET /jwks",
  ]);
  const sent = Object.fromEntries(new URLSearchParams(asked[2]?.body));
  expect(sent).toEqual({
    ...{ grant_type: "authorization_code", redirect_uri: CALLBACK, code_verifier: ATTEMPT.verifier },
    ...{ client_id: CLIENT.id, client_secret: CLIENT.secret, code: expect.stringContaining("code-") },
  });
});

test("the browser is sent there with state, nonce and the hash of the verifier (RFC 7636, appendix B)", async () => {
  const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
  const address = await providerOf().provider.begin({ ...ATTEMPT, verifier });
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ response_type: "code", client_id: CLIENT.id, redirect_uri: CALLBACK },
    ...{ scope: "openid email profile", state: ATTEMPT.state, nonce: ATTEMPT.nonce },
    ...{ code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", code_challenge_method: "S256" },
  });
});

/** Named as in the plan by which OpenID certifies clients, where it has the case. */
const REFUSED: readonly [name: string, lies: Lies][] = [
  ["discovery-issuer-mismatch", { description: { issuer: "https://other.example" } }],
  ["invalid-iss", { claims: { iss: "https://other.example" } }],
  ["invalid-missing-iss", { claims: { iss: undefined } }],
  ["invalid-aud", { claims: { aud: "other" } }],
  ["invalid-missing-aud", { claims: { aud: undefined } }],
  ["invalid-secondary-aud", { claims: { aud: [CLIENT.id, "other"], azp: "other" } }],
  ["nonce-invalid", { claims: { nonce: "other" } }],
  ["invalid-missing-nonce", { claims: { nonce: undefined } }],
  ["missing-sub", { claims: { sub: undefined } }],
  ["a subject that is empty", { claims: { sub: "" } }],
  ["a subject of more than 255 characters", { claims: { sub: "x".repeat(256) } }],
  ["a subject that is no text", { claims: { sub: 7 } }],
  ["missing-iat", { claims: { iat: undefined } }],
  ["invalid-missing-exp", { claims: { exp: undefined } }],
  ["invalid-expired-exp", { claims: { exp: Math.floor((clock.now() - HOUR) / SECOND) } }],
  ["not valid yet", { claims: { nbf: Math.floor((clock.now() + HOUR) / SECOND) } }],
  ["invalid-signature", { key: "stranger" }],
  ["invalid-null-alg", { key: "none" }],
  [
    "none that the description allows",
    { key: "none", description: { id_token_signing_alg_values_supported: ["none"] } },
  ],
  [
    "signed by the client's secret",
    { key: "secret", description: { id_token_signing_alg_values_supported: ["HS256"] } },
  ],
  ["an unknown kid", { header: { kid: "third" } }],
  ["the kid of another key", { header: { kid: "second" } }],
  ["kid-absent-multiple-jwks", { nameless: true }],
  ["an unknown critical header", { header: { crit: ["x"], x: 1 } }],
  ["a wrong at_hash", { claims: { at_hash: "77QmUPtjPfzWtF2AnpK9RQ" } }],
  ["an at_hash that is no text", { claims: { at_hash: 7 } }],
  ["no ID token", { tokens: { id_token: undefined } }],
  ["an ID token that is none", { tokens: { id_token: "a.b.c" } }],
  ["no access token", { tokens: { access_token: undefined } }],
  ["invalid-iss of the answer (mix-up)", { answer: { iss: "https://other.example" } }],
  ["remove-authorization-response-iss", { answer: { iss: null } }],
  ["an answer without a code", { answer: { code: null } }],
  ["an ID token in the answer", { answer: { id_token: "a.b.c" } }],
  ["userinfo-invalid-sub", { claims: { email: undefined }, userInfo: { sub: "eve" } }],
  [
    "a code that was used before",
    { instead: { "/token": () => Response.json({ error: "invalid_grant" }, { status: 400 }) } },
  ],
  [
    "a description that is no JSON",
    { instead: { "/.well-known/openid-configuration": () => new Response("<!doctype html>") } },
  ],
  ["a description of megabytes", { description: { padding: "x".repeat(20_000) } }],
  ["tokens of megabytes", { tokens: { padding: "x".repeat(20_000) } }],
  [
    "keys that are elsewhere",
    { instead: { "/jwks": () => Response.redirect("https://other.example/jwks") } },
  ],
  ["a token endpoint inside", { description: { token_endpoint: "http://169.254.169.254/token" } }],
  ["keys in a file", { description: { jwks_uri: "file:///etc/passwd" } }],
];

describe("a provider is refused that sends", () => {
  test.each(REFUSED)("%s", async (_, lies) => {
    const { outcome, reason } = await signIn(lies);
    expect(outcome).toBe("provider_unavailable");
    // The log has no text of the provider or of the person.
    expect(String(reason)).not.toBe("");
    expect(String(reason)).not.toMatch(/\bada\b|opaque|s3cret|code-/);
  });
});

describe("a provider is believed that sends", () => {
  test.each<[string, Lies, Partial<Proof>]>([
    [
      "userinfo claims alone",
      {
        claims: { email: undefined, email_verified: undefined },
        userInfo: { email: "a@b.example", email_verified: true },
      },
      { email: "a@b.example", isEmailVerified: true },
    ],
    [
      "no word about the address",
      { claims: { email_verified: undefined } },
      { email: "ada@museum.example", isEmailVerified: false },
    ],
    ["a text for email_verified", { claims: { email_verified: "true" } }, { isEmailVerified: false }],
    [
      "a word about another address",
      { claims: { email_verified: undefined }, userInfo: { email: "eve@b.example", email_verified: true } },
      { email: "eve@b.example", isEmailVerified: true },
    ],
    ["no address", { claims: { email: undefined } }, { email: null, isEmailVerified: false }],
    [
      "an address that is too long",
      { claims: { email: `${"a".repeat(250)}@b.example` } },
      { email: null, isEmailVerified: false },
    ],
    [
      "an address that is no text",
      { claims: { email: ["a@b.example"] } },
      { email: null, isEmailVerified: false },
    ],
    ["the right at_hash", { claims: { at_hash: "bSKYhMEmi7CrMtjaMV0P5Q" } }, { subject: "ada" }],
    ["amr", { claims: { amr: ["pwd", "otp", "mfa"] } }, { hasSecondFactor: true }],
    ["amr without a second factor", { claims: { amr: ["pwd"] } }, { hasSecondFactor: false }],
    ["amr as one text", { claims: { amr: "mfa" } }, { hasSecondFactor: false }],
    ["several audiences", { claims: { aud: [CLIENT.id, "other"], azp: CLIENT.id } }, { subject: "ada" }],
    ["no-scope-in-token-endpoint-response", { tokens: { scope: undefined } }, { subject: "ada" }],
    ["no name for the session", { claims: { sid: undefined } }, { session: null }],
  ])("%s", async (_, lies, told) => {
    expect((await signIn(lies)).outcome).toMatchObject(told);
  });
});

test("QZ_OIDC_TRUST_EMAIL and QZ_OIDC_TRUST_MFA stand for what the provider does not say", async () => {
  const trusting = { QZ_OIDC_TRUST_EMAIL: "on", QZ_OIDC_TRUST_MFA: "on" };
  const { outcome } = await signIn({ claims: { email_verified: undefined } }, trusting);
  expect(outcome).toMatchObject({ isEmailVerified: true, hasSecondFactor: true });
});

describe("the claim of roles", () => {
  const ROLES = { QZ_OIDC_ROLE_CLAIM: "realm_access.roles" };
  test.each<[string, Lies, ReadonlySet<string> | null]>([
    ["a list", { claims: { realm_access: { roles: ["a", "b", 7] } } }, new Set(["a", "b"])],
    ["one text", { claims: { realm_access: { roles: "a" } } }, new Set(["a"])],
    ["a claim with a dot in its name", { claims: { "realm_access.roles": ["a"] } }, new Set(["a"])],
    ["nothing", {}, new Set()],
    ["at the UserInfo endpoint", { userInfo: { realm_access: { roles: ["a"] } } }, new Set(["a"])],
    ["too many to tell", { claims: { _claim_names: { "realm_access.roles": "src1" } } }, null],
  ])("%s", async (_, lies, groups) => {
    expect((await signIn(lies, ROLES)).outcome).toMatchObject({ groups });
  });
});

describe("a browser comes back", () => {
  async function comeBack(query: (back: URL) => string) {
    const { provider, logged } = providerOf();
    const back = await liar.visit(await provider.begin(ATTEMPT));
    const refusal = provider.finish(query(back), ATTEMPT).catch((error: { code: string }) => error.code);
    return { outcome: await refusal, logged };
  }
  test.each<[string, (back: URL) => string]>([
    [
      "ensure-authorization-response-with-invalid-state-fails",
      ({ search }) => search.replace("state-1", "state-2"),
    ],
    [
      "ensure-authorization-response-with-invalid-missing-state-fails",
      ({ search }) => search.replace("state=", "x="),
    ],
    ["with two states", ({ search }) => `${search}&state=state-1`],
    ["with nothing", () => ""],
    ["with a huge state", () => `?code=x&state=${"s".repeat(15_000)}`],
  ])("%s", async (_, query) => {
    const before = liar.asked.length;
    expect((await comeBack(query)).outcome).toBe("sign_in_expired");
    // Nothing of it went to the provider.
    expect(liar.asked.slice(before).map(({ path }) => path)).not.toContain("POST /token");
  });

  test("refused by the provider, whose words are not logged", async () => {
    const query = "?error=access_denied&error_description=Ada+has+no+access&state=state-1";
    const { outcome, logged } = await comeBack(() => `${query}&iss=${liar.issuer}`);
    expect(outcome).toBe("sign_in_denied");
    expect(logged.at(-1)?.fields).toEqual({ reason: expect.any(String), code: "access_denied" });
    expect(JSON.stringify(logged)).not.toContain("Ada");
  });
});

test("the description is read once for all, again after an hour, and an old one serves meanwhile", async () => {
  const { provider, logged } = providerOf();
  const reads = () => liar.asked.filter(({ path }) => path.startsWith("GET /.well-known")).length;
  const before = reads();
  await Promise.all([provider.begin(ATTEMPT), provider.begin(ATTEMPT)]);
  expect(reads() - before).toBe(1);
  clock.advance(HOUR);
  liar.lie({ instead: { "/.well-known/openid-configuration": () => new Response("no") } });
  expect((await provider.begin(ATTEMPT)).pathname).toBe("/authorize");
  expect(logged).toMatchObject([{ level: "warn", message: "the sign-in provider can't be read anew" }]);
  liar.lie({});
  await provider.begin(ATTEMPT);
  await provider.begin(ATTEMPT);
  expect(reads() - before).toBe(3);
});

describe("a sign-out at the provider", () => {
  test("names this service, and where to go afterwards", async () => {
    const address = await providerOf().provider.signOutAddress();
    expect(address?.href).toBe(
      `${liar.issuer}/end?post_logout_redirect_uri=http%3A%2F%2Flocalhost%3A3000%2Fapp&client_id=quietzone`,
    );
  });
  test("is not offered where it has none", async () => {
    liar.lie({ description: { end_session_endpoint: undefined } });
    expect(await providerOf().provider.signOutAddress()).toBeNull();
    liar.lie({});
  });
});

describe("a token of a logout", () => {
  const read = (token: string) =>
    providerOf()
      .provider.readLogout(token)
      .catch((error: { readonly code: string }) => error.code);
  const EVENT = "http://schemas.openid.net/event/backchannel-logout";
  const ago = (milliseconds: number) => Math.floor((clock.now() - milliseconds) / SECOND);

  test("names a session, a person, or both", async () => {
    const both = { subject: "ada", session: "session-1", id: "logout-1", issuer: liar.issuer };
    expect(await read(await liar.logoutToken())).toMatchObject(both);
    const { session, ...person } = both;
    expect(await read(await liar.logoutToken({ sid: undefined }))).toMatchObject({
      ...person,
      session: null,
    });
    const alone = { ...both, subject: null, session };
    expect(await read(await liar.logoutToken({ sub: undefined }, { typ: undefined }))).toMatchObject(alone);
  });

  test.each<[string, Parameters<typeof liar.logoutToken>]>([
    ["another issuer", [{ iss: "https://other.example" }]],
    ["another audience", [{ aud: "other" }]],
    ["no audience", [{ aud: undefined }]],
    ["no time", [{ iat: undefined }]],
    ["an old time", [{ iat: ago(HOUR), exp: undefined }]],
    ["a time to come", [{ iat: ago(-DAY), exp: undefined }]],
    ["an end that is over", [{ exp: ago(HOUR) }]],
    ["no id", [{ jti: undefined }]],
    ["an id that is long", [{ jti: "x".repeat(256) }]],
    ["neither person nor session", [{ sub: undefined, sid: undefined }]],
    ["a person that is none", [{ sub: 7 }]],
    ["a nonce, as an ID token has it", [{ nonce: "n" }]],
    ["no event", [{ events: undefined }]],
    ["another event", [{ events: { other: {} } }]],
    ["an event that is no object", [{ events: { [EVENT]: 1 } }]],
    ["the type of another token", [{}, { typ: "at+jwt" }]],
    ["a key that is not the provider's", [{}, {}, "stranger"]],
    ["an unknown key", [{}, { kid: "third" }]],
    ["no signature", [{}, {}, "none"]],
    ["the client's secret", [{}, {}, "secret"]],
  ])("is refused with %s", async (_, made) => {
    expect(await read(await liar.logoutToken(...made))).toBe("invalid_request");
  });

  test.each(["", "a.b.c", "x".repeat(10_000), "....", "\u0000"])(
    "is refused if it is none: %j",
    async (text) => {
      expect(await read(text)).toBe("invalid_request");
    },
  );

  test("is not refused while the provider's keys can't be read", async () => {
    const token = await liar.logoutToken();
    liar.lie({ instead: { "/jwks": () => new Response(null, { status: 500 }) } });
    expect(await read(token)).toBe("provider_unavailable");
    liar.lie({});
  });
});

test("a provider that can't be reached is told from others in the log", async () => {
  const { provider, logged } = providerOf({ QZ_OIDC_ISSUER: "http://localhost:1/" });
  await expect(provider.begin(ATTEMPT)).rejects.toMatchObject({ code: "provider_unavailable" });
  expect(logged.at(-1)?.fields).toEqual({ reason: "localhost:1: address_not_allowed" });
});
