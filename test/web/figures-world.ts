import { AT_LENGTH } from "../extent.ts";
import { expect } from "bun:test";
import type { Locator } from "playwright-core";
import { BEHIND_PROXY, turnTo } from "../features/analytics/client.ts";
import { faultsOfSchemes } from "../browser/axe.ts";
import { type Look, type Person, startBrowser } from "../browser/browser.ts";
import { evaluate, startWorld } from "../browser/world.ts";
import { type CodeJson, DESKTOP, PHONE, type Scenario, type TenantClient } from "../scenario.ts";

/** A service and people who open the figures of its console. */
export async function startConsole(environment: Record<string, string> = {}) {
  const world = await startWorld({ ...BEHIND_PROXY, ...environment });
  const { visit } = await startBrowser();

  /** Opens a view, signed in, with the service's clock. */
  async function open(look: Partial<Look>, path: string, key = world.tenant.apiKey): Promise<Person> {
    const person = await visit({ width: 1280, scheme: "light", script: true, ...look });
    await person.page.clock.setFixedTime(world.scenario.clock.now());
    await person.page.addInitScript(`sessionStorage.setItem("quietzone.key", ${JSON.stringify(key)})`);
    await person.page.goto(`${world.scenario.url}/app#${path}`);
    await person.page.getByRole("heading", { level: 1 }).waitFor();
    return person;
  }

  return { ...world, open };
}

/**
 * Checks that axe finds nothing, at length in either colour scheme, and that nothing is wider than the
 * window.
 */
export async function expectSound(person: Person): Promise<void> {
  // axe does not decide about a tab that is scrolled away.
  await evaluate(person, wrapTabs(true));
  expect(await faultsOfSchemes(person)).toEqual([]);
  await evaluate(person, wrapTabs(false));
  await expectFits(person);
}

/** Checks that nothing is wider than the window. */
export async function expectFits(person: Person): Promise<void> {
  const wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
  expect({ overflow: await evaluate<number>(person, wide) }).toEqual({ overflow: 0 });
}

function wrapTabs(isWrapped: boolean): string {
  const wrap = isWrapped ? "wrap" : "";
  return `document.querySelectorAll(".view-tabs").forEach((tabs) => { tabs.style.flexWrap = "${wrap}"; })`;
}

/**
 * Narrow and wide, in the scheme that other tests don't look at. The quick run takes the narrow one: others
 * look at wide views.
 */
export const VIEWS_LOOKS = ([360, 1280] as const)
  .filter((width) => AT_LENGTH || width === 360)
  .map((width): [string, Partial<Look>] => [`${width} px`, { width, scheme: "dark" }]);

/** Hostile text: it does harm where it is not escaped. */
export const HOSTILE = '<img src=x onerror="alert(1)">javascript:alert(1)"\'><script>alert(1)</script>';

/** Checks that no hostile text became an element or a link, and that the page reported no error. */
export async function expectInert(person: Person): Promise<void> {
  const made = `document.querySelectorAll("img[src=x], [onerror], main script, a[href^='javascript:']").length`;
  expect(await evaluate<number>(person, made)).toBe(0);
  expect(person.complaints).toEqual([]);
}

/** Scans over some days, from several places and with several devices, people and machines. */
export async function scanAbout(scenario: Scenario, code: CodeJson, days: number): Promise<void> {
  const now = scenario.clock.now();
  const agents = [
    PHONE,
    PHONE,
    DESKTOP,
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
  ];
  const countries = ["DE", "DE", "AT", "CH", "FR", "US", "NL", "JP", "GB", "ES"];
  const languages = ["de-DE", "de", "en-US", "fr", "nl"];
  const sites = ["", "", "https://museum.example/", "https://news.example/a", "https://instagram.com/"];
  for (let day = days - 1; day >= 0; day--) {
    const count = 2 + ((day * 7) % 5) + (day % 7 === 0 ? 4 : 0);
    for (let nth = 0; nth < count; nth++) {
      turnTo(scenario, now - day * 86_400_000 - ((nth * 5 + day) % 12) * 3_600_000);
      const at = day * 3 + nth * 5;
      const site = sites[at % sites.length] ?? "";
      const answer = await scenario.scan(code.shortId, {
        "user-agent": nth === 3 ? "Googlebot/2.1" : (agents[at % agents.length] ?? PHONE),
        "accept-language": languages[at % languages.length] ?? "de",
        "x-country": countries[(at * at) % countries.length] ?? "DE",
        "x-forwarded-for": `203.0.113.${(at * 13) % 40}`,
        ...(site === "" ? {} : { referer: site }),
      });
      expect(answer.status).toBe(302);
    }
  }
  turnTo(scenario, now);
}

/** Leaves a lead as the page's form does. */
export async function leaveLead(
  { request }: Scenario,
  { shortId }: CodeJson,
  lead: Record<string, unknown>,
): Promise<void> {
  const response = await request(`/api/leads/${shortId}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-country": "DE", "user-agent": PHONE },
    body: JSON.stringify({ consent: true, ...lead }),
  });
  expect(response.status).toBe(200);
}

/** Reads the file that a click downloads. */
export async function downloaded(
  { page }: Person,
  click: () => Promise<unknown>,
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const [download] = await Promise.all([page.waitForEvent("download"), click()]);
  const path = await download.path();
  return { name: download.suggestedFilename(), bytes: await Bun.file(path).bytes() };
}

/** Checks that the key was sent only in headers, and that no cookie was set. */
export async function expectKeyHidden(person: Person, { apiKey }: TenantClient): Promise<void> {
  expect(person.sent.filter(({ url }) => url.href.includes(apiKey))).toEqual([]);
  expect(await evaluate<string>(person, "document.documentElement.outerHTML")).not.toContain(apiKey);
  expect(person.page.url()).not.toContain(apiKey);
  expect(await person.cookies()).toEqual([]);
}

/** Opens the panel behind the button with the period, unless it is open. */
export async function openPeriod({ page }: Person): Promise<void> {
  const panel = page.locator(".period-panel");
  if (!(await panel.isVisible())) await page.locator("button.period").click();
  await panel.waitFor();
}

/** Chooses in the panel behind the period. */
export async function inPeriodPanel(person: Person, act: () => Promise<unknown>): Promise<void> {
  await openPeriod(person);
  await act();
}

/** Reads the file that an entry of the menu saves. */
export async function exported(person: Person, name: string) {
  await person.page.getByRole("button", { name: "Export and print" }).click();
  return downloaded(person, () => person.page.getByRole("menuitem", { name }).click());
}

/** The text of an element, once it exists. */
export async function textOf(element: Locator): Promise<string> {
  return (await element.textContent()) ?? "";
}
