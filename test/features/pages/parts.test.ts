import { expect, test } from "bun:test";
import type { Landing } from "../../../src/features/codes/landing.ts";
import { HOUR } from "../../../src/kit/shared/clock.ts";
import { CAFE_HOURS, CAFE_MENU, CAFE_TEXT } from "../../browser/part-samples.ts";
import { readJson } from "../../json.ts";
import { type CodeJson, startScenario } from "../../scenario.ts";
import { skeletonOf } from "./skeleton.ts";
import { visit } from "./visit.ts";

/** The parts of pages, as a browser gets them. The clock stands on Saturday, 21 November 2026, 12:00 UTC. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp("Café Fluss");

type Part = NonNullable<Landing["parts"]>[number];

const pageOf = async (landing: Partial<Landing>, language = "en") => {
  const { shortId } = await tenant.makeCode({
    landing: { template: "action", headline: "Café", ...landing },
  });
  return (await visit(scenario, `/p/${shortId}`, { "accept-language": language })).html;
};
const partsOf = (...parts: Part[]) => pageOf({ parts });

/** A part between its tags. */
function sectionOf(html: string, id: string): string {
  const from = html.indexOf(`id="part-${id}"`);
  return from < 0 ? "" : html.slice(html.lastIndexOf("<section", from), html.indexOf("</section>", from));
}

const prose = async (markdown: string) => {
  const html = await partsOf({ type: "text", markdown });
  expect(skeletonOf(html).errors).toEqual([]);
  return /<div class="prose">([^]*?)<\/div><\/section>/.exec(html)?.[1] ?? "";
};

test("parts stand where the template has them, and where an order names them", async () => {
  const text = (id: string): Part => ({ type: "text", id, markdown: `About ${id}` });
  const links = [{ label: "Shop", url: "https://shop.example/" }];
  const parts = [text("a"), text("b"), text("c")];
  const found = async (landing: Partial<Landing>) => {
    const html = await pageOf({ parts, links, ...landing });
    const marks = {
      headline: "<h1 ",
      button: "cta_click",
      links: 'class="links"',
      a: "part-a",
      b: "part-b",
      c: "part-c",
    };
    const places = Object.entries(marks).map(([name, mark]) => [name, html.indexOf(mark)] as const);
    return places.toSorted(([, one], [, other]) => one - other).map(([name]) => name);
  };
  expect(await found({})).toEqual(["headline", "a", "b", "c", "button", "links"]);
  expect(await found({ template: "links" })).toEqual(["headline", "links", "a", "b", "c", "button"]);
  expect(await found({ order: ["parts.c", "headline"] })).toEqual([
    "c",
    "headline",
    "a",
    "b",
    "button",
    "links",
  ]);
  expect(await found({ order: ["links", "parts", "parts.b"] })).toEqual([
    "links",
    "a",
    "c",
    "b",
    "headline",
    "button",
  ]);
  expect(await found({ order: ["headline", "parts.b", "button", "parts.a", "parts.c"] })).toEqual([
    "headline",
    "b",
    "button",
    "a",
    "c",
    "links",
  ]);
});

