import { expect, setDefaultTimeout, test } from "bun:test";
import type { Person } from "../browser/browser.ts";
import { describeInBrowser, startBrowser } from "../browser/browser.ts";
import { readSettings } from "../../src/kit/settings/read.ts";
import { makeDemo } from "../../src/operate/demo.ts";
import { BEHIND_PROXY } from "../features/analytics/client.ts";
import { startScenario } from "../scenario.ts";
import { inPeriodPanel, textOf } from "./figures-world.ts";

setDefaultTimeout(300_000);

/** One truth about numbers: all views of the console show the same sums, with automated scans and without. */

describeInBrowser("the sums of the console's views", async () => {
  const scenario = await startScenario(BEHIND_PROXY);
  await scenario.stop();
  const environment = { ...scenario.storage.environment, QZ_PORT: "0" };
  const { apiKey } = await makeDemo(
    readSettings(environment),
    { seed: 5, scale: 0.05 },
    { clock: scenario.clock },
  );
  await scenario.restart();
  await scenario.service.housekeep();
  await scenario.service.addUp();
  const { visit } = await startBrowser();

  const go = async ({ page }: Person, path: string, wait: string) => {
    await page.goto(`${scenario.url}/app#${path}`);
    await page.locator(wait).first().waitFor();
    await page.locator(".loaded[aria-busy=true], .loading").waitFor({ state: "detached" });
  };
  const countsOf = async ({ page }: Person, selector: string) =>
    (await page.locator(selector).allTextContents()).map((text) => Number(text.replace(/\D/g, "")));
  const sum = (counts: readonly number[]) => counts.reduce((before, count) => before + count, 0);
  const sumOf = async (person: Person, selector: string) => sum(await countsOf(person, selector));

  test("are the same in overview, campaigns, codes, analytics and scan log, and so is the switch", async () => {
    const person = await visit({ width: 1280, scheme: "light", script: true });
    const { page } = person;
    await page.clock.setFixedTime(scenario.clock.now());
    await page.addInitScript(`sessionStorage.setItem("quietzone.key", ${JSON.stringify(apiKey)})`);
    /** The sums of each view, as they are shown. */
    const shown = async () => {
      await go(person, "/overview", "[data-total=scans]");
      const total = (name: string) => sumOf(person, `[data-total=${name}] .stat-value`);
      const overview = {
        scans: await total("scans"),
        visitors: await total("uniqueVisitors"),
        leads: await total("leads"),
      };
      const top = await countsOf(person, "[data-codes=top] td");
      await go(person, "/campaigns", ".campaign");
      const campaigns = {
        scans: await sumOf(person, "[data-sum=scans] strong"),
        visitors: await sumOf(person, "[data-sum=uniqueVisitors] strong"),
        leads: await sumOf(person, "[data-sum=leads] strong"),
      };
      await go(person, "/codes", ".code-row");
      const counts = await countsOf(person, ".code-scans");
      expect(top).toEqual(counts.toSorted((a, b) => b - a).slice(0, 6));
      const paths = await page
        .locator(".code-scans")
        .evaluateAll((links) => links.map((link) => (link.getAttribute("href") ?? "").slice(1)));
      const analytics = { scans: 0, visitors: 0, leads: 0 };
      let [facts, logs] = [0, 0];
      for (const path of paths) {
        await go(person, path, "[data-total=scans]");
        analytics.scans += await total("scans");
        analytics.visitors += await total("uniqueVisitors");
        analytics.leads += await total("leads");
        await go(person, path.replace("/analytics", "/scans"), "[data-total=total]");
        logs += await total("total");
        await go(person, path.replace("/analytics", ""), ".code-facts .numbers");
        facts += await sumOf(person, ".code-facts .numbers");
      }
      return { overview, campaigns, analytics, scans: { codes: sum(counts), facts, logs } };
    };
    const expectOne = async () => {
      const { overview, campaigns, analytics, scans } = await shown();
      expect({ campaigns, analytics }).toEqual({ campaigns: overview, analytics: overview });
      const all = overview.scans;
      expect(scans).toEqual({ codes: all, facts: all, logs: all });
      return overview;
    };
    const people = await expectOne();
    await go(person, "/overview", "[data-total=bots]");
    const bots = Number(await textOf(page.locator("[data-total=bots] .stat-value")));
    expect(bots).toBeGreaterThan(0);
    await inPeriodPanel(person, () => page.getByLabel("Count automated scans").check());
    const all = await expectOne();
    expect(all.scans).toBe(people.scans + bots);
    // Switched off in another view, it is off in all.
    await go(person, "/codes", ".code-row");
    await page.getByLabel("Count automated scans").uncheck();
    await go(person, "/overview", "[data-total=scans]");
    expect(await sumOf(person, "[data-total=scans] .stat-value")).toBe(people.scans);
    await person.leave();
  });
});
