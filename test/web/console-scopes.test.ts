import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser, type Person } from "../browser/browser.ts";
import { evaluate } from "../browser/world.ts";
import { AT_LENGTH } from "../extent.ts";
import type { CreatedKey } from "../../src/features/keys/model.ts";
import type { Scope } from "../../src/kit/shared/scopes.ts";
import { readJson } from "../json.ts";
import type { TenantClient } from "../scenario.ts";
import { leaveLead, startConsole } from "./figures-world.ts";

setDefaultTimeout(300_000);

/** The console with keys that may not do all: nothing that is offered is refused. */

describeInBrowser("the console of a key that may not do all", async () => {
  const { scenario, tenant, open } = await startConsole();
  const LEAD = { template: "lead", headline: "Write to us", lead: { ask: ["email"], consentText: "Yes" } };
  const code = await tenant.makeCode({ title: "Hall 3", group: "summer", landing: LEAD });
  const off = await tenant.makeCode({ title: "Hall 4" });
  await tenant.call("PATCH", `/app/api/codes/${off.id}`, { active: false });
  await tenant.call("PATCH", `/app/api/codes/${code.id}`, { title: "Hall three" });
  await tenant.call("POST", "/app/api/styles", { name: "Brand", style: { foreground: "#123456" } });
  await tenant.call("POST", "/app/api/plain-codes", { type: "text", fields: { text: "Hello" } });
  await leaveLead(scenario, code, { email: "anna@example.org" });
  await scenario.scan(code.shortId);

  let keys = 0;
  async function keyOf(scopes: readonly Scope[], of: TenantClient = tenant): Promise<string> {
    const made = await of.call("POST", "/app/api/keys", { name: `key ${++keys}`, scopes });
    expect(made.status).toBe(200);
    return (await readJson<CreatedKey>(made)).apiKey;
  }

  /** Opens a view, and notes what is refused for want of a scope. */
  async function visit(key: string, path: string): Promise<Person & { readonly refused: string[] }> {
    const person = await open({}, "/nowhere", key);
    const { page } = person;
    // A workspace that is known is not asked for first.
    await page.locator(".who").waitFor();
    const refused: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 403) refused.push(`${page.url().split("#")[1]}: ${response.url()}`);
    });
    await goOn(person, path);
    return { ...person, refused };
  }

  async function goOn(person: Person, path: string, wait = "h1"): Promise<void> {
    await evaluate(person, `void (location.hash = "#${path}")`);
    await person.page.locator(`main ${wait}`).first().waitFor();
  }

  test("no control of any view leads to a refusal", async () => {
    const of = `/codes/${code.id}`;
    const always = {
      "/codes": ".code-row",
      [of]: ".thumbnail img",
      "/leads": ".lead",
      "/looks": ".look",
      "/plain": ".code-row",
      // The last, because one signs out there.
      "/settings/keys": ".settings",
    };
    const more = {
      "/overview": "[data-total]",
      [`${of}/analytics`]: "[data-total]",
      [`${of}/scans`]: ".rows",
      [`${of}/leads`]: ".lead",
      [`${of}/history`]: ".change",
      "/campaigns": ".campaign",
      "/scans": ".rows",
      "/move": "#move-archive",
      "/settings": ".settings",
      "/settings/workspace": ".settings",
    };
    const person = await visit(await keyOf(["codes:read", "analytics:read", "leads:read"]), "/codes");
    const { page, refused } = person;
    const controls = page.locator("main :is(button, a[href^='#']):visible");
    for (const [path, wait] of Object.entries(AT_LENGTH ? { ...more, ...always } : always)) {
      await goOn(person, path, wait);
      const count = await controls.count();
      for (let at = 0; at < count; at++) {
        await goOn(person, "/nowhere");
        await goOn(person, path, wait);
        await controls.nth(at).click();
        // The key itself is not replaced.
        if (path === "/settings/keys") continue;
        for (const inside of ["[role=menuitem]", "dialog .button.primary", "dialog .button.danger"])
          for (const each of await page.locator(inside).all()) if (await each.isVisible()) await each.click();
      }
    }
    expect(refused).toEqual([]);
    await person.leave();
  });

  test("what a read-only key may not do is not there, and its views say so", async () => {
    const person = await visit(await keyOf(["codes:read", "analytics:read", "leads:read"]), "/codes");
    const { page, refused } = person;
    const nav = page.getByRole("navigation", { name: "Console" }).getByRole("link");
    expect(await nav.allTextContents()).toEqual([
      ...["Overview", "Codes", "Leads", "Campaigns", "Looks", "Labels", "Import and export", "Settings"],
    ]);
    expect(await page.getByRole("link", { name: "New code" }).count()).toBe(0);
    await page.locator(".code-row").first().waitFor();
    expect(await page.getByRole("switch").count()).toBe(0);
    await page.getByRole("button", { name: "Actions for Hall three" }).click();
    expect(await page.getByRole("menuitem").allTextContents()).toEqual(["Open", "Analytics"]);
    await page.keyboard.press("Escape");
    await page.getByRole("checkbox", { name: "Choose Hall three" }).check();
    expect(await page.locator(".choice-actions button").allTextContents()).toEqual(["Download", "Labels"]);
    await goOn(person, `/codes/${code.id}`);
    expect(await page.locator(".view-tabs a:not(.back)").allTextContents()).toEqual([
      ...["Overview", "Analytics", "Scan log", "Leads", "History"],
    ]);
    expect(await page.getByRole("button", { name: /^Actions/ }).count()).toBe(0);
    for (const path of [
      "/new",
      "/bulk",
      "/webhook",
      "/settings/privacy",
      "/settings/domains",
      "/looks/new",
      `/codes/${code.id}/rules`,
    ]) {
      await goOn(person, path);
      await page.getByRole("heading", { name: "This key may not do that" }).waitFor();
    }
    // A reload offers no more while the key's scopes are read.
    await page.route("**/app/api/me", () => {});
    await page.goto(`${scenario.url}/app#/codes`);
    await page.reload();
    await page.locator(".code-row").first().waitFor();
    expect(await page.getByRole("switch").count()).toBe(0);
    expect(refused).toEqual([]);
    await person.leave();
  });

  test("a key begins with the first view that it may see", async () => {
    const person = await visit(await keyOf(["codes:read"]), "/");
    await person.page.getByRole("heading", { name: "Codes", level: 1 }).waitFor();
    expect(person.refused).toEqual([]);
    await person.leave();
  });

  test("what is refused all the same is told in the words of whom to ask", async () => {
    const key = await keyOf(["codes:read", "codes:write"]);
    const person = await visit(key, "/codes");
    const { page } = person;
    await page.route("**/app/api/codes/*", (route) =>
      route.fulfill({
        status: 403,
        headers: { "content-type": "application/problem+json" },
        body: JSON.stringify({ status: 403, code: "scope_missing", title: "x", detail: "x" }),
      }),
    );
    await page.getByRole("switch").first().click();
    await page.getByText("This key may not do that.").waitFor();
    await person.leave();
  });
});
