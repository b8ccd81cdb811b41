import { expect, test } from "bun:test";
import { PAGES } from "../../../src/features/book/contents.ts";
import { GERMAN_PAGES } from "../../../src/features/book/german.ts";
import { faultsOf } from "../../browser/axe.ts";
import { describeInBrowser, startBrowser } from "../../browser/browser.ts";
import { IN_FULL } from "../../extent.ts";
import { startScenario } from "../../scenario.ts";

const scenario = await startScenario();
const ADDRESSES = [
  "/docs",
  "/docs/de",
  ...PAGES.map(({ path }) => `/docs/${path}`),
  ...Array.from(GERMAN_PAGES.keys(), (path) => `/docs/de/${path}`),
];

/** Pages that together have everything that a page may have. */
const VARIED = ["/docs", "/docs/de", "/docs/webhooks", "/docs/drawing", "/docs/de/keys"];

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

  test("samples are as high before the script has given them tabs, and pages say what they are about", async () => {
    const { page, leave } = await visit({ width: 360, scheme: "light", script: true });
    const height = () => page.evaluate<number>("document.querySelector('article').offsetHeight");
    // The typeface is optional: a page to which it comes late is laid out in another one, on a busy machine.
    await page.route("**/web/*.woff2", (route) => route.abort());
    await page.route("**/web/*.js", (route) => route.abort());
    await page.goto(`${scenario.url}/docs/webhooks`);
    const before = await height();
    await page.unroute("**/web/*.js");
    await page.reload();
    await page.getByRole("tab").first().waitFor();
    expect(before).toBe(await height());
    expect(await page.locator("meta[name=description]").getAttribute("content")).toBe(
      PAGES.find(({ path }) => path === "webhooks")?.summary ?? "",
    );
    await leave();
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
    await person.page.setViewportSize({ width: 1280, height: 3200 });
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

  test("an operation is tried with the key of the console, by keys alone, and a deletion asks first", async () => {
    const person = await visit({ width: 360, scheme: "light", script: true });
    const { page, sent, complaints, leave } = person;
    const calls = () =>
      sent.filter(({ url }) => url.pathname.startsWith("/app/api")).map(({ method }) => method);
    const formOf = (path: string, method: string) =>
      page.locator(`.try[data-path="${path}"][data-method="${method}"]`);
    await page.goto(`${scenario.url}/docs/reference/codes`);
    const made = formOf("/app/api/codes", "POST");
    await made.locator("summary").press("Enter");
    // The script of such forms is loaded behind the page's.
    await made.getByRole("link", { name: "Sign in to the console" }).waitFor();
    expect(await made.getByRole("button").isDisabled()).toBe(true);

    const tenant = await scenario.signUp();
    await page.evaluate((key) => localStorage.setItem("quietzone.key", key), tenant.apiKey);
    await page.reload();
    await made.locator("summary").press("Enter");
    await made
      .getByRole("textbox", { name: "Body" })
      .fill('{ "target": "https://museum.example/", "shortId": "tried" }');
    await made.getByRole("button").press("Enter");
    await made.getByText("200 OK").waitFor();
    expect(await made.getByRole("group", { name: "Headers" }).textContent()).toContain("x-request-id: req_");
    const body = await made.getByRole("group", { name: "Body" }).textContent();
    const { id, shortId } = JSON.parse(body ?? "");
    expect(shortId).toBe("tried");
    expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBe(360);
    // Of a table that is wider than the window axe can't tell the contrast.
    expect(await faultsOf(person, ["label", "button-name", "scrollable-region-focusable"])).toEqual([]);

    const picture = formOf("/app/api/codes/{id}/qr.svg", "GET");
    await picture.locator("summary").press("Enter");
    await picture.getByRole("textbox", { name: "id path" }).fill(id);
    await picture.getByRole("button").press("Enter");
    await picture.getByAltText("The picture of the answer").waitFor();

    const deleted = formOf("/app/api/codes/{id}", "DELETE");
    await deleted.locator("summary").press("Enter");
    await deleted.getByRole("textbox", { name: "id path" }).fill(id);
    await deleted.getByRole("button", { name: "Send" }).press("Enter");
    await deleted.getByText("Press again to send it").waitFor();
    expect(calls()).toEqual(["POST", "GET"]);
    await deleted.getByRole("button", { name: "Yes, send it" }).press("Enter");
    await deleted.getByText("204").waitFor();
    expect(calls()).toEqual(["POST", "GET", "DELETE"]);
    expect(complaints).toEqual([]);
    await leave();
  });

  test("a hostile path, query or body reaches this service alone, and is shown as text", async () => {
    const { page, sent, complaints, leave } = await visit({ width: 1280, scheme: "dark", script: true });
    await page.goto(`${scenario.url}/docs/reference/logos`);
    const form = page.locator('.try[data-path="/api/v1/logos/{id}"]');
    await form.locator("summary").press("Enter");
    for (const hostile of [
      "//evil.example/x",
      "../../../app",
      "<img src=x onerror=alert(1)>",
      "a".repeat(5_000),
    ]) {
      await form.getByRole("textbox").first().fill(hostile);
      await form.getByRole("button").press("Enter");
      await form.getByText(/^40[04] /).waitFor();
      expect(await form.locator("img").count()).toBe(0);
    }
    expect(new Set(sent.map(({ url }) => url.origin))).toEqual(new Set([new URL(scenario.url).origin]));
    expect(complaints.filter((text) => !text.includes("status of 40"))).toEqual([]);
    await leave();
  });
});
