import { afterAll, expect, test } from "bun:test";
import { cookiesOf } from "../features/consent/phone.ts";
import type { CodeJson } from "../scenario.ts";
import { describeInBrowser, type Look, startBrowser } from "./browser.ts";
import { PAGES } from "./landings.ts";
import { leadsOf } from "../features/leads/client.ts";
import { startWorld } from "./world.ts";

/** Forms of other sites must not make a choice or send a lead in a visitor's name (CSRF). */

const FORM = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
const LEAD = "email=anna%40example.org&consent=true";

const { scenario, tenant } = await startWorld();

const FOREIGN: readonly Record<string, string>[] = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "cross-site", origin: "null" },
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://localhost.evil.example" },
  { origin: "http://localhost:1" },
  { origin: "not an origin" },
];

/** Sends both forms of a page as a browser without scripts does. */
async function sendForms({ shortId }: CodeJson, headers: Readonly<Record<string, string>>) {
  const send = (path: string, body: string) =>
    scenario.request(path, { method: "POST", body, headers: { ...FORM, ...headers } });
  const choice = await send(`/p/${shortId}/consent`, "accept=true");
  return { choice, lead: await send(`/api/leads/${shortId}`, LEAD) };
}

test.each(FOREIGN.map((headers) => [JSON.stringify(headers), headers] as const))(
  "a form sent with %s is refused, sets nothing and stores nothing",
  async (_, headers) => {
    const code = await tenant.makeCode(PAGES.lead);
    const { choice, lead } = await sendForms(code, headers);
    expect([choice.status, lead.status]).toEqual([403, 403]);
    expect([...cookiesOf(choice), ...cookiesOf(lead)]).toEqual([]);
    expect(await leadsOf(tenant, code)).toEqual([]);
  },
);

test.each([
  [{ "sec-fetch-site": "same-origin" }],
  [{ "sec-fetch-site": "same-origin", origin: "null" }],
  [{ "sec-fetch-site": "none" }],
  [{}],
])("a form sent with %j is accepted, and a 303 leads back to the page", async (headers) => {
  const code = await tenant.makeCode(PAGES.lead);
  const { choice, lead } = await sendForms(code, headers);
  expect([choice.status, lead.status]).toEqual([303, 303]);
  for (const answer of [choice, lead]) {
    const back = new URL(answer.headers.get("location") ?? "", answer.url);
    expect(back.origin + back.pathname).toBe(`${scenario.url}/p/${code.shortId}`);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(back.href).not.toContain("anna");
  }
  expect(cookiesOf(choice).map(({ name }) => name)).toEqual(["svc_consent"]);
  expect(await leadsOf(tenant, code)).toHaveLength(1);
});

test("a form sent as multipart/form-data is accepted, too", async () => {
  const code = await tenant.makeCode(PAGES.lead);
  const parts = new FormData();
  for (const [name, value] of Object.entries({
    email: "anna@example.org",
    message: "ü\r\n€",
    consent: "true",
  }))
    parts.set(name, value);
  const answer = await scenario.request(`/api/leads/${code.shortId}`, {
    method: "POST",
    body: parts,
    headers: { accept: "text/html" },
  });
  expect(answer.status).toBe(303);
  expect(await leadsOf(tenant, code)).toMatchObject([
    { email: "anna@example.org", message: expect.stringMatching(/^ü\r?\n€$/) },
  ]);
});

describeInBrowser("another site in a browser", async () => {
  const { visit } = await startBrowser();
  const PHONE: Look = { width: 360, scheme: "light", script: true };
  let markup = "";
  const evil = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch: () => new Response(markup, { headers: { "content-type": "text/html" } }),
  });
  afterAll(() => evil.stop(true));
  const site = `http://127.0.0.1:${evil.port}/`;

  test("can neither accept for a visitor nor send a lead with its forms", async () => {
    const code = await tenant.makeCode(PAGES.lead);
    for (const policy of ["unsafe-url", "no-referrer"])
      for (const [path, fields] of [
        ["/p/{}/consent", { accept: "true" }],
        ["/api/leads/{}", { email: "anna@example.org", consent: "true" }],
      ] as const) {
        const inputs = Object.entries(fields).map(([name, value]) => `<input name=${name} value=${value}>`);
        const action = scenario.url + path.replace("{}", code.shortId);
        markup = `<!doctype html><meta name=referrer content=${policy}><form method=post action="${action}">${inputs.join("")}<button>Go</button></form>`;
        const person = await visit(PHONE);
        await person.page.goto(site);
        const [answer] = await Promise.all([
          person.page.waitForResponse((response) => response.url() === action),
          person.page.getByRole("button").click(),
        ]);
        expect(answer.status()).toBe(403);
        // A page that is closed while it goes to another site now and then never ends.
        await person.page.waitForURL(action);
        expect(await person.cookies()).toEqual([]);
        await person.leave();
      }
    expect(await leadsOf(tenant, code)).toEqual([]);
  });

  test("can neither frame a page nor read one", async () => {
    const code = await tenant.makeCode(PAGES.action);
    markup = `<!doctype html><iframe src="${code.pageUrl}"></iframe>`;
    const person = await visit(PHONE);
    await person.page.goto(site);
    await person.page.waitForLoadState("load");
    expect(person.page.frames().map((frame) => frame.url())).not.toContain(code.pageUrl);
    const read = await person.page.evaluate<string>(
      `fetch(${JSON.stringify(code.pageUrl)}, { credentials: "include" }).then(() => "read", () => "refused")`,
    );
    expect(read).toBe("refused");
    await person.leave();
  });
});
