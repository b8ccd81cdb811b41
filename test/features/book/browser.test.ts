import { expect, test } from "bun:test";
import { PAGES } from "../../../src/features/book/contents.ts";
import { faultsOf } from "../../browser/axe.ts";
import { describeInBrowser, startBrowser } from "../../browser/browser.ts";
import { IN_FULL } from "../../extent.ts";
import { startScenario } from "../../scenario.ts";

const scenario = await startScenario();
const ADDRESSES = ["/docs", ...PAGES.map(({ path }) => `/docs/${path}`)];

/** Pages that together have everything that a page may have. */
const VARIED = ["/docs", "/docs/webhooks", "/docs/drawing"];

describeInBrowser("the book in a browser", async () => {
  const { visit } = await startBrowser();
  test("every page is as wide as a phone, and loads without complaints", async () => {
    const person = await visit({ width: 360, scheme: "light", script: true });
    const wide: string[] = [];
    for (const address of ADDRESSES) {
      await person.page.goto(scenario.url + address, { waitUntil: "domcontentloaded" });
      const width = await person.page.evaluate<number>("document.documentElement.scrollWidth");
      if (width > 360) wide.push(`${address}: ${width}`);
    }
    expect(wide).toEqual([]);
    expect(person.complaints).toEqual([]);
    expect(person.sent.filter(({ url }) => url.origin !== new URL(scenario.url).origin)).toEqual([]);
    await person.leave();
  });

  test("the search is used by keys alone, and needs no network once it is loaded", async () => {
    const person = await visit({ width: 360, scheme: "dark", script: true });
    const { page, context, leave } = person;
    await page.goto(`${scenario.url}/docs/keys`);
    const loaded = page.waitForResponse("**/docs/search.json");
    await page.keyboard.press("/");
    await (await loaded).finished();
    await context.setOffline(true);
    await page.keyboard.type("scope_missing");
    const first = page.locator("[role=option][aria-selected=true]");
    await first.getByText("Problems › scope_missing").waitFor();
    expect(await faultsOf(person, ["aria-required-children", "aria-allowed-role"])).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await context.setOffline(false);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/docs/problems#scope_missing");
    await leave();
  });

  test("pages are accessible in light and dark", async () => {
    const person = await visit({ width: 1280, scheme: "light", script: true });
    // All of the contents is in sight: axe can't tell the contrast of parts that have to be scrolled to.
    await person.page.setViewportSize({ width: 1280, height: 2000 });
    const faults: string[] = [];
    for (const address of IN_FULL ? ADDRESSES : VARIED) {
      await person.page.goto(scenario.url + address);
      const light = await faultsOf(person);
      await person.page.emulateMedia({ colorScheme: "dark" });
      const dark = await faultsOf(person, ["color-contrast"]);
      await person.page.emulateMedia({ colorScheme: "light" });
      faults.push(...[...light, ...dark].map((fault) => `${address}: ${fault}`));
    }
    expect(faults).toEqual([]);
    await person.leave();
  });

  test("a sample has the key of the console when its reader asks for it, and no server hears of it", async () => {
    const person = await visit({ width: 360, scheme: "dark", script: true });
    const { page, sent, complaints, leave } = person;
    await page.goto(`${scenario.url}/docs/keys`);
    expect(await page.getByRole("button", { name: "my key" }).count()).toBe(0);
    const { apiKey } = await scenario.signUp();
    await page.evaluate((key) => localStorage.setItem("quietzone.key", key), apiKey);
    await page.reload();
    const text = () => page.locator("article").textContent();
    expect(await text()).not.toContain(apiKey);
    const show = page.getByRole("button", { name: "Show with my key" }).first();
    await show.press("Enter");
    expect(await text()).toContain(`Bearer ${apiKey}`);
    expect(await text()).toContain(`apiKey: "${apiKey}"`);
    await page.getByRole("button", { name: "Hide my key" }).press("Enter");
    expect(await text()).not.toContain(apiKey);
    expect(complaints).toEqual([]);
    expect(sent.filter(({ url }) => url.href.includes(apiKey))).toEqual([]);
    await leave();
  });
});
