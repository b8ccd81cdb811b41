import { expect, test } from "bun:test";
import { HOSTILE } from "../features/pages/hostile.ts";
import { NASTY_ADDRESSES } from "../features/pages/hostile-addresses.ts";
import { oneLine, printable, severalLines } from "../features/pages/skeleton.ts";
import { readJson } from "../json.ts";
import type { CodeJson } from "../scenario.ts";
import { describeInBrowser, type Look, type Person, startBrowser } from "./browser.ts";
import { PAGES, TEMPLATES } from "./landings.ts";
import { evaluate, startWorld } from "./world.ts";
import { AT_LENGTH, IN_FULL } from "../extent.ts";
import { SEED } from "../seed.ts";

/**
 * Hostile texts never run as scripts in a real browser. The tests also run with the page's policy switched
 * off, so that safety does not depend on the policy alone. The slow test takes every eighth text, the same
 * ones in each run and other ones with QZ_SEED, and all with QZ_SOAK=full.
 */

describeInBrowser("hostile texts in a browser do not run", async () => {
  const { scenario, tenant } = await startWorld();
  const { visit } = await startBrowser();

  const VISITORS: [string, Look][] = [
    ["with the policy", { width: 360, scheme: "light", script: true }],
    ["without the policy", { width: 1280, scheme: "dark", script: true, bypassCSP: true }],
  ];

  /** A visitor whose pages have a function `pwned()`, which counts its calls. */
  async function visitWatched(look: Look): Promise<Person> {
    const person = await visit(look);
    await person.page.addInitScript("window.calls = 0; window.pwned = () => { window.calls++; };");
    return person;
  }

  /** Checks that no script ran, nothing was requested from other sites, and the page is still the same. */
  async function expectInert(person: Person, url: string): Promise<void> {
    expect(await evaluate<number>(person, "window.calls")).toBe(0);
    expect(person.page.url()).toBe(url);
    expect(person.page.frames()).toHaveLength(1);
    expect(person.complaints).toEqual([]);
    const elsewhere = person.sent.filter(
      ({ url }) => url.protocol !== "data:" && url.origin !== scenario.url,
    );
    expect(elsewhere.map((request) => request.url.href)).toEqual([]);
  }

  const chunks = <T>(list: readonly T[], size: number): T[][] =>
    Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size));

  test.each(VISITORS)(
    "in every field, many to a page (%s)",
    async (_, look) => {
      const person = await visitWatched(look);
      const texts = HOSTILE.map(oneLine).filter((text) => text.trim() !== "");
      for (const [n, batch] of chunks(texts, 40).entries()) {
        const at = (index: number) => batch[index % batch.length] ?? "x";
        const template = TEMPLATES[n % TEMPLATES.length] ?? "action";
        const landing = {
          template,
          headline: at(n).slice(0, 200),
          text: batch.join("\n\n").slice(0, 5000),
          cta: { label: at(n + 1).slice(0, 80) },
          links: batch.map((text) => ({ label: text.slice(0, 120), url: "https://museum.example/" })),
          lead: {
            ask: ["email", "message"],
            submitLabel: at(n + 2).slice(0, 80),
            consentText: batch.join(" ").slice(0, 2000),
          },
        };
        const code = await tenant.makeCode({ ...PAGES[template], title: at(n + 3).slice(0, 200), landing });
        await person.page.goto(code.pageUrl);
        await expectInert(person, code.pageUrl);
      }
      await person.leave();
    },
    300_000,
  );

  const EVERY = IN_FULL ? 1 : 8;

  // By default only without the policy, which is the harder case.
  test.each(IN_FULL ? VISITORS : VISITORS.slice(1))(
    `as the headline and title of a page, one at a time (%s), QZ_SEED=${SEED}`,
    async (_, look) => {
      const person = await visitWatched(look);
      const code = await tenant.makeCode(PAGES.action);
      for (const text of HOSTILE.filter((_, index) => index % EVERY === SEED % EVERY)) {
        const headline = oneLine(text).slice(0, 200) || "x";
        const landing = { ...PAGES.action.landing, headline, text: severalLines(text) };
        const changed = await tenant.call("PATCH", `/app/api/codes/${code.id}`, { landing, title: headline });
        expect({ text, status: changed.status }).toEqual({ text, status: 200 });
        await person.page.goto(code.pageUrl, { waitUntil: "domcontentloaded" });
        expect({ text, calls: await evaluate<number>(person, "window.calls") }).toEqual({ text, calls: 0 });
      }
      await expectInert(person, code.pageUrl);
      await person.leave();
    },
    300_000,
  );

  test.each(AT_LENGTH ? VISITORS : VISITORS.slice(1))(
    "typed into the form, sent and shown again (%s)",
    async (_, look) => {
      const person = await visitWatched(look);
      const code = await tenant.makeCode(PAGES.lead);
      const texts = HOSTILE.filter((text) => text.trim() !== "" && !text.includes("\u0000"));
      for (const batch of chunks(texts, 16)) {
        await person.page.goto(code.pageUrl);
        const lead = person.page.locator("#lead");
        await lead.locator("[name=email]").fill((batch[0] ?? "x").replace(/[\r\n]/g, ""));
        await lead.locator("[name=name]").fill((batch[1] ?? "x").replace(/[\r\n]/g, ""));
        await lead.locator("[name=company]").fill((batch[2] ?? "x").replace(/[\r\n]/g, ""));
        const message = batch.join("\n").slice(0, 5000);
        await lead.locator("[name=message]").fill(message);
        const typed = await lead.locator("[name=message]").inputValue();
        await lead.locator("form").getByRole("button").click();
        await lead.locator("[aria-invalid=true]").first().waitFor();
        await expectInert(person, code.pageUrl);
        const kept = await lead.locator("[name=message]").inputValue();
        expect(printable(kept)).toBe(printable(typed));
      }
      await person.leave();
    },
    300_000,
  );

  test("as addresses that were accepted and are clicked", async () => {
    const person = await visitWatched({ width: 360, scheme: "light", script: true, bypassCSP: true });
    // No request reaches another site.
    await person.context.route(
      (url) => url.origin !== scenario.url,
      (route) => route.fulfill({ status: 204 }),
    );
    for (const url of NASTY_ADDRESSES.filter((address) => /^https?:/i.test(address))) {
      const landing = { ...PAGES.links.landing, links: [{ label: "Here", url }], legal: { imprintUrl: url } };
      const response = await tenant.call("POST", "/app/api/codes", {
        target: url.length > 2_000 ? "https://museum.example/" : url,
        landing,
      });
      if (response.status === 400) continue;
      const code = await readJson<CodeJson>(response);
      await person.page.goto(code.pageUrl);
      // All but the service's own, which leads away to the form of a report.
      const links = person.page.locator("a:not([href*='/report?code='])");
      for (const link of await links.all()) await link.click({ noWaitAfter: true });
      expect({ url, calls: await evaluate<number>(person, "window.calls") }).toEqual({ url, calls: 0 });
      expect(person.page.url()).toBe(code.pageUrl);
    }
    expect(person.complaints).toEqual([]);
    await person.leave();
  }, 300_000);

  test("although the check works: in a page that holds them as markup they do run", async () => {
    const trap = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: () =>
        new Response("<!doctype html><img src=x onerror=pwned()><script>pwned()</script>", {
          headers: { "content-type": "text/html" },
        }),
    });
    const person = await visitWatched({ width: 360, scheme: "light", script: true });
    await person.page.goto(`http://127.0.0.1:${trap.port}/`, { waitUntil: "load" });
    expect(await evaluate<number>(person, "window.calls")).toBeGreaterThan(0);
    await person.leave();
    await trap.stop(true);
  });
});
