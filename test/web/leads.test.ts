import { expect, setDefaultTimeout, test } from "bun:test";
import type { Page } from "playwright-core";
import { describeInBrowser } from "../browser/browser.ts";
import { eventually } from "../e2e/process.ts";
import { leadsOf } from "../features/leads/client.ts";
import type { CodeJson, TenantClient } from "../scenario.ts";
import {
  downloaded,
  expectInert,
  expectKeyHidden,
  expectSound,
  HOSTILE,
  leaveLead,
  startConsole,
  VIEWS_LOOKS,
} from "./figures-world.ts";

setDefaultTimeout(300_000);

/** A code's leads in the console. */

describeInBrowser("leads in the console", async () => {
  const { scenario, tenant, open } = await startConsole();

  async function codeWithLeads() {
    const code = await tenant.makeCode({ title: "Poster" });
    await leaveLead(scenario, code, { email: "anna@example.org", name: "Anna", message: "One\nTwo" });
    await leaveLead(scenario, code, { email: "ben@example.org", company: "Ben & Sons", phone: "+49 30 1" });
    return { code, path: `/codes/${code.id}/leads` };
  }

  /** Opens the row of a lead. */
  const openRow = (page: Page, name: string) =>
    page.locator(".lead summary").filter({ hasText: name }).click();

  /** Erases a lead elsewhere than in the open view. */
  async function eraseElsewhere(workspace: TenantClient, code: CodeJson, name: string) {
    const lead = (await leadsOf(workspace, code)).find((each) => each.name === name);
    await workspace.call("DELETE", `/app/api/leads/${lead?.id}`);
  }

  test("erasing a lead asks first and says that it can't be undone", async () => {
    const { code, path } = await codeWithLeads();
    const person = await open({}, path);
    const { page } = person;
    await page.getByRole("heading", { name: "Anna" }).waitFor();
    // A row of 56 pixels, which opens.
    const row = page.locator(".lead").last();
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(57);
    expect(await page.getByRole("button", { name: "Erase Anna" }).count()).toBe(0);
    await openRow(page, "Anna");
    await page.getByRole("button", { name: "Erase Anna" }).click();
    await page.getByRole("dialog").getByText("This can't be undone.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(await leadsOf(tenant, code)).toHaveLength(2);
    await page.getByRole("button", { name: "Erase Anna" }).click();
    await expectSound(person);
    await page.getByRole("button", { name: "Erase permanently" }).click();
    await page.getByText("The lead is erased").waitFor();
    await page.getByRole("heading", { name: "Anna", exact: true }).waitFor({ state: "detached" });
    expect((await leadsOf(tenant, code)).map(({ email }) => email)).toEqual(["ben@example.org"]);
    await person.leave();
  });

  test("a lead that is already gone counts as erased; a lost connection does not", async () => {
    const { code, path } = await codeWithLeads();
    const person = await open({}, path);
    const { page } = person;
    const [ben, anna] = await leadsOf(tenant, code);
    await openRow(page, "Anna");
    await page.getByRole("button", { name: "Erase Anna" }).click();
    await tenant.call("DELETE", `/app/api/leads/${anna?.id}`);
    await page.getByRole("button", { name: "Erase permanently" }).click();
    await page.getByRole("heading", { name: "Anna", exact: true }).waitFor({ state: "detached" });
    await openRow(page, `${ben?.email}`);
    await page.getByRole("button", { name: `Erase ${ben?.email}` }).click();
    await person.context.setOffline(true);
    await page.getByRole("button", { name: "Erase permanently" }).click();
    await page.getByRole("alert").getByText("The service does not answer.").waitFor();
    expect(await leadsOf(tenant, code)).toHaveLength(1);
    await person.leave();
  });

  test("the export is the API's, with the key in a header", async () => {
    const { code, path } = await codeWithLeads();
    const person = await open({}, path);
    const { name, bytes } = await downloaded(person, () => person.page.getByText("Export CSV").click());
    const told = await tenant.call("GET", `/app/api/codes/${code.id}/leads?format=csv`);
    expect(name).toBe("poster-leads.csv");
    expect(new TextDecoder().decode(bytes)).toBe(await told.text());
    await expectKeyHidden(person, tenant);
    await person.leave();
  });

  test("the leads of all codes are in one place: searched, filtered, marked as handled and exported", async () => {
    const workspace = await scenario.signUp();
    const tiger = await workspace.makeCode({ title: "Tiger", group: "zoo" });
    const hall = await workspace.makeCode({ title: "Hall 3" });
    await leaveLead(scenario, tiger, { email: "anna@example.org", name: "Anna" });
    await leaveLead(scenario, hall, { email: "ben@example.org", name: "Ben" });
    const few = await open({ width: 360, locale: "de-DE" }, "/leads", workspace.apiKey);
    await few.page.getByText("2 gezeigt", { exact: true }).waitFor();
    // There is something to filter from ten leads on.
    expect(await few.page.getByRole("radio", { name: "Offen" }).count()).toBe(0);
    await few.leave();
    const shop = await workspace.makeCode({ title: "Shop" });
    for (let nth = 0; nth < 8; nth++) await leaveLead(scenario, shop, { name: `Guest ${nth}` });
    const person = await open({ width: 360, locale: "de-DE" }, "/leads", workspace.apiKey);
    const { page } = person;
    const names = () => page.locator(".lead h2").allTextContents();
    const shows = (count: number) => page.getByText(`${count} gezeigt`, { exact: true }).waitFor();
    await shows(10);
    expect((await names()).slice(-2)).toEqual(["Ben", "Anna"]);
    await expectSound(person);
    await page.locator(".lead summary").filter({ hasText: "Ben" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Als erledigt markieren Ben" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Wieder öffnen Ben" }).waitFor();
    expect((await leadsOf(workspace, hall)).map(({ handled }) => handled)).toEqual([true]);
    await page.getByRole("radio", { name: "Offen" }).check();
    await shows(9);
    expect((await names()).at(-1)).toBe("Anna");
    await page.getByRole("radio", { name: "Alle" }).check();
    await shows(10);

    // All shown leads but one are marked together; the undo takes back what that changed, and no more.
    await leaveLead(scenario, hall, { name: "Cem" });
    await page.reload();
    await shows(11);
    await page.getByRole("checkbox", { name: "Alle gezeigten auswählen" }).check();
    await page.getByRole("checkbox", { name: "Anna auswählen" }).uncheck();
    await page.getByText("10 Anfragen ausgewählt").waitFor();
    await expectSound(person);
    const bar = page.getByRole("region", { name: "Aktionen für die ausgewählten Anfragen" });
    await bar.getByRole("button", { name: "Als erledigt markieren" }).click();
    await page.getByText("9 Anfragen erledigt").waitFor();
    const handled = async () => {
      const leads = [...(await leadsOf(workspace, hall)), ...(await leadsOf(workspace, tiger))];
      return leads.filter((lead) => lead.handled).map(({ name }) => name);
    };
    expect(await handled()).toEqual(["Cem", "Ben"]);
    await page.getByRole("button", { name: "Rückgängig machen" }).click();
    await page.getByText("9 Anfragen wieder offen").waitFor();
    expect(await handled()).toEqual(["Ben"]);
    await page.getByRole("checkbox", { name: "Ben auswählen" }).focus();
    await page.keyboard.press("Space");
    await bar.getByRole("button", { name: "Wieder öffnen" }).click();
    await eventually("all are open", async () => ((await handled()).length === 0 ? true : null));
    await page.locator(".lead.is-handled").waitFor({ state: "detached" });
    await eraseElsewhere(workspace, hall, "Cem");
    await page.reload();
    await shows(10);
    await page.getByLabel("Anfragen suchen").fill("BEN@");
    await shows(1);
    expect(await names()).toEqual(["Ben"]);
    await page.getByLabel("Anfragen suchen").fill("nobody");
    await page.getByRole("button", { name: "Alle Anfragen zeigen" }).click();
    await shows(10);
    await page.getByLabel("Kampagne").selectOption("zoo");
    await shows(1);
    expect(page.url()).toEndWith("#/leads?group=zoo");
    const { bytes } = await downloaded(person, () => page.getByText("CSV exportieren").click());
    const told = await workspace.call("GET", "/app/api/leads?group=zoo&format=csv");
    expect(new TextDecoder().decode(bytes)).toBe(await told.text());
    await page.getByLabel("Bis").fill("2020-01-01");
    await page.getByRole("heading", { name: "Keine Anfrage gefunden" }).waitFor();
    // The views that a phone's bar has no room for.
    await page.getByRole("button", { name: "Mehr" }).click();
    await page.getByRole("menuitem", { name: "Webhook" }).click();
    await page.getByRole("heading", { name: "Webhook", level: 1 }).waitFor();
    await person.leave();
  });

  test("an email address is copied, not linked", async () => {
    const { path } = await codeWithLeads();
    const person = await open({}, path);
    await person.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openRow(person.page, "Anna");
    await person.page.getByRole("button", { name: "Copy email: the address anna@example.org" }).click();
    await person.page.getByText("Copied").first().waitFor();
    expect(await person.page.evaluate<string>("navigator.clipboard.readText()")).toBe("anna@example.org");
    expect(await person.page.locator("a[href^=mailto]").count()).toBe(0);
    await person.leave();
  });

  test("older leads are shown on request", async () => {
    const code = await tenant.makeCode({ title: "Many" });
    for (let nth = 0; nth < 55; nth++) await leaveLead(scenario, code, { email: `a${nth}@example.org` });
    const person = await open({}, `/codes/${code.id}/leads`);
    const leads = person.page.locator(".lead");
    await leads.nth(49).waitFor();
    expect(await leads.count()).toBe(50);
    await person.page.getByRole("button", { name: "Show older leads" }).click();
    await leads.nth(54).waitFor();
    await person.leave();
  });

  test("without leads it says how to get some", async () => {
    const code = await tenant.makeCode({ title: "New" });
    const person = await open({}, `/codes/${code.id}/leads`);
    await person.page.getByRole("heading", { name: "No leads yet" }).waitFor();
    await expectSound(person);
    await person.leave();
  });

  test("a lead's texts are shown as text", async () => {
    const code = await tenant.makeCode({ title: HOSTILE });
    await leaveLead(scenario, code, {
      name: HOSTILE,
      email: '"<img src=x onerror=alert(1)>"@example.org',
      company: HOSTILE,
      message: `${HOSTILE}\n${HOSTILE}`,
    });
    const person = await open({}, `/codes/${code.id}/leads`);
    await person.page.getByRole("heading", { name: HOSTILE }).waitFor();
    await expectInert(person);
    await person.page.locator(".lead summary").click();
    await person.page.getByRole("button", { name: "Erase" }).click();
    await person.page.getByRole("dialog").waitFor();
    await expectInert(person);
    await person.leave();
  });

  test.each(VIEWS_LOOKS)("axe finds nothing, and nothing scrolls sideways (%s)", async (_, look) => {
    const code = await tenant.makeCode({ title: "W".repeat(200) });
    await leaveLead(scenario, code, {
      name: "W".repeat(200),
      email: `${"w".repeat(60)}@example.org`,
      message: "W".repeat(900),
    });
    await leaveLead(scenario, code, { name: "Anna", phone: "+49 30 1" });
    const person = await open(look, `/codes/${code.id}/leads`);
    await person.page.locator(".lead summary").last().click();
    await person.page.locator(".lead summary").first().click();
    await expectSound(person);
    await person.leave();
  });
});
