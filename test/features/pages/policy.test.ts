import { expect, test } from "bun:test";
import { PAGES, TEMPLATES } from "../../browser/landings.ts";
import { cookiesOf, Phone } from "../consent/phone.ts";
import { startScenario } from "../../scenario.ts";
import { skeletonOf } from "./skeleton.ts";

/** The policy, size and cache headers of pages. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp();
const HTML = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

/** Directives and their sources (CSP 3, 2.2.1). */
function policyOf(response: Response): Record<string, string[]> {
  const header = response.headers.get("content-security-policy") ?? "";
  return Object.fromEntries(
    header.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );
}

function expectStrict(response: Response): void {
  const policy = policyOf(response);
  expect(policy["default-src"]).toEqual(["'none'"]);
  expect(policy["base-uri"]).toEqual(["'none'"]);
  expect(policy["frame-ancestors"]).toEqual(["'none'"]);
  expect([["'self'"], ["'none'"]]).toContainEqual(policy["form-action"] ?? []);
  for (const [name, sources] of Object.entries(policy)) {
    for (const source of sources)
      expect({ name, source }).toEqual({
        name,
        source: expect.stringMatching(/^('self'|'none'|'sha256-[\w+/=]{44}'|data:)$/),
      });
    if (sources.includes("data:")) expect(name).toBe("img-src");
  }
  // One script and the styles, known by their hashes: 'self' would let any answer of the service run.
  for (const name of ["script-src", "style-src"])
    for (const source of policy[name] ?? [])
      expect({ name, source }).toEqual({ name, source: expect.stringMatching(/^'sha256-/) });
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
}

const open = (path: string, headers: Record<string, string> = {}) =>
  scenario.request(path, { headers: { ...HTML, ...headers } });

test.each(TEMPLATES)(
  "a %s page is strict, small, complete, nobody's to keep, and sets no cookie",
  async (template) => {
    const { shortId } = await tenant.makeCode(PAGES[template]);
    const response = await open(`/p/${shortId}`);
    expect(response.status).toBe(200);
    expectStrict(response);
    expect(response.headers.get("cache-control")).toMatch(/no-store/);
    expect(response.headers.get("vary")).toMatch(/accept-language/i);
    expect(cookiesOf(response)).toEqual([]);
    const html = await response.text();
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
    const { errors, addresses, shape } = skeletonOf(html);
    expect(errors).toEqual([]);
    // Addresses that a browser would load by itself.
    const loaded = addresses.filter((address) =>
      /^(script|link|img|iframe|source|embed|object|image|use) /.test(address),
    );
    for (const address of loaded) expect(address).toMatch(/^\S+ \S+ (data:|#)/);
    expect(
      shape.filter((line) => /^\d+ (script|style)\b/.test(line)).every((line) => !line.includes(" src")),
    ).toBe(true);
    expect(html).not.toMatch(/@import|url\((?!["']?(data:|#))/);
    const inline = shape.filter((line) =>
      line
        .split(" ")
        .slice(2)
        .some((name) => name === "style" || name.startsWith("on")),
    );
    expect(inline).toEqual([]);
  },
);

test("every inline style and script of a page is one its policy names", async () => {
  for (const template of TEMPLATES)
    for (const theme of [{}, { accent: "#c00" }, { accent: "#0c0", background: "#123456" }]) {
      const { shortId } = await tenant.makeCode({
        ...PAGES[template],
        landing: { ...PAGES[template].landing, theme },
      });
      const response = await open(`/p/${shortId}`);
      const policy = policyOf(response);
      const html = await response.text();
      for (const [tag, directive] of [
        ["style", "style-src"],
        ["script", "script-src"],
      ] as const) {
        const found = [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, "g"))].map(([, text = ""]) =>
          hashOf(text),
        );
        expect(found.length).toBeGreaterThan(0);
        expect(policy[directive]?.toSorted()).toEqual([...new Set(found)].sort());
      }
    }
});

function hashOf(text: string): string {
  return `'sha256-${new Bun.CryptoHasher("sha256").update(text).digest("base64")}'`;
}

test("the largest page there can be still comes in one piece", async () => {
  const landing = {
    ...PAGES.links.landing,
    text: "x".repeat(5_000),
    links: Array.from({ length: 50 }, (_, n) => ({
      label: `Link ${n} ${"x".repeat(100)}`,
      url: `https://museum.example/${"x".repeat(2_000)}`,
    })),
    lead: { ask: ["email", "name", "phone", "company", "message"], consentText: "x".repeat(2_000) },
  };
  const { shortId } = await tenant.makeCode({ landing });
  const response = await open(`/p/${shortId}`);
  expectStrict(response);
  expect(skeletonOf(await response.text()).errors).toEqual([]);
});

test("a code without a page of its own shows its title, a button to the target and the choice", async () => {
  const { shortId } = await tenant.makeCode({
    title: "Poster at the station",
    target: "https://museum.example/hall-3?a=1&b=2",
  });
  const response = await open(`/p/${shortId}`);
  expectStrict(response);
  const { texts, addresses } = skeletonOf(await response.text());
  expect(texts.some((text) => text.includes("Poster at the station"))).toBe(true);
  expect(addresses).toContain("a href https://museum.example/hall-3?a=1&b=2");
  expect(addresses.some((address) => /^form action .*\/consent$/.test(address))).toBe(true);
  expect((await scenario.scan(shortId)).headers.get("location")).toBe(
    "https://museum.example/hall-3?a=1&b=2",
  );
});

test("links send no referrer, and no page mentions another", async () => {
  const { shortId } = await tenant.makeCode(PAGES.links);
  const html = await (await open(`/p/${shortId}`)).text();
  for (const [link, href = ""] of html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>/g)) {
    if (!/^https?:/.test(href)) continue;
    expect(link).toMatch(/rel="[^"]*noreferrer[^"]*"/);
    expect(link).toMatch(/rel="[^"]*noopener[^"]*"/);
  }
});

test.each([
  ["/p/nobody-has-this", 404],
  ["/r/nobody-has-this", 404],
  ["/p/%E0%A4%A", 404],
  ["/p/a%2Fb", 404],
])("%s is a strict page for a browser and a problem document for a program", async (path, status) => {
  const page = await open(path);
  expect(page.status).toBe(status);
  expectStrict(page);
  expect(page.headers.get("cache-control")).toMatch(/no-store/);
  expect(cookiesOf(page)).toEqual([]);
  expect(skeletonOf(await page.text()).errors).toEqual([]);
  const problem = await scenario.request(path, { headers: { accept: "application/json" } });
  expect([problem.status, problem.headers.get("content-type")]).toEqual([status, "application/problem+json"]);
});

test("a code that is switched off or deleted is 410, for a browser, a program and HEAD", async () => {
  const { id, shortId } = await tenant.makeCode(PAGES.action);
  expect((await open(`/p/${shortId}`)).status).toBe(200);
  for (const end of [
    () => tenant.call("PATCH", `/app/api/codes/${id}`, { active: false }),
    () => tenant.call("DELETE", `/app/api/codes/${id}`),
  ]) {
    await end();
    const page = await open(`/p/${shortId}`);
    expect(page.status).toBe(410);
    expectStrict(page);
    const problem = await scenario.request(`/p/${shortId}`, { headers: { accept: "application/json" } });
    expect([problem.status, problem.headers.get("content-type")]).toEqual([410, "application/problem+json"]);
    expect((await scenario.request(`/p/${shortId}`, { method: "HEAD" })).status).toBe(410);
  }
});

test("HEAD answers as GET does, without the page", async () => {
  const { shortId } = await tenant.makeCode(PAGES.event);
  for (const path of [`/p/${shortId}`, `/p/${shortId}/event.ics`]) {
    const [get, head] = [await open(path), await scenario.request(path, { method: "HEAD", headers: HTML })];
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    for (const name of ["content-type", "content-security-policy", "cache-control", "vary"])
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
  }
});

test.each([
  ["de", "de"],
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["en;q=0.8,de;q=0.9", "de"],
  ["de;q=0.8,en", "en"],
  ["de;q=0,en;q=0.1", "en"],
  ["eo-XX,eo;q=0.9,de;q=0.5,en;q=0.4", "de"],
  ["eo", "en"],
  ["*", "en"],
  ["", "en"],
  ["DE-ch", "de"],
  ["den", "en"],
  ["de;q=x,en;q=0.1", "en"],
  [",,;q=1,de", "de"],
  ["eo,".repeat(2_000), "en"],
])("a reader of %p gets the page in %p", async (wanted, lang) => {
  const { shortId } = await tenant.makeCode(PAGES.lead);
  const response = await open(`/p/${shortId}`, { "accept-language": wanted });
  expect(response.headers.get("content-language")).toBe(lang);
  const html = await response.text();
  expect(/<html lang="(\w+)"/.exec(html)?.[1]).toBe(lang);
  expect(html).toContain(lang === "de" ? "Ablehnen" : "Decline");
});

test("state, errors and redirects are personal: no cache may store them", async () => {
  const { shortId } = await tenant.makeCode(PAGES.lead);
  const phone = new Phone(scenario);
  await phone.choose(shortId, true);
  const form = { ...HTML, "content-type": "application/x-www-form-urlencoded" };
  const answers = [
    await open(`/p/${shortId}`, phone.cookieHeader),
    await scenario.request(`/api/leads/${shortId}`, { method: "POST", body: "email=a", headers: form }),
    await scenario.request(`/api/leads/${shortId}`, {
      method: "POST",
      body: "email=a%40b.example&consent=true",
      headers: form,
    }),
    await scenario.request(`/p/${shortId}/consent`, { method: "POST", body: "accept=false", headers: form }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 303, 303]);
  for (const answer of answers) expect(answer.headers.get("cache-control")).toMatch(/no-store/);
  // Looking at a page renews nothing.
  expect(answers[0] && cookiesOf(answers[0])).toEqual([]);
  if (answers[1]) expectStrict(answers[1]);
});

test("an edit shows on the next request, for everyone", async () => {
  const code = await tenant.makeCode(PAGES.action);
  const look = async () => (await open(`/p/${code.shortId}`)).text();
  expect(await look()).toContain("Hall 3 is open again");
  await tenant.call("PATCH", `/app/api/codes/${code.id}`, {
    landing: { ...PAGES.action.landing, headline: "Hall 4" },
  });
  const changed = await look();
  expect([changed.includes("Hall 4"), changed.includes("Hall 3 is open again")]).toEqual([true, false]);
  await tenant.call("PATCH", `/app/api/codes/${code.id}`, { landing: null, title: "Only a title" });
  expect(await look()).toContain("Only a title");
});
