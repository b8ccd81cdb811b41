import { expect, setDefaultTimeout, test } from "bun:test";
import type { Overview } from "../../src/features/analytics/overview-model.ts";
import { turnTo } from "../features/analytics/client.ts";
import { describeInBrowser, type Person } from "../browser/browser.ts";
import { expectQuiet } from "../browser/world.ts";
import { putOnPlan } from "../features/bulk/client.ts";
import { readJson } from "../json.ts";
import {
  expectInert,
  expectSound,
  exported,
  HOSTILE,
  inPeriodPanel,
  startConsole,
  textOf,
} from "./figures-world.ts";

setDefaultTimeout(300_000);

/** The dashboard, the console's first view: its counts equal the API's. */

const HOUR = 3_600_000;

describeInBrowser("the dashboard", async () => {
  const { scenario, open } = await startConsole();
  const now = scenario.clock.now();
  turnTo(scenario, now - 72 * HOUR);
  const tenant = await scenario.signUp("Museum");
  const poster = await tenant.makeCode({ title: HOSTILE.slice(0, 100), group: "Spring" });
  const menu = await tenant.makeCode({ title: "Menu", group: "Autumn" });
  const bare = await tenant.makeCode({ title: "Door" });
  for (const [code, hoursAgo] of [
    [poster, 49],
    [poster, 27],
    [poster, 1],
    [menu, 26],
    [menu, 2],
    [poster, 0],
  ] as const) {
    turnTo(scenario, now - hoursAgo * HOUR);
    await scenario.scan(code.shortId, { "x-country": "DE", "x-forwarded-for": `203.0.113.${hoursAgo + 1}` });
  }
  turnTo(scenario, now);
  await scenario.scan(bare.shortId, { "user-agent": "Googlebot/2.1" });
  // The most scanned codes are as of the last minute.
  await scenario.service.housekeep();

  const overviewOf = async (query: Record<string, string>): Promise<Overview> => {
    const response = await tenant.call("GET", `/app/api/overview?${new URLSearchParams(query)}`);
    expect(response.status).toBe(200);
    return readJson<Overview>(response);
  };
  const NAMES = ["scans", "uniqueVisitors", "leads", "bots", "codes"] as const;
  const shown = async ({ page }: Person) =>
    Object.fromEntries(
      await Promise.all(
        NAMES.map(async (name) => [
          name,
          Number(await textOf(page.locator(`[data-total=${name}] .stat-value`))),
        ]),
      ),
    );
  /** Chooses, waits for the answer, and compares the totals with those of the same question to the API. */
  const chosen = async (person: Person, act: () => Promise<unknown>, query: Record<string, string>) => {
    const { page } = person;
    const asked = Object.entries(query).map(([name, value]) =>
      new URLSearchParams({ [name]: value }).toString(),
    );
    const answered = page.waitForResponse(
      (response) =>
        response.url().includes("/app/api/overview") && asked.every((part) => response.url().includes(part)),
    );
    await inPeriodPanel(person, act);
    await answered;
    await page.locator(".loaded[aria-busy=false]").waitFor();
    const { totals } = await overviewOf(query);
    expect(await shown(person)).toEqual(Object.fromEntries(NAMES.map((name) => [name, totals[name]])));
  };

  test("is the first view: counts of all codes without bots, of any period, and the same as CSV", async () => {
    const person = await open({}, "/", tenant.apiKey);
    const { page } = person;
    await page.getByRole("heading", { name: "Overview", level: 1 }).waitFor();
    const month = { from: "2026-10-23", to: "2026-11-21", interval: "day" };
    await page.locator("[data-total=scans]").waitFor();
    const told = await overviewOf({ ...month, bots: "exclude" });
    expect(await shown(person)).toEqual(Object.fromEntries(NAMES.map((name) => [name, told.totals[name]])));
    expect(told.totals).toMatchObject({ scans: 6, bots: 1 });

    // The liveliest codes and the newest, campaigns by the scans of the period, and countries.
    const named = (name: string) => page.locator(`[data-codes=${name}] tbody tr`).allInnerTexts();
    expect((await named("top")).map((row) => row.split(/\s+/).at(-1))).toEqual(["4", "2"]);
    expect((await named("newest"))[0]).toStartWith("Door");
    expect(await named("campaigns")).toEqual([
      expect.stringMatching(/^Spring\s+4$/),
      expect.stringMatching(/^Autumn\s+2$/),
      expect.stringMatching(/^Without a campaign\s+0$/),
    ]);
    expect(await page.locator("[data-codes=campaigns] .sparkline").count()).toBe(3);
    expect(await textOf(page.locator("[data-dimension=country]"))).toContain("Germany");

    // The day that is not over is marked as such, in the chart and in its table.
    await page.getByText("Not over yet").waitFor();
    await page.getByText("As a table").click();
    expect(await textOf(page.locator(".as-table tbody tr").last())).toContain("so far");

    // A table by day with local dates, and one of places by their names.
    const days = await exported(person, "CSV by day");
    expect(days.name).toBe("museum-2026-10-23-2026-11-21.csv");
    const lines = new TextDecoder().decode(days.bytes).split("\r\n");
    expect(lines[0]).toBe('"Day","Scans","Unique visitors","Scans before"');
    expect(lines.at(-2)).toBe('"2026-11-21",3,3,0');
    const places = await exported(person, "CSV of countries");
    expect(places.name).toBe("museum-2026-10-23-2026-11-21-breakdown.csv");
    expect(new TextDecoder().decode(places.bytes)).toContain('"Countries","Germany",6,');

    await chosen(person, () => page.getByLabel("24 hours").check(), {
      from: "2026-11-20T13:00:00.000Z",
      to: "2026-11-21T13:00:00.000Z",
      bots: "exclude",
    });
    await chosen(person, () => page.getByLabel("Today").check(), {
      from: "2026-11-21",
      to: "2026-11-21",
      bots: "exclude",
    });
    // Hours that have not begun have no counts.
    expect(await textOf(page.locator(".as-table tbody tr").last())).toContain("––");
    await chosen(person, () => page.getByLabel("Count automated scans").check(), {
      from: "2026-11-21",
      bots: "include",
    });
    await chosen(person, () => page.getByLabel("All time").check(), { from: "2026-11-18", bots: "include" });
    expect(await page.locator(".stat-change .icon").count()).toBe(0);
    expect(page.url()).toEndWith("#/?period=all&bots=include");

    const file = await exported(person, "CSV for programs");
    expect(file.name).toBe("museum-2026-11-18-2026-11-21-api.csv");
    const csv = new TextDecoder().decode(file.bytes);
    expect(csv).toContain(`,${(await overviewOf({ from: "2026-11-18" })).totals.scans},`);
    await expectInert(person);
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("in German on a phone: nothing for axe to find, and the rest of the navigation in a menu", async () => {
    const person = await open(
      { width: 360, scheme: "dark", locale: "de-DE" },
      "/overview?period=7",
      tenant.apiKey,
    );
    const { page } = person;
    await page.getByText("Am meisten gescannt").waitFor();
    await expectSound(person);
    await page.getByRole("button", { name: "Mehr" }).click();
    await page.getByRole("menuitem", { name: "Einstellungen" }).click();
    await page.getByRole("heading", { name: "Tarif", level: 1 }).waitFor();
    await person.leave();
  });

  test("an empty workspace is told what to do first, and one without analytics begins with its codes", async () => {
    const fresh = await scenario.signUp("Fresh");
    const person = await open({}, "/", fresh.apiKey);
    const { page } = person;
    await page.getByRole("heading", { name: "Your first code" }).waitFor();
    expect(await page.getByRole("link", { name: "Make a code" }).getAttribute("href")).toBe("#/new");
    await expectSound(person);
    await person.leave();

    await putOnPlan(scenario, fresh, "static");
    const poor = await open({}, "/", fresh.apiKey);
    await poor.page.getByRole("heading", { name: "Codes", level: 1 }).waitFor();
    await poor.page.goto(`${scenario.url}/app#/overview`);
    await poor.page.getByRole("heading", { name: "Your plan does not include this" }).waitFor();
    await poor.leave();
  });
});
