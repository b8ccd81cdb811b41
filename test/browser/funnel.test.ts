import { afterAll, expect, test } from "bun:test";
import type { Analytics } from "../../src/features/analytics/model.ts";
import { readJson } from "../json.ts";
import type { CodeJson } from "../scenario.ts";
import { describeInBrowser, type Look, lookName, startBrowser } from "./browser.ts";
import { PAGES, TEMPLATES } from "./landings.ts";
import { countsOf, expectCounts, expectQuiet, startWorld } from "./world.ts";

/** The requests of a page, and the interactions that it reports. */

describeInBrowser("requests and interactions in a browser", async () => {
  const { scenario, tenant } = await startWorld();
  const { visit } = await startBrowser();
  const PHONE: Look = { width: 360, scheme: "light", script: true };

  /** The target of buttons and links: another site, which records the headers of its visitors. */
  const arrived: Headers[] = [];
  const destination = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: (request) => {
      if (new URL(request.url).pathname === "/there") arrived.push(request.headers);
      return new Response("<!doctype html><title>There</title>", {
        headers: { "content-type": "text/html" },
      });
    },
  });
  afterAll(() => destination.stop(true));
  const there = `http://127.0.0.1:${destination.port}/there`;

  async function funnelOf({ id }: CodeJson): Promise<Analytics["funnel"]> {
    const response = await tenant.call("GET", `/app/api/codes/${id}/analytics`);
    return (await readJson<Analytics>(response)).funnel;
  }

  const BOTH = [PHONE, { ...PHONE, script: false }];
  test.each(TEMPLATES.flatMap((template) => BOTH.map((look) => [template, lookName(look), look] as const)))(
    "a %s page takes one request, and with scripts one beacon (%s)",
    async (template, _, look) => {
      const code = await tenant.makeCode(PAGES[template]);
      const person = await visit(look);
      await person.page.goto(code.shortUrl, { waitUntil: "load" });
      await expectCounts(scenario, code, look.script ? { page_view: 1 } : {});
      const asked = person.sent
        .filter(({ url }) => url.protocol !== "data:")
        .map(({ method, url }) => `${method} ${url.pathname}`);
      expect(asked).toEqual([
        `GET /r/${code.shortId}`,
        `GET /p/${code.shortId}`,
        ...(look.script ? [`POST /api/events/${code.shortId}`] : []),
      ]);
      expectQuiet(person, scenario);
      await person.leave();
    },
  );

  test("the funnel counts every step from a scan to a lead", async () => {
    const code = await tenant.makeCode({ ...PAGES.lead, target: there });
    const person = await visit(PHONE);
    const { page } = person;
    await page.goto(code.shortUrl);
    const lead = page.locator("#lead");
    await lead.locator("[name=email]").pressSequentially("anna@example.org");
    await lead.locator("[name=name]").pressSequentially("Anna");
    await expectCounts(scenario, code, { page_view: 1, form_start: 1 });
    await lead.locator("[name=consent]").check();
    await lead.getByRole("button").click();
    await lead.getByRole("status").waitFor();
    await page.goto(code.shortUrl);
    await page.locator(`a[href="${there}"]`).click();
    await page.waitForURL(there);
    await expectCounts(scenario, code, { page_view: 2, form_start: 1, cta_click: 1 });
    expect(await funnelOf(code)).toEqual({
      scans: 2,
      unlocked: 0,
      offers: 0,
      pageViews: 2,
      ctaClicks: 1,
      audioPlays: 0,
      formStarts: 1,
      leads: 1,
      ctaRate: 0.5,
      leadRate: 0.5,
    });
    // The other site gets neither a referrer nor a cookie of ours.
    const [visitor] = arrived.slice(-1);
    expect([visitor?.get("referer"), visitor?.get("cookie")]).toEqual([null, null]);
    await person.leave();
  });

  test("clicks on links are counted, and send no referrer", async () => {
    const links = [
      { label: "There", url: there },
      { label: "Write to us", url: "mailto:desk@museum.example" },
    ];
    const code = await tenant.makeCode({ landing: { ...PAGES.links.landing, links } });
    const person = await visit(PHONE);
    await person.page.goto(code.pageUrl);
    await person.page.getByRole("link", { name: "There", exact: true }).click();
    await person.page.waitForURL(there);
    await expectCounts(scenario, code, { page_view: 1, link_click: 1 });
    expect(arrived.at(-1)?.get("referer")).toBeNull();
    await person.leave();
  });

  test("a contact and an event can be saved as files, and saving a contact is counted", async () => {
    for (const [template, button, name, type] of [
      ["profile", "Save contact", /\.vcf$/, "contact_save"],
      ["event", "Add to calendar", /\.ics$/, null],
    ] as const) {
      for (const script of [true, false]) {
        const code = await tenant.makeCode(PAGES[template]);
        const person = await visit({ ...PHONE, script });
        await person.page.goto(code.pageUrl);
        const [file] = await Promise.all([
          person.page.waitForEvent("download"),
          person.page.getByRole("link", { name: button }).click(),
        ]);
        expect(file.suggestedFilename()).toMatch(name);
        if (script && type) await expectCounts(scenario, code, { page_view: 1, [type]: 1 });
        expect(person.complaints).toEqual([]);
        await person.leave();
      }
    }
  });

  test("a form is counted as started once, however often the visitor types, ticks and sends", async () => {
    const code = await tenant.makeCode(PAGES.lead);
    const person = await visit(PHONE);
    await person.page.goto(code.pageUrl);
    const lead = person.page.locator("#lead");
    await lead.locator("[name=consent]").check();
    await lead.locator("[name=email]").fill("not an address");
    await lead.getByRole("button").click();
    await lead.locator("[name=email][aria-invalid=true]").waitFor();
    await lead.locator("[name=email]").fill("anna@example.org");
    await lead.getByRole("button").click();
    await lead.getByRole("status").waitFor();
    await expectCounts(scenario, code, { page_view: 1, form_start: 1 });
    await person.leave();
  });

  test("interactions are counted under Global Privacy Control, too, because they identify nobody", async () => {
    const code = await tenant.makeCode(PAGES.action);
    const person = await visit({ ...PHONE, gpc: true });
    await person.page.goto(code.pageUrl);
    await expectCounts(scenario, code, { page_view: 1 });
    expect(await person.cookies()).toEqual([]);
    await person.leave();
  });

  test("a page requested by HEAD or by a program is not counted as a page view", async () => {
    const code = await tenant.makeCode(PAGES.action);
    const path = new URL(code.pageUrl).pathname;
    const [got, head] = [await scenario.request(path), await scenario.request(path, { method: "HEAD" })];
    expect([got.status, head.status]).toEqual([200, 200]);
    expect(await countsOf(scenario, code)).toEqual({});
  });
});
