import { expect, test } from "bun:test";
import type { Page } from "playwright-core";
import { faultsOf } from "../browser/axe.ts";
import { describeInBrowser, type Look, startBrowser } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { startScenario } from "../scenario.ts";
import {
  bytesOf,
  chooseType,
  downloadAs,
  fillIn,
  linkOf,
  openStudio,
  openTab,
  waitUntilScans,
} from "./studio.ts";

/** Fixes of styles, designs in the address, and hostile addresses. */

const LOOK: Look = { width: 1280, scheme: "light", script: true };

const colorOf = (page: Page) => page.getByLabel("Code: Colour", { exact: true });

describeInBrowser("a design in the studio", async () => {
  const scenario = await startScenario();
  const { visit } = await startBrowser();

  test("a style that would not scan says why, is fixed with one click, and the fix can be undone", async () => {
    const person = await visit(LOOK);
    const page = await openStudio(person, scenario);
    await fillIn(page, { "Web address": "https://museum.example/" });
    await openTab(page, "Colours");
    await colorOf(page).fill("#cccccc");
    const verdict = page.locator(".verdict .notice");
    await verdict.getByText("Would not scan").waitFor();
    expect(await verdict.textContent()).toContain("too little contrast with the background");
    await page.locator("[role=tab] .tab-mark").waitFor();
    await openTab(page, "Shapes");
    await verdict.getByRole("button", { name: "Code" }).click();
    await colorOf(page).waitFor();
    await verdict.getByRole("button", { name: "Fix it" }).click();
    await waitUntilScans(page);
    const mended = await colorOf(page).inputValue();
    expect(mended).not.toBe("#cccccc");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await verdict.getByText("Would not scan").waitFor();
    expect(await colorOf(page).inputValue()).toBe("#cccccc");
    await person.leave();
  }, 300_000);

  test("letters that scanners have to guess are mended with one click", async () => {
    const person = await visit(LOOK);
    const design = { type: "text", fields: { text: "Zum Löwen" }, style: { encoding: "plain" } };
    const page = await openStudio(person, scenario, linkOf(design));
    const verdict = page.locator(".verdict .notice");
    await verdict.getByText("Grade D.").waitFor();
    await verdict.getByRole("button", { name: "Fix it" }).click();
    await verdict.getByText("Grade A.").waitFor();
    expect(await verdict.getByRole("button").count()).toBe(0);
    await person.leave();
  });

  test("a product is made of its GTIN, in a list that a link brings as well, and has its line below", async () => {
    const person = await visit(LOOK);
    const page = await openStudio(person, scenario);
    await chooseType(page, "GS1 product");
    await fillIn(page, { "GTIN or element string": "09521234543214" });
    await page.getByText("has a wrong check digit in (01)").first().waitFor();
    await fillIn(page, { "GTIN or element string": "9521234543213" });
    await waitUntilScans(page);
    await openTab(page, "Details");
    await page.getByLabel("GS1 text below the code").check();
    await page.waitForURL(/#d=/);
    await waitUntilScans(page);
    const svg = new TextDecoder().decode(await bytesOf(await downloadAs(page, "SVG")));
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
    expect(Number(height)).toBeGreaterThan(Number(width));
    expect(svg).toContain("(01) 09521234543213</desc>");
    const elements = [
      { ai: "01", value: "09521234543213" },
      { ai: "10", value: "AB-1" },
    ];
    const other = await visit(LOOK);
    const brought = await openStudio(
      other,
      scenario,
      linkOf({ type: "gs1", fields: { elements }, style: {} }),
    );
    await waitUntilScans(brought);
    expect(await brought.getByLabel("GTIN or element string").inputValue()).toBe(
      "(01)09521234543213(10)AB-1",
    );
    await other.leave();
    await person.leave();
  }, 300_000);

  test("the address keeps the design: a reload and a link give the same file", async () => {
    const person = await visit(LOOK);
    const page = await openStudio(person, scenario);
    await fillIn(page, { "Web address": "https://museum.example/änderung?q=1" });
    await page.getByRole("radio", { name: "Sunset" }).check();
    await openTab(page, "Shapes");
    await page.getByRole("radio", { name: "Diamond" }).first().check();
    await waitUntilScans(page);
    const first = await bytesOf(await downloadAs(page, "SVG"));
    await page.waitForURL(/#d=/);
    const link = await settledAddress(page);
    await page.reload();
    await waitUntilScans(page);
    expect(await bytesOf(await downloadAs(page, "SVG"))).toEqual(first);
    const other = await visit(LOOK);
    await other.page.goto(link);
    await waitUntilScans(other.page);
    expect(await bytesOf(await downloadAs(other.page, "SVG"))).toEqual(first);
    // A fragment stays in the browser: no request carries the design.
    for (const { url } of [...person.sent, ...other.sent])
      expect(url.search + url.pathname).not.toContain("d=");
    await person.leave();
    await other.leave();
  }, 300_000);

  test("a link to a network says that the password is in it", async () => {
    const person = await visit(LOOK);
    const fields = { ssid: "Guests", password: "correct horse" };
    const page = await openStudio(person, scenario, linkOf({ type: "wifi", fields, style: {} }));
    await waitUntilScans(page);
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("can read the password in it").waitFor();
    await person.leave();
  });

  test("starting over empties form and address, and can be undone", async () => {
    const person = await visit(LOOK);
    const page = await openStudio(
      person,
      scenario,
      linkOf({ type: "text", fields: { text: "Hello" }, style: {} }),
    );
    await waitUntilScans(page);
    await page.getByRole("button", { name: "Clear the form" }).click();
    await page.waitForURL(({ hash }) => hash === "");
    expect(await page.getByRole("textbox", { name: "Web address" }).inputValue()).toBe("");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await waitUntilScans(page);
    expect(await page.getByRole("textbox", { name: "Text", exact: true }).inputValue()).toBe("Hello");
    await person.leave();
  }, 300_000);

  test("changes are undone and redone; a dropped picture is the logo; the recent designs stay, without passwords", async () => {
    const person = await visit(LOOK);
    const wifi = { type: "wifi", fields: { ssid: "Guests", password: "correct horse" }, style: {} };
    const page = await openStudio(person, scenario, linkOf(wifi));
    await waitUntilScans(page);
    await page.getByRole("button", { name: "Clear the form" }).click();
    await page.waitForURL(({ hash }) => hash === "");
    const stored = await page.evaluate<string>("localStorage.getItem('quietzone.recent')");
    expect([stored.includes("Guests"), stored.includes("correct horse")]).toEqual([true, false]);

    await fillIn(page, { "Web address": "https://museum.example/" });
    const [sunset, classic] = ["Sunset", "Classic"].map((name) => page.getByRole("radio", { name }));
    await sunset?.check();
    await page.keyboard.press("Control+z");
    await expectEventually(() => classic?.isChecked(), page);
    await page.keyboard.press("Control+Shift+z");
    await expectEventually(() => sunset?.isChecked(), page);
    await page.getByRole("button", { name: "Undo change" }).click();
    await expectEventually(() => classic?.isChecked(), page);
    await page.getByRole("button", { name: "Redo change" }).click();
    await expectEventually(() => sunset?.isChecked(), page);

    const drop = async (expression: string, type: string) => {
      const dataTransfer = await page.evaluateHandle(
        `(() => { const files = new DataTransfer(); files.items.add(new File([${expression}], "it", { type: "${type}" })); return files; })()`,
      );
      await page.locator(".designer").dispatchEvent("dragover", { dataTransfer });
      await page.getByText("Drop it here: it becomes the logo").waitFor();
      await page.locator(".designer").dispatchEvent("drop", { dataTransfer });
      await page.locator(".file-drop-cover").waitFor({ state: "detached" });
    };
    await drop('"no picture"', "text/plain");
    await page.getByText("This file can't be read as a picture.").waitFor();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>';
    await drop(`'${svg}'`, "image/svg+xml");
    await page.getByText("Your own logo").waitFor();
    await waitUntilScans(page);

    // Leaving remembers the design, too.
    await page.goto(`${scenario.url}/healthz`);
    await page.goto(`${scenario.url}/`);
    await page.getByRole("button", { name: "Recent designs" }).click();
    const list = page.getByRole("dialog");
    await list.getByText("Guests").waitFor();
    expect(await list.getByRole("listitem").allInnerTexts()).toEqual([
      expect.stringContaining("https://museum.example/"),
      expect.stringContaining("Guests"),
    ]);
    expect(await faultsOf(person)).toEqual([]);
    await list.getByRole("button", { name: "museum.example" }).click();
    await waitUntilScans(page);
    await page.getByRole("button", { name: "Recent designs" }).click();
    await list.getByRole("button", { name: "Forget all" }).click();
    await page.getByText("All recent designs are forgotten.").waitFor();
    await page.goto(`${scenario.url}/healthz`);
    expect(await page.evaluate("localStorage.getItem('quietzone.recent')")).toBe(null);
    expectQuiet(person, scenario);
    await person.leave();
  }, 300_000);

  const BROKEN = [
    "#d=",
    "#d=%%%",
    "#d=AAAA",
    linkOf("text"),
    linkOf({ type: 7, fields: {} }),
    linkOf({ type: "url", fields: "x" }),
    linkOf("x".repeat(5_000_000)),
    `#d=${Buffer.from(Bun.deflateSync(Buffer.alloc(40_000_000), { windowBits: -15 })).toString("base64url")}`,
  ];

  test.each(BROKEN)("a link that holds no design says so and starts fresh (%#)", async (fragment) => {
    const person = await visit(LOOK);
    const page = await openStudio(person, scenario, fragment);
    await page.getByText("holds no design that can be read").waitFor();
    await fillIn(page, { "Web address": "https://museum.example/" });
    await waitUntilScans(page);
    expect(await page.getByText("holds no design that can be read").count()).toBe(0);
    expectQuiet(person, scenario);
    await person.leave();
  });

  const EVIL = '"><img src=x onerror=alert(1)>';
  const HOSTILE = [
    { type: EVIL, fields: { url: "https://museum.example/" }, style: {} },
    { type: "url", fields: { url: "javascript:alert(1)" }, style: {} },
    { type: "text", fields: { text: EVIL }, style: { frame: { shape: "banner", text: EVIL } } },
    {
      type: "url",
      fields: { url: { nested: [EVIL] }, [EVIL]: EVIL, __proto__: { x: 1 } },
      style: { template: EVIL },
    },
    { type: "url", fields: {}, style: { foreground: EVIL, background: { gradient: "linear", stops: EVIL } } },
    {
      type: "url",
      fields: {},
      style: { logo: { svg: `<svg onload="alert(1)">${EVIL}</svg>` }, margin: 1e99 },
    },
    { type: "url", fields: {}, style: { logo: { id: "../../../../app/api/me" }, size: -1 } },
    { type: "event", fields: { dtstart: 7, summary: [] }, style: { eyeFrame: [], modules: "x", frame: 9 } },
  ];

  test.each(HOSTILE)("nothing in a link does harm (%#)", async (design) => {
    const person = await visit(LOOK);
    const { page } = person;
    await page.goto(`${scenario.url}/${linkOf(design)}`);
    await page.locator(".verdict .notice").waitFor();
    for (const tab of ["Colours", "Shapes", "Logo", "Frame", "Details"]) await openTab(page, tab);
    expect(await page.locator("[onerror], [onload], main script, a[href^='javascript' i]").count()).toBe(0);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("the last of quick changes is shown, in whichever order the answers arrive", async () => {
    const person = await visit(LOOK);
    const page = await openStudio(person, scenario);
    const held: (() => void)[] = [];
    await page.route("**/app/api/generate", async (route) => {
      const slow = route.request().postData()?.includes("museum.example/slow") ?? false;
      if (slow) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue().catch(() => undefined);
    });
    const field = page.getByRole("textbox", { name: "Web address" });
    await field.fill("https://museum.example/slow");
    await expectEventually(() => held.length === 1, page);
    await field.fill("https://museum.example/quick");
    await waitUntilScans(page);
    for (const release of held) release();
    await page.waitForLoadState("networkidle");
    expect(await page.locator(".sheet img").getAttribute("alt")).toContain("museum.example/quick");
    await person.leave();
  }, 300_000);
});

/** The address after the studio has written it. */
async function settledAddress(page: Page): Promise<string> {
  return page.evaluate<string>(
    `new Promise((resolve) => { let last = location.href; const look = () => last === location.href ? resolve(last)
       : (last = location.href, setTimeout(look, 500)); setTimeout(look, 500); })`,
  );
}

async function expectEventually(
  holds: () => Promise<boolean> | boolean | undefined,
  page: Page,
): Promise<void> {
  for (let turn = 0; turn < 200 && !(await holds()); turn++)
    await page.evaluate("new Promise((resolve) => requestAnimationFrame(resolve))");
  expect(await holds()).toBe(true);
}
