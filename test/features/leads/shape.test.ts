import { describe, expect, test } from "bun:test";
import { explain } from "../../../src/kit/shared/reasons.ts";
import { sendForm, sectionOf, visit } from "../pages/visit.ts";
import { type CodeJson, expectProblem, startScenario } from "../../scenario.ts";
import { leadsOf } from "./client.ts";

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro" });
const tenant = await scenario.signUp();
const plain = await tenant.makeCode();

const leave = ({ shortId }: CodeJson, texts: Record<string, unknown>) =>
  scenario.post(`/api/leads/${shortId}`, { consent: true, ...texts });

const EMAILS: readonly string[] = [
  "ada@museum.example",
  "  ada@museum.example ",
  "ada.lovelace+tours@sub.museum.example",
  "o'neil@museum.example",
  '"ada lovelace"@museum.example',
  "用户@例え.jp",
  "ada@xn--bcher-kva.example",
];

const NO_EMAILS: readonly string[] = [
  "notanemail",
  "@",
  "ada@",
  "@museum.example",
  "ada@museum",
  "ada lovelace@museum.example",
  "ada@@museum.example",
  ".ada@museum.example",
  "ada..l@museum.example",
  "ada@-museum.example",
  "ada@museum..example",
  "ada@museum.example.",
  "Ada <ada@museum.example>",
  "ada@museum.example, bob@museum.example",
];

const PHONES: readonly string[] = [
  "+49 30 23125-000",
  "030 23125000",
  "(030) 23125/000",
  "+44 20 7946 0018",
  "+1-202-555-0123",
  "+49 (0) 30 23125 000",
  "0049 30 23125000",
  "00494930123456789",
  "+494930123456789",
  "01.23.45.67.89",
  "＋４９（３０）２３１２５－０００",
  "００４９ ３０ ２３１２５０００",
  "٠٣٠ ٢٣١٢٥٠٠٠",
];

const NO_PHONES: readonly string[] = [
  "call me",
  "1234",
  "+4949301234567890",
  "+0123456",
  "＋０１２３４５６",
  "000123456789012345",
  "++49 30 23125000",
  "49+30 23125000",
  "030 23125000 ext. 5",
  "javascript:alert(12345)",
];

describe("an email address and a phone number are taken in the forms that people write", () => {
  test.each([
    ...EMAILS.map((text) => ["email", text] as const),
    ...PHONES.map((text) => ["phone", text] as const),
  ])("%s: %j", async (field, text) => {
    expect((await leave(plain, { [field]: text })).status).toBe(200);
    const [lead] = await leadsOf(tenant, plain);
    expect(lead?.[field]).toBe(text.trim());
  });
});

describe("a text that is no email address or phone number is refused at its field, and not stored", () => {
  test.each([
    ...NO_EMAILS.map((text) => ["email", text, explain("email_address")] as const),
    ...NO_PHONES.map((text) => ["phone", text, explain("phone_of_lead")] as const),
  ])("%s: %j", async (field, text, why) => {
    const before = await leadsOf(tenant, plain);
    const answer = await leave(plain, { name: "Ada", [field]: text });
    const { errors } = await expectProblem(answer, 400, "invalid_request");
    expect(errors).toEqual([{ pointer: `/${field}`, ...why }]);
    expect(await leadsOf(tenant, plain)).toEqual(before);
  });
});

const landing = (lead: Record<string, unknown>) => ({
  template: "lead",
  headline: "Write to us",
  lead: { ask: ["email", "name", "phone"], consentText: "You may answer me.", ...lead },
});
const demanding = await tenant.makeCode({ landing: landing({ required: ["name", "phone"] }) });

