import { expect, test } from "bun:test";
import { LANDING_TEMPLATES } from "../../../src/features/codes/landing.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { attribute, BROWSER, sectionOf, visit } from "./visit.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro" });
const tenant = await scenario.signUp("Museum am Fluss");

const landing = (template: string, more: Record<string, unknown> = {}) => ({
  landing: {
    template,
    headline: "Night at the museum",
    text: "Come\nlate",
    cta: { label: "Get a ticket" },
    ...more,
  },
});

test("a code without a landing has a page: title, button to the target, the choice", async () => {
  const { shortId } = await tenant.makeCode({ title: "Hall 3" });
  const { response, html } = await visit(scenario, `/p/${shortId}`);
  expect(response.status).toBe(200);
  expect(html).toContain('<h1 dir="auto">Hall 3</h1>');
  expect(attribute(html, 'a class="button"', "href")).toBe("https://museum.example/hall-3");
  expect(html).toContain("Continue to museum.example");
  expect(sectionOf(html, "choice")).toContain("Museum am Fluss");
  expect(sectionOf(html, "lead")).toBe("");
});

test("a code without title or landing is headed by where it leads", async () => {
  const { shortId } = await tenant.makeCode();
  const { html } = await visit(scenario, `/p/${shortId}`);
  expect(html).toContain('<h1 dir="auto">museum.example</h1>');
});

test.each(LANDING_TEMPLATES.map(({ id }) => id))(
  "%s: one answer of less than 30 KB that loads nothing",
  async (template) => {
    const links = [{ label: "Shop", url: "https://shop.example/a?b=1&c=2" }];
    const lead = {
      ask: ["email", "name", "phone", "company", "message"],
      consentText: "You may write to me.",
    };
    const legal = {
      imprintUrl: "https://museum.example/imprint",
      privacyUrl: "https://museum.example/privacy",
    };
    const { shortId } = await tenant.makeCode(landing(template, { links, lead, legal }));
    const { response, html } = await visit(scenario, `/p/${shortId}`);
    expect(response.status).toBe(200);
    expect(html.length).toBeLessThan(30_000);
    expect(html).not.toMatch(/<link(?! rel="icon" href="data:image)|\ssrc=|@import|url\(|style="|\son\w+=/);
    for (const text of ["Night at the museum", "Get a ticket", "Come\nlate", "Shop", "You may write to me."])
      expect(html).toContain(text);
    expect(html).toContain('href="https://shop.example/a?b=1&amp;c=2" rel="noreferrer noopener"');
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<main[\s>]/g)).toHaveLength(1);
    for (const [name] of Object.entries(legal))
      expect(html).toContain(`museum.example/${name.replace("Url", "")}`);
  },
);

/** Where each part of a page begins, from the top. */
const MARKS = {
  headline: "<h1 ",
  text: '<div class="intro">',
  content: '<section class="wifi"',
  button: 'data-count="cta_click"',
  links: '<nav class="links"',
  lead: '<section id="lead"',
  choice: '<section id="choice"',
};

