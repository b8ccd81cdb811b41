import { expect, setDefaultTimeout, test } from "bun:test";
import { faultsOfSchemes } from "../browser/axe.ts";
import { describeInBrowser } from "../browser/browser.ts";
import { evaluate } from "../browser/world.ts";
import { readJson } from "../json.ts";
import { startDoor } from "./console-world.ts";
import { downloaded } from "./figures-world.ts";

setDefaultTimeout(300_000);

/** The picture of a code on other pages, and charts as files, by the console. */

describeInBrowser("pictures that leave the console", async () => {
  const { scenario, tenant, arrive } = await startDoor();

  test("a link to a code's picture is made, copied, shown by another page, and ended", async () => {
    const code = await tenant.makeCode({ title: 'Hall "3"' });
    const person = await arrive({}, `/codes/${code.id}`, tenant.apiKey);
    const { page } = person;
    await page.getByRole("button", { name: 'Actions for Hall "3"' }).click();
    await page.getByRole("menuitem", { name: "Embed picture" }).click();
    const dialog = page.getByRole("dialog", { name: "Embed picture" });
    await dialog.getByRole("button", { name: "Make the link" }).click();
    const address = dialog.locator("code").first();
    await address.waitFor();
    const told = await tenant.call("GET", `/app/api/codes/${code.id}/qr-link`);
    const { url } = await readJson<{ url: string }>(told);
    expect(await address.textContent()).toBe(url);
    expect(await dialog.locator("code").last().textContent()).toBe(
      `<img src="${url}" alt="QR code of Hall &quot;3&quot;" width="240">`,
    );
    await dialog.getByRole("button", { name: "Copy: Address" }).click();
    await dialog.getByRole("button", { name: "Copied: Address" }).waitFor();
    expect(await faultsOfSchemes(person)).toEqual([]);

    // A page of another origin shows it: a document of its own, without a referrer or a cookie.
    const width = await evaluate<number>(
      person,
      `new Promise((resolve, reject) => {
        const image = new Image();
        image.onload = () => resolve(image.naturalWidth);
        image.onerror = () => reject(new Error("not shown"));
        image.src = ${JSON.stringify(url)};
      })`,
    );
    expect(width).toBe(512);

    await dialog.getByRole("button", { name: "End the link" }).click();
    await dialog.getByRole("button", { name: "Make the link" }).waitFor();
    expect((await fetch(url)).status).toBe(404);
    expect(person.complaints).toEqual([]);
    await person.leave();
  });

  test("each chart of a code and of all codes is saved as PNG and as SVG", async () => {
    const code = await tenant.makeCode({ title: "Poster" });
    await scenario.scan(code.shortId);
    const person = await arrive({}, `/codes/${code.id}/analytics`, tenant.apiKey);
    const { page } = person;
    const dialog = page.getByRole("dialog", { name: "Save the chart" });
    const choose = async () => {
      await page.getByRole("button", { name: "Export and print" }).click();
      await page.getByRole("menuitem", { name: "Charts as pictures" }).click();
      await dialog.waitFor();
    };
    await choose();
    await dialog.getByLabel("Chart", { exact: true }).selectOption("weekdays");
    const png = await downloaded(person, () => dialog.getByRole("button", { name: "Save" }).click());
    expect(png.name).toMatch(/^poster-[\d-]+-weekdays\.png$/);
    expect(Buffer.from(png.bytes).subarray(1, 4).toString()).toBe("PNG");
    await dialog.getByRole("radio", { name: "Vector drawing (SVG)" }).check();
    await dialog.getByRole("radio", { name: "Dark" }).check();
    const svg = await downloaded(person, () => dialog.getByRole("button", { name: "Save" }).click());
    expect(svg.name).toEndWith("-weekdays.svg");
    const text = new TextDecoder().decode(svg.bytes);
    expect(text).toContain("Poster: Scans by weekday and hour");
    expect(text).toContain('fill="#171a1f"');
    expect(await faultsOfSchemes(person)).toEqual([]);
    await page.keyboard.press("Escape");

    await page.goto(`${scenario.url}/app#/`);
    await page.getByRole("button", { name: "Export and print" }).waitFor();
    await choose();
    await dialog.getByLabel("Chart", { exact: true }).selectOption("codes");
    await dialog.getByRole("radio", { name: "Vector drawing (SVG)" }).check();
    const top = await downloaded(person, () => dialog.getByRole("button", { name: "Save" }).click());
    expect(new TextDecoder().decode(top.bytes)).toContain("Most scanned codes");
    expect(person.complaints).toEqual([]);
    await person.leave();
  });
});
