import { expect, test } from "bun:test";
import { faultsOf, faultsOfSchemes } from "../browser/axe.ts";
import { describeInBrowser, type Look, lookName, startBrowser } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { AT_LENGTH } from "../extent.ts";
import { readJson } from "../json.ts";
import { startScenario } from "../scenario.ts";
import { chooseType, expectFits, fillIn, linkOf, openStudio, openTab, waitUntilScans } from "./studio.ts";

/** Accessibility of the studio: axe-core, keyboard alone, small screens, both languages and colour schemes. */

/** Narrow and wide; at length in both schemes. The quick run takes the narrow one, in dark. */
const LOOKS: readonly Look[] = (
  [
    { width: 360, scheme: "dark", script: true },
    { width: 1280, scheme: "light", script: true },
  ] as const
).slice(0, AT_LENGTH ? 2 : 1);
const DESK: Look = { width: 1280, scheme: "light", script: true };

describeInBrowser("access to the studio", async () => {
  const scenario = await startScenario();
  const { visit } = await startBrowser();

  test.each(LOOKS.map((look) => [lookName(look), look] as const))(
    "axe finds nothing in any state, and nothing needs scrolling sideways (%s)",
    async (_, look) => {
      const person = await visit(look);
      const page = await openStudio(person, scenario);
      const check = async () => {
        await page.locator("figure[aria-busy=false]").waitFor();
        expect(await faultsOfSchemes(person)).toEqual([]);
        await expectFits(page);
      };
      await check();
      await fillIn(page, { "Web address": "https://museum.example/" });
      await waitUntilScans(page);
      for (const tab of ["Colours", "Shapes", "Logo", "Frame", "Details"]) {
        await openTab(page, tab);
        if (tab === "Colours") await page.getByRole("radio", { name: "Linear" }).first().check();
        if (tab === "Logo") {
          await page.getByLabel(/^Search .* brands and icons$/).fill("visa");
          await page.locator(".logo-choice").first().click();
          await page.getByRole("button", { name: "Remove the logo" }).waitFor();
        }
        if (tab === "Frame") {
          await page.getByRole("radio", { name: "Bubble" }).check();
          await page.getByLabel("Separate colour for the frame").check();
        }
        await check();
      }
      await openTab(page, "Colours");
      await page.getByLabel("Colour 1", { exact: true }).fill("#eeeeee");
      await page.locator(".verdict .notice").getByText("Would not scan").waitFor();
      await check();
      await page.getByRole("button", { name: "All types" }).click();
      await check();
      await page.keyboard.press("Escape");
      await person.leave();
    },
    300_000,
  );

  test("a product says what tills make of it, and has its line below the symbol", async () => {
    const person = await visit({ width: 360, scheme: "dark", script: true });
    const page = await openStudio(person, scenario);
    await chooseType(page, "GS1 product");
    const till = page.getByRole("region", { name: "At the till" });
    await fillIn(page, { "GTIN or element string": "9 521234 543213" });
    await till.getByText("Tills read it.", { exact: false }).waitFor();
    await till.getByText("(01) 09521234543213", { exact: true }).waitFor();
    await till.getByText(/^Tills read it\. Print it [\d.]+ to [\d.]+ mm wide\.$/).waitFor();
    await waitUntilScans(page);
    const picture = () => page.locator(".sheet img").evaluate((image) => image.getAttribute("src"));
    const before = await picture();
    await till.getByLabel("Print this line below the symbol").check();
    await waitUntilScans(page);
    expect(await picture()).not.toBe(before);
    await openTab(page, "Details");
    expect(await page.getByLabel("GS1 text below the code").isChecked()).toBe(true);
    await openTab(page, "Logo");
    await page.getByLabel(/^Search .* brands and icons$/).fill("visa");
    await page.locator(".logo-choice").first().click();
    await till.getByText("Tills may not read it.", { exact: false }).waitFor();
    await till.getByRole("button", { name: "Logo" }).click();
    expect(await faultsOfSchemes(person)).toEqual([]);
    await expectFits(page);
    expectQuiet(person, scenario);
    await person.leave();
  }, 300_000);

  test.each(LOOKS.map((look) => [lookName(look), look] as const))(
    "the same in German, with a form that is wrong (%s)",
    async (_, look) => {
      const person = await visit({ ...look, locale: "de-DE" });
      const page = await openStudio(
        person,
        scenario,
        linkOf({ type: "email", fields: { to: "ada@" }, style: {} }),
      );
      await page.locator("[name=to]").focus();
      await page.keyboard.press("Tab");
      await page.locator(".field .error").waitFor();
      expect(await page.locator(".field .error").textContent()).toBe(
        "Muss eine E-Mail-Adresse wie ada@example.com sein",
      );
      expect(await faultsOf(person)).toEqual([]);
      await expectFits(page);
      await person.leave();
    },
    300_000,
  );

  test("by keyboard alone: type, content, look, fix, download", async () => {
    const person = await visit(DESK);
    const page = await openStudio(person, scenario);
    const tabTo = async (matches: string) => {
      for (let presses = 0; presses < 80; presses++) {
        if (
          await page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(matches)}) ?? false`)
        )
          return;
        await page.keyboard.press("Tab");
      }
      throw new Error(`The focus never came to ${matches}`);
    };
    await page.keyboard.press("Tab");
    expect(await page.evaluate<string>("document.activeElement.className")).toBe("skip");
    await tabTo(".type-picker input:checked");
    await page.keyboard.press("ArrowRight");
    await tabTo("[name=text]");
    await page.keyboard.type("By keyboard");
    await tabTo("[role=tab][aria-selected=true]");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Tab");
    await tabTo(".paint input[type=text]");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("#dddddd");
    await page.locator(".verdict .notice").getByText("Would not scan").waitFor();
    await tabTo(".verdict .button.primary");
    await page.keyboard.press("Enter");
    await waitUntilScans(page);
    await tabTo(".download input[type=radio]");
    await page.keyboard.press("ArrowRight");
    await tabTo(".download [type=submit]");
    const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    expect(download.suggestedFilename()).toBe("qr-text.pdf");
    expectQuiet(person, scenario);
    await person.leave();
  }, 300_000);

  test("a dialog keeps the focus and gives it back", async () => {
    const person = await visit(DESK);
    const page = await openStudio(person, scenario);
    const opener = page.getByRole("button", { name: "All types" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.getByRole("dialog").getByRole("searchbox").fill("harpsichord");
    await page.getByText("No type matches.").waitFor();
    await page.getByRole("dialog").getByRole("searchbox").fill("");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    // The dialog is gone a moment before the focus is back.
    await page.locator("button:focus", { hasText: "All types" }).waitFor();
    await person.leave();
  }, 300_000);

  test("the language is the browser's until another is chosen", async () => {
    const person = await visit({ ...DESK, locale: "de-DE" });
    const page = await openStudio(person, scenario);
    expect(await page.locator("h1").textContent()).toContain("scannen lassen");
    await page.getByRole("combobox", { name: "Sprache" }).selectOption({ label: "English" });
    await page.locator("h1", { hasText: "QR codes that scan" }).waitFor();
    expect(await page.evaluate<string>("document.documentElement.lang")).toBe("en");
    await page.reload();
    expect(await page.locator("h1").textContent()).toBe("QR codes that scan");
    expect(await person.cookies()).toEqual([]);
    await person.leave();
  }, 300_000);

  test("the reason of a refused logo is translated", async () => {
    const person = await visit({ ...DESK, locale: "de-DE" });
    const page = await openStudio(person, scenario);
    await fillIn(page, { Webadresse: "https://museum.example/" });
    await openTab(page, "Logo");
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>Hall 3</text></svg>';
    const file = { name: "x.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.locator(".verdict .notice").getByText("wandeln Sie den Text in Pfade um").waitFor();
    await person.leave();
  }, 300_000);

  test("links lead from one type's form to another's, and each fits a small screen", async () => {
    const { types } = await readJson<{ types: { type: string; example: unknown }[] }>(
      await scenario.request("/app/api/types"),
    );
    const person = await visit({ width: 360, scheme: "light", script: true, locale: "de-DE" });
    const page = await openStudio(person, scenario);
    for (const { type, example } of types) {
      await page.goto(`${scenario.url}/${linkOf({ type, fields: example, style: {} })}`);
      await page.locator(`.type-picker input[value="${type}"]:checked`).waitFor();
      await page.locator(".notice.good").waitFor();
      await page.locator("figure[aria-busy=false]").waitFor();
      expect(await page.locator(".schema-form .label").count()).toBeGreaterThan(0);
      await expectFits(page);
    }
    expectQuiet(person, scenario);
    await person.leave();
  }, 300_000);

  test("less common types are found in the list, by their translated names", async () => {
    const person = await visit(DESK);
    const page = await openStudio(person, scenario);
    await chooseType(page, "UPI payment");
    await page.getByLabel("UPI id").waitFor();
    await page.locator(".type-picker").getByRole("radio", { name: "UPI payment" }).waitFor();
    await person.leave();
  }, 300_000);
});