test("the parts of a page stand in their owner's order, those that it leaves out in the template's, and the choice last", async () => {
  const made = (template: string, order?: unknown) =>
    tenant.call("POST", "/app/api/codes", {
      target: "https://museum.example/",
      type: "wifi",
      fields: { ssid: "Foyer", security: "open" },
      ...landing(template, {
        links: [{ label: "Shop", url: "https://shop.example/" }],
        lead: { ask: ["email"], consentText: "You may write to me." },
        ...(order === undefined ? {} : { order }),
      }),
    });
  const usual = ["headline", "text", "content", "button", "links", "lead", "choice"];
  for (const [template, order, expected] of [
    ["action", undefined, usual],
    ["action", [], usual],
    ["links", undefined, ["headline", "text", "content", "links", "button", "lead", "choice"]],
    ["lead", undefined, ["headline", "text", "content", "lead", "button", "links", "choice"]],
    [
      "lead",
      ["button", "cover", "lead"],
      ["button", "lead", "headline", "text", "content", "links", "choice"],
    ],
    [
      "action",
      ["lead", "links", "content", "text", "headline", "button", "cover"],
      ["lead", "links", "content", "text", "headline", "button", "choice"],
    ],
  ] as const) {
    const { shortId, landing: stored } = await readJson<{ shortId: string; landing: { order?: unknown } }>(
      await made(template, order),
    );
    expect(stored.order).toEqual(order && [...order]);
    const { html } = await visit(scenario, `/p/${shortId}`);
    const found = Object.entries(MARKS).map(([name, mark]) => ({ name, at: html.indexOf(mark) }));
    const shown = found.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at);
    expect(shown.map(({ name }) => name)).toEqual([...expected]);
  }
  for (const [order, pointer] of [
    [["headline", "choice"], "/landing/order/1"],
    [["text", "links", "text"], "/landing/order"],
    ["headline", "/landing/order"],
  ] as const) {
    const problem = await expectProblem(await made("action", order), 400, "invalid_request");
    expect(problem.errors?.map((error) => error.pointer)).toEqual([pointer]);
  }
});

test("the picture in the browser's tab is the logo, or the monogram in the page's colours", async () => {
  const iconOf = async (more: Record<string, unknown>) => {
    const { shortId } = await tenant.makeCode(landing("action", more));
    const { html } = await visit(scenario, `/p/${shortId}`);
    return { icon: attribute(html, 'link rel="icon"', "href"), sign: attribute(html, "img", "src") };
  };
  const { icon = "" } = await iconOf({ theme: { accent: "#ffee00" } });
  const drawn = decodeURIComponent(icon.replace("data:image/svg+xml,", ""));
  expect(drawn).toMatch(/ fill="#ffee00"\/>.* fill="#000000">MF</);
  const withLogo = await iconOf({ logo: { id: "simple-icons.github" } });
  expect(withLogo.icon).toStartWith("data:image/svg+xml");
  expect(withLogo.icon).toBe(withLogo.sign);
});

test("the policy allows the page's own style and script by their hashes and nothing else", async () => {
  const { shortId } = await tenant.makeCode(landing("action", { theme: { accent: "#c2410c" } }));
  const { response, html } = await visit(scenario, `/p/${shortId}`);
  const policy = response.headers.get("content-security-policy") ?? "";
  const hash = (text: string) => `'sha256-${new Bun.CryptoHasher("sha256").update(text).digest("base64")}'`;
  const texts = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, "g"))].map((m) => m[1] ?? "");
  expect(texts("style")).toHaveLength(2);
  expect(texts("script")).toHaveLength(1);
  for (const text of [...texts("style"), ...texts("script")]) expect(policy).toContain(hash(text));
  expect(policy).toStartWith("default-src 'none';");
  for (const part of [
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "connect-src 'self'",
  ])
    expect(policy).toContain(part);
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(texts("script")[0]?.length).toBeLessThan(3_000);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    vary: "Accept-Language, Cookie, Sec-GPC, accept-encoding",
  });
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("a page speaks the reader's language where it has it", async () => {
  const { shortId } = await tenant.makeCode();
  for (const [wish, lang, word] of [
    ["de-AT,de;q=0.9,en;q=0.8", "de", "Erlauben"],
    ["eo", "en", "Allow"],
    ["", "en", "Allow"],
  ] as const) {
    const { response, html } = await visit(scenario, `/p/${shortId}`, { "accept-language": wish });
    expect(html).toContain(`<html lang="${lang}" dir="ltr">`);
    expect(html).toContain(word);
    expect(response.headers.get("content-language")).toBe(lang);
  }
});

