import { expect, setDefaultTimeout, test } from "bun:test";
import { readPeriod } from "../../src/features/analytics/period.ts";
import { analyticsOf } from "../features/analytics/client.ts";
import { faultsOfSchemes } from "../browser/axe.ts";
import { describeInBrowser, type Person } from "../browser/browser.ts";
import { evaluate, expectQuiet } from "../browser/world.ts";
import { putOnPlan } from "../features/bulk/client.ts";
import { eventually } from "../e2e/process.ts";
import { DESKTOP } from "../scenario.ts";
import {
  downloaded,
  expectInert,
  expectSound,
  exported,
  inPeriodPanel,
  openPeriod,
  leaveLead,
  scanAbout,
  startConsole,
  VIEWS_LOOKS,
  textOf,
} from "./figures-world.ts";

/** A code's figures in the console: they equal the API's and are accessible. */

setDefaultTimeout(300_000);

describeInBrowser("analytics in the console", async () => {
  const { scenario, tenant, open } = await startConsole();
  const code = await tenant.makeCode({ title: "Poster" });
  await scanAbout(scenario, code, 40);
  await leaveLead(scenario, code, { email: "anna@example.org" });
  const path = `/codes/${code.id}/analytics`;

  const total = ({ page }: Person, name: string) => page.locator(`[data-total=${name}] .stat-value`);
  const shownTotals = async (person: Person) => {
    const names = ["scans", "uniqueVisitors", "repeatScanners", "bots", "leads"] as const;
    const shown = await Promise.all(names.map((name) => textOf(total(person, name))));
    return Object.fromEntries(names.map((name, at) => [name, Number(shown[at])]));
  };
  /** Waits for the answer after a change of the choice. */
  const asked = async (person: Person, query: string, act: () => Promise<unknown>) => {
    const { page } = person;
    const answered = page.waitForResponse(
      (response) => response.url().includes(`${code.id}/analytics`) && response.url().includes(query),
    );
    await inPeriodPanel(person, act);
    await answered;
    await page.locator(".loaded[aria-busy=false]").waitFor();
  };

  test("the totals are those of the API, with the change since the period before in words", async () => {
    const person = await open({}, path);
    await total(person, "scans").waitFor();
    const told = await analyticsOf(tenant, code.id, {
      bots: "exclude",
      from: "2026-10-23",
      to: "2026-11-21",
    });
    expect(told.totals.scans).toBeGreaterThan(50);
    expect(await shownTotals(person)).toEqual(told.totals);
    const change = await textOf(person.page.locator("[data-total=scans] .stat-change"));
    expect(change).toContain("more");
    expect(change).toContain(`was ${told.previous.scans}`);
    // Where there was nothing before, nothing is compared.
    expect(await textOf(person.page.locator("[data-total=leads] .stat-change"))).toBe("");
    expectQuiet(person, scenario);
    await person.leave();
  });

  test("the table beside the chart holds the timeline, and so do breakdowns, heat map and funnel theirs", async () => {
    const person = await open({}, path);
    const { page } = person;
    await page.getByText("As a table").click();
    const told = await analyticsOf(tenant, code.id, {
      bots: "exclude",
      from: "2026-10-23",
      to: "2026-11-21",
    });
    const before = await analyticsOf(tenant, code.id, {
      bots: "exclude",
      from: "2026-09-23",
      to: "2026-10-22",
    });
    const numbers = (selector: string) =>
      evaluate<number[][]>(
        person,
        `[...document.querySelectorAll(${JSON.stringify(selector)})].map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.innerText || cell.textContent)))`,
      );
    await page.getByRole("columnheader", { name: "Scans before" }).waitFor();
    expect(await numbers(".as-table tbody tr")).toEqual(
      told.timeline.map(({ scans, uniqueVisitors }, at) => [
        scans,
        uniqueVisitors,
        before.timeline[at]?.scans ?? 0,
      ]),
    );
    // Weeks begin on Sunday in the United States, on Monday in the answer.
    const { heatmap } = told;
    expect(await numbers(".heat tbody tr")).toEqual([heatmap[6] ?? [], ...heatmap.slice(0, 6)]);
    expect((await numbers("[data-dimension=country] tbody tr")).map(([scans]) => scans ?? 0)).toEqual(
      told.countries.map(({ scans }) => scans).slice(0, 6),
    );
    expect((await numbers("[data-step]")).map(([count]) => count)).toEqual(
      (["scans", "pageViews", "ctaClicks", "formStarts", "leads"] as const).map((step) => told.funnel[step]),
    );
    expect(await textOf(page.locator("[data-dimension=country]"))).toContain("Germany");
    await person.leave();
  });

  test("period, interval, time zone and bots can be chosen and are in the address", async () => {
    const person = await open({}, path);
    const { page } = person;
    await total(person, "scans").waitFor();
    await page.getByText("As a table").click();
    const same = async (query: Record<string, string>) =>
      expect(await shownTotals(person)).toEqual(
        (await analyticsOf(tenant, code.id, { bots: "exclude", ...query })).totals,
      );

    await asked(person, "from=2026-11-15", () => page.getByLabel("7 days").check());
    await same({ from: "2026-11-15", to: "2026-11-21" });
    expect(page.url()).toContain("period=7");
    await asked(person, "interval=hour", () => page.getByLabel("Interval").selectOption("hour"));
    expect(await page.locator(".as-table tbody tr").count()).toBe(7 * 24);
    await asked(person, "bots=include", () => page.getByLabel("Count automated scans").check());
    await same({ from: "2026-11-15", to: "2026-11-21", bots: "include" });
    await asked(person, "timezone=Asia%2FTokyo", () =>
      page.getByLabel("Time zone").selectOption("Asia/Tokyo"),
    );
    await same({ from: "2026-11-15", to: "2026-11-21", bots: "include", timezone: "Asia/Tokyo" });

    // The file has what is shown.
    const file = await exported(person, "CSV for programs");
    expect(file.name).toBe("poster-2026-11-15-2026-11-21-api.csv");
    const shown = await shownTotals(person);
    expect(new TextDecoder().decode(file.bytes)).toMatch(
      new RegExp(`totals,[^,]+,${shown["scans"]},${shown["uniqueVisitors"]},`),
    );

    // The link shows the same to whoever opens it.
    const link = page.url();
    const other = await open({}, link.slice(link.indexOf("#") + 1));
    await total(other, "scans").waitFor();
    expect(await shownTotals(other)).toEqual(await shownTotals(person));
    await other.leave();
    await person.leave();
  });

  test("own dates are requested once they are a valid period", async () => {
    const person = await open({}, path);
    const { page } = person;
    await inPeriodPanel(person, () => page.getByLabel("Custom").check());
    await asked(person, "from=2026-11-01", () => page.getByLabel("From").fill("2026-11-01"));
    await asked(person, "to=2026-11-03", () => page.getByLabel("To", { exact: true }).fill("2026-11-03"));
    const told = await analyticsOf(tenant, code.id, {
      bots: "exclude",
      from: "2026-11-01",
      to: "2026-11-03",
    });
    expect(await shownTotals(person)).toEqual(told.totals);
    const calls = () => person.sent.filter(({ url }) => url.pathname.endsWith("/analytics")).length;
    const before = calls();
    await page.getByLabel("From").fill("2026-11-09");
    await page.getByText("The first day must not lie after the last.").waitFor();
    expect(await page.getByLabel("From").getAttribute("aria-invalid")).toBe("true");
    expect(calls()).toBe(before);
    await person.leave();
  });

  test("an invalid address shows the last 30 days", async () => {
    const person = await open(
      {},
      `${path}?period=0&from=2026-02-30&to=x&interval=eon&zone=../../etc&bots=%00`,
    );
    await total(person, "scans").waitFor();
    const told = await analyticsOf(tenant, code.id, {
      bots: "exclude",
      from: "2026-10-23",
      to: "2026-11-21",
    });
    expect(await shownTotals(person)).toEqual(told.totals);
    await person.leave();
  });

  test("a period without scans says so", async () => {
    const fresh = await tenant.makeCode({ title: "New" });
    const person = await open({}, `/codes/${fresh.id}/analytics`);
    await person.page.getByRole("heading", { name: "No scans in this period" }).waitFor();
    await expectSound(person);
    await person.leave();
  });

  test("German words, and numbers as Germans write them", async () => {
    const person = await open({ locale: "de-DE" }, path);
    await person.page.getByRole("heading", { name: "Auswertung" }).waitFor();
    await total(person, "scans").waitFor();
    expect(await textOf(person.page.locator("[data-dimension=country]"))).toContain("Deutschland");
    const first = person.page.locator(".heat tbody th").first();
    expect(await textOf(first)).toBe("Mo");
    // All scans led to one place.
    expect(await person.page.locator("[data-dimension=destination]").count()).toBe(0);
    const paged = await tenant.makeCode();
    await scenario.scan(paged.shortId);
    const lead = async (change: unknown) =>
      expect((await tenant.call("PATCH", `/app/api/codes/${paged.id}`, change)).status).toBe(200);
    await lead({ rules: [{ name: "constructor", when: {}, target: paged.target }] });
    await scenario.scan(paged.shortId);
    await lead({ rules: null, landing: { template: "action", headline: "Museum" } });
    for (let scans = 0; scans < 2; scans++) await scenario.scan(paged.shortId);
    await person.page.goto(`${scenario.url}/app#/codes/${paged.id}/analytics`);
    const led = person.page.getByRole("table", { name: "Ziele" });
    await led.waitFor();
    expect(await led.locator("tbody tr").allInnerTexts()).toEqual([
      expect.stringMatching(/^Zur Seite\s+2\s+50/),
      expect.stringMatching(/^constructor\s+1\s+25/),
      expect.stringMatching(/^Zum Ziel\s+1\s+25/),
    ]);
    await person.leave();
  });

  test("a plan without analytics says what it lacks and where to change it", async () => {
    const poor = await scenario.signUp("Poor");
    const { id } = await poor.makeCode();
    await putOnPlan(scenario, poor, "static");
    const person = await open({}, `/codes/${id}/analytics`, poor.apiKey);
    await person.page.getByRole("heading", { name: "Your plan does not include this" }).waitFor();
    expect(await person.page.getByRole("link", { name: "Plan and voucher" }).getAttribute("href")).toBe(
      "#/settings",
    );
    await expectSound(person);
    await person.leave();
  });

  test("a missing code is reported without signing out", async () => {
    const person = await open({}, "/codes/code_nobody/analytics");
    await person.page.getByRole("heading", { name: "There is no such code" }).waitFor();
    expect(await evaluate<string>(person, `sessionStorage.getItem("quietzone.key")`)).toBe(tenant.apiKey);
    await person.leave();
  });

  test("a rate limit is waited out, and a lost connection recovers by itself", async () => {
    const person = await open({}, "/campaigns");
    const { page, context } = person;
    let refused = 0;
    await page.route("**/analytics?*", async (route) => {
      if (refused++ >= 1) return route.continue();
      await route.fulfill({
        status: 429,
        headers: { "retry-after": "1", "content-type": "application/problem+json" },
        body: JSON.stringify({ status: 429, code: "rate_limited", title: "Too many requests", detail: "x" }),
      });
    });
    await page.goto(`${scenario.url}/app#${path}`);
    await total(person, "scans").waitFor();
    expect(refused).toBeGreaterThan(1);
    await page.unroute("**/analytics?*");

    await context.setOffline(true);
    await inPeriodPanel(person, () => page.getByLabel("90 days").check());
    await page.getByText("The service does not answer.").first().waitFor();
    // The figures from before stay in sight.
    expect(await total(person, "scans").isVisible()).toBe(true);
    await asked(person, "from=2026-08-24", () => context.setOffline(false));
    await page.getByText("The service does not answer.").first().waitFor({ state: "hidden" });
    const told = await analyticsOf(tenant, code.id, {
      bots: "exclude",
      from: "2026-08-24",
      to: "2026-11-21",
    });
    expect(await shownTotals(person)).toEqual(told.totals);
    await person.leave();
  });

  test("a hostile referrer and title are shown as text", async () => {
    const hostile = await tenant.makeCode({ title: '<img src=x onerror="alert(1)">' });
    await scenario.scan(hostile.shortId, { referer: "https://xn--<img src=x onerror=alert(1)>.example/" });
    await scenario.scan(hostile.shortId, { referer: "javascript:alert(1)" });
    await scenario.scan(hostile.shortId, {
      referer: "https://alert.example/<script>alert(1)</script>",
      "user-agent": DESKTOP,
    });
    const person = await open({}, `/codes/${hostile.id}/analytics`);
    await total(person, "scans").waitFor();
    await person.page.getByRole("link", { name: "<img src=x" }).waitFor();
    await expectInert(person);
    await person.leave();
  });

  test.each(VIEWS_LOOKS)("axe finds nothing, and nothing scrolls sideways (%s)", async (_, look) => {
    const person = await open(look, `${path}?period=7`);
    await total(person, "scans").waitFor();
    await person.page.getByText("As a table").click();
    await inPeriodPanel(person, () => person.page.getByLabel("Custom").check());
    const faults = await faultsOfSchemes(person);
    // The panel lies on other things, and the row of tabs scrolls below its edge.
    expect(faults.filter((fault) => !/overlapped by another|obscured by another/.test(fault))).toEqual([]);
    await person.page.keyboard.press("Escape");
    await person.page.locator(".period-panel").waitFor({ state: "hidden" });
    await expectSound(person);
    expect(person.complaints).toEqual([]);
    await person.leave();
  });

  test("the printed page has figures and no controls", async () => {
    const person = await open({}, path);
    await total(person, "scans").waitFor();
    await person.page.emulateMedia({ media: "print" });
    expect(await person.page.locator("button.period").isVisible()).toBe(false);
    expect(await total(person, "scans").isVisible()).toBe(true);
    await person.leave();
  });

  test("the chart and the heat map describe the point under the pointer", async () => {
    const person = await open({}, path);
    const { page } = person;
    await page.getByText("Scans before").first().waitFor();
    await page.locator(".chart-frame").scrollIntoViewIfNeeded();
    const box = await page.locator(".chart-frame svg").boundingBox();
    const told = await analyticsOf(tenant, code.id, {
      bots: "exclude",
      from: "2026-10-23",
      to: "2026-11-21",
    });
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 2, (box?.y ?? 0) + 50);
    const last = told.timeline.at(-1);
    const readout = page.locator(".chart-readout");
    const said = `Sat, Nov 21, 2026 (not over yet)Scans ${last?.scans}Unique visitors ${last?.uniqueVisitors}`;
    await readout.filter({ hasText: said }).waitFor();
    // It stands at the pointer, and within the chart.
    const [frame, shown] = [await page.locator(".chart-frame").boundingBox(), await readout.boundingBox()];
    const end = (box: typeof frame) => (box?.x ?? 0) + (box?.width ?? 0);
    expect(end(shown)).toBeLessThan(end(frame));
    expect(end(shown)).toBeGreaterThan(end(frame) - 60);
    await page.locator("[data-slot='5-11']").hover();
    await page.getByText(`Saturday, 11 AM to 12 PM: ${told.heatmap[5]?.[11]}`).waitFor();
    await person.leave();
  });

  test("by keyboard, the chart says the values of each time", async () => {
    const person = await open({}, path);
    const { page } = person;
    const slider = page.getByRole("slider", { name: "Values at a time" });
    await slider.focus();
    await page.keyboard.press("End");
    const at = async () => (await slider.getAttribute("aria-valuetext")) ?? "";
    expect(await at()).toStartWith("Sat, Nov 21, 2026, Scans: ");
    await page.keyboard.press("ArrowLeft");
    await page.locator(".chart-readout").filter({ hasText: "Fri, Nov 20, 2026" }).waitFor();
    expect(await at()).toStartWith("Fri, Nov 20, 2026, Scans: ");
    await page.keyboard.press("Home");
    expect(await at()).toStartWith("Fri, Oct 23, 2026, Scans: ");
    await page.keyboard.press("Tab");
    await page.locator(".chart-readout").waitFor({ state: "detached" });
    await person.leave();
  });

  test("the chart has a line above its peak, and is saved as PNG and SVG with title, period and axes", async () => {
    const person = await open({ scheme: "dark" }, path);
    const { page } = person;
    await page.getByText("Scans before").first().waitFor();
    const told = await analyticsOf(tenant, code.id, {
      bots: "exclude",
      from: "2026-10-23",
      to: "2026-11-21",
    });
    const levels = await page.locator(".chart-value").allTextContents();
    expect(Math.max(...levels.map(Number))).toBeGreaterThan(
      Math.max(...told.timeline.map(({ scans }) => scans)),
    );
    const saved = async (name: string) => {
      await page.getByRole("button", { name: "Save the chart" }).click();
      return downloaded(person, () => page.getByRole("menuitem", { name }).click());
    };
    const svg = await saved("Vector drawing");
    expect(svg.name).toBe("poster-2026-10-23-2026-11-21.svg");
    const text = new TextDecoder().decode(svg.bytes);
    for (const part of [
      "Poster: Over time",
      "Oct 23 – Nov 21, 2026",
      ">Scans<",
      ">Oct 23<",
      'xmlns="http://www.w3.org/2000/svg"',
    ])
      expect(text).toContain(part);
    // Whatever the screen is, the file is light, and understood by programs that know no custom properties.
    expect(text).not.toContain("var(");
    const png = await saved("Picture");
    expect(png.name).toBe("poster-2026-10-23-2026-11-21.png");
    const size = new DataView(png.bytes.buffer, png.bytes.byteOffset + 16);
    expect([size.getUint32(0), size.getUint32(4)]).toEqual([1_920, 932]);
    expect(person.complaints).toEqual([]);
    await person.leave();
  });

  test("every time zone that is offered is one the service knows", async () => {
    const person = await open({}, path);
    await openPeriod(person);
    await person.page.getByLabel("Time zone").waitFor();
    const zones = await evaluate<string[]>(
      person,
      `[...document.querySelectorAll("option")].map(({ value }) => value).filter((zone) => zone.includes("/"))`,
    );
    expect(zones.length).toBeGreaterThan(300);
    for (const timezone of zones)
      expect(readPeriod({ timezone, interval: "day" }, scenario.clock.now()).buckets.length).toBeGreaterThan(
        28,
      );
    await person.leave();
  });

  test("the chart redraws when the window or the colour scheme changes", async () => {
    const person = await open({}, path);
    const { page } = person;
    const picture = page.locator(".chart-frame svg");
    await picture.waitFor();
    const color = () =>
      evaluate<string>(person, `getComputedStyle(document.querySelector(".chart-frame .dashed")).stroke`);
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const [light, wide] = [await color(), await width()];
    await page.emulateMedia({ colorScheme: "dark" });
    await eventually("another colour", async () => ((await color()) === light ? null : true));
    await page.setViewportSize({ width: 600, height: 800 });
    await eventually("a narrower picture", async () => ((await width()) < wide - 200 ? true : null));
    await person.leave();
  });
});
