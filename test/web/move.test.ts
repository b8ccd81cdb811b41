import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser, type Person } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { codeCount } from "../features/bulk/client.ts";
import { createTestDns } from "../features/domains/dns.ts";
import { ownDomain } from "../features/domains/client.ts";
import { startScenario } from "../scenario.ts";
import { doorOf } from "./console-world.ts";
import { downloaded, expectKeyHidden, expectSound, textOf } from "./figures-world.ts";

setDefaultTimeout(300_000);

/** Moving in and out in the console. One person does all of it, because each visit costs seconds. */

const LINKS = [
  "shortId,target,title,colour",
  "hall-1,https://museum.example/1,Taken,red",
  "hall-2,https://museum.example/2,New,blue",
  "x,https://museum.example/3,Too short,",
  "hall-4,nonsense,No target,",
  "",
].join("\n");

/** Refusals as the service sends them, and words of what to do. */
const REFUSALS = [
  [400, "domain_not_verified", "Verify it in the settings"],
  [402, "plan_limit", "Redeem a voucher"],
  [503, "busy", "Try again in 60 s."],
  [409, "import_conflicts", "Check the file again to see which."],
] as const;

describeInBrowser("moving in and out in the console", async () => {
  const dns = createTestDns();
  const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" }, { txtLookup: dns.lookup });
  const tenant = await scenario.signUp();
  const arrive = await doorOf(scenario);

  async function choose({ page }: Person, text: string, name: string): Promise<void> {
    const buffer = Buffer.from(text);
    await page.locator("input[type=file]").setInputFiles({ name, mimeType: "", buffer });
  }

  test("another service's codes are checked, imported, and leave again", async () => {
    await tenant.makeCode({ shortId: "hall-1", target: "https://museum.example/old" });
    await ownDomain(tenant, dns, "qr.museum.example");
    const person = await arrive({}, "/move", tenant.apiKey);
    const { page } = person;
    const stat = (name: string) => textOf(page.locator(`[data-total=${name}] .stat-value`));
    const check = () => page.getByRole("button", { name: "Check the file" }).click();

    // A missing value is told at its field.
    await check();
    await page.getByText("Choose the service that the file comes from.").waitFor();
    await page.getByLabel("Service that you come from").selectOption("csv");
    await check();
    await page.getByText("Choose a file.", { exact: true }).waitFor();

    // Rows are those of a spreadsheet.
    await choose(person, LINKS, "links.csv");
    await check();
    await page.getByRole("heading", { name: "Result of the check" }).waitFor();
    expect(await Promise.all(["found", "made", "unchanged", "conflicts"].map(stat))).toEqual([
      "4",
      "1",
      "0",
      "2",
    ]);
    const told = (await page.locator(".table tbody tr").allInnerTexts()).map((row) =>
      row.replace(/\s+/g, " ").trim(),
    );
    expect(told).toEqual([
      "is taken, or was once 1 2 (hall-1)",
      "must be 3 to 48 of A-Z a-z 0-9 _ - 1 4 (x)",
      "colour 2 2, 3",
      "the whole row: target has to be a web address, such as https://museum.example 1 5",
    ]);
    // Reports are translated, and fit a phone.
    await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
    await page.getByText("ist vergeben oder war es einmal").waitFor();
    await page.getByText("braucht 3 bis 48 Zeichen aus A-Z a-z 0-9 _ -").waitFor();
    await page.getByText("die ganze Zeile: Das Ziel ist keine vollständige Webadresse").waitFor();
    await page.setViewportSize({ width: 360, height: 800 });
    await expectSound(person);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("combobox", { name: "Sprache" }).selectOption("English");
    // A conflict stops the import until it is to be left out.
    const run = page.getByRole("button", { name: "Import 1 code" });
    expect(await run.count()).toBe(0);
    expect(await codeCount(tenant)).toBe(1);
    await page.getByLabel("Leave out the codes with a conflict").check();

    for (const [status, code, advice] of REFUSALS) {
      const body = JSON.stringify({ code, title: code, detail: code, status });
      const headers = { "retry-after": "60", "content-type": "application/problem+json" };
      await page.route("**/app/api/import?**", (route) => route.fulfill({ status, headers, body }), {
        times: 1,
      });
      await page.getByRole("button", { name: /^(Import 1 code|Try again)$/ }).click();
      await page.getByRole("alert").getByText(advice).waitFor();
    }
    await page.getByRole("button", { name: "Check again" }).last().click();
    await run.click();
    await page.getByRole("heading", { name: "1 code imported" }).waitFor();
    expect(await codeCount(tenant)).toBe(2);
    expect((await scenario.scan("hall-2")).headers.get("location")).toBe("https://museum.example/2");

    // The same file again makes nothing; a file in no known form is refused with what to do.
    await page.getByRole("button", { name: "Another file" }).click();
    await choose(person, LINKS, "links.csv");
    await check();
    await page.getByText("no code of this file is new").waitFor();
    // On a domain short ids may be shorter, and none is taken.
    await page.getByLabel("Domain of the codes").selectOption("qr.museum.example");
    await check();
    await page.getByRole("button", { name: "Import 3 codes" }).waitFor();
    await page.getByLabel("Service that you come from").selectOption("quietzone");
    await choose(person, "PK nothing", "archive.zip");
    await check();
    await page.getByText("This can't be read as an archive.").waitFor();

    // The archive goes into the file that was chosen, as it comes.
    await page.evaluate(`window.showSaveFilePicker = async ({ suggestedName }) =>
      (await navigator.storage.getDirectory()).getFileHandle(suggestedName, { create: true })`);
    for (const part of ["Scans", "Leads, readable", "Symbols as SVG"]) await page.getByLabel(part).uncheck();
    await page.getByRole("button", { name: "Download the archive" }).click();
    await page.getByText("archive.zip is saved").waitFor();
    const asked = person.sent.findLast(({ url }) => url.pathname === "/app/api/archive");
    expect(asked?.url.searchParams.get("parts")).toBe("domains,looks,webhooks,codes,history");
    const text = `(async () => (await (await (await navigator.storage.getDirectory()).getFileHandle("archive.zip")).getFile()).text())()`;
    expect(await page.evaluate<string>(text)).toMatch(/^PK.*manifest\.json/s);
    // Without a file picker the browser downloads the archive as a file. After a lost connection the view says that it is not complete.
    await page.evaluate("window.showSaveFilePicker = undefined");
    const { name, bytes } = await downloaded(person, () =>
      page.getByRole("button", { name: "Download the archive" }).click(),
    );
    expect([name, new TextDecoder().decode(bytes.slice(0, 2))]).toEqual(["archive.zip", "PK"]);
    expectQuiet(person, scenario);
    await person.context.setOffline(true);
    await page.getByRole("button", { name: "Download the archive" }).click();
    await page.getByText("the archive is not complete").waitFor();
    await person.context.setOffline(false);

    // Redirects for a server, with how to use them there.
    await page.getByLabel("For", { exact: true }).selectOption("nginx");
    await page.getByText("include /etc/nginx/quietzone-nginx.conf;").waitFor();
    const file = await downloaded(person, () =>
      page.getByRole("button", { name: "Download the redirects" }).click(),
    );
    expect(file.name).toBe("quietzone-nginx.conf");
    expect(new TextDecoder().decode(file.bytes)).toContain("https://museum.example/2");
    await expectKeyHidden(person, tenant);
    await person.leave();
  });
});
