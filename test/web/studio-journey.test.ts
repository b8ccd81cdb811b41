import { expect, test } from "bun:test";
import { describeInBrowser, type Look, startBrowser } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { IS_QUICK } from "../extent.ts";
import { decodeBoth } from "../qr/decode.ts";
import { rasterFile } from "../qr/raster.ts";
import { startScenario } from "../scenario.ts";
import { bytesOf, chooseType, downloadAs, fillIn, openStudio, openTab, waitUntilScans } from "./studio.ts";

/** From an empty form to a file that a scanner reads. */

const LOOK: Look = { width: 1280, scheme: "light", script: true };

interface Journey {
  readonly type: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly format: "SVG" | "PDF" | "EPS" | "PNG";
  readonly says: string;
}

const JOURNEYS: readonly Journey[] = [
  {
    type: "Web address",
    fields: { "Web address": "museum.example/hall-3" },
    format: "SVG",
    says: "https://museum.example/hall-3",
  },
  { type: "Text", fields: { Text: "Tisch 12 – 日本語 🎉" }, format: "PNG", says: "Tisch 12 – 日本語 🎉" },
  {
    type: "Wi-Fi network",
    fields: { "Network name (SSID)": "Guests; \\2", Password: "correct horse", Security: "WPA2" },
    format: "PDF",
    says: "WIFI:T:WPA;S:Guests\\; \\\\2;P:correct horse;;",
  },
  {
    type: "Place",
    fields: { Latitude: "52,516272", Longitude: "13.377722" },
    format: "EPS",
    says: "geo:52.516272,13.377722",
  },
  {
    type: "SEPA credit transfer",
    fields: { Beneficiary: "Red Cross of Belgium", IBAN: "BE72 0000 0000 1616", Amount: "12,50" },
    format: "PNG",
    says: "BCD\n002\n1\nSCT\n\nRed Cross of Belgium\nBE72000000001616\nEUR12.5",
  },
  {
    type: "Cryptocurrency payment",
    fields: { Currency: "bitcoin", Address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", Amount: "0.0015" },
    format: "SVG",
    says: "bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.0015",
  },
];

describeInBrowser("the studio", async () => {
  const scenario = await startScenario();
  const { visit } = await startBrowser();

  test.each(
    JOURNEYS.slice(0, IS_QUICK ? 2 : JOURNEYS.length).map(
      (journey) => [`${journey.type} as ${journey.format}`, journey] as const,
    ),
  )(
    "%s: from the form to a file that is read",
    async (_, { type, fields, format, says }) => {
      const person = await visit(LOOK);
      const page = await openStudio(person, scenario);
      await chooseType(page, type);
      await fillIn(page, fields);
      await openTab(page, "Templates");
      await page.getByRole("radio", { name: "Rounded", exact: true }).check();
      await waitUntilScans(page);
      const download = await downloadAs(page, format);
      expect(download.suggestedFilename()).toMatch(new RegExp(`^qr-[a-z]+\\.${format.toLowerCase()}$`));
      const kind = ({ SVG: "svg", PDF: "pdf", EPS: "eps", PNG: "png" } as const)[format];
      const read = await decodeBoth(await rasterFile(kind, await bytesOf(download), 600));
      const texts = Object.values(read).map((text) => text?.replace(/\n+$/, ""));
      expect(texts).toEqual([says, says]);
      expectQuiet(person, scenario);
      await person.leave();
    },
    300_000,
  );

  test("a click that makes an error appear above what was clicked still counts", async () => {
    const person = await visit(LOOK);
    const page = await openStudio(person, scenario);
    await chooseType(page, "Event");
    await fillIn(page, { Title: "Open day" });
    await page.locator(".verdict", { hasText: "Start" }).waitFor();
    await page.locator("[name=dtstart]").focus();
    await page.getByLabel("Whole day").first().check();
    expect(await page.locator("[name=dtstart]").inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    await person.leave();
  });

  test("an event of a day and a contact with more fields say what was filled in", async () => {
    const person = await visit(LOOK);
    const page = await openStudio(person, scenario);
    await chooseType(page, "Event");
    await fillIn(page, { Title: "Open day" });
    await page.getByLabel("Whole day").first().check();
    await page.locator("[name=dtstart]").fill("2026-09-01");
    expect(await page.getByLabel("Whole day").count()).toBe(1);
    expect(await page.getByLabel("Time zone").count()).toBe(0);
    // Until the third, that day included.
    await page.locator("[name=dtend]").fill("2026-09-03");
    await waitUntilScans(page);
    expect(await saidBy(page)).toContain("DTSTART;VALUE=DATE:20260901");
    expect(await saidBy(page)).toContain("DTEND;VALUE=DATE:20260904");
    await chooseType(page, "Contact (vCard)");
    await fillIn(page, { "Given name": "Ada", "Family name": "Lovelace" });
    await page.getByText("More fields").click();
    await fillIn(page, { "Postal code": "10115", City: "Berlin" });
    await waitUntilScans(page);
    expect(await saidBy(page)).toContain("ADR:;;;Berlin;;10115;");
    // The fields that were filled in before still have their values.
    await chooseType(page, "Event");
    expect(await page.locator("[name=summary]").inputValue()).toBe("Open day");
    await person.leave();
  }, 300_000);

  test("a file has the chosen width, colours and name", async () => {
    const person = await visit(LOOK);
    const page = await openStudio(person, scenario);
    await fillIn(page, { "Web address": "https://museum.example/" });
    await waitUntilScans(page);
    await page.getByRole("radio", { name: "PDF", exact: true }).check();
    await page.getByLabel("Width").fill("50,8");
    await page.getByLabel("File name").fill("a/b: poster");
    await page.getByRole("radio", { name: "CMYK" }).check();
    const pdf = await downloadAs(page, "PDF");
    expect(pdf.suggestedFilename()).toBe("a-b- poster.pdf");
    const text = Buffer.from(await bytesOf(pdf)).toString("latin1");
    expect(text).toContain("/MediaBox [ 0 0 144 144 ]");
    await page.getByRole("radio", { name: "PNG", exact: true }).check();
    await page.getByLabel("Width").fill("640");
    const png = Buffer.from(await bytesOf(await downloadAs(page, "PNG")));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([640, 640]);
    await page.getByLabel("Width").fill("7");
    await page.getByRole("button", { name: "Download PNG" }).click();
    const wrong = page.locator(".download [aria-invalid=true]");
    await page.locator(".download [aria-invalid=true]:focus").waitFor();
    expect(await page.locator(".download .field.wrong .error").textContent()).toContain("64");
    await page.getByRole("radio", { name: "PDF", exact: true }).check();
    for (const [width, why] of [
      ["4cm", "Type a number, such as 40."],
      ["abc", "Type a number, such as 40."],
      ["5", "at least 10"],
    ] as const) {
      await page.getByLabel("Width").fill(width);
      await wrong.waitFor({ state: "hidden" });
      await page.getByRole("button", { name: "Download PDF" }).click();
      await page.locator(".download .error", { hasText: why }).waitFor();
      expect(await wrong.inputValue()).toBe(width);
    }
    await page.getByLabel("Width").fill("50,8 mm");
    const again = Buffer.from(await bytesOf(await downloadAs(page, "PDF"))).toString("latin1");
    expect(again).toContain("/MediaBox [ 0 0 144 144 ]");
    await person.leave();
  }, 300_000);

  test("a catalog logo and a frame are drawn on the code", async () => {
    const person = await visit(LOOK);
    const page = await openStudio(person, scenario);
    await fillIn(page, { "Web address": "https://museum.example/" });
    await openTab(page, "Logo");
    await page.getByLabel(/^Search .* brands and icons$/).fill("spotify");
    await page.locator(".logo-choice").first().click();
    await page.getByRole("button", { name: "Remove the logo" }).waitFor();
    await openTab(page, "Frame");
    await page.getByRole("radio", { name: "Banner" }).check();
    await page.getByLabel("Caption", { exact: true }).fill("Listen");
    await waitUntilScans(page);
    const read = await decodeBoth(await rasterFile("svg", await bytesOf(await downloadAs(page, "SVG")), 700));
    expect(read).toEqual({ zxing: "https://museum.example/", qr: "https://museum.example/" });
    await page.getByText("In figures").click();
    await page.locator("dt", { hasText: "Covered by the logo" }).waitFor();
    expectQuiet(person, scenario);
    await person.leave();
  }, 300_000);

  test("an uploaded picture is scaled down and drawn on the code; other files are refused", async () => {
    const person = await visit(LOOK);
    const page = await openStudio(person, scenario);
    await fillIn(page, { "Web address": "https://museum.example/" });
    await openTab(page, "Logo");
    const file = page.locator("input[type=file]");
    const jpeg = await page.evaluate<string>(
      `(() => { const c = document.createElement("canvas"); c.width = 2000; c.height = 1000;
         const x = c.getContext("2d"); x.fillStyle = "#b00"; x.fillRect(0, 0, 2000, 1000); return c.toDataURL("image/jpeg"); })()`,
    );
    const buffer = Buffer.from(jpeg.slice(jpeg.indexOf(",") + 1), "base64");
    await file.setInputFiles({ name: "sign.jpg", mimeType: "image/jpeg", buffer });
    await page.getByText("Your own logo").waitFor();
    await waitUntilScans(page);
    await file.setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from("not a picture") });
    await page.getByText("can't be read as a picture").waitFor();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';
    await file.setInputFiles({ name: "x.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
    await page.locator(".verdict .notice").getByText("Can't be drawn").waitFor();
    await person.leave();
  }, 300_000);
});

/** The content of the code in the preview, from its text alternative. */
async function saidBy(page: Awaited<ReturnType<typeof openStudio>>): Promise<string> {
  return (await page.locator(".sheet img").getAttribute("alt")) ?? "";
}
