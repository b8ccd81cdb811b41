import { afterAll, expect, setDefaultTimeout, setSystemTime, test } from "bun:test";
import type { Page } from "playwright-core";
import { DAY } from "../../src/kit/shared/clock.ts";
import { setUpApp, TOO_LONG } from "../features/factors/setting-up.ts";
import { settingsOf } from "../features/oidc/browser.ts";
import { startHonest } from "../features/oidc/honest.ts";
import { browserWith, giveRole } from "../features/people/browser.ts";
import { freePort } from "../free-port.ts";
import { startScenario } from "../scenario.ts";
import { describeInBrowser, startBrowser } from "./browser.ts";

setDefaultTimeout(300_000);

describeInBrowser("a sign-in at a provider", async () => {
  const issuer = `http://localhost:${freePort()}`;
  const scenario = await startScenario(settingsOf(issuer, { QZ_OIDC_CREATE: "on" }));
  await startHonest(issuer, scenario.url);
  // The provider says when its cookies end, and the browser has the time of the machine.
  scenario.clock.advance(20 * 365 * DAY);
  setSystemTime(scenario.clock.now());
  afterAll(() => void setSystemTime());
  const { visit } = await startBrowser();
  const tenant = await scenario.signUp();

  const byProvider = (page: Page) => page.getByRole("button", { name: "Sign in with Museum" });

  test("leads there and back, and once more in a window of its own that closes after the second factor", async () => {
    const person = await visit({ width: 1280, scheme: "light", script: true });
    const { page } = person;
    await page.goto(`${scenario.url}/app`);
    await page.getByRole("tab", { name: "Sign in" }).click();
    await byProvider(page).click();
    await page.getByPlaceholder("Enter any login").fill("ada");
    await page.getByPlaceholder("and password").fill("any");
    await page.getByRole("button", { name: "Sign-in" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("ada@museum.example").waitFor();
    const [{ id: personId } = { id: "" }] = await scenario.storage.rows<{ id: string }>(
      "select id from people where email = 'ada@museum.example'",
    );
    await scenario.beside(() => giveRole(scenario, tenant, { personId }, "editor"));

    // The provider has cookies on the same host.
    const cookies = await person.context.cookies(scenario.url);
    const session = cookies.find(({ name }) => name === "qz_session")?.value;
    const app = await setUpApp(scenario, browserWith(scenario, `qz_session=${session}`));
    await page.goto(`${scenario.url}/app#/account`);
    await page.reload();

    scenario.clock.advance(TOO_LONG);
    setSystemTime(scenario.clock.now());
    await page.getByRole("button", { name: "Set up another app" }).click();
    const opened = page.waitForEvent("popup");
    await byProvider(page).click();
    const window = await opened;
    const closed = window.waitForEvent("close");
    await window.getByLabel("Code").fill(await app.code());
    await window.getByRole("button", { name: "Sign in", exact: true }).click();
    await closed;
    // The action that waited goes on.
    await page.getByLabel("Code that the app shows").waitFor();
    // The provider's pages ask for a font.
    expect(person.complaints.filter((text) => !text.endsWith("ERR_NAME_NOT_RESOLVED"))).toEqual([]);
    await person.leave();
  });
});
