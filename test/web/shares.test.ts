import { expect, setDefaultTimeout, test } from "bun:test";
import { faultsOfSchemes } from "../browser/axe.ts";
import { describeInBrowser, startBrowser } from "../browser/browser.ts";
import { evaluate, expectQuiet } from "../browser/world.ts";
import { makeShare } from "../features/shares/client.ts";
import type { ShareRecord } from "../../src/features/shares/model.ts";
import { readJson } from "../json.ts";
import { startConsole } from "./figures-world.ts";

setDefaultTimeout(240_000);

/** Sharing numbers from the console, and the page that people get. */

const WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

describeInBrowser("shares", async () => {
  const { scenario, tenant, open } = await startConsole();
  const { visit } = await startBrowser();
  const code = await tenant.makeCode({ title: "Hall 3", group: "Autumn" });
  for (const country of ["DE", "DE", "FR"]) await scenario.scan(code.shortId, { "x-country": country });
  await scenario.service.housekeep();
  const shares = async () =>
    (await readJson<{ shares: ShareRecord[] }>(await tenant.call("GET", "/app/api/shares"))).shares;

  test("a share is made beside the numbers of a code, found in the list, changed and ended", async () => {
    const person = await open({}, `/codes/${code.id}/analytics`);
    const { page } = person;
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("menuitem", { name: "Share these numbers" }).click();
    await page.getByLabel("Heading").fill("Numbers of autumn");
    await page.getByLabel("Password").fill("short");
    await page.getByRole("button", { name: "Make the link" }).click();
    await page
      .getByText(/has to have at least 8|8 characters/)
      .first()
      .waitFor();
    await page.getByLabel("Password").fill("neun Elche");
    await page.getByRole("button", { name: "Make the link" }).click();
    await page.getByRole("heading", { name: "The link is ready" }).waitFor();
    const [made] = await shares();
    expect(made).toMatchObject({
      of: { code: code.id },
      title: "Numbers of autumn",
      locked: true,
      round: true,
    });
    expect(await page.locator(".share-url").textContent()).toBe(made?.url ?? "");
    await page.keyboard.press("Escape");

    await page.goto(`${scenario.url}/app#/shares`);
    await page.getByRole("heading", { name: "Numbers of autumn" }).waitFor();
    expect(await faultsOfSchemes(person)).toEqual([]);
    await page.getByRole("button", { name: "Edit: Numbers of autumn" }).click();
    await page.getByLabel("Ask for no password any more").check();
    await page.getByLabel("Period").selectOption("7");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("the last 7 days").waitFor();
    expect((await shares())[0]).toMatchObject({ locked: false, period: { days: 7 }, url: made?.url });
    await page.getByRole("button", { name: "End it: Numbers of autumn" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "End it" }).click();
    await page.getByText("Nothing is shared").waitFor();
    expect(await shares()).toEqual([]);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a campaign and all codes are shared from their views", async () => {
    const person = await open({}, "/campaigns");
    const { page } = person;
    const share = async () => {
      await page.getByRole("button", { name: "Share", exact: true }).first().click();
      await page.getByRole("menuitem", { name: "Share these numbers" }).click();
      await page.getByRole("button", { name: "Make the link" }).click();
      await page.getByRole("heading", { name: "The link is ready" }).waitFor();
      await page.keyboard.press("Escape");
    };
    await share();
    await page.goto(`${scenario.url}/app#/overview`);
    await page.locator("[data-total]").first().waitFor();
    await share();
    expect((await shares()).map(({ of }) => of)).toEqual(["workspace", { group: "Autumn" }]);
    await person.leave();
  });

  test("the page has no script, and is sound light and dark, wide and on a phone", async () => {
    const { path } = await makeShare(tenant, { of: { code: code.id } });
    const locked = await makeShare(tenant, { of: "workspace", password: "neun Elche" });
    for (const width of [1280, 360] as const) {
      const person = await visit({ width, scheme: "light", script: true });
      const { page } = person;
      await page.goto(scenario.url + path);
      await page.getByRole("heading", { name: "Hall 3" }).waitFor();
      expect(await page.locator("script").count()).toBe(0);
      expect(await page.locator("figure svg:visible").count()).toBe(7);
      expect(await evaluate(person, WIDER)).toBe(0);
      // Letters of a drawing stand over shapes, of which axe knows no colour.
      const faults = await faultsOfSchemes(person);
      expect(faults.filter((fault) => !/color-contrast .*could not be determined/.test(fault))).toEqual([]);
      await page.goto(scenario.url + locked.path);
      await page.getByLabel("Password").fill("neun Rehe!");
      await page.getByRole("button", { name: "Show the numbers" }).click();
      await page.getByText("This is not the password").waitFor();
      expect(await faultsOfSchemes(person)).toEqual([]);
      await page.getByLabel("Password").fill("neun Elche");
      await page.getByRole("button", { name: "Show the numbers" }).click();
      await page.getByRole("heading", { name: "All codes" }).waitFor();
      await person.leave();
    }
  });
});
