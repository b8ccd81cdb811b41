import { expect, setDefaultTimeout, test } from "bun:test";
import type { Page } from "playwright-core";
import { describeInBrowser, type Look, type Person } from "../browser/browser.ts";
import { PAGES, TEMPLATES } from "../browser/landings.ts";
import { countsOf, evaluate, expectQuiet } from "../browser/world.ts";
import { eventually } from "../e2e/process.ts";
import { png } from "../features/images/samples.ts";
import { readJson } from "../json.ts";
import type { CodeJson } from "../scenario.ts";
import { HOSTILE } from "./figures-world.ts";
import { startDoor } from "./console-world.ts";

setDefaultTimeout(300_000);

/** The editor of a code's page and its preview. */

describeInBrowser("the page editor", async () => {
  const { scenario, tenant, arrive } = await startDoor();

  const openPage = (page: Page) => page.getByRole("heading", { name: "The page", exact: true }).click();

  async function editing(input: Record<string, unknown>, look: Partial<Look> = {}) {
    const code = await tenant.makeCode(input);
    const person = await arrive(look, `/codes/${code.id}/edit`, tenant.apiKey);
    const { page } = person;
    await openPage(page);
    return { code, person, page, shown: page.frameLocator("iframe") };
  }

  /** Evaluates in the frame from outside: no script runs inside. */
  const inside = <T>(person: Person, expression: string) =>
    evaluate<T>(
      person,
      `(({ contentWindow: w, contentDocument: d }) => ${expression})(document.querySelector("iframe"))`,
    );
  const BACKGROUND = "w.getComputedStyle(d.body).backgroundColor";

  test.each(TEMPLATES)("%s: the preview says what the page says", async (template) => {
    const { code, person, page, shown } = await editing(PAGES[template]);
    await shown.getByRole("heading", { level: 1 }).waitFor();
    const preview = ((await shown.locator("main").textContent()) ?? "").replace(/\s+/g, " ");
    await page.goto(code.pageUrl);
    expect(preview).toBe(((await page.locator("main").textContent()) ?? "").replace(/\s+/g, " "));
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("the preview follows the typing, looks like the page and keeps its scroll position", async () => {
    const { person, page, shown } = await editing(PAGES.lead);
    await shown.getByRole("heading", { level: 1, name: "The programme, by mail" }).waitFor();
    await page.getByRole("textbox", { name: "Headline" }).fill("By post");
    await shown.getByRole("heading", { level: 1, name: "By post" }).waitFor();
    await inside(person, "w.scrollTo(0, 120)");
    await page.getByLabel("Text", { exact: false }).first().fill("Now and then.");
    await shown.getByText("Now and then.").waitFor();
    expect(await inside<number>(person, "w.scrollY")).toBe(120);
    await page.getByLabel("Separate accent colour").check();
    await page.getByRole("textbox", { name: "Accent", exact: true }).fill("#0a7f5a");
    const accent = "w.getComputedStyle(d.documentElement).getPropertyValue('--accent')";
    const isDrawn = async () => ((await inside<string>(person, accent)) === "#0a7f5a" ? true : null);
    await eventually("the accent", isDrawn);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("light or dark and the language can be chosen, independently of the browser's", async () => {
    for (const scheme of ["light", "dark"] as const) {
      const { person, page, shown } = await editing(PAGES.lead, { scheme });
      await shown.getByRole("heading", { level: 1 }).waitFor();
      const preview = page.getByRole("region", { name: "Preview" });
      for (const [label, color] of [
        ["Light", "rgb(244, 242, 237)"],
        ["Dark", "rgb(14, 16, 19)"],
      ] as const) {
        await preview.getByLabel(label).check();
        const isDrawn = async () => ((await inside<string>(person, BACKGROUND)) === color ? true : null);
        await eventually(`${label} paper`, isDrawn);
      }
      await preview.getByLabel("Language of the page").selectOption("Deutsch");
      await shown.getByText("Wiedererkennen", { exact: false }).first().waitFor();
      await person.leave();
    }
  });

  test("links and forms in the preview do nothing and count nothing", async () => {
    const { code, person, page, shown } = await editing(PAGES.lead);
    await shown.getByRole("heading", { level: 1 }).waitFor();
    const before = person.sent.length;
    const at = page.url();
    for (const link of await shown.getByRole("link").all()) await link.click({ noWaitAfter: true });
    await shown.getByLabel("Email").fill("anna@example.org");
    await shown.getByRole("button", { name: "Send me the programme" }).click();
    await shown.getByRole("button").last().click();
    await page.getByRole("textbox", { name: "Headline" }).fill("Still here");
    await shown.getByRole("heading", { level: 1, name: "Still here" }).waitFor();
    expect(page.url()).toBe(at);
    const sent = person.sent.slice(before).map(({ method, url }) => `${method} ${url.pathname}`);
    expect(new Set(sent)).toEqual(new Set(["POST /app/api/pages/preview"]));
    expect(await countsOf(scenario, code)).toEqual({});
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("links are added, moved and removed by keyboard, and moves are announced", async () => {
    const { code, person, page, shown } = await editing(PAGES.links);
    const { keyboard } = page;
    await page.getByRole("button", { name: "Add a link" }).focus();
    await keyboard.press("Enter");
    await page.getByLabel("Link 4: label").and(page.locator(":focus")).waitFor();
    await keyboard.type("Map");
    await keyboard.press("Tab");
    await keyboard.type("https://museum.example/map");
    await keyboard.press("Alt+ArrowUp");
    await page.getByText("Map is 3 of 4 now.").waitFor();
    await keyboard.press("Alt+ArrowUp");
    await page.getByText("Map is 2 of 4 now.").waitFor();
    await page.getByRole("button", { name: "Move Map up" }).focus();
    await keyboard.press("Enter");
    await page.getByText("Map is 1 of 4 now.").waitFor();
    // It can't go further, so the focus is on the way back.
    await page
      .locator(":focus")
      .and(page.getByRole("button", { name: "Move Map down" }))
      .waitFor();
    await page.getByRole("button", { name: "Remove Opening hours" }).focus();
    await keyboard.press("Enter");
    await page.getByText("Opening hours was removed.").waitFor();
    await shown.locator("nav.links li").filter({ hasText: "Opening hours" }).waitFor({ state: "detached" });
    await shown.locator("nav.links li").first().filter({ hasText: "Map" }).waitFor();
    expect(await shown.locator("nav.links li").allInnerTexts()).toEqual(["Map", "Write to us", "Call us"]);
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved. The next scan sees it.").waitFor();
    const now = await readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${code.id}`));
    expect(now["landing"]).toMatchObject({
      links: [
        { label: "Map", url: "https://museum.example/map" },
        { label: "Write to us", url: "mailto:desk@museum.example" },
        { label: "Call us", url: "tel:+4930901820" },
      ],
    });
    await person.leave();
  });

  test("a page that is switched off and on keeps its texts, and saving changes nothing", async () => {
    const { code, person, page } = await editing({ ...PAGES.lead, title: "Leads" });
    const bodies: unknown[] = [];
    page.on("request", (request) => {
      if (request.method() === "PATCH") bodies.push(request.postDataJSON());
    });
    await page.getByLabel("The destination").check();
    await page.getByLabel("A page first").check();
    expect(await page.getByRole("textbox", { name: "Headline" }).inputValue()).toBe("The programme, by mail");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Nothing has changed.").waitFor();
    await page.getByLabel("The destination").check();
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved. The next scan sees it.").waitFor();
    expect(bodies).toEqual([{ landing: null }]);
    const now = await readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${code.id}`));
    expect(now["landing"]).toBe(null);
    await person.leave();
  });

  test("the form's required fields and thanks are chosen, shown in the preview and stored", async () => {
    const { code, person, page, shown } = await editing(PAGES.lead);
    const required = page.getByRole("group", { name: "Has to be filled in" });
    await required.getByLabel("Phone").check();
    await required.getByLabel("Email").check();
    await shown.getByLabel("Email (required)").waitFor();
    // A field that is not asked for can't be required.
    await page.getByRole("group", { name: "Ask for" }).getByLabel("Phone").uncheck();
    await required.getByLabel("Phone").waitFor({ state: "detached" });
    await page.getByLabel("Thanks").fill("We write back.\n\nSee you soon!");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved. The next scan sees it.").waitFor();
    const now = await readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${code.id}`));
    expect(now["landing"]).toMatchObject({
      lead: { required: ["email"], thanks: "We write back.\n\nSee you soon!" },
    });
    await page.goto(`${scenario.url}/app#/codes/${code.id}/edit`);
    await openPage(page);
    expect(await required.getByLabel("Email").isChecked()).toBe(true);
    expect(await required.getByLabel("Name").isChecked()).toBe(false);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a picture is uploaded, dropped, shown in the preview, published and removed; others are refused in words", async () => {
    const { code, person, page, shown } = await editing(PAGES.action);
    const cover = page.getByRole("region", { name: "Picture" });
    const file = cover.locator("input[type=file]");
    const upload = (buffer: Buffer, mimeType: string) => file.setInputFiles({ name: "it", mimeType, buffer });
    await upload(Buffer.from("no picture"), "image/png");
    await cover.getByRole("alert").getByText("This file can't be read as a picture.").waitFor();
    await upload(png(40, 20), "image/png");
    await shown.locator("img.cover, .cover img").waitFor();
    await cover.locator("[aria-busy]").waitFor({ state: "detached" });
    const first = await cover.locator("img").getAttribute("src");
    // Other types and large ones are drawn anew by the browser.
    const dataTransfer = await page.evaluateHandle(
      `(async () => { const files = new DataTransfer(); const canvas = new OffscreenCanvas(1_700, 850); canvas.getContext("2d");
         files.items.add(new File([await canvas.convertToBlob()], "it.gif", { type: "image/gif" })); return files; })()`,
    );
    await cover.dispatchEvent("dragover", { dataTransfer });
    await page.getByText("it becomes the picture of the page").waitFor();
    await cover.dispatchEvent("drop", { dataTransfer });
    await cover.locator(`img:not([src="${first}"])`).waitFor();
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved. The next scan sees it.").waitFor();
    await page.goto(code.pageUrl);
    expect(await page.locator("img[src*='/i/img_']").getAttribute("width")).toBe("1600");
    await page.goto(`${scenario.url}/app#/codes/${code.id}/edit`);
    await openPage(page);
    await cover.getByRole("button", { name: "Remove the picture" }).click();
    await cover.locator("img").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved. The next scan sees it.").waitFor();
    const now = await readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${code.id}`));
    expect(now["landing"]).not.toHaveProperty("cover");
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("the parts of a page are put in order by button and by key, and back into the usual one", async () => {
    const { code, person, page, shown } = await editing(PAGES.links);
    const order = page.getByRole("region", { name: "Parts of the page" });
    const parts = () => order.getByRole("listitem").allTextContents();
    const inPage = () =>
      shown
        .locator("h1, nav.links, [data-count=cta_click]")
        .evaluateAll((found) => found.map(({ tagName }) => tagName));
    await shown.locator("nav.links").waitFor();
    expect(await parts()).toEqual(["Headline", "Text", "Links", "Button"]);
    const up = order.getByRole("button", { name: "Move Links up" });
    await up.click();
    await up.click();
    await order.getByText("Links is 1 of 4 now.").waitFor();
    expect(await evaluate<string>(person, "document.activeElement.title")).toBe("Move Links down");
    await order.getByRole("button", { name: "Move Button up" }).press("Alt+ArrowUp");
    expect(await parts()).toEqual(["Links", "Headline", "Button", "Text"]);
    await shown.locator("nav.links:first-child").waitFor();
    expect(await inPage()).toEqual(["NAV", "H1", "A"]);
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved. The next scan sees it.").waitFor();
    const stored = async () =>
      (await readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${code.id}`)))["landing"];
    expect(await stored()).toMatchObject({
      order: ["cover", "links", "headline", "button", "text", "content", "file", "lead"],
    });
    await page.goto(code.pageUrl);
    await page.locator("nav.links:first-child").waitFor();
    await page.goto(`${scenario.url}/app#/codes/${code.id}/edit`);
    await openPage(page);
    await order.getByRole("button", { name: "Usual order" }).click();
    await order.getByText("in their usual order again").waitFor();
    expect(await parts()).toEqual(["Headline", "Text", "Links", "Button"]);
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved. The next scan sees it.").waitFor();
    expect(await stored()).not.toHaveProperty("order");
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("hostile texts are shown as text, in the form, in the preview and in the list", async () => {
    const hostile = {
      title: HOSTILE.slice(0, 200),
      group: HOSTILE.slice(0, 100),
      landing: {
        template: "links",
        headline: HOSTILE,
        text: HOSTILE,
        links: [{ label: HOSTILE, url: "https://museum.example/" }],
        lead: { ask: ["email"], consentText: HOSTILE },
      },
    };
    const { code, person, page, shown } = await editing(hostile);
    await shown.getByRole("heading", { level: 1 }).waitFor();
    const made = "img[src=x], [onerror], main script, a[href^='javascript:']";
    expect(await shown.locator(made).count()).toBe(0);
    for (const path of [`/codes/${code.id}`, "/codes", `/codes?${new URLSearchParams({ q: HOSTILE })}`]) {
      await page.goto(`${scenario.url}/app#${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.locator("main").getByRole("heading").filter({ hasText: "alert(1)" }).first().waitFor();
      expect(await page.locator(made).count()).toBe(0);
    }
    expect(await evaluate<number>(person, "document.querySelectorAll('main img[src^=http]').length")).toBe(0);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("on a phone the preview is below the form, and in its place the code", async () => {
    const { person, page, shown } = await editing(PAGES.action, { width: 360 });
    await page.getByRole("textbox", { name: "Headline" }).waitFor();
    await shown.getByRole("heading", { level: 1 }).waitFor();
    await page.getByTitle("Preview").click();
    await page.locator(".sheet img").waitFor();
    expect(await page.locator("iframe").count()).toBe(0);
    await page.getByRole("radio", { name: "The page", exact: true }).check();
    await shown.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator(".sheet img").isVisible()).toBe(false);
    await person.leave();
  });
});
