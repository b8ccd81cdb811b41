import { expect, test } from "bun:test";
import type { NewTotp, RecoveryCodes } from "../../../src/features/factors/model.ts";
import type { SessionRecord } from "../../../src/features/people/model.ts";
import { readJson } from "../../json.ts";
import { decodeBoth } from "../../qr/decode.ts";
import { rasterFile } from "../../qr/raster.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { browserWith, PASSWORD, signIn, signUpOwner } from "../people/browser.ts";
import { beginSignIn, setUpApp, showing, TOO_LONG } from "./setting-up.ts";

const scenario = await startScenario();

test("an app is in force once its first code came, and the picture, the address and the secret agree", async () => {
  const { owner } = await signUpOwner(scenario);
  const answer = await owner.call("POST", "/app/api/totp");
  expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
  const { secret, uri, svg } = await readJson<NewTotp>(answer);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const named = encodeURIComponent(owner.email);
  expect(uri).toBe(
    `otpauth://totp/localhost:${named}?secret=${secret}&issuer=localhost&algorithm=SHA1&digits=6&period=30`,
  );
  const picture = await rasterFile("svg", new TextEncoder().encode(svg), 400);
  expect(await decodeBoth(picture)).toEqual({ zxing: uri, qr: uri });
  // Nothing is asked for yet.
  expect((await signIn(scenario, { email: owner.email })).session.person.totp).toBe(false);
  const code = showing(scenario, secret);
  const confirmed = await owner.call("PUT", "/app/api/totp", {
    code: ` ${(await code()).replace(/^.../, "$& ")} `,
  });
  const { recoveryCodes } = await readJson<RecoveryCodes>(confirmed);
  expect(new Set(recoveryCodes).size).toBe(10);
  const shown = await readJson<SessionRecord>(await owner.call("GET", "/app/api/session"));
  expect(shown.person.totp).toBe(true);
  // The code that confirmed it is used up.
  const step = await beginSignIn(scenario, owner.email);
  const again = await step.call("POST", "/app/api/session/second", { code: await code() });
  await expectProblem(again, 401, "sign_in_failed");
});

test("neither the secret nor a recovery code is readable in the data", async () => {
  const { owner } = await signUpOwner(scenario);
  const { secret } = await readJson<NewTotp>(await owner.call("POST", "/app/api/totp"));
  const { recoveryCodes } = await setUpApp(scenario, owner);
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))])
    expect(await scenario.storage.holding(new TextEncoder().encode(text))).toEqual([]);
});

test("a wrong code puts nothing in force, nor does one without a secret", async () => {
  const { owner } = await signUpOwner(scenario);
  const put = (code: unknown) => owner.call("PUT", "/app/api/totp", { code });
  const early = await expectProblem(await put("000000"), 400, "invalid_request");
  expect(early.errors?.map(({ pointer, reason }) => [pointer, reason])).toEqual([["", "totp_not_begun"]]);
  await owner.call("POST", "/app/api/totp");
  for (const code of ["000000", "1", "x".repeat(60), "１２３４５６"]) {
    const { errors } = await expectProblem(await put(code), 400, "invalid_request");
    expect(errors?.map(({ pointer, reason }) => [pointer, reason])).toEqual([["/code", "totp_wrong"]]);
  }
  for (const code of [null, "", 123_456, "x".repeat(61), "12\n34", {}])
    await expectProblem(await put(code), 400, "invalid_request");
  expect((await signIn(scenario, { email: owner.email })).session.person.totp).toBe(false);
});

test("another app takes the place of the first only with its code, and old recovery codes end", async () => {
  const { owner } = await signUpOwner(scenario);
  const first = await setUpApp(scenario, owner);
  await owner.call("POST", "/app/api/totp");
  const step = await beginSignIn(scenario, owner.email);
  expect((await step.call("POST", "/app/api/session/second", { code: await first.code() })).status).toBe(200);
  const second = await setUpApp(scenario, owner);
  const next = await beginSignIn(scenario, owner.email);
  for (const code of [await first.code(), first.recoveryCodes[0]])
    await expectProblem(await next.call("POST", "/app/api/session/second", { code }), 401, "sign_in_failed");
  expect((await next.call("POST", "/app/api/session/second", { code: await second.code() })).status).toBe(
    200,
  );
});

test("the app is removed with the password, and a sign-in asks for nothing more", async () => {
  const { owner } = await signUpOwner(scenario);
  await setUpApp(scenario, owner);
  const remove = (body?: object) => owner.call("DELETE", "/app/api/totp", body);
  for (const body of [undefined, {}, { password: "" }, { password: `${PASSWORD} ` }])
    await expectProblem(await remove(body), 401, "sign_in_failed");
  expect((await remove({ password: PASSWORD })).status).toBe(204);
  expect((await signIn(scenario, { email: owner.email })).session.person.totp).toBe(false);
  const { errors } = await expectProblem(await remove({ password: PASSWORD }), 400, "invalid_request");
  expect(errors?.map(({ pointer, reason }) => [pointer, reason])).toEqual([["", "totp_not_set"]]);
});

test("a secret that a lost secret of the service sealed makes codes wrong, and recovery codes go on", async () => {
  const own = await startScenario();
  const { owner } = await signUpOwner(own);
  const app = await setUpApp(own, owner);
  await own.acceptSecret("another secret of the service, long enough");
  const step = await beginSignIn(own, owner.email);
  const finish = (code?: string) => step.call("POST", "/app/api/session/second", { code });
  await expectProblem(await finish(await app.code()), 401, "sign_in_failed");
  expect((await finish(app.recoveryCodes[0])).status).toBe(200);
});

/** Everything that a person changes here. */
const CHANGES = [
  ["POST", "/app/api/totp", undefined],
  ["PUT", "/app/api/totp", { code: "000000" }],
  ["DELETE", "/app/api/totp", { password: PASSWORD }],
  ["POST", "/app/api/passkeys/options", undefined],
  ["POST", "/app/api/passkeys", null],
  ["DELETE", "/app/api/passkeys/pk_none", undefined],
] as const;

const CREDENTIAL = {
  ...{ id: "AAAA", rawId: "AAAA", type: "public-key" },
  response: { clientDataJSON: "AAAA", attestationObject: "AAAA" },
};

test.each(CHANGES)(
  "%s %s needs a session of our own page, and a recent sign-in",
  async (method, path, given) => {
    const { owner, tenant } = await signUpOwner(scenario);
    const body = given === null ? { credential: CREDENTIAL } : given;
    await expectProblem(await tenant.call(method, path, body), 401, "session_required");
    await expectProblem(await browserWith(scenario, "").call(method, path, body), 401, "session_required");
    const foreign = await owner.call(method, path, body, { "sec-fetch-site": "cross-site" });
    await expectProblem(foreign, 403, "foreign_origin");
    scenario.clock.advance(TOO_LONG);
    await expectProblem(await owner.call(method, path, body), 403, "sign_in_again");
    const again = await signIn(scenario, { email: owner.email });
    expect((await again.call(method, path, body)).status).not.toBe(403);
  },
);
