import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser, startBrowser } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { readJson } from "../json.ts";
import type { CodeJson } from "../scenario.ts";
import { readPicture } from "../qr/decode.ts";
import { canRender } from "../qr/raster.ts";
import { run } from "../qr/render.ts";
import { startDoor } from "./console-world.ts";
import { bytesOf, fillIn, linkOf, openStudio, openTab, waitUntilScans } from "./studio.ts";

setDefaultTimeout(300_000);

/** From the studio on: into the console with the design, and to a printer without an account. */

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>';
const LOOK = { width: 1280, scheme: "light", script: true } as const;

describeInBrowser("from the studio on", async () => {
  const { scenario, arrive } = await startDoor();
  const { visit } = await startBrowser();

  test("a design goes along through sign-up and stands in the form of the new code", async () => {
    const person = await visit(LOOK);
    const page = await openStudio(person, scenario);
    await fillIn(page, { "Web address": "museum.example/hall-3" });
    await page.getByRole("radio", { name: "Sunset" }).check();
    await openTab(page, "Logo");
    const file = { name: "x.svg", mimeType: "image/svg+xml", buffer: Buffer.from(LOGO) };
    await page.locator("input[type=file]").setInputFiles(file);
    await waitUntilScans(page);
    await page.getByRole("link", { name: "Make a tracked code in the console" }).click();
    await page.getByText("Your design from the studio comes along").waitFor();
    await page.getByLabel("Name").fill("Museum");
    await page.getByLabel("Email").fill("codes@museum.example");
    await page.getByRole("button", { name: "Create workspace" }).click();
    await page.getByLabel("I have put it in a safe place").check();
    await page.getByRole("button", { name: "Open the console" }).click();
    await page.getByText("This is your design from the studio.").waitFor();
    expect(await page.getByLabel("Where it leads").inputValue()).toBe("https://museum.example/hall-3");
    // A reload does not lose it.
    await page.reload();
    expect(await page.getByLabel("Where it leads").inputValue()).toBe("https://museum.example/hall-3");
    await page.getByRole("button", { name: "Make the code" }).click();
    await page.waitForURL(/#\/codes\//);
    const key = await page.evaluate<string>("localStorage.getItem('quietzone.key')");
    const headers = { authorization: `Bearer ${key}` };
    const { codes } = await readJson<{ codes: CodeJson[] }>(
      await scenario.request("/app/api/codes", { headers }),
    );
    expect(codes).toMatchObject([
      { target: "https://museum.example/hall-3", style: { template: "sunset", logo: { svg: LOGO } } },
    ]);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("a design goes along through sign-in, in front of a draft, which is not lost; signing out leaves none", async () => {
    const tenant = await scenario.signUp();
    const person = await arrive({}, "/new", tenant.apiKey);
    const { page } = person;
    await page.getByLabel("Where it leads").fill("https://museum.example/draft");
    const event = { type: "event", fields: { summary: "Open day" }, style: { foreground: "#123456" } };
    await openStudio(person, scenario, linkOf(event));
    await page.getByRole("link", { name: "Console", exact: true }).click();
    await page.getByRole("link", { name: "New code" }).click();
    await page.getByText("This is your design from the studio.").waitFor();
    expect(await page.locator("[name=summary]").inputValue()).toBe("Open day");
    await page.reload();
    expect(await page.locator("[name=summary]").inputValue()).toBe("Open day");
    await page.getByRole("button", { name: "Back to my earlier draft" }).click();
    expect(await page.getByLabel("Where it leads").inputValue()).toBe("https://museum.example/draft");

    await openStudio(person, scenario, linkOf(event));
    await page.getByRole("link", { name: "Make a tracked code in the console" }).click();
    await page.getByText("This is your design from the studio.").waitFor();
    await openStudio(person, scenario, linkOf(event));
    await page.getByRole("link", { name: "Console", exact: true }).click();
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await page.getByLabel("API key").waitFor();
    const stored = await page.evaluate<string>("JSON.stringify([localStorage, sessionStorage])");
    expect([stored.includes("brought"), stored.includes("draft")]).toEqual([false, false]);
    await person.leave();
  });

  /** A headline is large, and a tent has a line to fold along. */
  const DESIGNS: Readonly<Record<string, unknown>> = {
    Tent: { headline: {}, foldLine: true },
    Poster: { headline: {} },
  };

  test.each([
    ["Tent", 1],
    ["Poster", 1],
    ["Cards", 10],
  ])("%s: printed without an account", async (piece, labels) => {
    const person = await visit(LOOK);
    const page = await openStudio(person, scenario);
    const card = page.getByRole("region", { name: "Print it" });
    await card.getByRole("radio", { name: piece }).check();
    await card.getByRole("button", { name: "Get the PDF to print" }).click();
    await page.getByText("Fill in the form first").waitFor();
    await fillIn(page, { "Web address": "museum.example/menu" });
    await waitUntilScans(page);
    const line = card.getByLabel(piece === "Cards" ? "Line below the code" : "Headline");
    await line.fill("Menu {today}");
    const [download, answer] = await Promise.all([
      page.waitForEvent("download"),
      page.waitForResponse("**/app/api/sheets"),
      card.getByRole("button", { name: "Get the PDF to print" }).click(),
    ]);
    // It is shown for some seconds.
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(download.suggestedFilename()).toBe(`${piece.toLowerCase()}.pdf`);
    expect(answer.request().postDataJSON().design).toEqual(DESIGNS[piece]);
    expect(answer.headers()).toMatchObject({ "x-sheet-pages": "1", "x-sheet-labels": `${labels}` });
    const pdf = await bytesOf(download);
    // The browser speaks the English of the United States.
    expect(Buffer.from(pdf).toString("latin1")).toMatch(/\/MediaBox ?\[ ?0 0 612 792 ?\]/);
    if (canRender("pdf")) {
      const png = await run(pdf, (file) => ["pdftoppm", "-png", "-r", "150", "-singlefile", file]);
      expect(await readPicture(png)).toBe("https://museum.example/menu");
    }
    await line.fill("🎉");
    await card.getByRole("button", { name: "Get the PDF to print" }).click();
    await card.getByRole("alert").waitFor();
    expectQuiet(person, scenario);
    await person.leave();
  });
});
