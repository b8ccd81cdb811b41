import { expect, test } from "bun:test";
import { PAGES, TEMPLATES } from "../../browser/landings.ts";
import { expectProblem, startScenario } from "../../scenario.ts";
import { BROWSER, visit } from "./visit.ts";

/** A page before it is published: the page itself, with everything taken out that would do something. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });
const tenant = await scenario.signUp("Museum am Fluss");
const TARGET = "https://museum.example/hall-3";

const preview = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  tenant.call("POST", "/app/api/pages/preview", { target: TARGET, ...body }, { ...BROWSER, ...headers });

/** A page without the parts that differ by visit, and with its own addresses written as a preview's. */
function still(html: string): string {
  return html
    .replace(/<script>[\s\S]*?<\/script>/, "")
    .replace(/ name="submission" value="[^"]*"/, "")
    .replaceAll("about:invalid#", "../")
    .replace(/"[^"]*\/report\?code=[^"]*"/, '"../"')
    .replace(/\s+/g, " ");
}

test.each(TEMPLATES)("%s: what is shown is what will be served, without its script", async (template) => {
  const code = await tenant.makeCode(PAGES[template]);
  const served = await visit(scenario, `/p/${code.shortId}`);
  const response = await preview({ ...PAGES[template], shortId: code.shortId });
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(still(html)).toBe(still(served.html));
  expect(html).not.toContain("<script");
});

test("its forms and files lead nowhere, and nothing in it may run", async () => {
  for (const template of TEMPLATES) {
    const response = await preview(PAGES[template]);
    const html = await response.text();
    const ours = [...html.matchAll(/(?:action|href|data-events)="([^"]*)"/g)]
      .map(([, address = ""]) => address)
      .filter((address) => !/^(https?|mailto|tel|data):|^#/.test(address));
    expect(ours.length).toBeGreaterThan(0);
    for (const address of ours) expect(address).toStartWith("about:invalid#");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toStartWith("sandbox; default-src 'none';");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toContain("script-src");
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
});

test("nothing is stored or counted, and no short id is taken", async () => {
  const tables = ["codes", "code_totals", "scans", "leads", "funnel_days", "retired_short_ids"];
  const everything = () =>
    Promise.all(tables.map((table) => scenario.storage.rows(`select count(*) as n from ${table}`)));
  const before = await everything();
  expect((await preview({ ...PAGES.lead, shortId: "not-yet" })).status).toBe(200);
  expect(await everything()).toEqual(before);
  expect((await scenario.scan("not-yet")).status).toBe(404);
  await tenant.makeCode({ shortId: "not-yet" });
});

test("it speaks the language that is asked for", async () => {
  const german = await preview(PAGES.lead, { "accept-language": "de" });
  expect(german.headers.get("content-language")).toBe("de");
  expect(await german.text()).toContain('<html lang="de" dir="ltr">');
});

test("input that a new code may not have is refused here with the same pointer", async () => {
  const landing = { template: "links", headline: "Links" };
  const cases: [Record<string, unknown>, string, string][] = [
    [{ target: "" }, "target_required", "/target"],
    [{ target: "ftp://museum.example" }, "target_invalid", "/target"],
    [{ type: "wifi", fields: { ssid: 7 } }, "fields_invalid", "/fields/ssid"],
    [
      { landing: { ...landing, links: [{ label: "x", url: "javascript:alert(1)" }] } },
      "invalid_request",
      "/landing/links/0/url",
    ],
    [{ landing: { ...landing, sound: "loud" } }, "invalid_request", "/landing/sound"],
    [{ landing: { ...landing, logo: { id: "nobody/at-all" } } }, "logo_invalid", "/landing/logo/id"],
    [{ landing: { ...landing, logo: { id: "simple-icons/x@key" } } }, "logo_invalid", "/landing/logo/id"],
    [{ shortId: "a b" }, "invalid_request", "/shortId"],
  ];
  for (const [body, code, pointer] of cases) {
    const problem = await expectProblem(await preview(body), 400, code);
    expect(problem.errors?.map((error) => error.pointer)).toContain(pointer);
  }
});

test("a style in the body is ignored: the drawing is no part of the page", async () => {
  expect((await preview({ style: { margin: "wide" }, landing: null })).status).toBe(200);
});

test("a page as large as one that can be published can be looked at", async () => {
  const links = Array.from({ length: 50 }, (_, n) => ({
    label: `Link ${n}`,
    url: `https://museum.example/${"x".repeat(2_000)}`,
  }));
  const landing = { template: "links", headline: "Links", links };
  expect((await tenant.makeCode({ landing })).shortId).toBeString();
  expect((await preview({ landing })).status).toBe(200);
});
