import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import {
  type CodeJson,
  expectProblem,
  type Scenario,
  startScenario,
  type TenantClient,
} from "../../scenario.ts";
import { KEEPS_FILES } from "../../storage.ts";
import { attribute, BROWSER, sectionOf, sendForm, visit } from "./visit.ts";
import { leadsOf } from "../leads/client.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro" });
const tenant = await scenario.signUp();

const ask = ["name", "email", "phone", "company", "message"];
const landing = {
  template: "lead",
  headline: "Write to us",
  lead: { ask, consentText: "You may answer me." },
};

const makeForm = (client: TenantClient = tenant): Promise<CodeJson> => client.makeCode({ landing });
const send = (code: CodeJson, fields: Record<string, string>, headers = {}, where: Scenario = scenario) =>
  sendForm(where, `/api/leads/${code.shortId}`, fields, headers);

const ANNA = { consent: "true", name: "Anna", email: "anna@example.org", message: "Hello\r\nthere" };

test("a form that is filled in is taken, and the page says thank you", async () => {
  const code = await makeForm();
  const answer = await send(code, ANNA);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `../../p/${code.shortId}?lead=sent`]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const back = new URL(answer.headers.get("location") ?? "", `${scenario.url}/api/leads/${code.shortId}`);
  const { html } = await visit(scenario, back.pathname + back.search);
  expect(sectionOf(html, "lead")).toContain("Thank you");
  expect(html).not.toContain("anna@example.org");
  expect(await leadsOf(tenant, code)).toMatchObject([
    { name: "Anna", email: "anna@example.org", message: "Hello\nthere", phone: null },
  ]);
});

test("the template of forms has one also where its owner described none, in the reader's language", async () => {
  const code = await tenant.makeCode({ landing: { template: "lead", headline: "Write to us" } });
  const { html } = await visit(scenario, `/p/${code.shortId}`);
  const form = sectionOf(html, "lead");
  expect(form).toContain('name="email"');
  expect(form).toContain('name="message"');
  expect(form).toContain("I agree that you keep what I send and answer me.");
  const german = await visit(scenario, `/p/${code.shortId}`, { "accept-language": "de" });
  expect(sectionOf(german.html, "lead")).toContain("Ich bin einverstanden");
  const { consent, email, message } = ANNA;
  expect((await send(code, { consent, email, message })).status).toBe(303);
  expect(await leadsOf(tenant, code)).toMatchObject([{ email }]);
  const plain = await tenant.makeCode({ landing: { template: "action", headline: "Welcome" } });
  expect((await visit(scenario, `/p/${plain.shortId}`)).html).not.toContain('id="lead"');
});

test("a multipart form is taken as well, its files left out", async () => {
  const code = await makeForm();
  const form = new FormData();
  for (const [name, value] of Object.entries(ANNA)) form.set(name, value);
  form.set("phone", new File(["+49 30 1234"], "phone.txt"));
  expect((await sendForm(scenario, `/api/leads/${code.shortId}`, form)).status).toBe(303);
  expect(await leadsOf(tenant, code)).toMatchObject([{ name: "Anna", phone: null }]);
});

test("a form sent by a program gets JSON", async () => {
  const code = await makeForm();
  const taken = await send(code, ANNA, { accept: "*/*" });
  expect([taken.status, await readJson<unknown>(taken)]).toEqual([
    200,
    { stored: true, id: expect.stringMatching(/^lead_/) },
  ]);
  await expectProblem(await send(code, { email: "a@b.example" }, { accept: "*/*" }), 400, "consent_required");
  await expectProblem(
    await send(code, { consent: "true" }, { accept: "application/json" }),
    400,
    "lead_empty",
  );
});

const WRONG: readonly [fields: Record<string, string>, at: readonly string[], says: string][] = [
  [{}, ["name", "consent"], "Fill in at least one field."],
  [{ consent: "true" }, ["name"], "Fill in at least one field."],
  [{ consent: "true", name: "  ", message: "\n\t " }, ["name"], "Fill in at least one field."],
  [{ name: "Anna" }, ["consent"], "Tick this box to agree."],
  [{ consent: "false", name: "Anna" }, ["consent"], "Tick this box to agree."],
  [{ consent: "true", email: "nonsense" }, ["email"], "Enter an email address"],
  [{ consent: "true", email: "a@b" }, ["email"], "Enter an email address"],
  [{ consent: "true", email: "a b@c.example" }, ["email"], "Enter an email address"],
  [{ consent: "true", phone: "call me" }, ["phone"], "Enter a phone number"],
  [{ consent: "true", name: "x".repeat(201) }, ["name"], "Use at most 200 characters."],
  [{ consent: "true", message: "y".repeat(5_001) }, ["message"], "Use at most 5,000 characters."],
  [{ email: "nonsense", phone: "-" }, ["email", "phone", "consent"], "Enter a phone number"],
];

