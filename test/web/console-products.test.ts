import { expect, setDefaultTimeout, test } from "bun:test";
import type { Page } from "playwright-core";
import { describeInBrowser, type Person } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { ownDomain } from "../features/domains/client.ts";
import { createTestDns } from "../features/domains/dns.ts";
import { readJson } from "../json.ts";
import { type CodeJson, startScenario, type TenantClient } from "../scenario.ts";
import { doorOf, faultsUncovered } from "./console-world.ts";

setDefaultTimeout(300_000);

/** Codes of products in the console: the number, the links, and what a till and a phone make of them. */

const SOAP = { ai: "01", value: "09521234543213", qualifiers: [] };

async function codesOf(tenant: TenantClient): Promise<readonly CodeJson[]> {
  const { codes } = await readJson<{ codes: readonly CodeJson[] }>(
    await tenant.call("GET", "/app/api/codes"),
  );
  return codes;
}

// One service for all: a number that one workspace has is taken for the others.
describeInBrowser("products in the console", async () => {
  const dns = createTestDns();
  const scenario = await startScenario(
    { QZ_GS1: "on", QZ_SIGNUP_PLAN: "unlimited" },
    { txtLookup: dns.lookup },
  );
  const arrive = await doorOf(scenario);

  const choose = async ({ page }: Person) => page.getByRole("radio", { name: "GS1 product" }).check();
  const number = (page: Page) => page.getByLabel("Number of the product");
  const fold = (page: Page) => page.getByRole("heading", { name: "Links of the product", exact: true });

  test("a product's code is made from its number, with a link to its recall, and is shown as tills and phones see it", async () => {
    const tenant = await scenario.signUp();
    const person = await arrive({}, "/new", tenant.apiKey);
    const { page } = person;
    await choose(person);
    await number(page).fill("9521234543214");
    await page.getByText("The last digit must be 3 if the others are right.").waitFor();
    // The field alone says so.
    await page.getByText("Not complete yet", { exact: true }).last().waitFor();
    expect(await page.getByText("GTIN or element string").count()).toBe(0);
    await number(page).fill("9 521234 543213");
    await page.getByText("Read as (01)09521234543213", { exact: true }).waitFor();
    await page.getByText("(01) 09521234543213", { exact: true }).waitFor();
    await page.getByText("Tills read it.").waitFor();
    await page.getByLabel("Print this line below the symbol").check();
    await page.getByLabel("Where it leads").fill("brand.example/soap");
    await fold(page).click();
    await page.getByRole("button", { name: "Add a link" }).click();
    await page.getByLabel("What it is").selectOption("Recall");
    await page.locator(".product-pair").getByLabel("Language").selectOption("German");
    await page.getByLabel("Address", { exact: true }).fill("brand.example/recall");
    await page.getByRole("button", { name: "Make the code" }).click();
    // It has no title: the field says so.
    await page.locator(".product-pair .wrong").getByLabel("Title").waitFor();
    await page.locator(".product-pair").getByLabel("Title").fill("No recall");
    expect(await faultsUncovered(person)).toEqual([]);
    await page.getByRole("button", { name: "Make the code" }).click();
    await page.getByText("The code is made.").waitFor();
    const phone = page.getByRole("region", { name: "With a phone" });
    await phone.getByText("/01/09521234543213", { exact: false }).waitFor();
    await phone.getByText("Recall", { exact: true }).waitFor();
    await phone.getByRole("link", { name: "No recall" }).waitFor();
    const till = page.getByRole("region", { name: "At the till" });
    await till.getByText("Tills read it.").waitFor();
    await till.getByText("This line is printed below the symbol.").waitFor();
    const files = page.getByRole("region", { name: "The code as a file" });
    await files.getByText(/^For tills: [\d.]+ to [\d.]+ mm wide\.$/).waitFor();
    expect(await files.getByLabel("Width").inputValue()).toBe("30");
    await files.getByLabel("Width").fill("80");
    await files
      .getByText(/^Tills may not read it at this width\. They want [\d.]+ to [\d.]+ mm\.$/)
      .waitFor();
    expect(await faultsUncovered(person)).toEqual([]);
    expect(await codesOf(tenant)).toMatchObject([
      {
        type: "url",
        target: "https://brand.example/soap",
        gs1: SOAP,
        style: { hri: true },
        links: [
          {
            type: "gs1:recallStatus",
            href: "https://brand.example/recall",
            title: "No recall",
            language: "de",
          },
        ],
      },
    ]);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("its links are edited: moved, removed, and saved", async () => {
    const tenant = await scenario.signUp();
    const link = (type: string, title: string) => ({ type, href: "https://brand.example/", title });
    const gs1 = { ai: "01", value: "96385074" };
    const links = [link("gs1:pip", "Soap"), link("gs1:jobInfo", "Jobs"), link("gs1:support", "Help")];
    const code = await tenant.makeCode({ gs1, links });
    const person = await arrive({ width: 360, scheme: "dark" }, `/codes/${code.id}/edit`, tenant.apiKey);
    const { page } = person;
    await page.getByText("(01)00000096385074", { exact: true }).waitFor();
    await page.getByText("The number stands in the printed code").waitFor();
    await page.getByLabel("Name of the link type").waitFor();
    expect(await faultsUncovered(person)).toEqual([]);
    await page.getByRole("button", { name: "Move Jobs up" }).click();
    await page.getByRole("button", { name: "Remove Help" }).click();
    await page.getByLabel("Name of the link type").fill("masterData");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved. The next scan sees it.").waitFor();
    const [saved] = await codesOf(tenant);
    expect(saved?.["links"]).toEqual([link("gs1:masterData", "Jobs"), link("gs1:pip", "Soap")]);
    await person.leave();
  });

  test("several numbers become a table whose columns are known", async () => {
    const tenant = await scenario.signUp();
    const person = await arrive({}, "/new", tenant.apiKey);
    const { page } = person;
    await choose(person);
    await page.getByLabel("Where it leads").fill("brand.example/soap");
    await number(page).fill("6 291041 500213\n(01)036000291452(10)AB-1");
    await page.getByText("2 numbers: codes for all of them are made from a table.").waitFor();
    await page.getByRole("button", { name: "Go on with a table" }).click();
    await page.getByRole("heading", { name: "Many from a file", level: 1 }).waitFor();
    const grid = page.getByRole("region", { name: "Columns and first rows" });
    const cell = (line: number, column: string) =>
      grid.getByRole("textbox", { name: `Row ${line}, ${column}` }).inputValue();
    expect(await cell(2, "gtin")).toBe("06291041500213");
    expect([await cell(3, "gtin"), await cell(3, "lot")]).toEqual(["00036000291452", "AB-1"]);
    expect(await cell(3, "target")).toBe("https://brand.example/soap");
    await page.getByRole("heading", { name: "Result of the check" }).waitFor();
    expect(await page.getByText("Please check").count()).toBe(0);
    await page.getByRole("region", { name: "How they will look" }).locator("img").nth(1).waitFor();
    await person.leave();
  });

  test("a single item says where its scans are counted, and its product is found", async () => {
    const tenant = await scenario.signUp();
    const key = { ai: "01", value: "04006381333931" };
    await tenant.makeCode({ gs1: key, title: "Pens" });
    const gs1 = { ...key, qualifiers: [{ ai: "21", value: "7" }] };
    const item = await tenant.makeCode({ gs1, title: "Pen 7" });
    const person = await arrive({ width: 360, scheme: "dark" }, `/codes/${item.id}`, tenant.apiKey);
    const { page } = person;
    const note = page.getByText("Scans of a single item count for its product.");
    await note.waitFor();
    expect(await faultsUncovered(person)).toEqual([]);
    await page.getByRole("link", { name: "See analytics" }).click();
    // The view that is left has the note, too.
    await page.getByRole("heading", { name: "Analytics", level: 1 }).waitFor();
    await note.waitFor();
    expect(await page.getByText("As soon as somebody scans the code").count()).toBe(0);
    expect(await faultsUncovered(person)).toEqual([]);
    await page.goto(`${scenario.url}/app#/codes/${item.id}/scans`);
    await page.getByRole("heading", { name: "Scan log", level: 1 }).waitFor();
    await note.waitFor();
    expect(await page.getByText("Not scanned yet").count()).toBe(0);
    expect(await faultsUncovered(person)).toEqual([]);
    await page.getByRole("link", { name: "Find the product" }).click();
    await page.getByRole("link", { name: "Pens", exact: true }).waitFor();
    const row = (name: string) => page.locator(".code-row").filter({ hasText: name });
    await row("Pen 7").getByRole("link", { name: "Counts for its product" }).waitFor();
    expect(
      await row("Pen 7")
        .getByText(/\d scans?$/)
        .count(),
    ).toBe(0);
    await row("Pens").getByText("0 scans", { exact: true }).waitFor();
    expect(await faultsUncovered(person)).toEqual([]);
    await person.leave();
  });

  test("deleting names the GS1 address, and asks for the number; labels may have its line", async () => {
    const tenant = await scenario.signUp();
    const [key, lot] = [{ ai: "01", value: "05449000000996" }, [{ ai: "10", value: "A" }]];
    const code = await tenant.makeCode({ gs1: key, title: "Cola" });
    const batch = await tenant.makeCode({ gs1: { ...key, qualifiers: lot }, title: "Batch A" });
    const person = await arrive({}, `/codes/${batch.id}`, tenant.apiKey);
    const { page } = person;
    const dialog = page.getByRole("dialog");
    const remove = async (name: string) => {
      await page.getByRole("button", { name: `Actions for ${name}` }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await dialog.getByText(`/01/${key.value}`, { exact: false }).waitFor();
    };
    await page.getByRole("button", { name: "Labels and other sheets" }).click();
    await page.getByLabel("Readable line (GS1)").check();
    await page.getByText("Page 1 of 1, 1 label", { exact: false }).waitFor();
    await page.goBack();
    await remove("Batch A");
    await dialog.getByText("leads where the product’s code leads").waitFor();
    await page.goto(page.url().replace(batch.id, code.id));
    await page.reload();
    await remove("Cola");
    await dialog.getByText("answers “gone”").waitFor();
    expect(await faultsUncovered(person)).toEqual([]);
    await dialog.getByLabel(`Type ${key.value} to confirm`).fill(code.shortId);
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await dialog.getByText("That is not the number of this code.").waitFor();
    await dialog.getByLabel(`Type ${key.value} to confirm`).fill(key.value);
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await page.getByText("“Cola” was deleted.").waitFor();
    expect((await codesOf(tenant)).map(({ id }) => id)).toEqual([batch.id]);
    await person.leave();
  });

  test("a taken number is told at its field", async () => {
    const tenant = await scenario.signUp();
    await tenant.makeCode({ gs1: { ai: "01", value: "012345678905" } });
    const person = await arrive({}, "/new", tenant.apiKey);
    const { page } = person;
    await choose(person);
    await number(page).fill("012345678905");
    await page.getByLabel("Where it leads").fill("brand.example/soap");
    await page.getByRole("button", { name: "Make the code" }).click();
    await page.locator("[name=gs1][aria-invalid=true]").waitFor();
    await person.leave();
  });
});

describeInBrowser("products where the service answers no GS1 addresses", async () => {
  const dns = createTestDns();
  const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" }, { txtLookup: dns.lookup });
  const arrive = await doorOf(scenario);

  test("the form says where that is switched on, and then makes the code on that domain", async () => {
    const tenant = await scenario.signUp();
    const { id } = await ownDomain(tenant, dns, "id.brand.example");
    const person = await arrive({ width: 360, locale: "de-DE" }, "/new", tenant.apiKey);
    const { page } = person;
    await page.getByRole("radio", { name: "GS1-Produkt" }).check();
    await page.getByText("Noch beantwortet keine Ihrer Domains GS1-Adressen.").waitFor();
    expect(await faultsUncovered(person)).toEqual([]);
    await tenant.call("PATCH", `/app/api/domains/${id}`, { gs1: true });
    await page.getByRole("link", { name: "Zu den Domains" }).click();
    await page.getByRole("heading", { name: "Domains", level: 1 }).waitFor();
    await page.goBack();
    await page.getByLabel("Host der Adresse").waitFor();
    await page.getByLabel("Nummer des Produkts").fill("9521234543213");
    await page.getByLabel("Zieladresse").fill("brand.example/seife");
    await page.getByRole("button", { name: "Code anlegen" }).click();
    await page.getByText("Der Code ist angelegt.").waitFor();
    expect(await codesOf(tenant)).toMatchObject([{ domain: "id.brand.example", gs1: SOAP }]);
    await person.leave();
  });
});