test("HEAD answers as GET does, without the page", async () => {
  const { shortId } = await tenant.makeCode();
  const head = await scenario.request(`/p/${shortId}`, { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(head.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await head.text()).toBe("");
});

test("a badly escaped path leads to no code called null", async () => {
  await tenant.makeCode({ shortId: "null" });
  for (const file of ["", "/contact.vcf", "/event.ics"])
    await expectProblem(await scenario.request(`/p/%E0%A4%A${file}`), 404, "code_not_found");
});

test("an unknown code is 404, a switched off or deleted one 410: a page for a browser, a problem otherwise", async () => {
  const [off, gone] = [await tenant.makeCode(), await tenant.makeCode()];
  await visit(scenario, `/p/${off.shortId}`);
  await visit(scenario, `/p/${gone.shortId}`);
  await tenant.call("PATCH", `/app/api/codes/${off.id}`, { active: false });
  await tenant.call("DELETE", `/app/api/codes/${gone.id}`);
  for (const [shortId, status, code, german] of [
    ["nobody-has-this", 404, "code_not_found", "Diesen Code gibt es nicht"],
    ["a", 404, "code_not_found", "Diesen Code gibt es nicht"],
    ["x".repeat(500), 404, "code_not_found", "Diesen Code gibt es nicht"],
    ["%E0%A4%A", 404, "code_not_found", "Diesen Code gibt es nicht"],
    [`${"x".repeat(500)}?choice=declined`, 404, "code_not_found", "Diesen Code gibt es nicht"],
    [off.shortId, 410, "code_gone", "Dieser Code ist abgeschaltet"],
    [gone.shortId, 410, "code_gone", "Dieser Code ist abgeschaltet"],
  ] as const) {
    await expectProblem(await scenario.request(`/p/${shortId}`), status, code);
    const { response, html } = await visit(scenario, `/p/${shortId}`, { "accept-language": "de" });
    expect({ shortId, status: response.status }).toEqual({ shortId, status });
    expect(html).toContain(german);
    expect(html).toContain('<html lang="de" dir="ltr">');
    expect(html).not.toContain("<form");
  }
});

test("an edit shows at once: landing, title, target, switching on and off", async () => {
  const { id, shortId } = await tenant.makeCode({ title: "Before" });
  const edit = (change: unknown) => tenant.call("PATCH", `/app/api/codes/${id}`, change);
  const shown = async () => (await visit(scenario, `/p/${shortId}`)).html;
  expect(await shown()).toContain("Before");
  await edit({ title: "After", target: "https://elsewhere.example/" });
  expect(await shown()).toContain("Continue to elsewhere.example");
  await edit({ landing: { template: "links", headline: "A landing" } });
  expect(await shown()).toContain('<body class="t-links">');
  await edit({ landing: null });
  expect(await shown()).toContain(">After</h1>");
  await edit({ active: false });
  expect(await shown()).toContain("switched off");
  await edit({ active: true });
  expect(await shown()).toContain(">After</h1>");
});

test("a scan of a code with a landing redirects to its page", async () => {
  const { shortId, pageUrl } = await tenant.makeCode(landing("action"));
  const scan = await scenario.scan(shortId);
  expect([scan.status, scan.headers.get("location")]).toEqual([302, pageUrl]);
});

test("the page shows with any query", async () => {
  const { shortId } = await tenant.makeCode({ title: "Here" });
  for (const query of [
    "?lead=<script>",
    "?choice=%00",
    "?utm_source=poster&lead",
    `?x=${"y".repeat(5_000)}`,
    "?lead=1&lead=2",
  ]) {
    const { response, html } = await visit(scenario, `/p/${shortId}${query}`);
    expect({ query, status: response.status }).toEqual({ query, status: 200 });
    expect(html).not.toMatch(/<script>[^(]|utm_source|poster/);
  }
});

test("hostile content is inert: it is escaped, and only allowed addresses become links", async () => {
  const hostile = `"><img src=x onerror=alert(1)></style></script><script>alert(1)</script>{{7*7}}\${7}`;
  const { shortId } = await (
    await scenario.signUp(hostile.slice(0, 100))
  ).makeCode({
    title: hostile,
    type: "text",
    fields: { text: hostile.slice(0, 60) },
    landing: {
      template: "offer",
      headline: hostile,
      text: hostile,
      cta: { label: hostile.slice(0, 80) },
      lead: { ask: ["email"], submitLabel: hostile.slice(0, 80), consentText: hostile },
      links: [{ label: hostile.slice(0, 120), url: "https://a.example/'onmouseover=alert(1)" }],
    },
  });
  const { html } = await visit(scenario, `/p/${shortId}`);
  expect(html).not.toContain("<img");
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<style/g)).toHaveLength(2);
  expect(html).toContain("&quot;&gt;&lt;img src=x onerror=alert(1)&gt;");
});

const LINKS_REFUSED = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "//evil.example",
  "/p/other",
  "https:evil.example",
  "https://",
  "https:///x",
  "https://a b.example",
  "https://a.example/\n",
  'https://a.example/"onclick=x',
  "https://a.example/<b>",
  "tel:",
  "tel:*#06#",
  "mailto:",
  "",
];