test.each(WRONG)("%j is asked for again, with the fault at its field", async (fields, at, says) => {
  const code = await makeForm();
  const answer = await send(code, fields);
  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(html).toContain("<title>Error: ");
  const form = sectionOf(html, "lead");
  const marked = [...form.matchAll(/aria-describedby="lead-(\w+)-error"/g)].map((found) => found[1] ?? "");
  expect(marked).toEqual([...at]);
  for (const name of at) {
    expect(form).toContain(`id="lead-${name}-error"`);
    expect(form).toContain(`href="#lead-${name}"`);
  }
  expect(form).toContain(says);
  expect(form).toMatch(/class="summary" role="alert" tabindex="-1" autofocus/);
  expect(await leadsOf(tenant, code)).toEqual([]);
});

test("the form keeps what was typed, escaped, and the box stays ticked", async () => {
  const code = await makeForm();
  const typed = {
    consent: "true",
    email: "nonsense",
    name: `"><b>O'Neil & Söhne`,
    message: "\n  <script>1</script>\r\n</textarea>x",
  };
  const html = await (await send(code, typed)).text();
  const form = sectionOf(html, "lead");
  expect(attribute(form, 'input id="lead-name"', "value")).toBe(typed.name);
  expect(attribute(form, 'input id="lead-email"', "value")).toBe("nonsense");
  expect(form).toContain("&lt;script&gt;1&lt;/script&gt;\n&lt;/textarea&gt;x</textarea>");
  expect(form).toMatch(/name="consent" value="true" required checked>/);
  expect(html.match(/<script/g)).toHaveLength(1);
});

test("the page that asks again leads to the same places as the page itself", async () => {
  const code = await makeForm();
  const html = await (await send(code, {})).text();
  const at = `${scenario.url}/api/leads/${code.shortId}`;
  const actions = [...html.matchAll(/action="([^"]+)"/g)].map(
    (found) => new URL(found[1] ?? "", at).pathname,
  );
  expect(actions).toEqual([`/api/leads/${code.shortId}`, `/p/${code.shortId}/consent`]);
});

test("a program that fills in the trap is thanked, and nothing is stored", async () => {
  const code = await makeForm();
  for (const fields of [
    { ...ANNA, website: "https://spam.example" },
    { consent: "true", website: "x" },
  ])
    expect((await send(code, fields)).status).toBe(303);
  expect(await leadsOf(tenant, code)).toEqual([]);
  const { html } = await visit(scenario, `/p/${code.shortId}`);
  expect(html).toMatch(/<div class="trap" aria-hidden="true">.*<input name="website" tabindex="-1"/);
});

const FOREIGN: readonly Record<string, string>[] = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "cross-site", origin: "null" },
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "nonsense" },
  { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
];

test.each(FOREIGN)("a form from another site is refused: %j", async (headers) => {
  const code = await makeForm();
  const answer = await send(code, ANNA, headers);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([403, "text/html; charset=utf-8"]);
  await expectProblem(await send(code, ANNA, { ...headers, accept: "*/*" }), 403, "cross_site_form");
  const choice = await sendForm(scenario, `/p/${code.shortId}/consent`, { accept: "true" }, headers);
  expect([choice.status, choice.headers.getSetCookie()]).toEqual([403, []]);
  expect(await leadsOf(tenant, code)).toEqual([]);
});

test("a form from the page itself is taken, with every set of headers that browsers send", async () => {
  const code = await makeForm();
  const origin = scenario.url;
  for (const headers of [
    { "sec-fetch-site": "same-origin", origin },
    { origin },
    { "sec-fetch-site": "same-origin", origin: "null" },
    { "sec-fetch-site": "none" },
  ])
    expect((await send(code, ANNA, headers)).status).toBe(303);
});

