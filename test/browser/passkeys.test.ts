import { expect, setDefaultTimeout, test } from "bun:test";
import type { AddedPasskey } from "../../src/features/factors/model.ts";
import type { SessionRecord } from "../../src/features/people/model.ts";
import { startScenario } from "../scenario.ts";
import { signUpOwner } from "../features/people/browser.ts";
import { withAuthenticator } from "./authenticator.ts";
import { describeInBrowser, startBrowser } from "./browser.ts";
import { evaluate } from "./world.ts";

setDefaultTimeout(300_000);

/** Sends what the page's own scripts would send. */
const SEND = `const send = async (path, body) => {
  const order = body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch("/app/api" + path, { method: "POST", ...order });
  return answer.json();
};`;

const ADD = `(async () => {
  ${SEND}
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(await send("/passkeys/options"));
  const made = await navigator.credentials.create({ publicKey: options });
  return send("/passkeys", { name: "Laptop", credential: made.toJSON() });
})()`;

const SIGN_IN = `(async () => {
  ${SEND}
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(await send("/session/passkey/options"));
  const answer = await navigator.credentials.get({ publicKey: options });
  return send("/session/passkey", { credential: answer.toJSON() });
})()`;

/** The name of the error with which a script ends. */
const nameOfError = (script: string) => `(${script}).then(() => null, (error) => error.name)`;

describeInBrowser("passkeys", async () => {
  const scenario = await startScenario();
  const { visit } = await startBrowser();

  test("a browser makes a passkey and signs in with it, and only for whoever unlocks it", async () => {
    const { owner } = await signUpOwner(scenario);
    const person = await visit({ width: 1280, scheme: "light", script: true });
    const { unlock } = await withAuthenticator(person);
    const [name = "", value = ""] = owner.cookie.split("=");
    await person.page.goto(`${scenario.url}/app`);
    await person.page.getByRole("tab", { name: "Sign in" }).waitFor();
    await person.context.addCookies([{ name, value, url: scenario.url }]);
    const { passkey, recoveryCodes } = await evaluate<AddedPasskey>(person, ADD);
    expect([passkey.name, recoveryCodes?.length]).toEqual(["Laptop", 10]);
    // The authenticator knows that it has one already.
    expect(await evaluate<string | null>(person, nameOfError(ADD))).toBe("InvalidStateError");
    await person.context.clearCookies();
    await person.page.getByRole("tab", { name: "Sign in" }).click();
    await person.page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await person.page.getByRole("heading", { name: "Your first code" }).waitFor();
    await person.context.clearCookies();
    const { person: shown } = await evaluate<SessionRecord>(person, SIGN_IN);
    expect(shown).toMatchObject({ id: owner.personId, passkeys: 1 });
    expect(await person.cookies()).toEqual(["qz_session"]);
    expect(await evaluate<number>(person, `fetch("/app/api/session").then(({ status }) => status)`)).toBe(
      200,
    );
    await unlock(false);
    expect(await evaluate<string | null>(person, nameOfError(SIGN_IN))).toBe("NotAllowedError");
    await person.leave();
  });
});
