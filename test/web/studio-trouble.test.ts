import { expect, test } from "bun:test";
import { describeInBrowser, type Look, startBrowser } from "../browser/browser.ts";
import { startScenario } from "../scenario.ts";
import { fillIn, openStudio, openTab, waitUntilScans } from "./studio.ts";

/** The studio when the service or the connection fails. */

const LOOK: Look = { width: 1280, scheme: "light", script: true };

describeInBrowser("the studio in trouble", async () => {
  const { visit } = await startBrowser();

  test("too many drawings: the studio says when drawing continues, and continues", async () => {
    const scenario = await startScenario();
    const person = await visit(LOOK);
    const page = await openStudio(person, scenario);
    let refusals = 0;
    await page.route("**/app/api/generate", (route) =>
      // Small pictures of templates are drawn, too.
      !route.request().postData()?.includes("museum.example") || refusals++ > 0
        ? route.continue()
        : route.fulfill({
            status: 429,
            headers: { "retry-after": "1" },
            contentType: "application/problem+json",
            body: JSON.stringify({
              status: 429,
              code: "rate_limited",
              title: "Too many requests",
              detail: "",
            }),
          }),
    );
    await fillIn(page, { "Web address": "https://museum.example/" });
    await page.getByText("Drawing continues in").first().waitFor();
    await waitUntilScans(page);
    await person.leave();
  }, 300_000);

  test("the service's rate limit leaves the form as it is and is explained", async () => {
    const scenario = await startScenario({ QZ_LIMIT_GENERATE: "1/60s" });
    const person = await visit(LOOK);
    const page = await openStudio(person, scenario);
    await fillIn(page, { "Web address": "https://museum.example/" });
    await page.getByText("Drawing continues in").first().waitFor();
    expect(await page.getByRole("textbox", { name: "Web address" }).inputValue()).toBe(
      "https://museum.example/",
    );
    await person.leave();
  }, 300_000);

  test("another language is shown when its texts are there, and the page stays as it is when they do not come", async () => {
    const scenario = await startScenario();
    const person = await visit(LOOK);
    const page = await openStudio(person, scenario);
    await fillIn(page, { "Web address": "https://museum.example/" });
    await waitUntilScans(page);
    const texts = "**/web/de-*.js";
    await page.route(texts, (route) => route.abort());
    // It is told for seconds only: the wait begins before the click.
    const told = page.getByText("The service does not answer.").waitFor();
    const language = page.getByRole("combobox", { name: "Language" });
    await language.selectOption("Deutsch");
    await told;
    expect(await language.inputValue()).toBe("en");
    await page.unroute(texts);
    await language.selectOption("Deutsch");
    const address = page.getByRole("textbox", { name: "Webadresse" });
    expect(await address.inputValue()).toBe("https://museum.example/");
    // Back, with what is loaded already.
    await person.context.setOffline(true);
    await page.getByRole("combobox", { name: "Sprache" }).selectOption("English");
    await page.getByRole("textbox", { name: "Web address" }).waitFor();
    await person.leave();
  }, 300_000);

  test("a page whose texts do not come says so in its language, and can be loaded again", async () => {
    const scenario = await startScenario();
    for (const [locale, notice, reload] of [
      ["en-US", "The page could not be loaded", "Reload the page"],
      ["de-DE", "Die Seite konnte nicht geladen werden", "Seite neu laden"],
    ] as const) {
      const person = await visit({ ...LOOK, locale });
      const { page } = person;
      const texts = `**/web/${locale.slice(0, 2)}-*.js`;
      await page.route(texts, (route) => route.abort());
      await page.goto(`${scenario.url}/`);
      await page.getByRole("alert").getByText(notice).waitFor();
      await page.unroute(texts);
      await page.getByRole("button", { name: reload }).click();
      await page.locator(".verdict .notice").waitFor();
      await person.leave();
    }
  }, 300_000);

  test("a lost connection: drawing and draft stay, and drawing continues by itself", async () => {
    const scenario = await startScenario();
    const person = await visit(LOOK);
    const page = await openStudio(person, scenario);
    await fillIn(page, { "Web address": "https://museum.example/" });
    await page.locator(".sheet img[alt*='museum.example']").waitFor();
    await waitUntilScans(page);
    await person.context.setOffline(true);
    await page.getByText("You are offline").waitFor();
    await fillIn(page, { "Web address": "https://museum.example/later" });
    await page.locator(".verdict .notice").getByText("The service does not answer").waitFor();
    expect(await page.locator(".sheet.dim img").getAttribute("alt")).toContain("https://museum.example/");
    await page.getByRole("button", { name: "Download SVG" }).click();
    await page.locator(".download [role=alert]").getByText("The service does not answer").waitFor();
    await person.context.setOffline(false);
    await waitUntilScans(page);
    expect(await page.locator(".sheet img").getAttribute("alt")).toContain("museum.example/later");
    expect(await page.getByText("You are offline").count()).toBe(0);
    await person.leave();
  }, 300_000);

  test("a failed read of the types can be retried", async () => {
    const scenario = await startScenario();
    const person = await visit(LOOK);
    const { page } = person;
    let failures = 0;
    await page.route("**/app/api/types", (route) =>
      failures++ > 0 ? route.continue() : route.fulfill({ status: 503, body: "{}" }),
    );
    await page.goto(`${scenario.url}/`);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(".sheet img").waitFor();
    await person.leave();
  }, 300_000);

  test("a catalog that needs a key says so, and an uploaded logo still works", async () => {
    const scenario = await startScenario({ QZ_LOGO_KEYS: "on" });
    const person = await visit(LOOK);
    const page = await openStudio(person, scenario);
    await openTab(page, "Logo");
    await page.getByLabel(/^Search .* brands and icons$/).fill("visa");
    await page.getByText("sign in to the console to use the logo catalog").waitFor();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>';
    const file = { name: "x.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) };
    await page.locator("input[type=file]").setInputFiles(file);
    await fillIn(page, { "Web address": "https://museum.example/" });
    await waitUntilScans(page);
    await person.leave();
  }, 300_000);

  test("without scripts the page says what it is and where the reference is", async () => {
    const scenario = await startScenario();
    const person = await visit({ ...LOOK, script: false });
    await person.page.goto(`${scenario.url}/`);
    await person.page.getByRole("link", { name: "API reference" }).waitFor();
    await person.leave();
  });
});