test("a text has headings below that of the page, lists, quotes, rules, emphasis and links", async () => {
  expect(await prose("# One\n## Two\n### Three\n#### Four\n##### Five")).toBe(
    ["h2", "h3", "h4", "h4", "h4"]
      .map((tag, n) => `<${tag} dir="auto">${["One", "Two", "Three", "Four", "Five"][n]}</${tag}>`)
      .join(""),
  );
  expect(await prose("- one\n- two\n\n3. three\n4. four")).toBe(
    '<ul><li dir="auto">one</li><li dir="auto">two</li></ul><ol start="3"><li dir="auto">three</li><li dir="auto">four</li></ol>',
  );
  expect(await prose("> a\n> > b")).toBe(
    '<blockquote><p dir="auto">a</p><blockquote><p dir="auto">b</p></blockquote></blockquote>',
  );
  expect(await prose("**bold** and *slanted*\n\n---\n\nend")).toBe(
    '<p dir="auto"><strong>bold</strong> and <em>slanted</em></p><hr><p dir="auto">end</p>',
  );
  const link = (href: string, text: string) =>
    `<p dir="auto"><a href="${href}" rel="noreferrer noopener" data-count="link_click">${text}</a></p>`;
  expect(await prose("[us](https://cafe.example/a?b=1&c=2)")).toBe(
    link("https://cafe.example/a?b=1&amp;c=2", "us"),
  );
  expect(await prose("[mail](mailto:a@cafe.example)")).toBe(link("mailto:a@cafe.example", "mail"));
  expect(await prose("[call](tel:+4930901820)")).toBe(link("tel:+4930901820", "call"));
  expect(await prose("[ref]\n\n[ref]: https://cafe.example/ref")).toBe(
    link("https://cafe.example/ref", "ref"),
  );
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<div onclick=alert(1)>\n\ntext\n\n</div>",
  "<!-- comment --> <?php ?> <![CDATA[x]]>",
  "[a](javascript:alert(1))",
  "[a](JaVaScRiPt:alert(1))",
  "[a](java&#115;cript:alert(1))",
  "[a](&#x6A;avascript:alert(1))",
  "[a](data:text/html,<script>alert(1)</script>)",
  "[a](vbscript:x)",
  "[a](//evil.example)",
  "[a](/p/other)",
  "[a]\n\n[a]: javascript:alert(1)",
  "<javascript:alert(1)>",
  '[a](https://a.example/"onclick="alert(1))',
  '[a](https://a.example/ "title\\" onclick=alert(1)")',
  "![picture](https://evil.example/x.png)",
  "![a](javascript:alert(1))",
  "[![x](https://evil.example/x.png)](javascript:alert(1))",
  "`<script>` and\n\n```html\n<script>alert(1)</script>\n```",
  "| a | b |\n|---|---|\n| <b>x</b> | [a](javascript:1) |",
  "&lt;script&gt; &amp;#60;script&amp;#62;",
  "\u0000<script>\u0001",
])("a hostile text is inert: %p", async (markdown) => {
  const clean = markdown.replaceAll(/[\u0000\u0001]/g, "");
  const html = await partsOf({ type: "text", markdown: clean });
  const plain = await partsOf({ type: "text", markdown: "text" });
  const { shape, addresses, errors } = skeletonOf(html);
  expect(errors).toEqual([]);
  const count = (lines: readonly string[], tag: string) =>
    lines.filter((line) => line.split(" ")[1] === tag).length;
  const { shape: harmless } = skeletonOf(plain);
  for (const tag of ["script", "img", "style", "iframe", "div", "b", "svg"])
    expect([tag, count(shape, tag)]).toEqual([tag, count(harmless, tag)]);
  expect(shape.filter((line) => /^\d+ \S+ (?:.* )?(?:on\w+|style|title)\b/.test(line))).toEqual([]);
  for (const address of addresses.filter((each) => each.startsWith("a href")))
    expect(address).toMatch(/^a href (?:https:\/\/|http:\/\/|mailto:|tel:)/);
  for (const address of addresses)
    expect(address).not.toMatch(/javascript|vbscript|evil\.example\/x\.png|text\/html/i);
});

test("a picture in a text is its words", async () => {
  expect(await prose("See ![the old crane](https://a.example/crane.png) here")).toContain("the old crane");
});

test("a menu has headings, names, texts, prices, signs, allergens with a legend, and what is sold out", async () => {
  const html = await pageOf({ template: "menu", parts: [CAFE_MENU] });
  const section = sectionOf(html, "menu");
  expect(section).toStartWith('<section class="part part-menu" id="part-menu" aria-label="Menu">');
  expect([...section.matchAll(/<h2 dir="auto">([^<]*)/g)].map(([, title]) => title)).toEqual(
    CAFE_MENU.sections.map(({ title }) => title),
  );
  expect(section.match(/<li>/g)).toHaveLength(40);
  expect(section).toContain(
    "<li><div><b>Soup of the day</b><sup>1<i> Cereals containing gluten</i> 9<i> Celery</i></sup> <em>Vegan</em></div>" +
      '<div class="cost">€6.50</div><p>With sourdough bread</p></li>',
  );
  expect(section).toContain("<b><s>Fish soup</s></b>");
  expect(section.match(/<strong>Sold out<\/strong>/g)).toHaveLength(2);
  expect(section).toContain(
    '<div class="cost"><div><small>small</small> €2.40</div><div><small>large</small> €3.20</div></div>',
  );
  const used = new Set(
    CAFE_MENU.sections.flatMap(({ dishes }) =>
      dishes.flatMap(({ allergens = [] }: { allergens?: number[] }) => allergens),
    ),
  );
  const legend = /<p class="key">([^<]*)/.exec(section)?.[1] ?? "";
  expect([...legend.matchAll(/(\d+)\u00a0/g)].map(([, number]) => Number(number))).toEqual(
    [...used].toSorted((one, other) => one - other),
  );
});

