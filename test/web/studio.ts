import { expect } from "bun:test";
import type { Download, Page } from "playwright-core";
import type { Person } from "../browser/browser.ts";
import type { Scenario } from "../scenario.ts";

/** Helpers for tests of the studio. */

/** Opens the studio, with a fragment such as `#d=…`, and waits for the first verdict. */
export async function openStudio({ page }: Person, { url }: Scenario, fragment = ""): Promise<Page> {
  await page.goto(`${url}/${fragment}`);
  await page.locator(".verdict .notice").waitFor();
  return page;
}

/** Chooses a type: one of those at hand, or in the list of all. */
export async function chooseType(page: Page, name: string): Promise<void> {
  const near = page.locator(".type-picker").getByRole("radio", { name, exact: true });
  if ((await near.count()) > 0) return near.check();
  await page.getByRole("button", { name: "All types" }).click();
  await page.getByRole("dialog").getByRole("searchbox").fill(name);
  await page.getByRole("dialog").getByRole("button", { name }).first().click();
}

/** Fills in text fields by their labels, without the "optional" mark. */
export async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = page
      .locator(".schema-form")
      .getByLabel(new RegExp(`^${RegExp.escape(label)}(?: optional)?$`));
    if ((await field.first().evaluate((control) => String(control.tagName))) === "SELECT")
      await field.first().selectOption(text);
    else await field.first().fill(text);
  }
  await page.keyboard.press("Tab");
}

/** Waits for the verdict that the code scans. */
export async function waitUntilScans(page: Page): Promise<void> {
  await page.locator(".verdict .notice:not(.bad) strong", { hasText: /^Will scan$/ }).waitFor();
  await page.locator("figure[aria-busy=false]").waitFor();
}

/** Opens a tab of the style. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name }).click();
}

/** Downloads the code in a format. */
export async function downloadAs(page: Page, format: "SVG" | "PDF" | "EPS" | "PNG"): Promise<Download> {
  await page.getByRole("radio", { name: format, exact: true }).check();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Download ${format}` }).click(),
  ]);
  return download;
}

/** The bytes of a downloaded file. */
export async function bytesOf(download: Download): Promise<Uint8Array> {
  return Bun.file(await download.path()).bytes();
}

/** A design as the studio's links hold it. */
export function linkOf(design: unknown): string {
  const bytes = Bun.deflateSync(Buffer.from(JSON.stringify(design)), { windowBits: -15 });
  return `#d=${Buffer.from(bytes).toString("base64url")}`;
}

/** Checks that a page needs no scrolling sideways. */
export async function expectFits(page: Page): Promise<void> {
  const [whole, seen] = await page.evaluate<[number, number]>(
    "[document.documentElement.scrollWidth, document.documentElement.clientWidth]",
  );
  expect(whole).toBeLessThanOrEqual(seen);
}
