import { expect, test } from "bun:test";
import fc from "fast-check";
import { faultsOf } from "./axe.ts";
import { describeInBrowser, type Look, startBrowser } from "./browser.ts";
import { PAGES, type Template } from "./landings.ts";
import { evaluate, startWorld } from "./world.ts";
import { IN_FULL } from "../extent.ts";

/** Pages stay readable with any colours of a tenant. A tenth of the runs by default, all with QZ_SOAK=full. */

const RUNS = IN_FULL ? 200 : 20;

const EXTREMES = [
  "#000000",
  "#ffffff",
  "#ff0000",
  "#00ff00",
  "#0000ff",
  "#ffff00",
  "#777777",
  "#767676",
  "#888",
] as const;
const Color = fc.oneof(
  fc.constantFrom(...EXTREMES),
  fc.nat(0xffffff).map((rgb) => `#${rgb.toString(16).padStart(6, "0")}`),
);

describeInBrowser("colours in a browser", async () => {
  const { tenant } = await startWorld();
  const { visit } = await startBrowser();
  const code = await tenant.makeCode(PAGES.lead);

  /** Controls whose edge or fill contrasts with the background by less than 3 (WCAG 2.2, 1.4.11). */
  const EDGES = `(() => {
    const channels = (color) => color.match(/[\\d.]+/g).map(Number);
    const light = ([r, g, b]) => {
      const [x, y, z] = [r, g, b].map((c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const ground = (element) => {
      for (let at = element; at; at = at.parentElement) {
        const color = channels(getComputedStyle(at).backgroundColor);
        if ((color[3] ?? 1) > 0) return color;
      }
      return [255, 255, 255];
    };
    const ratio = (a, b) => {
      const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
      return (high + 0.05) / (low + 0.05);
    };
    return [...document.querySelectorAll("button, a.button, input:not([type=hidden]):not([name=website]):not([type=checkbox]), textarea")]
      .map((element) => {
        const behind = ground(element.parentElement);
        const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(element);
        const edge = parseFloat(borderTopWidth) > 0 ? ratio(channels(borderTopColor), behind) : 1;
        const [, , , alpha = 1] = channels(backgroundColor);
        const fill = alpha > 0 ? ratio(channels(backgroundColor), behind) : 1;
        return { control: element.outerHTML.slice(0, 60), ratio: Math.max(edge, fill) };
      })
      .filter(({ ratio }) => ratio < 3);
  })()`;

  test("text has a contrast of 4.5 and controls of 3, with any accent and background", async () => {
    const looks: Record<"light" | "dark", Look> = {
      light: { width: 360, scheme: "light", script: true },
      dark: { width: 360, scheme: "dark", script: true },
    };
    const people = { light: await visit(looks.light), dark: await visit(looks.dark) };
    const property = fc.asyncProperty(
      fc.option(Color, { nil: undefined }),
      fc.option(Color, { nil: undefined }),
      fc.constantFrom<Template>("action", "profile", "links", "offer", "event", "lead"),
      fc.constantFrom("light" as const, "dark" as const),
      async (accent, background, template, scheme) => {
        const person = people[scheme];
        const theme = { ...(accent ? { accent } : {}), ...(background ? { background } : {}) };
        const owned = await tenant.makeCode({
          ...PAGES[template],
          landing: { ...PAGES[template].landing, theme },
        });
        await person.page.goto(owned.pageUrl);
        expect(await faultsOf(person, ["color-contrast"])).toEqual([]);
        expect(await evaluate<unknown[]>(person, EDGES)).toEqual([]);
        // A tenant's background is used in both schemes.
        if (background) {
          const body = await evaluate<string>(person, "getComputedStyle(document.body).backgroundColor");
          expect(body).toBe(rgbOf(background));
        }
      },
    );
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
    await Promise.all([people.light.leave(), people.dark.leave()]);
  }, 600_000);

  test("errors are readable on extreme colours, too", async () => {
    const person = await visit({ width: 360, scheme: "light", script: true });
    for (const [index, background] of EXTREMES.entries()) {
      const accent = index % 2 === 0 ? background : "#ff0000";
      const landing = { ...PAGES.lead.landing, theme: { accent, background } };
      await tenant.call("PATCH", `/app/api/codes/${code.id}`, { landing });
      await person.page.goto(code.pageUrl);
      await person.page.locator("#lead form").getByRole("button").click();
      await person.page.locator("#lead [aria-invalid=true]").first().waitFor();
      const faults = await faultsOf(person, ["color-contrast"]);
      expect({ background, accent, faults }).toEqual({ background, accent, faults: [] });
      expect(await evaluate<unknown[]>(person, EDGES)).toEqual([]);
    }
    await person.leave();
  }, 300_000);

  test("without a background the page follows the viewer's scheme", async () => {
    const plain = await tenant.makeCode(PAGES.action);
    const grounds = [];
    for (const scheme of ["light", "dark"] as const) {
      const person = await visit({ width: 360, scheme, script: false });
      await person.page.goto(plain.pageUrl);
      grounds.push(await evaluate<string>(person, "getComputedStyle(document.body).backgroundColor"));
      await person.leave();
    }
    const [light = 0, dark = 0] = grounds.map((color) =>
      (color.match(/\d+/g) ?? []).reduce((sum, channel) => sum + Number(channel), 0),
    );
    expect(light).toBeGreaterThan(600);
    expect(dark).toBeLessThan(150);
  });
});

function rgbOf(hex: string): string {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join("") : hex.slice(1);
  const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return `rgb(${r}, ${g}, ${b})`;
}
