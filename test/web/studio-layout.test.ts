import { expect, setDefaultTimeout, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { describeInBrowser, type Look, startBrowser } from "../browser/browser.ts";
import { startScenario } from "../scenario.ts";
import { fillIn, linkOf, openStudio, openTab, waitUntilScans } from "./studio.ts";

setDefaultTimeout(300_000);

/** Where things stand in the studio, and that it does not contradict itself. */

const DESK: Look = { width: 1280, scheme: "light", script: true };
const PHONE: Look = { width: 360, scheme: "light", script: true };
const ADDRESS = "https://museum.example/";

async function boxOf(locator: Locator) {
  const box = await locator.first().boundingBox();
  if (!box) throw new Error("It is not in sight");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

describeInBrowser("the studio's layout", async () => {
  const scenario = await startScenario();
  const { visit } = await startBrowser();

  test("a laptop shows preview and download beside the templates without scrolling, and none of it moves at the first letter", async () => {
    const person = await visit(DESK);
    await person.page.setViewportSize({ width: 1366, height: 768 });
    const page = await openStudio(person, scenario);
    const field = page.getByRole("textbox", { name: "Web address" });
    const before = await boxOf(field);
    await field.pressSequentially("museum.example");
    await waitUntilScans(page);
    expect(await boxOf(field)).toEqual(before);
    // With the longest verdict of a template, too.
    await page.getByRole("radio", { name: "Liquid" }).check();
    await page.getByText("Grade B.").waitFor();
    for (const seen of [page.locator(".sheet img"), page.getByRole("button", { name: "Download SVG" })])
      expect((await boxOf(seen)).bottom).toBeLessThanOrEqual(768);
    const pictures = page.locator(".templates img");
    await pictures.last().waitFor();
    const sizes = await pictures.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().width)),
    );
    expect(new Set(sizes)).toEqual(new Set([96]));
    // Each kind is a row, and the tabs are one with undo at its end.
    expect(await page.locator(".templates fieldset").count()).toBe(4);
    expect((await boxOf(page.locator(".undo-buttons"))).bottom).toBeLessThanOrEqual(
      (await boxOf(page.locator("[role=tabpanel]"))).y + 1,
    );
    await person.leave();
  });

  test.each([
    [360, 4],
    [390, 4],
    [1280, 8],
    [1366, 8],
  ])("at %i px the types leave no hole", async (width, columns) => {
    const person = await visit(width < 800 ? PHONE : DESK);
    await person.page.setViewportSize({ width, height: 800 });
    const page = await openStudio(person, scenario);
    const tiles = page.locator(".type-picker .segment");
    const places = await tiles.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().left)),
    );
    expect(places).toHaveLength(8);
    expect(new Set(places).size).toBe(columns);
    await person.leave();
  });

  test("a phone has one row of tabs, offers PNG first, and the bar leads to the preview and then to the download", async () => {
    const person = await visit(PHONE);
    await person.page.setViewportSize({ width: 390, height: 844 });
    const page = await openStudio(person, scenario);
    const [tabs, undo] = [await boxOf(page.getByRole("tablist")), await boxOf(page.locator(".undo-buttons"))];
    expect(tabs.height).toBeLessThan(60);
    expect([undo.y < tabs.bottom, undo.x >= tabs.right - 1]).toEqual([true, true]);
    const field = page.getByRole("textbox", { name: "Web address" });
    const before = await boxOf(field);
    await field.pressSequentially("museum.example");
    await waitUntilScans(page);
    expect(await boxOf(field)).toEqual(before);

    // The focused control is in sight.
    const dock = page.locator(".dock");
    await page.getByRole("radio", { name: "Classic" }).focus();
    for (const key of [
      "ArrowRight",
      "ArrowRight",
      "Tab",
      "ArrowRight",
      "Tab",
      "ArrowRight",
      "Tab",
      "ArrowRight",
    ]) {
      await page.keyboard.press(key);
      const tile = await boxOf(page.locator(".templates .segment:focus-within"));
      expect(tile.bottom).toBeLessThanOrEqual((await boxOf(dock)).y);
    }

    await dock.getByRole("button", { name: "Preview" }).click();
    await dock.waitFor({ state: "detached" });
    await page.evaluate("scrollTo(0, document.body.scrollHeight)");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dock.getByRole("button", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("qr-url.png");
    await person.leave();
  });

  test("an address without its scheme is taken everywhere, and what a link brings that is wrong says so at its field", async () => {
    const person = await visit(DESK);
    const fields = { url: "cafe-moewe.example/speisekarte" };
    const page = await openStudio(person, scenario, linkOf({ type: "url", fields, style: {} }));
    await waitUntilScans(page);
    const field = page.getByRole("textbox", { name: "Web address" });
    await page.getByText("A web address; https:// may be left out").waitFor();
    await field.focus();
    await page.keyboard.press("Tab");
    await page.getByText("https:// was put before it").waitFor();
    await field.fill("https://museum.example/whole");
    expect(await page.getByText("https:// was put before it").count()).toBe(0);
    await page.goto(`${scenario.url}/healthz`);
    await openStudio(person, scenario, linkOf({ type: "url", fields: { url: "no address" }, style: {} }));
    await page.locator(".field .error", { hasText: "Has to be a web address" }).waitFor();
    await page.locator(".verdict .notice").getByText("Please check").waitFor();
    await person.leave();
  });

  test("a German frame speaks German, and its edge is not the card's", async () => {
    const person = await visit({ ...DESK, locale: "de-DE" });
    const captions: unknown[] = [];
    person.page.on("request", (request) => {
      const drawn = JSON.parse(request.postData() ?? "null")?.style;
      if (drawn?.template === "banner" || drawn?.template === "bubble") captions.push(drawn.frame?.text);
    });
    const page = await openStudio(person, scenario);
    await page.getByText("Sprechblase").scrollIntoViewIfNeeded();
    await page.locator(".templates .thumbnail img").nth(18).waitFor();
    expect(captions).toEqual(["Scan mich", "Scan mich"]);
    await fillIn(page, { Webadresse: ADDRESS });
    const caption = async () => {
      await openTab(page, "Rahmen");
      return page.getByLabel("Beschriftung", { exact: true }).inputValue();
    };
    await page.getByRole("radio", { name: "Banner" }).check();
    expect(await caption()).toBe("Scan mich");
    await page.getByLabel("Beschriftung", { exact: true }).fill("");
    await page.getByRole("radio", { name: "Sprechblase" }).check();
    expect(await caption()).toBe("Scan mich");
    expect(await paddingOf(page)).toBeGreaterThan(0);
    await person.leave();
  });

  test("a logo of one's own begins with a good grade, and one that covers too much is made smaller with one click", async () => {
    const person = await visit(DESK);
    const page = await openStudio(person, scenario);
    await fillIn(page, { "Web address": "https://cafe-moewe.example/speisekarte" });
    await openTab(page, "Logo");
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>';
    const file = { name: "x.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) };
    await page.locator("input[type=file]").setInputFiles(file);
    await waitUntilScans(page);
    const verdict = page.locator(".verdict .notice");
    await verdict.getByText("Grade B.").waitFor();
    const size = page.getByRole("slider", { name: "Logo size" });
    expect(await size.inputValue()).toBe("0.15");
    await size.fill("0.22");
    await verdict.getByText("Grade C.").waitFor();
    await verdict.getByRole("button", { name: "Make the logo smaller" }).click();
    await verdict.getByText(/Grade [AB]\./).waitFor();
    expect(Number(await size.inputValue())).toBeGreaterThan(0.1);
    // Also where a smaller one has to change the level.
    await fillIn(page, { "Web address": ADDRESS });
    await size.fill("0.2");
    await verdict.getByText("Grade D.").waitFor();
    await verdict.getByRole("button", { name: "Make the logo smaller" }).click();
    await verdict.getByText("Grade B.").waitFor();
    await person.leave();
  });
});

/** The distance of the drawing from the edge of its card, in pixels. */
function paddingOf(page: Page): Promise<number> {
  return page.evaluate<number>(
    "Number.parseFloat(getComputedStyle(document.querySelector('.sheet img')).paddingTop)",
  );
}
