import { expect, setDefaultTimeout, test } from "bun:test";
import { describeInBrowser } from "../browser/browser.ts";
import { evaluate } from "../browser/world.ts";
import { startConsole } from "./figures-world.ts";

setDefaultTimeout(300_000);

/**
 * Forced colours, as in contrast themes of Windows: backgrounds and shadows are gone, and states have to be
 * seen.
 */

/** A chosen control, or the main one, and another of the same kind, by view. */
const CHOSEN: readonly (readonly [path: string, chosen: string, other: string])[] = [
  ["/codes", ".switch[aria-checked=true] > span", ".switch[aria-checked=false] > span"],
  ["/codes", ".filters .segment:has(:checked)", ".filters .segment:not(:has(:checked))"],
  ["/codes", ".console-nav a[aria-current]", ".console-nav a:not([aria-current])"],
  ["/sheets", "main .segment:has(:checked)", "main .segment:not(:has(:checked))"],
  ["/new", ".type-picker .segment:has(:checked)", ".type-picker .segment:not(:has(:checked))"],
  ["/new", "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"],
  ["/codes", ".button.primary", ".button:not(.primary)"],
  ["/codes/CODE", ".view-tabs a[aria-current]", ".view-tabs a:not([aria-current]):not(.back)"],
];

/** The colours of an element's box, and of the text on it. */
const lookOf = (selector: string) => `(() => {
  const style = getComputedStyle(document.querySelector(${JSON.stringify(selector)}));
  return [style.backgroundColor, style.borderBottomColor, style.color].join(" ");
})()`;

describeInBrowser("forced colours", async () => {
  const { scenario, tenant, open } = await startConsole();
  const code = await tenant.makeCode({ title: "Hall 3" });
  const off = await tenant.makeCode({ title: "Hall 4" });
  // Filters are shown from ten codes on.
  for (let made = 2; made < 10; made++) await tenant.makeCode();
  await tenant.call("PATCH", `/app/api/codes/${off.id}`, { active: false });

  test.each(["light", "dark"] as const)(
    "what is chosen looks other than what is not (%s)",
    async (scheme) => {
      const person = await open({ scheme }, "/codes");
      const { page } = person;
      await page.emulateMedia({ forcedColors: "active", colorScheme: scheme });
      for (const [path, chosen, other] of CHOSEN) {
        await page.goto(`${scenario.url}/app#${path.replace("CODE", code.id)}`);
        for (const each of [chosen, other]) await page.locator(each).first().waitFor({ state: "attached" });
        const looks = [
          await evaluate<string>(person, lookOf(chosen)),
          await evaluate<string>(person, lookOf(other)),
        ];
        expect([path, chosen, looks[0] === looks[1]]).toEqual([path, chosen, false]);
      }
      // Of tabs only the chosen one is underlined.
      const [edge, canvas] = [
        await evaluate<string>(
          person,
          "getComputedStyle(document.querySelector('.view-tabs a:not([aria-current]):not(.back)')).borderBottomColor",
        ),
        await evaluate<string>(person, "getComputedStyle(document.body).backgroundColor"),
      ];
      expect(edge).toBe(canvas);
      await person.leave();
    },
  );

  test("the legend of a chart has the colours of its lines", async () => {
    await scenario.scan(code.shortId);
    const person = await open({}, "/overview");
    const { page } = person;
    await page.emulateMedia({ forcedColors: "active" });
    await page.locator(".chart-frame path").first().waitFor({ state: "attached" });
    const key = "getComputedStyle(document.querySelector('.chart-line')).borderTopColor";
    const lines =
      "[...document.querySelectorAll('.chart-frame path')].map((line) => getComputedStyle(line).stroke)";
    expect(await evaluate<string[]>(person, lines)).toContain(await evaluate<string>(person, key));
    await person.leave();
  });
});
