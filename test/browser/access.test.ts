import { expect, test } from "bun:test";
import { AT_LENGTH } from "../extent.ts";
import { faultsOfSchemes } from "./axe.ts";
import { describeInBrowser, type Look, type Person, startBrowser } from "./browser.ts";
import { PAGES, TEMPLATES } from "./landings.ts";
import { evaluate, startWorld } from "./world.ts";

/** Accessibility of the hosted pages: axe-core's rules, and checks of our own for what axe can't detect. */

describeInBrowser("accessibility of the pages in a browser", async () => {
  const { tenant, scenario } = await startWorld();
  const { visit } = await startBrowser();

  /**
   * Every window in two languages, or each of two in its own, and one from right to left; at length in both
   * schemes. Only with scripts, because axe is a script itself.
   */
  const TRANSLATED_LOOKS = (
    [
      [360, "light", "en-US"],
      [1280, "dark", "de-DE"],
      [360, "light", "ar-EG"],
      [360, "light", "de-DE"],
      [1280, "dark", "en-US"],
    ] as const
  )
    .slice(0, AT_LENGTH ? 5 : 3)
    .map(([width, scheme, locale]): [string, Look] => [
      `${width} px, ${locale}`,
      { width, scheme, locale, script: true },
    ]);

  test.each(TRANSLATED_LOOKS)(
    "axe finds no fault on any template, nor on the page of a code without a landing page (%s)",
    async (_, look) => {
      const person = await visit(look);
      const bare = await tenant.makeCode({ title: "Poster" });
      const codes = [bare, ...(await Promise.all(TEMPLATES.map((name) => tenant.makeCode(PAGES[name]))))];
      for (const code of codes) {
        await person.page.goto(code.pageUrl);
        expect(await faultsOfSchemes(person)).toEqual([]);
      }
      await person.leave();
    },
    300_000,
  );

  test.each(TRANSLATED_LOOKS)(
    "axe finds no fault on a form with errors, the thanks and each state of the choice (%s)",
    async (_, look) => {
      const person = await visit(look);
      const { page } = person;
      const code = await tenant.makeCode(PAGES.lead);
      await page.goto(code.pageUrl);
      await page.locator("#lead form").getByRole("button").click();
      await page.locator("#lead [aria-invalid=true]").first().waitFor();
      expect(await faultsOfSchemes(person)).toEqual([]);
      await page.locator("#lead [name=email]").fill("anna@example.org");
      await page.locator("#lead [name=consent]").check();
      await page.locator("#lead form").getByRole("button").click();
      await page.locator("#lead").getByRole("status").waitFor();
      expect(await faultsOfSchemes(person)).toEqual([]);
      await page.locator("#choice summary").click();
      expect(await faultsOfSchemes(person)).toEqual([]);
      for (const nth of [0, 1]) {
        await page.locator("#choice").getByRole("button").nth(nth).click();
        await page.locator("#choice").getByRole("status").filter({ hasText: /\S/ }).waitFor();
        expect(await faultsOfSchemes(person)).toEqual([]);
      }
      await person.leave();
    },
    300_000,
  );

  test.each(TRANSLATED_LOOKS)(
    "axe finds no fault on the pages of inactive and unknown codes (%s)",
    async (_, look) => {
      const code = await tenant.makeCode(PAGES.action);
      const person = await visit(look);
      await person.page.goto(code.pageUrl);
      await person.page.locator("#choice summary").click();
      await person.page.locator("#choice").getByRole("button").first().click();
      await person.page.locator("#choice").getByRole("status").filter({ hasText: /\S/ }).waitFor();
      await tenant.call("PATCH", `/app/api/codes/${code.id}`, { active: false });
      for (const [path, status] of [
        [`/p/${code.shortId}`, 410],
        [`/r/${code.shortId}`, 410],
        ["/p/nobody-has-this", 404],
        ["/r/nobody-has-this", 404],
      ] as const) {
        expect((await person.page.goto(scenario.url + path))?.status()).toBe(status);
        expect(await faultsOfSchemes(person)).toEqual([]);
      }
      await person.leave();
    },
  );

  test.each(TRANSLATED_LOOKS)(
    "axe finds no fault on the form of a report, with mistakes and without, nor on its receipt, and none scrolls sideways (%s)",
    async (_, look) => {
      const code = await tenant.makeCode(PAGES.action);
      const person = await visit(look);
      const { page } = person;
      const isSound = async () => {
        expect(await faultsOfSchemes(person)).toEqual([]);
        expect(await overflow(person)).toBe(0);
      };
      await page.goto(code.pageUrl);
      await page.locator("footer a[href*='/report?code=']").click();
      await page.locator("form.fill").waitFor();
      await isSound();
      await page.locator("[name=email]").fill("nobody");
      await page.locator("form.fill").getByRole("button").click();
      await page.getByRole("alert").waitFor();
      expect(await page.locator("[name=code]").inputValue()).toBe(
        `${new URL(code.pageUrl).host}/${code.shortId}`,
      );
      await isSound();
      await page.locator("[name=email]").fill("anna@example.org");
      await page.locator("[name=words]").fill("It asks for my PIN.");
      await page.locator("[name=reason]").first().check();
      await page.locator("form.fill").getByRole("button").click();
      await page.getByRole("status").waitFor();
      await isSound();
      await person.leave();
    },
    300_000,
  );

  test.each(TRANSLATED_LOOKS)("axe finds no fault under Global Privacy Control (%s)", async (_, look) => {
    const code = await tenant.makeCode(PAGES.action);
    const person = await visit({ ...look, gpc: true });
    await person.page.goto(code.pageUrl);
    expect(await faultsOfSchemes(person)).toEqual([]);
    await person.leave();
  });

  /** Pixels by which a page is wider than its window. */
  const overflow = (person: Person) =>
    evaluate<number>(person, "document.documentElement.scrollWidth - document.documentElement.clientWidth");

  const LONGEST = {
    headline: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".slice(
      0,
      200,
    ),
    text: `${"W".repeat(400)}\n\nhttps://museum.example/${"a".repeat(300)}`,
    cta: { label: "W".repeat(80) },
    links: [{ label: "W".repeat(120), url: `https://museum.example/${"a".repeat(500)}` }],
    lead: { ask: ["email", "message"], submitLabel: "W".repeat(80), consentText: "W".repeat(500) },
  };

  test.each(TEMPLATES)(
    "a %s page with the longest words does not scroll sideways, down to 320 px",
    async (template) => {
      const name = "W".repeat(120);
      const owner = await scenario.signUp(name);
      const fields: Record<string, object> = {
        profile: {
          fields: {
            fn: "W".repeat(200),
            title: "W".repeat(200),
            email: `${"w".repeat(60)}@${"w".repeat(60)}.example`,
            url: `https://museum.example/${"w".repeat(500)}`,
            streetAddress: "W".repeat(200),
            telWork: "+49 30 1234567890",
            note: "W".repeat(900),
          },
        },
        event: {
          fields: {
            summary: "W".repeat(200),
            dtstart: "2026-09-01T18:00",
            dtend: "2026-09-03T20:00",
            tzid: "America/Argentina/ComodRivadavia",
            location: "W".repeat(300),
            description: "W".repeat(900),
          },
        },
        offer: { fields: { text: "W".repeat(64) } },
      };
      const code = await owner.makeCode({
        ...PAGES[template],
        ...fields[template],
        title: "W".repeat(200),
        landing: { ...LONGEST, template },
      });
      for (const locale of ["en-US", "de-DE"] as const) {
        const person = await visit({ width: 1280, scheme: "light", script: true, locale });
        for (const width of [320, 1280] as const) {
          await person.page.setViewportSize({ width, height: 640 });
          await person.page.goto(code.pageUrl);
          expect({ template, width, locale, overflow: await overflow(person) }).toEqual({
            template,
            width,
            locale,
            overflow: 0,
          });
        }
        await person.leave();
      }
    },
  );

  test.each(["en-US", "de-DE"] as const)(
    "each button of the choice has its label on one line, pressed or not, down to 320 px (%s)",
    async (locale) => {
      const code = await tenant.makeCode(PAGES.action);
      const person = await visit({ width: 360, scheme: "light", script: true, locale });
      await person.page.goto(code.pageUrl);
      await person.page.locator("#choice summary").click();
      const buttons = person.page.locator("#choice").getByRole("button");
      for (const chosen of [0, 1]) {
        await buttons.nth(chosen).click();
        await person.page.locator(`#choice button:nth-child(${chosen + 1})[aria-pressed=true]`).waitFor();
        for (const width of [320, 360]) {
          await person.page.setViewportSize({ width, height: 800 });
          const lines = await evaluate<number[]>(
            person,
            `[...document.querySelectorAll("#choice button span")].map((label) => {
            const range = document.createRange();
            range.selectNodeContents(label);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          })`,
          );
          expect({ chosen, width, lines }).toEqual({ chosen, width, lines: [1, 1] });
        }
      }
      await person.leave();
    },
  );

  test("every control is at least 44 px wide and high, on every template", async () => {
    const person = await visit({ width: 360, scheme: "light", script: true });
    for (const template of TEMPLATES) {
      const code = await tenant.makeCode(PAGES[template]);
      await person.page.goto(code.pageUrl);
      const small = await evaluate<string[]>(
        person,
        `[...document.querySelectorAll("summary, button, a.button, nav a, footer a, input:not([type=hidden]):not([name=website]), textarea")]
          .map((element) => element.type === "checkbox" ? element.closest("label") : element)
          .filter((element) => element.checkVisibility())
          .filter((element) => { const { height, width } = element.getBoundingClientRect(); return height < 44 || width < 44; })
          .map((element) => element.outerHTML.slice(0, 80))`,
      );
      expect({ template, small }).toEqual({ template, small: [] });
    }
    await person.leave();
  });

  test("a page with text of twice the size does not scroll sideways", async () => {
    const person = await visit({ width: 360, scheme: "light", script: true });
    for (const template of TEMPLATES) {
      const code = await tenant.makeCode(PAGES[template]);
      await person.page.goto(code.pageUrl);
      await evaluate(person, `document.documentElement.style.fontSize = "200%"`);
      expect({ template, overflow: await overflow(person) }).toEqual({ template, overflow: 0 });
    }
    await person.leave();
  });

  test("nothing moves when the visitor prefers reduced motion", async () => {
    const code = await tenant.makeCode(PAGES.links);
    const person = await visit({ width: 1280, scheme: "light", script: true });
    await person.page.goto(code.pageUrl);
    const moving = await evaluate<number>(
      person,
      `[...document.querySelectorAll("*")].filter((element) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
        return animationName !== "none" || scrollBehavior === "smooth" || transitionDuration.split(",").some((time) => parseFloat(time) > 0.01);
      }).length`,
    );
    expect(moving).toBe(0);
    await person.leave();
  });

  test("every element that the keyboard can focus has a visible outline", async () => {
    const person = await visit({ width: 360, scheme: "dark", script: true });
    for (const template of TEMPLATES) {
      const code = await tenant.makeCode(PAGES[template]);
      await person.page.goto(code.pageUrl);
      const seen = new Set<string>();
      for (let step = 0; step < 25; step++) {
        await person.page.keyboard.press("Tab");
        const at = await evaluate<{ name: string; ring: boolean }>(
          person,
          `(() => {
            const element = document.activeElement;
            const { outlineStyle, outlineWidth } = getComputedStyle(element);
            return { name: element.tagName + " " + (element.name ?? "") + element.textContent.trim().slice(0, 30), ring: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 };
          })()`,
        );
        if (at.name.startsWith("BODY")) break;
        expect({ template, ...at }).toEqual({ template, name: at.name, ring: true });
        seen.add(at.name);
      }
      expect(seen.size).toBeGreaterThan(2);
    }
    await person.leave();
  }, 300_000);

  test("the two lines of a footer are close together, and an email address breaks only between its parts", async () => {
    const owner = await scenario.signUp("Museum am Fluss mit Heimatstube");
    const code = await owner.makeCode(PAGES.profile);
    const person = await visit({ width: 360, scheme: "light", script: false, locale: "de-DE" });
    await person.page.goto(code.pageUrl);
    const { gap, tap, linesOfPieces } = await evaluate<{ gap: number; tap: number; linesOfPieces: number[] }>(
      person,
      `(() => {
        const around = (node) => {
          const range = new Range();
          range.selectNodeContents(node);
          return range;
        };
        const box = (node) => around(node).getBoundingClientRect();
        const [name, nav] = document.querySelector("footer").children;
        const link = nav.querySelector("a");
        const pieces = [...document.querySelector('[href^="mailto:"]').childNodes].filter((node) => node.data);
        return {
          gap: box(link).top - box(name).bottom,
          tap: link.getBoundingClientRect().height,
          linesOfPieces: pieces.map((piece) => around(piece).getClientRects().length),
        };
      })()`,
    );
    expect(linesOfPieces).toEqual([1, 1, 1]);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(20);
    expect(tap).toBeGreaterThanOrEqual(44);
    await person.leave();
  });
});