test("a menu without allergens has no legend, and below a title its sections are one level lower", async () => {
  const section = sectionOf(
    await partsOf({
      type: "menu",
      title: "Lunch",
      currency: "JPY",
      sections: [
        {
          title: "Noodles",
          dishes: [
            {
              name: "Udon",
              prices: [{ amount: 1200 }, { amount: 8.5, currency: "USD" }, { amount: 2.5, currency: "KWD" }],
            },
          ],
        },
      ],
    }),
    "menu",
  );
  expect(section).toContain(
    'aria-labelledby="part-menu-heading"><h2 id="part-menu-heading" dir="auto">Lunch</h2><h3 dir="auto">Noodles</h3>',
  );
  expect(section).toContain("<div>JP¥1,200</div><div>US$8.50</div><div>KWD\u00a02.500</div>");
  expect(section).not.toContain('class="key"');
});

test("prices, signs and allergens are in the language of the reader", async () => {
  const html = await pageOf({ template: "menu", parts: [CAFE_MENU] }, "de");
  expect(html).toContain('<div class="cost">6,50\u00a0€</div>');
  expect(html).toContain("<strong>Ausverkauft</strong>");
  expect(html).toContain("<em>Vegetarisch</em>");
  expect(html).toContain("9<i> Sellerie</i>");
});

const stateOf = (html: string) => /<p class="now">(.*?)<\/p>/.exec(html)?.[1];

test("hours say whether the place is open by the clock of its zone, in the language of the reader", async () => {
  const { shortId } = await tenant.makeCode({
    landing: { template: "action", headline: "Café", parts: [CAFE_HOURS] },
  });
  const at = async (language = "en") =>
    stateOf((await visit(scenario, `/p/${shortId}`, { "accept-language": language })).html);
  // Saturday 13:00 in Berlin.
  expect(await at()).toBe("Open until 00:00");
  expect(await at("de")).toBe("Geöffnet bis 00:00");
  scenario.clock.advance(11 * HOUR);
  expect(await at()).toBe("Closed now <span>Opens at 10:00</span>");
  scenario.clock.advance(17 * HOUR);
  // Sunday 17:00, the end.
  expect(await at()).toBe("Closed now <span>Opens on Tuesday at 09:00</span>");
  expect(await at("de")).toBe("Jetzt geschlossen <span>Öffnet am Dienstag um 09:00</span>");
});

test("a place that is closed for weeks says the day on which it opens, and one without an end says no time", async () => {
  const day = [{ from: "00:00", to: "24:00" }];
  const weekly = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
  const closed = { from: "2026-11-01", to: "2027-01-06", hours: [] };
  const hours = { type: "hours", zone: "Europe/Berlin", weekly } as const;
  const html = await partsOf({ ...hours, exceptions: [closed] });
  expect(stateOf(html)).toBe("Closed now <span>Opens on Thursday 7 January at 00:00</span>");
  const always = await partsOf(hours);
  expect(stateOf(always)).toBe("Open now");
  expect(always.match(/Open 24 hours/g)).toHaveLength(7);
  expect(stateOf(await partsOf({ ...hours, weekly: {} }))).toBe("Closed now");
});

