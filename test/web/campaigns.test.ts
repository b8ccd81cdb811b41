import { expect, setDefaultTimeout, test } from "bun:test";
import { campaignsOf, turnTo } from "../features/analytics/client.ts";
import { describeInBrowser, type Person } from "../browser/browser.ts";
import { evaluate } from "../browser/world.ts";
import { makeBulk, putOnPlan } from "../features/bulk/client.ts";
import {
  downloaded,
  expectInert,
  expectSound,
  HOSTILE,
  inPeriodPanel,
  leaveLead,
  startConsole,
  VIEWS_LOOKS,
  textOf,
} from "./figures-world.ts";

setDefaultTimeout(300_000);

/** Codes by campaign in the console. */

describeInBrowser("campaigns in the console", async () => {
  const { scenario, tenant, open } = await startConsole();
  const poster = await tenant.makeCode({ title: "Poster", group: "Spring" });
  const flyer = await tenant.makeCode({ title: "Flyer", group: "Spring" });
  const menu = await tenant.makeCode({ title: "Menu", group: "Autumn" });
  const bare = await tenant.makeCode();
  for (const [code, scans] of [
    [poster, 3],
    [flyer, 5],
    [menu, 2],
    [bare, 9],
  ] as const)
    for (let nth = 0; nth < scans; nth++)
      await scenario.scan(code.shortId, {
        "x-forwarded-for": `203.0.113.${nth + 1}`,
        ...(nth === 8 && { "user-agent": "Googlebot/2.1" }),
      });
  const now = scenario.clock.now();
  turnTo(scenario, now - 10 * 86_400_000);
  for (let nth = 0; nth < 4; nth++) await scenario.scan(menu.shortId);
  turnTo(scenario, now);
  // Which campaigns are the largest is as of the last minute.
  await scenario.service.housekeep();
  await leaveLead(scenario, menu, { email: "anna@example.org" });

  const names = (person: Person) =>
    evaluate<string[]>(
      person,
      "[...document.querySelectorAll('.campaign-name strong')].map((name) => name.innerText)",
    );

  test("the sums are the API's, of all time and of a period, and codes without a group are last", async () => {
    const person = await open({}, "/campaigns?period=all&bots=include");
    const { page } = person;
    await page.locator(".campaign").first().waitFor();
    expect(await names(person)).toEqual(["Spring", "Autumn", "Without a campaign"]);
    for (const { group, scans, uniqueVisitors, leads } of await campaignsOf(tenant)) {
      const card = page.locator(
        group === null ? ".campaign:not([data-group])" : `.campaign[data-group=${group}]`,
      );
      for (const [name, value] of Object.entries({ scans, uniqueVisitors, leads }))
        expect(await textOf(card.locator(`[data-sum=${name}] strong`))).toBe(String(value));
    }
    const autumn = page.locator("[data-group=Autumn] [data-sum=scans] strong");
    expect(await textOf(autumn)).toBe("6");
    // Of a week they are fewer. They are charted, and the file has the same.
    await inPeriodPanel(person, () => page.getByLabel("7 days").check());
    await autumn.filter({ hasText: /^2$/ }).waitFor();
    expect(await page.locator("[data-group=Autumn] .sparkline").count()).toBe(1);
    expect(await page.locator(".chart").getByRole("img").getAttribute("aria-label")).toStartWith("19 scans");
    const file = await downloaded(person, () => page.getByRole("button", { name: "CSV" }).click());
    expect(file.name).toContain("campaigns-2026-11-15-2026-11-21.csv");
    expect(new TextDecoder().decode(file.bytes)).toContain("Autumn,1,2,");
    // Without automated scans, one of those without a campaign is gone.
    const bare = page.locator(".campaign:not([data-group]) [data-sum=scans] strong");
    expect(await textOf(bare)).toBe("9");
    await inPeriodPanel(person, () => page.getByLabel("Count automated scans").uncheck());
    await bare.filter({ hasText: /^8$/ }).waitFor();
    await person.leave();
  });

  test("opened by keyboard, a campaign shows its codes, each a link to its figures", async () => {
    const person = await open({}, "/campaigns");
    const { page } = person;
    await page.locator("[data-group=Spring] summary").focus();
    await page.keyboard.press("Enter");
    const links = page.locator("[data-group=Spring] tbody a");
    await links.first().waitFor();
    expect(await links.allInnerTexts()).toEqual(["Flyer", "Poster"]);
    await links.first().click();
    await page.getByRole("heading", { name: "Analytics" }).waitFor();
    expect(page.url()).toEndWith(`#/codes/${flyer.id}/analytics`);
    await person.leave();
  });

  test("campaigns are sorted as chosen", async () => {
    const person = await open({}, "/campaigns");
    const { page } = person;
    await page.getByRole("radio", { name: "Leads" }).check();
    expect(await names(person)).toEqual(["Autumn", "Spring", "Without a campaign"]);
    await page.getByRole("radio", { name: "Scans" }).check();
    expect(await names(person)).toEqual(["Spring", "Autumn", "Without a campaign"]);
    await page.getByRole("radio", { name: "Name" }).check();
    expect(await names(person)).toEqual(["Autumn", "Spring", "Without a campaign"]);
    await page.getByRole("button", { name: "Open all" }).click();
    expect(await page.locator("details[open]").count()).toBe(3);
    await page.getByRole("button", { name: "Close all" }).click();
    expect(await page.locator("details[open]").count()).toBe(0);
    await person.leave();
  });

  test("campaigns come a page after the other, and a large one says that it lists its most scanned codes", async () => {
    const many = await scenario.signUp("Many");
    const rows = Array.from({ length: 101 }, (_, nth) => [
      "https://museum.example/,Fair",
      `https://museum.example/,Hall ${String(nth).padStart(3, "0")}`,
    ]).flat();
    await makeBulk(many, ["target,group", ...rows].join("\n"));
    await scenario.service.housekeep();
    for (const [look, more, listed, all] of [
      [{}, "Show more campaigns", "The 100 most scanned of 101 codes.", "102 campaigns"],
      [
        { locale: "de-DE" },
        "Weitere Kampagnen zeigen",
        "Die 100 meistgescannten von 101 Codes.",
        "102 Kampagnen",
      ],
    ] as const) {
      const person = await open(look, "/campaigns", many.apiKey);
      const { page } = person;
      await page.locator("[data-group=Fair] summary").click();
      await page.getByText(listed).waitFor();
      expect(await page.locator("[data-group=Fair] tbody tr").count()).toBe(100);
      expect(await page.locator(".campaign").count()).toBe(100);
      await page.getByRole("button", { name: more }).click();
      await page.getByText(all).waitFor();
      expect(await page.locator(".campaign").count()).toBe(102);
      const rest = await page.locator("[data-group=Fair] .campaign-rest a").getAttribute("href");
      expect(rest).toBe("#/codes?group=Fair&sort=scans");
      await expectSound(person);
      await person.leave();
    }
  });

  test("without codes or analytics the view says what to do", async () => {
    const fresh = await scenario.signUp("Fresh");
    const empty = await open({}, "/campaigns", fresh.apiKey);
    await empty.page.getByRole("heading", { name: "No codes yet" }).waitFor();
    await expectSound(empty);
    await empty.leave();
    await putOnPlan(scenario, fresh, "static");
    const locked = await open({}, "/campaigns", fresh.apiKey);
    await locked.page.getByRole("heading", { name: "Your plan does not include this" }).waitFor();
    await locked.leave();
  });

  test("hostile titles and groups are shown as text", async () => {
    const other = await scenario.signUp("Hostile");
    await other.makeCode({ title: HOSTILE, group: HOSTILE.slice(0, 100) });
    const person = await open({}, "/campaigns", other.apiKey);
    await person.page.getByRole("link", { name: "<img src=x" }).waitFor();
    await expectInert(person);
    await person.leave();
  });

  test.each(VIEWS_LOOKS)("axe finds nothing, and nothing scrolls sideways (%s)", async (_, look) => {
    const person = await open(look, "/campaigns");
    await person.page.getByRole("button", { name: "Open all" }).click();
    await expectSound(person);
    await person.leave();
  });
});
