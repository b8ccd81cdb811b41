import { expect, setDefaultTimeout, test } from "bun:test";
import type { Page } from "playwright-core";
import type { LookRecord } from "../../src/features/looks/model.ts";
import { describeInBrowser, type Look } from "../browser/browser.ts";
import { eventually } from "../e2e/process.ts";
import { readJson } from "../json.ts";
import type { CodeJson } from "../scenario.ts";
import { faultsUncovered, startDoor } from "./console-world.ts";

setDefaultTimeout(300_000);

/** The editor of a page: guides, notices and offers, and its languages. */

describeInBrowser("the extras of a page", async () => {
  const { scenario, tenant, arrive } = await startDoor();

  async function editing(landing: Record<string, unknown>, look: Partial<Look> = {}) {
    const code = await tenant.makeCode({ landing: { headline: "Hall 3", ...landing } });
    const person = await arrive(look, `/codes/${code.id}/edit`, tenant.apiKey);
    const { page } = person;
    await page.getByRole("heading", { name: "The page", exact: true }).click();
    const stored = async () =>
      (await readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${code.id}`)))["landing"];
    return { code, person, page, shown: page.frameLocator("iframe"), stored };
  }

  const save = async (page: Page) => {
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved. The next scan sees it.").waitFor();
  };

  test("a stop of a guide has its number, its tour and the way to the next", async () => {
    const { person, page, shown, stored } = await editing({ template: "action" });
    await page.getByRole("group", { name: "Kind of page" }).getByLabel("Guide").check();
    const stop = page.getByRole("region", { name: "Stop of the tour" });
    await stop.getByLabel("Number").fill("12b");
    await stop.getByLabel("Name of the tour").fill("The harbour");
    await stop.getByLabel("Name of the next stop").fill("The crane");
    // Half of it is enough for the preview, and not for the page.
    await shown.getByRole("link", { name: "The crane" }).waitFor();
    await page.getByRole("button", { name: "Save changes" }).click();
    await stop.locator(".wrong").getByLabel("Where the next stop is").waitFor();
    await stop.getByLabel("Where the next stop is").fill("crane-7");
    await page.getByLabel("Accessibility statement").fill("https://museum.example/access");
    await page.getByLabel("Show the question about recognition in full").uncheck();
    expect(await faultsUncovered(person)).toEqual([]);
    await save(page);
    expect(await stored()).toEqual({
      template: "guide",
      headline: "Hall 3",
      stop: { number: "12b", tour: "The harbour", next: { title: "The crane", shortId: "crane-7" } },
      recognition: false,
      legal: { accessibilityUrl: "https://museum.example/access" },
    });
    await person.leave();
  });

  test("a notice says where it holds, and from when until when in the zone of the place", async () => {
    const { person, page, shown, stored } = await editing({ template: "notice" });
    const notice = page.getByRole("region", { name: "Where and when it holds" });
    await notice.getByLabel("Where", { exact: false }).first().fill("Bridge Street");
    expect(await notice.getByLabel("From: time").count()).toBe(0);
    await notice.getByLabel("From: day").fill("2026-12-24");
    await notice.getByLabel("From: time").fill("18:00");
    await notice.getByLabel("Until: day").fill("2026-12-20");
    await notice.getByLabel("Time zone of the place").selectOption("Europe/Berlin");
    await notice.locator(".wrong").getByLabel("Until: day").waitFor();
    await notice.getByLabel("Until: day").fill("2026-12-26");
    await shown.getByText("Bridge Street").waitFor();
    expect(await faultsUncovered(person)).toEqual([]);
    await save(page);
    expect(await stored()).toEqual({
      template: "notice",
      headline: "Hall 3",
      notice: {
        where: "Bridge Street",
        from: "2026-12-24T18:00",
        until: "2026-12-26",
        zone: "Europe/Berlin",
      },
    });
    await person.leave();
  });

  test("an offer has one code, or a list of which each is given once", async () => {
    const { person, page, shown, stored } = await editing({ template: "offer" });
    const offer = page.getByRole("region", { name: "The code of the offer" });
    await offer.getByLabel("One code for everybody").check();
    await offer.getByLabel("Code", { exact: true }).fill("SPRING");
    await shown.getByText("SPRING").waitFor();
    await offer.getByLabel("Codes of a list, each once").check();
    await offer.getByLabel("Codes, one a line").fill(`A-1\n\nA-2\nA-1\n${"x".repeat(65)}`);
    await offer.getByText("3 codes", { exact: true }).waitFor();
    await offer.getByText("Each line is one code of at most 64 characters.").waitFor();
    await offer.getByLabel("Codes, one a line").fill("A-1\nA-2\n");
    await offer.getByText("2 codes", { exact: true }).waitFor();
    expect(await faultsUncovered(person)).toEqual([]);
    await save(page);
    expect(await stored()).toMatchObject({ offer: { codes: ["A-1", "A-2"] } });
    await person.leave();
  });

  test("a page is said in another language side by side, and its links take their texts along", async () => {
    const { code, person, page, shown, stored } = await editing({
      template: "links",
      text: "Open daily.",
      links: [
        { label: "Map", url: "https://museum.example/map" },
        { label: "Shop", url: "https://museum.example/shop" },
      ],
      parts: [{ type: "location", title: "The way", address: "Quay 1" }],
    });
    const card = page.getByRole("region", { name: "Languages of the page" });
    await card.getByRole("button", { name: "Give the page languages" }).click();
    await card.getByText("Choose the language of the page's texts first").waitFor();
    await card.getByLabel("Language of the page's texts").selectOption("English");
    const add = async (name: string) => {
      await card.getByLabel("Another language").selectOption(name);
      await card.getByRole("button", { name: "Add the language" }).click();
    };
    await add("German");
    await card.getByRole("button", { name: "German: 0 of 6 texts", expanded: true }).waitFor();
    await card.getByLabel("Hall 3").fill("Halle 3");
    await card.getByLabel("Shop").fill("Laden");
    await card.getByLabel("The way").fill("Der Weg");
    // The preview is in the language that is written.
    await shown.getByRole("heading", { level: 1, name: "Halle 3" }).waitFor();
    await shown.getByRole("link", { name: "Laden" }).waitFor();
    const preview = page.getByRole("region", { name: "Preview" });
    await preview.getByLabel("Language of the page").selectOption("English");
    await shown.getByRole("heading", { level: 1, name: "Hall 3" }).waitFor();
    await card.getByRole("button", { name: "German: 3 of 6 texts" }).waitFor();
    expect(await faultsUncovered(person)).toEqual([]);
    await add("Arabic");
    await card.locator("[dir=rtl]").getByLabel("Hall 3").waitFor();
    await card.getByRole("button", { name: "Remove Arabic" }).click();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await card.getByRole("button", { name: "Arabic: 0 of 6 texts" }).waitFor();
    await card.getByRole("button", { name: "Remove Arabic" }).click();
    await page.getByRole("button", { name: "Move Shop up" }).click();
    await save(page);
    expect(await stored()).toMatchObject({
      language: "en",
      languages: {
        de: { headline: "Halle 3", links: [{ label: "Laden" }], parts: { location: { title: "Der Weg" } } },
      },
    });
    await page.goto(`${code.pageUrl}?lang=de`);
    await page.getByRole("heading", { level: 1, name: "Halle 3" }).waitFor();
    await page.getByRole("link", { name: "Laden" }).waitFor();
    await page.getByRole("link", { name: "Map", exact: true }).waitFor();
    await person.leave();
  });

  test("a look gives colours and links to the pages of its codes, in their preview too", async () => {
    const person = await arrive({}, "/looks/new", tenant.apiKey);
    const { page } = person;
    await page.getByLabel("Name").fill("Museum");
    const pages = page.getByRole("region", { name: "Pages", exact: true });
    await pages.getByLabel("Separate accent colour").check();
    await pages.getByRole("textbox", { name: "Accent", exact: true }).fill("#0a7f5a");
    await pages.getByLabel("Imprint").fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await pages.locator(".wrong").getByLabel("Imprint").and(page.locator(":focus")).waitFor();
    await pages.getByLabel("Imprint").fill("museum.example/imprint");
    expect(await faultsUncovered(person)).toEqual([]);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("“Museum” is saved.").waitFor();
    const looks = async () =>
      (await readJson<{ styles: LookRecord[] }>(await tenant.call("GET", "/app/api/styles"))).styles;
    const [look] = await looks();
    expect(look?.page).toEqual({ accent: "#0a7f5a", imprintUrl: "https://museum.example/imprint" });
    const code = await tenant.makeCode({
      style: { saved: look?.id },
      landing: { template: "action", headline: "Hall 3" },
    });
    await page.goto(`${page.url().split("#")[0]}#/codes/${code.id}/edit`);
    await page.getByRole("heading", { name: "The page", exact: true }).click();
    await page.frameLocator("iframe").getByRole("link", { name: "Imprint" }).waitFor();
    await page.goto(`${page.url().split("#")[0]}#/looks/${look?.id}`);
    await pages.getByLabel("Separate accent colour").uncheck();
    await pages.getByLabel("Imprint").fill("");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    // The words that it is saved may be those of the first time.
    await eventually("a look without pages", async () => {
      const pages = (await looks()).map((each) => each.page);
      return Bun.deepEquals(pages, [null]) || null;
    });
    await person.leave();
  });

  test("the figures of a page name its languages, and the codes that were taken of its offer", async () => {
    const { id, shortId } = await tenant.makeCode({
      landing: {
        ...{ template: "offer", headline: "Free coffee", offer: { codes: ["A-1", "A-2"] } },
        ...{ language: "en", languages: { de: { headline: "Kaffee geschenkt" } } },
      },
    });
    for (const language of ["de", "de", "de", "en"])
      await scenario.post(`/api/events/${shortId}`, { type: "page_view", language });
    await scenario.post(`/p/${shortId}/offer`, {});
    const person = await arrive({}, `/codes/${id}/analytics`, tenant.apiKey);
    const { page } = person;
    const rows = page.locator("[data-page-languages] tbody tr");
    await rows.first().waitFor();
    expect(
      (await rows.allInnerTexts()).map((text) => text.split(/\s+/).filter((each) => each !== "")),
    ).toEqual([
      ["German", "3", "75%"],
      ["English", "1", "25%"],
    ]);
    expect(await page.locator("[data-step=offers]").textContent()).toMatch(/Offer codes taken\s*1/);
    expect(await faultsUncovered(person)).toEqual([]);
    await person.leave();
  });
});
