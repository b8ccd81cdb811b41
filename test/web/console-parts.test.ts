import { expect, setDefaultTimeout, test } from "bun:test";
import type { Locator, Page } from "playwright-core";
import { describeInBrowser, type Look } from "../browser/browser.ts";
import { evaluate, expectQuiet } from "../browser/world.ts";
import { pdf } from "../features/files/samples.ts";
import { png } from "../features/images/samples.ts";
import { readJson } from "../json.ts";
import type { CodeJson } from "../scenario.ts";
import { startDoor } from "./console-world.ts";

setDefaultTimeout(300_000);

/** Pastes four lines into the field that has the focus. */
const PASTE = `(() => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", "Soup 4,50\\nBread and butter ..... 2 €\\n\\nWater");
  document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
})()`;

/** The parts of a page of its own, in the console's editor. */

describeInBrowser("the parts of a page", async () => {
  const { scenario, tenant, arrive } = await startDoor();

  const partsOf = (page: Page) => page.getByRole("region", { name: "Parts of the page" });

  async function add(page: Page, type: string): Promise<Locator> {
    await partsOf(page).getByRole("button", { name: "Add a part" }).click();
    await partsOf(page).getByRole("menuitem", { name: type, exact: true }).click();
    const fields = partsOf(page).locator(".part-fields:not([hidden])").last();
    await fields.getByLabel("Heading").waitFor();
    return fields;
  }

  async function editing(landing: Record<string, unknown>, look: Partial<Look> = {}) {
    const code = await tenant.makeCode({ landing: { template: "menu", headline: "Café Fluss", ...landing } });
    const person = await arrive(look, `/codes/${code.id}/edit`, tenant.apiKey);
    const { page } = person;
    await page.getByRole("heading", { name: "The page", exact: true }).click();
    const stored = async () =>
      (await readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${code.id}`)))["landing"];
    return { code, person, page, parts: partsOf(page), shown: page.frameLocator("iframe"), stored };
  }

  const save = async (page: Page) => {
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved. The next scan sees it.").waitFor();
  };

  const TEXTS = ["one", "two", "three"].map((id) => ({
    type: "text",
    id,
    title: id,
    markdown: `Text ${id}`,
  }));

  test("a café's page with menu, hours, pictures and a text is made, and its guests see all of it", async () => {
    const person = await arrive({}, "/new", tenant.apiKey);
    const { page } = person;
    await page.getByLabel("Where it leads").fill("https://cafe.example/");
    await page.getByLabel("A page first").check();
    await page.getByRole("group", { name: "Kind of page" }).getByLabel("Menu").check();
    await page.getByRole("textbox", { name: "Headline" }).fill("Café Fluss");
    await page.getByText("add a menu").waitFor();

    const menu = await add(page, "Menu");
    // Typed as one types on a phone: Enter goes on.
    await menu.getByLabel("Section", { exact: false }).first().and(page.locator(":focus")).waitFor();
    await page.keyboard.type("Soups");
    await menu.getByLabel("Dish 1: name").fill("Soup of the day");
    await menu.getByLabel("Dish 1: name").press("Enter");
    await page.keyboard.type("4,50");
    await page.keyboard.press("Enter");
    await menu.getByLabel("Dish 2: name").and(page.locator(":focus")).waitFor();
    await page.keyboard.type("Fish soup");
    await menu.getByRole("button", { name: "Details of Fish soup" }).click();
    await menu.getByRole("checkbox", { name: "4 Fish" }).check();
    await menu.getByRole("checkbox", { name: "7 Milk" }).check();
    await menu.getByRole("checkbox", { name: "Sold out" }).check();
    await menu.getByRole("button", { name: "Another price" }).click();
    await menu.getByLabel("Price 1: size").fill("small");
    await menu.getByLabel("Price 1", { exact: true }).fill("7");
    await menu.getByLabel("Price 2: size").fill("large");
    await menu.getByLabel("Price 2", { exact: true }).fill("9.5");

    const hours = await add(page, "Opening hours");
    await hours.getByRole("button", { name: "Add a time: Monday" }).click();
    await hours.getByLabel("Monday, time 1: opens").fill("08:00");
    await hours.getByLabel("Monday, time 1: closes").fill("12:00");
    await hours.getByRole("button", { name: "Add a time: Monday" }).click();
    await hours.getByLabel("Monday, time 2: opens").fill("14:00");
    await hours.getByLabel("Monday, time 2: closes").fill("18:00");
    await hours.getByRole("button", { name: "Copy the times of Monday" }).click();
    await hours.getByRole("menuitem", { name: "To Monday to Friday" }).click();
    await hours.getByText("Monday to Friday have the times of Monday now.").waitFor();
    await hours.getByLabel("Time zone of the place").selectOption("Europe/Berlin");
    await hours.getByRole("button", { name: "Add other days" }).click();
    await hours.getByLabel("From", { exact: true }).fill("2026-12-24");
    await hours.getByLabel("Reason").fill("Christmas");

    const gallery = await add(page, "Pictures");
    await gallery.locator("input[type=file]").setInputFiles([
      { name: "a.png", mimeType: "image/png", buffer: png(40, 20) },
      { name: "b.png", mimeType: "image/png", buffer: png(30, 20) },
    ]);
    await gallery.getByLabel("Picture 2 in words").fill("The counter");
    await gallery.getByLabel("Picture 1 in words").fill("The garden");
    await gallery.getByRole("button", { name: "Move Picture 2 up" }).click();
    await gallery.getByText("Picture 2 is 1 of 2 now.").waitFor();

    const text = await add(page, "Text with headings");
    await text.getByLabel("Text", { exact: true }).fill("## About us\n\nWe bake **every day**.");

    const shown = page.frameLocator("iframe");
    await shown.getByRole("heading", { name: "About us" }).waitFor();
    await page.getByRole("button", { name: "Make the code" }).click();
    await page
      .getByText("It works")
      .or(page.getByRole("heading", { name: "Café Fluss" }))
      .first()
      .waitFor();
    const id = /codes\/([^/]+)$/.exec(page.url())?.[1] ?? "";
    const code = await readJson<CodeJson>(await tenant.call("GET", `/app/api/codes/${id}`));
    const week = [
      { from: "08:00", to: "12:00" },
      { from: "14:00", to: "18:00" },
    ];
    expect(code["landing"]).toMatchObject({
      template: "menu",
      parts: [
        {
          type: "menu",
          currency: "EUR",
          sections: [
            {
              title: "Soups",
              dishes: [
                { name: "Soup of the day", prices: [{ amount: 4.5 }] },
                {
                  name: "Fish soup",
                  prices: [
                    { label: "small", amount: 7 },
                    { label: "large", amount: 9.5 },
                  ],
                  allergens: [4, 7],
                  soldOut: true,
                },
              ],
            },
          ],
        },
        {
          type: "hours",
          zone: "Europe/Berlin",
          weekly: { mon: week, tue: week, wed: week, thu: week, fri: week },
          exceptions: [{ from: "2026-12-24", note: "Christmas", hours: [] }],
        },
        { type: "gallery", pictures: [{ alt: "The counter" }, { alt: "The garden" }] },
        { type: "text", markdown: "## About us\n\nWe bake **every day**." },
      ],
    });
    await page.goto(code.pageUrl);
    await page.getByText("Soup of the day").waitFor();
    await page.getByRole("img", { name: "The counter" }).waitFor();
    await page.getByRole("heading", { name: "About us" }).waitFor();
    await page.getByText("Christmas").first().waitFor();
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("parts are moved by button and by key among those that every page has, and removed with a way back", async () => {
    const { person, page, parts, shown, stored } = await editing({ template: "action", parts: TEXTS });
    const names = () => parts.locator(".part-name").allTextContents();
    await shown.getByText("Text three").waitFor();
    expect(await names()).toEqual(["Headline", "one", "two", "three", "Button"]);
    await parts.getByRole("button", { name: "Move three up" }).click();
    await parts.getByRole("button", { name: "Move three up" }).press("Alt+ArrowUp");
    await parts.getByText("three is 2 of 5 now.").waitFor();
    await parts.getByRole("button", { name: "Move three up" }).press("Enter");
    await parts.getByText("three is 1 of 5 now.").waitFor();
    expect(await evaluate<string>(person, "document.activeElement.title")).toBe("Move three down");
    expect(await names()).toEqual(["three", "Headline", "one", "two", "Button"]);
    await shown.locator("main > :first-child", { hasText: "Text three" }).waitFor();
    await parts.getByRole("button", { name: "Remove two" }).press("Enter");
    await shown.getByText("Text two").waitFor({ state: "detached" });
    expect(await names()).toEqual(["three", "Headline", "one", "Button"]);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await shown.getByText("Text two").waitFor();
    expect(await names()).toEqual(["three", "Headline", "one", "two", "Button"]);
    await parts.getByRole("button", { name: "Remove one" }).click();
    await save(page);
    expect(await stored()).toMatchObject({
      parts: [TEXTS[1], TEXTS[2]],
      order: expect.arrayContaining(["parts.three", "headline", "parts.two"]),
    });
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("what is begun waits as a draft, and saving without a change changes nothing", async () => {
    const { code, person, page, parts } = await editing({ parts: TEXTS });
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Nothing has changed.").waitFor();
    const place = await add(page, "Place");
    await place.getByLabel("Address", { exact: true }).fill("Am Ufer 1");
    await place.getByLabel("Latitude").fill("52.5163, 13.3777");
    expect(await place.getByLabel("Longitude").inputValue()).toBe("13.3777");
    await page.reload();
    await page.getByText("This is what you had begun.").waitFor();
    await page.getByRole("heading", { name: "The page", exact: true }).click();
    await parts.getByRole("button", { name: "Place", exact: true }).click();
    expect(await parts.getByLabel("Address", { exact: true }).inputValue()).toBe("Am Ufer 1");
    await page.goto(`${scenario.url}/app#/codes/${code.id}`);
    await page.locator(".notice", { hasText: "scans do not see that yet" }).waitFor();
    await page.getByRole("button", { name: "Discard" }).click();
    await person.leave();
  });

  test("an error is told at its field, in a part and a dish that were closed", async () => {
    const dishes = ["Soup", "Cake"].map((name) => ({ name, text: "Fresh", prices: [{ amount: 4 }] }));
    const { person, page, parts, stored } = await editing({
      parts: [...TEXTS, { type: "menu", currency: "EUR", sections: [{ title: "All", dishes }] }],
    });
    const toggle = parts.getByRole("button", { name: "Menu", exact: true });
    await toggle.click();
    // An empty row in front of it is not sent.
    await parts.getByRole("button", { name: "Add a dish" }).click();
    await parts.getByRole("button", { name: "Move Dish 3 up" }).press("Alt+ArrowUp");
    await parts.getByLabel("Dish 3: price").fill("four");
    await toggle.click();
    await parts.getByLabel("Dish 3: price").waitFor();
    await page.getByRole("button", { name: "Save changes" }).click();
    await parts.getByLabel("Dish 3: price").and(page.locator("[aria-invalid=true]:focus")).waitFor();
    await parts.getByLabel("Dish 3: price").fill("5.25");
    await save(page);
    expect(await stored()).toMatchObject({
      parts: [
        {},
        {},
        {},
        { sections: [{ dishes: [{ name: "Soup" }, { name: "Cake", prices: [{ amount: 5.25 }] }] }] },
      ],
    });
    await person.leave();
  });

  test("lines that are pasted become dishes", async () => {
    const { person, page, parts, stored } = await editing({});
    const menu = await add(page, "Menu");
    await menu.getByLabel("Dish 1: name").focus();
    await evaluate(person, PASTE);
    await menu.getByText("3 dishes were added.").waitFor();
    await menu.getByRole("button", { name: "Several dishes at once" }).click();
    await menu.getByLabel("One dish a line").fill("Tea 3\nCoffee 3.20");
    await menu.getByRole("button", { name: "Add these dishes" }).click();
    await parts.getByLabel("Dish 5: name").waitFor();
    await save(page);
    expect(await stored()).toMatchObject({
      parts: [
        {
          sections: [
            {
              dishes: [
                { name: "Soup", prices: [{ amount: 4.5 }] },
                { name: "Bread and butter", prices: [{ amount: 2 }] },
                { name: "Water" },
                { name: "Tea", prices: [{ amount: 3 }] },
                { name: "Coffee", prices: [{ amount: 3.2 }] },
              ],
            },
          ],
        },
      ],
    });
    await person.leave();
  });

  test("a page has at most thirty parts, twelve pictures and four times a day", async () => {
    const texts = Array.from({ length: 29 }, (_, at) => ({ type: "text", id: `t-${at}`, markdown: "x" }));
    const { person, page, parts } = await editing({ parts: texts });
    const hours = await add(page, "Opening hours");
    await parts.getByText("A page has at most 30 parts of its own.").waitFor();
    expect(await parts.getByRole("button", { name: "Add a part" }).count()).toBe(0);
    const more = hours.getByRole("button", { name: "Add a time: Sunday" });
    for (let at = 1; at <= 4; at++) {
      await more.click();
      await hours.getByLabel(`Sunday, time ${at}: opens`).waitFor();
    }
    expect(await more.getAttribute("aria-disabled")).toBe("true");
    await parts.getByRole("button", { name: "Remove Opening hours" }).click();
    const gallery = await add(page, "Pictures");
    const picture = { name: "a.png", mimeType: "image/png", buffer: png(8, 8) };
    await gallery.locator("input[type=file]").setInputFiles(Array.from({ length: 13 }, () => picture));
    await gallery.getByText("There are at most 12 pictures.").waitFor();
    expect(await gallery.locator("img").count()).toBe(12);
    await person.leave();
  });

  test("a recording and files are uploaded, and a file that is none of those is refused in words", async () => {
    const { person, page, stored } = await editing({});
    const files = await add(page, "Files");
    const upload = (name: string, mimeType: string, buffer: Buffer) =>
      files.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
    await upload("notes.txt", "text/plain", Buffer.from("hello"));
    await files.getByRole("alert").getByText("notes.txt is of a type that can't be used here.").waitFor();
    await upload("Menu of the summer.pdf", "application/pdf", Buffer.from("no pdf"));
    await files.getByRole("alert").filter({ hasNotText: "notes.txt" }).waitFor();
    await upload("Menu of the summer.pdf", "application/pdf", pdf());
    await files.getByRole("link", { name: "Menu of the summer" }).waitFor();
    await files.getByLabel("File 1: text of the link").fill("Our menu");
    const card = page.getByRole("region", { name: "File", exact: true });
    await card.getByRole("button", { name: "Give the page a file" }).click();
    await card.locator("input[type=file]").setInputFiles({ name: "Book.pdf", mimeType: "", buffer: pdf() });
    await card.getByRole("link", { name: "Book" }).waitFor();
    await card.getByLabel("Straight by the scan").check();
    await card.getByText("Nobody sees the page then").waitFor();
    await card.getByLabel("By a button on the page").check();
    await card.getByLabel("Text of the button").fill("Read the book");
    await save(page);
    expect(await stored()).toMatchObject({
      file: { id: expect.stringMatching(/^file_/), label: "Read the book" },
      parts: [{ type: "downloads", files: [{ id: expect.stringMatching(/^file_/), label: "Our menu" }] }],
    });
    await person.leave();
  });
});