test("the week is a table with today in words, and exceptions that are over are left out", async () => {
  const past = { from: "2026-11-01", to: "2026-11-02", hours: [] };
  const today = Temporal.Instant.fromEpochMilliseconds(scenario.clock.now()).toZonedDateTimeISO(
    "Europe/Berlin",
  );
  const name = today.toLocaleString("en", { weekday: "long" });
  const html = await partsOf({ ...CAFE_HOURS, exceptions: [past, ...CAFE_HOURS.exceptions] });
  const rows = [
    ...html.matchAll(/<tr( aria-current="date")?><th scope="row">(.*?)<\/th><td>(.*?)<\/td><\/tr>/g),
  ];
  const days = rows.map(([, , heading = ""]) => heading.replace(/<.*/, ""));
  expect(days.slice(0, 7)).toEqual([
    "Monday",
    "Tuesday",
    "Wednesday",
    "Thursday",
    "Friday",
    "Saturday",
    "Sunday",
  ]);
  expect(days.slice(7)).toEqual([
    expect.stringMatching(/^Thu,? 24.*Sat,? 26 Dec$/),
    expect.stringMatching(/^Thu,? 31 Dec$/),
    expect.stringMatching(/^Fri,? 1 Jan.*Wed,? 6 Jan 2027$/),
  ]);
  const [current, ...others] = rows.filter(([, mark]) => mark !== undefined);
  expect(others).toEqual([]);
  expect(current?.[2]).toBe(`${name}<small>today</small>`);
  expect(html).toContain("<td><span>09:00–12:00</span>, <span>13:00–18:00</span></td>");
  expect(html).toContain('<small dir="auto">Christmas</small>');
  expect(html).toContain("The kitchen closes half an hour before.");
  expect(html).toContain("Times of Berlin");
});

test("where an exception holds today, its row is marked and not that of the weekday", async () => {
  const today = Temporal.Instant.fromEpochMilliseconds(scenario.clock.now())
    .toZonedDateTimeISO("Europe/Berlin")
    .toPlainDate();
  const name = today.toString();
  const html = await partsOf({
    ...CAFE_HOURS,
    exceptions: [
      {
        from: today.subtract({ days: 3 }).toString(),
        to: today.add({ days: 3 }).toString(),
        hours: [],
        note: "Works",
      },
      { from: name, hours: [{ from: "00:00", to: "24:00" }], note: "Open house" },
    ],
  });
  const marked = [...html.matchAll(/<tr aria-current="date">.*?<\/tr>/g)].map(([row]) => row);
  expect(marked).toHaveLength(1);
  expect(marked[0]).toContain("Open house");
});

test("a page has the styles of its parts and no others, and stays small", async () => {
  const cafe = await pageOf({ template: "menu", text: "Coffee, cake and the river.", parts: [CAFE_MENU] });
  expect(cafe).toContain(".part-menu");
  expect(cafe).not.toContain(".part-hours");
  expect(cafe).not.toContain("#lead{");
  // A menu of forty dishes.
  expect(Buffer.byteLength(cafe)).toBeLessThan(20_000);
  const [first, second] = CAFE_MENU.sections;
  const all = await pageOf({
    template: "menu",
    text: "Coffee, cake and the river.",
    parts: [CAFE_TEXT, { ...CAFE_MENU, sections: [first, second] }, CAFE_HOURS],
  });
  expect(Buffer.byteLength(all)).toBeLessThan(20_000);
  expect(skeletonOf(all).errors).toEqual([]);
});

test("a preview shows the parts as the page will have them", async () => {
  const landing = { template: "menu", headline: "Café", parts: [CAFE_TEXT, CAFE_MENU, CAFE_HOURS] };
  const { shortId } = await readJson<CodeJson>(
    await tenant.call("POST", "/app/api/codes", { target: "https://cafe.example/", landing }),
  );
  const { html } = await visit(scenario, `/p/${shortId}`);
  const preview = await tenant.call("POST", "/app/api/pages/preview", {
    target: "https://cafe.example/",
    landing,
  });
  const shown = await preview.text();
  for (const id of ["text", "menu", "hours"]) {
    expect(sectionOf(html, id)).not.toBe("");
    expect(sectionOf(shown, id)).toBe(sectionOf(html, id));
  }
});
