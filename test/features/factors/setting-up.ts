import { expect } from "bun:test";
import { base32nopad } from "@scure/base";
import type { AddedPasskey, NewTotp, RecoveryCodes } from "../../../src/features/factors/model.ts";
import { codeOfStep, stepAt } from "../../../src/features/factors/totp.ts";
import { MINUTE, SECOND } from "../../../src/kit/shared/clock.ts";
import { readJson } from "../../json.ts";
import type { Scenario } from "../../scenario.ts";
import { type Browser, browserWith, PASSWORD } from "../people/browser.ts";
import type { Authenticator } from "./authenticator.ts";

/** An authenticator app with a secret. */
export interface App {
  readonly recoveryCodes: readonly string[];
  /** The code that it shows now, or so many steps later. */
  code(later?: number): Promise<string>;
}

/** Shows the codes of a secret as people type it. */
export function showing({ clock }: Pick<Scenario, "clock">, secret: string): App["code"] {
  const bytes = Uint8Array.from(base32nopad.decode(secret));
  return (later = 0) => codeOfStep(bytes, stepAt(clock.now()) + later);
}

/** Sets an app up. Its next code is good at once. */
export async function setUpApp(scenario: Scenario, browser: Browser): Promise<App> {
  const { secret } = await readJson<NewTotp>(await browser.call("POST", "/app/api/totp"));
  const code = showing(scenario, secret);
  const answer = await browser.call("PUT", "/app/api/totp", { code: await code() });
  expect(answer.status).toBe(200);
  scenario.clock.advance(30 * SECOND);
  return { code, ...(await readJson<RecoveryCodes>(answer)) };
}

/** Adds a passkey. */
export async function addPasskey(browser: Browser, authenticator: Authenticator): Promise<AddedPasskey> {
  const options = await readJson<{ challenge: string }>(
    await browser.call("POST", "/app/api/passkeys/options"),
  );
  const credential = await authenticator.make(options);
  const answer = await browser.call("POST", "/app/api/passkeys", { name: "Phone", credential });
  expect(answer.status).toBe(200);
  return readJson<AddedPasskey>(answer);
}

/**
 * A sign-in by password that has to be followed by a second factor.
 * @returns the browser with the cookie of that step.
 */
export async function beginSignIn(
  scenario: Scenario,
  email: string,
): Promise<Browser & { readonly methods: unknown }> {
  const order = { email, password: PASSWORD };
  const answer = await browserWith(scenario, "").call("POST", "/app/api/session", order);
  const problem = await readJson<{ code: string; methods: unknown }>(answer);
  expect([answer.status, problem.code]).toEqual([401, "second_factor_required"]);
  const [cookie = ""] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^qz_second=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/);
  return { ...browserWith(scenario, cookie.split(";", 1)[0] ?? ""), methods: problem.methods };
}

/** So long that a sign-in is no longer recent. */
export const TOO_LONG = 15 * MINUTE;