test("a lead without what its page requires is refused with every missing field", async () => {
  const missing = (field: string) => ({ pointer: `/${field}`, ...explain("required") });
  const none = await expectProblem(await leave(demanding, {}), 400, "lead_empty");
  expect(none.errors).toEqual([missing("name"), missing("phone")]);
  const some = await leave(demanding, { email: "nobody", name: " ", phone: null });
  expect((await expectProblem(some, 400, "invalid_request")).errors).toEqual([
    { pointer: "/email", ...explain("email_address") },
    missing("name"),
    missing("phone"),
  ]);
  expect(await leadsOf(tenant, demanding)).toEqual([]);
  expect((await leave(demanding, { website: "https://spam.example" })).status).toBe(200);
  expect((await leave(demanding, { name: "Ada", phone: "030 23125000" })).status).toBe(200);
  expect(await leadsOf(tenant, demanding)).toMatchObject([{ name: "Ada", email: null }]);
});

test("the fields that a page requires are required from its edit on", async () => {
  const code = await tenant.makeCode({ landing: landing({}) });
  expect((await leave(code, { email: "ada@museum.example" })).status).toBe(200);
  const edit = (changed: unknown) => tenant.call("PATCH", `/app/api/codes/${code.id}`, { landing: changed });
  expect((await edit(landing({ required: ["name"] }))).status).toBe(200);
  await expectProblem(await leave(code, { email: "bob@museum.example" }), 400, "invalid_request");
  expect((await edit(null)).status).toBe(200);
  expect((await leave(code, { email: "bob@museum.example" })).status).toBe(200);
  const unasked = await edit(landing({ ask: ["email"], required: ["name"] }));
  const { errors } = await expectProblem(unasked, 400, "invalid_request");
  expect(errors).toEqual([{ pointer: "/landing/lead/required/0", ...explain("lead_field_unasked") }]);
});

test("a page marks what it requires, and its form comes back when that is missing", async () => {
  const page = sectionOf((await visit(scenario, `/p/${demanding.shortId}`)).html, "lead");
  expect([...page.matchAll(/<input id="lead-(\w+)"[^>]* required/g)].map((found) => found[1])).toEqual([
    "name",
    "phone",
  ]);
  expect(page.match(/class="must">\(required\)/g)).toHaveLength(2);
  const answer = await sendForm(scenario, `/api/leads/${demanding.shortId}`, {
    consent: "true",
    name: "Ada",
  });
  const again = sectionOf(await answer.text(), "lead");
  expect(answer.status).toBe(400);
  expect(again).toContain('<a href="#lead-phone">Phone: Fill in this field.</a>');
  expect(again).toMatch(/id="lead-phone"[^>]* required aria-invalid="true"/);
  expect(again).not.toContain("lead-email-error");
  const program = await sendForm(
    scenario,
    `/api/leads/${demanding.shortId}`,
    { consent: "true", name: "Ada" },
    { accept: "*/*" },
  );
  await expectProblem(program, 400, "invalid_request");
});

test("a page thanks in its own words, as paragraphs and as text; a blank text leaves the page's words", async () => {
  const thanksOf = async (thanks: string) => {
    const code = await tenant.makeCode({ landing: landing({ thanks }) });
    expect((await visit(scenario, `/p/${code.shortId}`)).html).not.toContain("We write");
    return sectionOf((await visit(scenario, `/p/${code.shortId}?lead=sent`)).html, "lead");
  };
  const own = await thanksOf("We write <b>soon</b>.\n\nSee you!");
  expect(own).toContain('<p class="text" dir="auto">We write &lt;b&gt;soon&lt;/b&gt;.</p>');
  expect(own).toContain('<p class="text" dir="auto">See you!</p>');
  expect(own).not.toContain("Your message has arrived.");
  expect(await thanksOf(" \n ")).toContain("Your message has arrived.");
});

test("a preview marks what the page requires", async () => {
  const look = { target: "https://museum.example/", landing: landing({ required: ["email"] }) };
  const preview = await tenant.call("POST", "/app/api/pages/preview", look);
  expect(await preview.text()).toMatch(/id="lead-email"[^>]* required>|id="lead-email"[^>]* required /);
  const unasked = { ...look, landing: landing({ required: ["message"] }) };
  await expectProblem(await tenant.call("POST", "/app/api/pages/preview", unasked), 400, "invalid_request");
});
