import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser } from "../browser/browser.ts";
import { evaluate } from "../browser/world.ts";
import { leaveLead, scanAbout, startConsole } from "./figures-world.ts";

setDefaultTimeout(300_000);

/** Keeps what moves on the page without a person's doing (Layout Instability API). */
const WATCH = `(() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries())
      if (!hadRecentInput)
        shifts.push({ value, what: sources.map(({ node, previousRect: from, currentRect: to }) => [node?.className || node?.nodeName, from.y, from.height, to.y, to.height].join(" ")) });
  }).observe({ type: "layout-shift", buffered: true });
})()`;

/** A phone and a laptop. What is covered at the bottom is the phone's navigation. */
const SCREENS = [
  { name: "a phone", width: 390, height: 844, covered: 64 },
  { name: "a laptop", width: 1_366, height: 768, covered: 0 },
] as const;

describeInBrowser("the first screen", async () => {
  const { scenario, tenant, open } = await startConsole();
  const code = await tenant.makeCode({ title: "Poster", group: "Spring" });
  await tenant.makeCode({ title: "Flyer", group: "Spring" });
  await scanAbout(scenario, code, 40);
  for (const name of ["Anna", "Ben"]) await leaveLead(scenario, code, { name });
  await scenario.service.housekeep();

  test.each(SCREENS)("has numbers and chart, on $name, in English and German", async (screen) => {
    for (const locale of ["en-US", "de-DE"] as const)
      for (const path of ["/overview", `/codes/${code.id}/analytics`]) {
        const person = await open({ locale }, "/codes");
        const { page } = person;
        await page.setViewportSize(screen);
        await page.goto(`${scenario.url}/app#${path}`);
        const chart = page.locator(".chart-frame svg");
        await chart.waitFor();
        await page.locator("[data-total=scans] .stat-change .icon").waitFor();
        const box = await chart.boundingBox();
        const end = (box?.y ?? 0) + (box?.height ?? 0);
        expect({ path, locale, isSeen: end <= screen.height - screen.covered, end }).toMatchObject({
          isSeen: true,
        });
        await person.leave();
      }
  });

  test.each(SCREENS)("does not jump while a view comes, on $name", async (screen) => {
    for (const [path, wait] of [
      ["/overview", "[data-total=scans] .stat-change .icon"],
      ["/codes", ".code-row img"],
      ["/leads", ".lead"],
      ["/campaigns", ".campaign"],
      [`/codes/${code.id}/analytics`, "[data-total=scans] .stat-change .icon"],
    ] as const) {
      const person = await open({}, "/settings");
      const { page } = person;
      await page.setViewportSize(screen);
      await page.addInitScript(WATCH);
      await page.goto(`${scenario.url}/app#${path}`);
      await page.reload();
      await page.locator(wait).first().waitFor();
      const shifts = await evaluate<{ value: number; what: string[] }[]>(person, "shifts");
      const sum = shifts.reduce((before, { value }) => before + value, 0);
      expect({ path, shifts: sum > 0.02 ? shifts : [] }).toEqual({ path, shifts: [] });
      await person.leave();
    }
  });

  test("before any script of the app, has the navigation for who is signed in, and not for others", async () => {
    for (const [key, isSeen] of [
      [tenant.apiKey, true],
      [null, false],
    ] as const) {
      const person = await open({}, "/settings");
      const { page } = person;
      if (key === null) await page.addInitScript("sessionStorage.clear()");
      await page.route("**/web/console-*.js", () => {});
      await page.goto(`${scenario.url}/app?again`, { waitUntil: "commit" });
      await page.locator("#app .brand").first().waitFor({ state: "attached" });
      await page.locator(isSeen ? ".console-skeleton .console-nav" : "header.bar").waitFor();
      expect(await page.locator(".console-skeleton .console-nav").isVisible()).toBe(isSeen);
      expect(person.complaints).toEqual([]);
      await person.leave();
    }
  });
});