test("behind a proxy the public address counts as the page's own", async () => {
  const proxied = await startScenario({ QZ_BASE_URL: "https://qr.museum.example/codes" });
  const code = await makeForm(await proxied.signUp());
  expect((await send(code, ANNA, { origin: "https://qr.museum.example" }, proxied)).status).toBe(303);
  expect((await send(code, ANNA, { origin: "https://museum.example" }, proxied)).status).toBe(403);
});

test("too many forms: the form comes back with what was typed, and with Retry-After", async () => {
  const limited = await startScenario({ QZ_LIMIT_LEADS: "1/60s" });
  const client = await limited.signUp();
  const code = await makeForm(client);
  expect((await send(code, ANNA, {}, limited)).status).toBe(303);
  const answer = await send(code, ANNA, { "accept-language": "de" }, limited);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
  const html = await answer.text();
  expect(html).toContain("Aus Ihrem Netz kamen zu viele Nachrichten");
  expect(html).toContain('value="anna@example.org"');
  limited.clock.advance(60_000);
  expect((await send(code, ANNA, {}, limited)).status).toBe(303);
  const unknown = await sendForm(limited, "/api/leads/nobody", ANNA);
  expect([unknown.status, unknown.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
});

test("storage out of order: the form comes back with what was typed, and the log has a line", async () => {
  const broken = await startScenario();
  const client = await broken.signUp();
  const code = await makeForm(client);
  await visit(broken, `/p/${code.shortId}`);
  // The chores of the start would say so, too.
  await broken.service.housekeep();
  const putBack = await broken.storage.putAway("leads");
  const answer = await send(code, ANNA, {}, broken);
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(html).toContain("It could not be saved just now.");
  expect(html).toContain('value="anna@example.org"');
  expect(broken.logged.filter(({ level }) => level === "error").map(({ message }) => message)).toEqual([
    "storage is out of order",
  ]);
  expect(JSON.stringify(broken.logged)).not.toContain("anna");
  await putBack();
  const submission = attribute(html, 'input type="hidden" name="submission"', "value") ?? "";
  expect((await send(code, { ...ANNA, submission }, {}, broken)).status).toBe(303);
  expect(await leadsOf(client, code)).toHaveLength(1);
});

test("a form that is none, too large or for a code that is gone is answered in words", async () => {
  const code = await makeForm();
  const path = `/api/leads/${code.shortId}`;
  const headers = { ...BROWSER, "content-type": "multipart/form-data; boundary=x" };
  const none = await scenario.request(path, { method: "POST", body: "nonsense", headers });
  expect([none.status, none.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
  const large = await send(code, { ...ANNA, message: "x".repeat(70_000) });
  expect([large.status, large.headers.get("content-type")]).toEqual([413, "text/html; charset=utf-8"]);
  await tenant.call("PATCH", `/app/api/codes/${code.id}`, { active: false });
  const gone = await send(code, ANNA);
  expect([gone.status, gone.headers.get("content-type")]).toEqual([410, "text/html; charset=utf-8"]);
  expect(await gone.text()).not.toContain("anna@example.org");
});

// Nodes that share a database do not start with another: test/e2e/postgres.test.ts.
if (KEEPS_FILES)
  test("leads sealed under another secret are listed without their texts, and the log says why", async () => {
    const own = await startScenario({ QZ_SECRET: "first-secret-first-secret-first-secret" });
    const client = await own.signUp();
    const code = await makeForm(client);
    await send(code, ANNA, {}, own);
    await own.restart();
    expect(own.logged.filter(({ level }) => level === "error")).toEqual([]);
    await own.acceptSecret("second-secret-second-secret-second");
    // The seals are checked right after the start, which an API request waits for.
    expect((await own.request("/openapi.json")).status).toBe(200);
    const said = own.logged.filter(({ level }) => level === "error").map(({ message }) => message);
    expect(said).toEqual([expect.stringContaining("sealed under another secret")]);
    own.clock.advance(1_000);
    await send(code, { ...ANNA, name: "Berta" }, {}, own);
    const leads = await leadsOf(client, code);
    expect(leads).toMatchObject([{ name: "Berta" }, { name: null, email: null, unreadable: true }]);
    const csv = await client.call("GET", `/app/api/codes/${code.id}/leads?format=csv`);
    expect((await csv.text()).trimEnd().split("\r\n")).toHaveLength(3);
    await own.acceptSecret("first-secret-first-secret-first-secret");
    expect((await leadsOf(client, code)).map(({ name }) => name)).toEqual([null, "Anna"]);
  });
