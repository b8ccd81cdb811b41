import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser } from "../browser/browser.ts";
import { evaluate, expectQuiet } from "../browser/world.ts";
import { faultsOf } from "../browser/axe.ts";
import { leadsTo, startDoor } from "./console-world.ts";

setDefaultTimeout(300_000);

/** A code's own view: changes that wait to be saved, and what a phone shows of it. */

describeInBrowser("a code's view", async () => {
  const { scenario, tenant, arrive } = await startDoor();

  test("a change that is left unsaved is told in the list and on the code's page, saved and discarded", async () => {
    const code = await tenant.makeCode({ title: "Hall 3" });
    const person = await arrive({}, `/codes/${code.id}/edit`, tenant.apiKey);
    const { page } = person;
    const notice = page.locator(".notice", { hasText: "scans do not see that yet" });
    const row = page.locator(".code-row", { hasText: "Hall 3" });
    await page.getByLabel("Where it leads").fill("https://museum.example/begun");
    await page.getByRole("link", { name: "Codes", exact: true }).click();
    await row.getByText("Not saved").waitFor();
    await row.getByRole("link", { name: "Hall 3" }).click();
    await notice.waitFor();
    expect(await faultsOf(person)).toEqual([]);
    expect(await leadsTo(scenario, code.shortId)).toBe(code.target);
    await notice.getByRole("button", { name: "Discard" }).click();
    await notice.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await notice.getByRole("button", { name: "Save" }).click();
    await page.getByText("This is what you had begun.").waitFor();
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText("Saved. The next scan sees it.").waitFor();
    expect(await notice.count()).toBe(0);
    expect(await leadsTo(scenario, code.shortId)).toBe("https://museum.example/begun");

    // Rules wait in the same way.
    await page.getByRole("link", { name: "Rules" }).click();
    await page.getByRole("button", { name: "Add a rule" }).click();
    await page.getByRole("link", { name: "Overview" }).last().click();
    await notice.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("link", { name: "All codes" }).click();
    await row.waitFor();
    expect(await row.getByText("Not saved").count()).toBe(0);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("on a phone the code is within the first 200 pixels, and its tabs are one row", async () => {
    const code = await tenant.makeCode({ title: "Hall 3" });
    const person = await arrive({ width: 360 }, `/codes/${code.id}`, tenant.apiKey);
    const { page } = person;
    const drawing = await page.locator(".thumbnail").boundingBox();
    expect(drawing?.y).toBeLessThan(200);
    const tops =
      "new Set([...document.querySelectorAll('.view-tabs a')].map((tab) => tab.getBoundingClientRect().top)).size";
    expect(await evaluate<number>(person, tops)).toBe(1);
    expect(await page.getByRole("link", { name: "Edit" }).count()).toBe(1);
    // The chosen tab is in sight, however far it is along the row.
    await page.goto(`${scenario.url}/app#/codes/${code.id}/history`);
    const chosen = page.locator(".view-tabs [aria-current]", { hasText: "History" });
    await chosen.waitFor();
    const box = await chosen.boundingBox();
    expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await person.leave();
  });

  test("a code is called by its title, its page, or where it leads", async () => {
    const target = "https://museum.example/tickets/";
    const bare = await tenant.makeCode({ target });
    await tenant.makeCode({ target, landing: { template: "action", headline: "Late night" } });
    const person = await arrive({}, "/codes?q=tickets", tenant.apiKey);
    const { page } = person;
    await page.locator(".code-row").nth(1).waitFor();
    expect(await page.locator(".code-row h3").allTextContents()).toEqual([
      "Late night",
      "museum.example/tickets",
    ]);
    await page.getByRole("link", { name: "museum.example/tickets" }).click();
    await page.getByRole("heading", { name: "museum.example/tickets", level: 1 }).waitFor();
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download SVG" }).click();
    expect((await file).suggestedFilename()).toBe(`museum-example-tickets-${bare.shortId}.svg`);
    expectQuiet(person, scenario);
    await person.leave();
  });
});
