import { expect, setDefaultTimeout, test } from "bun:test";
import { faultsOfSchemes } from "../browser/axe.ts";
import { describeInBrowser } from "../browser/browser.ts";
import { evaluate } from "../browser/world.ts";
import { settingsOf } from "../features/oidc/browser.ts";
import { startLiar } from "../features/oidc/liar.ts";
import { browserWith, signUpOwner } from "../features/people/browser.ts";
import { startScenario, TestClock } from "../scenario.ts";
import { arriveAs, doorOf, faultsUncovered } from "./console-world.ts";

setDefaultTimeout(300_000);

/** The provider in the console, where people sign in with their accounts there. */

describeInBrowser("a provider in the console", async () => {
  // It asks nobody, and sends the browser back at once.
  const { issuer } = startLiar(new TestClock());
  const WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

  test("the account is linked, opens the console, and the link is removed", async () => {
    const scenario = await startScenario(settingsOf(issuer));
    const { owner } = await signUpOwner(scenario);
    const at = { scenario, arrive: await doorOf(scenario) };
    const person = await arriveAs(at, owner, "/account", { width: 360 });
    const { page } = person;
    const card = page.getByRole("region", { name: "Sign-in with Museum" });
    await card.getByRole("button", { name: "Link my account" }).click();
    await card.getByText("not used yet").waitFor();
    expect(await card.getByRole("heading", { level: 3 }).textContent()).toBe(new URL(issuer).host);
    expect(await evaluate<number>(person, WIDER)).toBe(0);
    expect(await faultsUncovered(person)).toEqual([]);

    await evaluate(person, `document.querySelector(".console-foot > button:last-child").click()`);
    await page.getByRole("button", { name: "Sign in with Museum" }).click();
    await page.getByRole("heading", { name: "Your account" }).waitFor();
    await card.getByText("last used").waitFor();
    await card.getByRole("button", { name: "Remove the link" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove the link" }).click();
    await page.getByText("The link with Museum is removed.").waitFor();
    await card.getByRole("button", { name: "Link my account" }).waitFor();
    const [cookie] = await page.context().cookies(scenario.url);
    const left = await browserWith(scenario, `qz_session=${cookie?.value}`).call("GET", "/app/api/oidc/link");
    expect(await left.json()).toEqual({ links: [] });
    await person.leave();
  });

  test("whoever signs in without a password stays signed in, if that is chosen", async () => {
    const scenario = await startScenario(settingsOf(issuer, { QZ_PASSWORDS: "off", QZ_OIDC_CREATE: "on" }));
    const person = await (await doorOf(scenario))({ width: 360 });
    const { page } = person;
    await page.getByRole("tab", { name: "Sign in" }).click();
    await page.getByLabel("Stay signed in on this device").check();
    expect(await faultsOfSchemes(person)).toEqual([]);
    await page.getByRole("button", { name: "Sign in with Museum" }).click();
    await page.getByRole("heading", { name: "You are in no workspace" }).waitFor();
    const [cookie] = await page.context().cookies(scenario.url);
    // One that ends with the browser has no time.
    expect([cookie?.name, (cookie?.expires ?? -1) > 0]).toEqual(["qz_session", true]);
    await person.leave();
  });
});
