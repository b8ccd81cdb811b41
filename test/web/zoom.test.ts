import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser, type Person } from "../browser/browser.ts";
import { evaluate, expectQuiet } from "../browser/world.ts";
import { leaveLead, scanAbout, startConsole, textOf } from "./figures-world.ts";
import { openStudio } from "./studio.ts";

setDefaultTimeout(300_000);

/**
 * The web app zoomed in, in a window of 1280 × 1024 pixels: at 200 % (WCAG 2.2, 1.4.4) and at 400 % (1.4.10) everything
 * is there without scrolling sideways. In German, whose words are longer.
 */

/** Texts that must not be broken within a word; addresses and people's own texts may be. */
const WHOLE = "h1, .brand, .button, [role=tab], nav a";

/** Runs in the page. Lists elements that are wider than the window, cut off, out of reach, broken within a word or covered. */
const LOST = `(() => {
  const lost = [];
  const page = document.documentElement;
  const name = (element) => element.tagName.toLowerCase() + " " + JSON.stringify(element.textContent.trim().slice(0, 40));
  const say = (what, element) => lost.push(what + ": " + name(element));
  if (page.scrollWidth > page.clientWidth) lost.push("wider by " + (page.scrollWidth - page.clientWidth));
  const scrolls = (element) =>
    element !== null && (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const seen = [...document.body.querySelectorAll("*")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  let bars = 0;
  for (const element of seen) {
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const { left, right, width, height } = element.getBoundingClientRect();
    const hides = (overflow) => ["hidden", "clip"].includes(overflow) && element.textContent.trim() !== "";
    // Text for screen readers alone is one pixel wide.
    if (hides(overflowX) && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1) say("cut", element);
    if (hides(overflowY) && element.clientHeight > 1 && element.scrollHeight > element.clientHeight + 1) say("cut", element);
    if (["fixed", "sticky"].includes(position) && width > innerWidth / 2) bars += height;
    const isControl = element.matches("a, button, input, select, textarea, summary, label");
    if (isControl && width > 1 && (left < -1 || right > page.clientWidth + 1) && !scrolls(element.parentElement))
      say("out of reach", element);
    if (element.matches(${JSON.stringify(WHOLE)})) for (const text of textsOf(element)) if (isBroken(text)) say("broken", element);
  }
  if (bars > innerHeight / 3) lost.push("bars cover " + Math.round((bars / innerHeight) * 100) + " %");
  return lost;

  function textsOf(element) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) if (walker.currentNode.parentElement.checkVisibility()) texts.push(walker.currentNode);
    return texts;
  }
  function isBroken(text) {
    return [...text.data.matchAll(/[\\p{L}\\d]+/gu)].some((word) => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
  }
})()`;

/** Checks that nothing visible is lost. */
async function expectWhole(person: Person, where: string): Promise<void> {
  await person.page.locator(".loading, main [aria-busy=true]").first().waitFor({ state: "detached" });
  expect({ where, lost: await evaluate<string[]>(person, LOST) }).toEqual({ where, lost: [] });
}

const ZOOMS = [2, 4] as const;

describeInBrowser("zoomed in", async () => {
  const { scenario, tenant, open } = await startConsole();
  const code = await tenant.makeCode({ title: "Plakat an der Mauer", group: "Frühling" });
  await scanAbout(scenario, code, 5);
  await leaveLead(scenario, code, { email: "anna@example.org", name: "Anna", message: "Hallo" });

  test.each(ZOOMS)("nothing is lost in any view of the console at %d times its size", async (zoom) => {
    const person = await open({ zoom, locale: "de-DE" }, "/codes");
    const views = [
      ["/overview", "Übersicht"],
      ["/codes", "Codes"],
      ["/new", "Neuer Code"],
      [`/codes/${code.id}`, "Plakat an der Mauer"],
      [`/codes/${code.id}/analytics`, "Auswertung"],
      [`/codes/${code.id}/scans`, "Scan-Protokoll"],
      [`/codes/${code.id}/leads`, "Anfragen"],
      [`/codes/${code.id}/edit`, "Bearbeiten"],
      ["/campaigns", "Kampagnen"],
      ["/bulk", "Viele auf einmal"],
      ["/webhook", "Webhook"],
      ["/settings", "Tarif"],
      ["/settings/keys", "Schlüssel"],
      ["/settings/domains", "Domains"],
      ["/settings/delete", "Löschen"],
    ] as const;
    for (const [path, title] of views) {
      await person.page.goto(`${scenario.url}/app#${path}`);
      await person.page.getByRole("heading", { name: title, level: 1 }).waitFor();
      await expectWhole(person, path);
    }
    expectQuiet(person, scenario);
    await person.leave();
  });

  test.each(ZOOMS)("nothing is lost on the sign-in page at %d times its size", async (zoom) => {
    const person = await open({ zoom, locale: "de-DE" }, "/codes", "");
    await person.page.getByRole("tab").first().waitFor();
    await expectWhole(person, "sign up");
    await person.page.getByRole("tab").nth(1).click();
    await expectWhole(person, "sign in");
    await person.leave();
  });

  test.each(ZOOMS)("nothing is lost in the studio at %d times its size", async (zoom) => {
    const person = await open({ zoom, locale: "de-DE" }, "/codes");
    const page = await openStudio(person, scenario);
    const tabs = await page.getByRole("tab").all();
    expect(tabs).toHaveLength(6);
    for (const tab of tabs) {
      await tab.click();
      await expectWhole(person, await textOf(tab));
    }
    expectQuiet(person, scenario);
    await person.leave();
  });
});
