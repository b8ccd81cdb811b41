import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser } from "../browser/browser.ts";
import { startDoor } from "./console-world.ts";
import { downloaded, expectSound } from "./figures-world.ts";

setDefaultTimeout(300_000);

/** Labels in the console. One person prints them all, because each visit costs seconds. */

/** Files are called after the campaign that is printed, or the day. */
const NAME = /^(?:museum|\d{4}-\d\d-\d\d)-labels\.pdf$/;

describeInBrowser("sheets of labels", async () => {
  const { tenant, arrive } = await startDoor();

  test("chosen codes, a campaign and a table are printed; used labels are skipped on the preview", async () => {
    for (let nth = 1; nth <= 3; nth++) await tenant.makeCode({ title: `Hall ${nth}`, group: "museum" });
    await tenant.makeCode({ title: "Zoo" });

    const person = await arrive({}, "/sheets", tenant.apiKey);
    const { page } = person;
    const says = (text: string) => page.getByText(text, { exact: true }).waitFor();
    const preview = page.getByRole("region", { name: "Preview" });
    const layout = page.getByRole("region", { name: "Sheet" });
    const pdf = async () => {
      const save = () => page.getByRole("button", { name: "Save as PDF" }).click();
      const { name, bytes } = await downloaded(person, save);
      return [name, new TextDecoder().decode(bytes.slice(0, 8))];
    };

    // Without a choice in the list of codes, all of them are offered.
    await page.getByText("No codes are chosen.").waitFor();
    await page.getByRole("button", { name: "Take all codes" }).click();
    await says("Page 1 of 1, 4 labels");
    await page.getByRole("link", { name: "To the codes" }).click();

    // The choice of the list is on the page; a click, and by keyboard an arrow, say which label is the first.
    await page.getByRole("checkbox", { name: "Choose Hall 1" }).check();
    await page.getByRole("checkbox", { name: "Choose Hall 3" }).check();
    await page.getByRole("button", { name: "Labels" }).click();
    await page.getByRole("heading", { name: "Print labels", level: 1 }).waitFor();
    await preview.getByRole("img", { name: "Page 1 of 1" }).waitFor();
    await says("Page 1 of 1, 2 labels");
    await preview.getByRole("radio", { name: "Label 20" }).click();
    expect(await page.getByLabel("First free label").inputValue()).toBe("20");
    await page.keyboard.press("ArrowRight");
    expect(await page.getByLabel("First free label").inputValue()).toBe("21");
    expect(await preview.getByRole("radio", { name: "Label 20, used" }).count()).toBe(1);
    await says("Page 1 of 2, 2 labels");
    await preview.getByRole("button", { name: "Next page" }).click();
    await preview.getByRole("img", { name: "Page 2 of 2" }).waitFor();
    expect(await pdf()).toEqual([expect.stringMatching(NAME), "%PDF-1.7"]);

    // Fewer pages show the last one. The search finds a layout by its maker, count and paper.
    await page.getByLabel("First free label").fill("1");
    await says("Page 1 of 1, 2 labels");
    await layout.getByRole("searchbox").fill("herma 27 a4");
    const sheets = layout.getByRole("group", { name: "Sheets", exact: true });
    expect(await sheets.getByRole("radio").count()).toBe(1);
    await layout.getByRole("radio", { name: "HERMA 4098" }).check();

    // A number that is none, a text that the font lacks and a label that is too small are told at their fields.
    await page.getByLabel("First free label").fill("28");
    await says("Enter 1 to 27");
    await page.getByLabel("First free label").fill("1");
    await page.getByLabel("Your own line").fill("カフェ");
    await page.getByText("“Hall 1”: these characters can't be printed: カ").waitFor();
    await page.getByLabel("Your own line").fill("{colour}");
    await page.getByText("The names in braces can be n, title, shortUrl").waitFor();
    await page.getByLabel("Your own line").fill("Scan me");
    await says("Page 1 of 1, 2 labels");
    await layout.getByRole("searchbox").fill("11221");
    await layout.getByRole("radio", { name: "Brother DK-11221" }).check();
    await page.getByLabel("Short link").check();
    await page.getByText("“Hall 1”: the text does not fit. Shorten it").waitFor();
    await page.getByLabel("Short link").uncheck();
    await expectSound(person);

    // A tent has a headline in a size of one's choice on a band, and a line to fold along.
    await layout.getByRole("searchbox").fill("");
    await layout.getByRole("radio", { name: "Tents", exact: true }).check();
    expect(await sheets.getByRole("radio").count()).toBe(4);
    await sheets.getByRole("radio", { name: "Four table tents A6" }).check();
    await page.getByLabel("Headline", { exact: true }).fill("Scan for the menu");
    await page.getByLabel("Size of the headline").fill("900");
    await says("Enter 6 to 300");
    await page.getByLabel("Size of the headline").fill("24");
    await page.getByLabel("A band of colour").check();
    await says("Page 1 of 1, 2 labels");
    expect(await pdf()).toEqual([expect.stringMatching(NAME), "%PDF-1.7"]);
    await expectSound(person);
    await page.getByLabel("A band of colour").uncheck();
    await page.getByLabel("Headline", { exact: true }).fill("");
    await layout.getByRole("radio", { name: "All", exact: true }).check();

    await layout.getByRole("searchbox").fill("7160");
    await layout.getByRole("radio", { name: "Avery L7160" }).check();
    await says("Page 1 of 1, 2 labels");

    // The form outlives a reload.
    await page.getByLabel("A campaign").check();
    await page.getByLabel("Campaign", { exact: true }).fill("museum");
    await page.getByLabel("Running number").check();
    await page.getByLabel("Copies of each label").fill("8");
    await page.getByText("Print options").click();
    await page.getByLabel("PDF/X-1a").check();
    await page.getByLabel("Crop marks").check();
    await page.getByLabel("To the right").fill("-0,5");
    await says("Page 1 of 2, 24 labels");
    await page.reload();
    await says("Page 1 of 2, 24 labels");
    expect(await pdf()).toEqual([expect.stringMatching(NAME), "%PDF-1.4"]);

    await page.getByLabel("A table").check();
    await page.getByRole("button", { name: "Save as PDF" }).click();
    await says("Choose a file, or paste a table.");
    await page.getByLabel("Table (CSV)").fill("target,title\nhttps://museum.example,Hall 1\n");
    await page.getByText("Row 1: make tracked codes under “Many from a file” first").waitFor();
    await page
      .getByLabel("Table (CSV)")
      .fill(`url,title\nhttps://museum.example/${"a".repeat(1_500)},Hall 1\n`);
    await layout.getByText(/^Row 1: needs labels of at least [\d.]+ × [\d.]+ mm$/).waitFor();
    await page.getByLabel("Copies of each label").fill("0");
    await page.getByRole("button", { name: "Save as PDF" }).click();
    await page.locator("[aria-invalid]:focus").waitFor();
    await page.getByLabel("Copies of each label").fill("8");
    await page.getByLabel("Table (CSV)").fill("url,title\nhttps://museum.example,Hall 1\n");
    await says("Page 1 of 1, 8 labels");

    // A sheet of one's own begins like the chosen one, is seen as it is measured, and stays on the device.
    await layout.getByRole("button", { name: "Custom sheet" }).click();
    await page.getByLabel("Name of the sheet").fill("Museum tags");
    await page.getByLabel("Labels down").fill("2");
    await page.getByLabel("Step down").fill("30");
    await layout.getByText("The labels lie on each other: take steps of at least 38.1 mm").waitFor();
    await page.getByLabel("Step down").fill("45,5");
    await says("Page 1 of 2, 8 labels");
    await page.getByLabel("Left margin").fill("-3");
    await page.getByRole("button", { name: "Save as PDF" }).click();
    await page.locator("[aria-invalid]:focus").waitFor();
    await says("Enter 0 to 1,200");
    await page.getByLabel("Left margin").fill("5");
    await says("Page 1 of 2, 8 labels");
    const asked = page.waitForRequest((request) => request.url().endsWith("/app/api/sheets"));
    expect(await pdf()).toEqual([expect.stringMatching(NAME), "%PDF-1.4"]);
    expect((await asked).postDataJSON()).toMatchObject({
      layout: {
        page: { width: 210, height: 297 },
        label: { width: 63.5, height: 38.1, corner: 2 },
        columns: 3,
        rows: 2,
        left: 5,
        top: 15.15,
        stepX: 66.04,
        stepY: 45.5,
      },
    });
    await layout.getByRole("searchbox").fill("museum 6");
    await expectSound(person);
    await page.reload();
    await layout.getByRole("radio", { name: "Museum tags A4, 6 labels" }).waitFor();
    await layout.getByRole("button", { name: "Delete this sheet" }).click();
    await layout.getByText("Avery L7160", { exact: true }).first().waitFor();
    expect(await layout.getByRole("radio", { name: "Museum tags" }).count()).toBe(0);

    // A code's own page prints a tent of it, and leads to the other sheets.
    await page.getByRole("link", { name: "Codes", exact: true }).click();
    await page.getByRole("link", { name: "Zoo", exact: true }).click();
    const pieces = page.getByRole("region", { name: "Print it" });
    await pieces.getByLabel("Headline").fill("To the {zoo}");
    await pieces.getByRole("button", { name: "Get the PDF to print" }).click();
    await pieces.getByRole("alert").waitFor();
    await pieces.getByLabel("Headline").fill("To the zoo");
    const tent = await downloaded(person, () =>
      pieces.getByRole("button", { name: "Get the PDF to print" }).click(),
    );
    expect(tent.name).toMatch(/^tent-zoo-.+\.pdf$/i);
    await expectSound(person);
    await pieces.getByRole("button", { name: "Labels and other sheets" }).click();
    await page.getByRole("heading", { name: "Print labels", level: 1 }).waitFor();
    await says("1 code");
    expect(person.complaints).toEqual([]);
    await person.leave();
  });
});
