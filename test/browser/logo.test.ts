import { expect, test } from "bun:test";
import { describeInBrowser, LOOKS, lookName, startBrowser } from "./browser.ts";
import { PAGES } from "./landings.ts";
import { evaluate, expectQuiet, startWorld } from "./world.ts";

/** The mark at the head of a page: a logo of the catalog, otherwise initials. */
describeInBrowser("a page's logo in a browser", async () => {
  const { scenario, tenant } = await startWorld();
  const { visit } = await startBrowser();

  /** The element name of every mark, and whether it is at least 24 px wide and high. */
  const MARKS = `[...document.querySelectorAll(".sign")].map((mark) => {
    const { width, height } = mark.getBoundingClientRect();
    return [mark.localName, Math.min(width, height) >= 24];
  })`;

  test.each(LOOKS.map((look) => [lookName(look), look] as const))("is visible (%s)", async (_, look) => {
    const { page, ...person } = await visit(look);
    for (const { landing, ...content } of Object.values(PAGES)) {
      const code = await tenant.makeCode({
        ...content,
        landing: { ...landing, logo: { id: "circle-flags.de" } },
      });
      await page.goto(code.pageUrl, { waitUntil: "load" });
      expect([landing.template, await evaluate({ page, ...person }, MARKS)]).toEqual([
        landing.template,
        [["img", true]],
      ]);
    }
    expectQuiet({ page, ...person }, scenario);
    await person.leave();
  });
});