test("links lead to http, https, mailto and tel, and nowhere else", async () => {
  const order = (url: string) =>
    tenant.call("POST", "/app/api/codes", {
      target: "https://a.example",
      landing: { template: "links", headline: "x", links: [{ label: "x", url }] },
    });
  for (const url of LINKS_REFUSED) {
    const problem = await expectProblem(await order(url), 400, "invalid_request");
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(["/landing/links/0/url"]);
  }
  for (const url of [
    "https://a.example",
    "HTTP://a.example/x?y=1|2#z",
    "https://ä.example/ö",
    "mailto:a@b.example?subject=x",
    "tel:+49(30)90-18.20",
  ]) {
    const response = await order(url);
    expect({ url, status: response.status }).toEqual({ url, status: 200 });
    await tenant.call("DELETE", `/app/api/codes/${JSON.parse(await response.text()).id}`);
  }
});

test("control characters are refused in every text of a landing", async () => {
  const bad = "a\u0000b";
  const lead = { ask: ["email"], consentText: "x" };
  for (const [pointer, more] of [
    ["/landing/headline", { headline: bad }],
    ["/landing/text", { text: bad }],
    ["/landing/cta/label", { cta: { label: bad } }],
    ["/landing/lead/consentText", { lead: { ...lead, consentText: bad } }],
    ["/landing/lead/submitLabel", { lead: { ...lead, submitLabel: bad } }],
    ["/landing/links/0/label", { links: [{ label: bad, url: "https://a.example" }] }],
    ["/landing/legal/imprintUrl", { legal: { imprintUrl: "https://a\u0007.example" } }],
  ] as const) {
    const response = await tenant.call("POST", "/app/api/codes", {
      target: "https://a.example",
      ...landing("lead", more),
    });
    const problem = await expectProblem(response, 400, "invalid_request");
    expect(problem.errors?.[0]?.pointer).toBe(pointer);
  }
});

test("a page that was seen shows on while storage is out of order, any other is a page that says so", async () => {
  const broken = await startScenario();
  const owner = await broken.signUp();
  const [seen, unseen] = [await owner.makeCode({ title: "Known" }), await owner.makeCode()];
  await visit(broken, `/p/${seen.shortId}`);
  const putBack = await broken.storage.putAway("codes");
  expect((await visit(broken, `/p/${seen.shortId}`)).html).toContain("Known");
  const { response, html } = await visit(broken, `/p/${unseen.shortId}`);
  expect(response.status).toBe(503);
  expect(html).toContain("out of order on our side");
  expect(broken.logged.some(({ message }) => message === "storage is out of order")).toBe(true);
  await putBack();
  expect((await visit(broken, `/p/${unseen.shortId}`)).response.status).toBe(200);
});

test("a browser reads 404 and 410 of a form in its own words", async () => {
  const answer = await scenario.request("/p/nobody/consent", {
    method: "POST",
    body: new URLSearchParams({ accept: "true" }),
    headers: BROWSER,
  });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
});
