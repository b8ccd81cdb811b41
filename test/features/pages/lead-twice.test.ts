import { expect, test } from "bun:test";
import { readJson } from "../../json.ts";
import { type CodeJson, startScenario } from "../../scenario.ts";
import { attribute, sendForm, visit } from "./visit.ts";
import { leadsOf } from "../leads/client.ts";

/** A lead that comes twice: by a double click, by Back and Send, by another person. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "pro" });
const tenant = await scenario.signUp();

const landing = {
  template: "lead",
  headline: "Write to us",
  lead: { ask: ["name", "email", "phone", "company", "message"], consentText: "You may answer me." },
};
const ANNA = { consent: "true", name: "Anna", email: "anna@example.org", message: "Hello\r\nthere" };

const makeForm = (): Promise<CodeJson> => tenant.makeCode({ landing });
const send = (code: CodeJson, fields: Record<string, string>) =>
  sendForm(scenario, `/api/leads/${code.shortId}`, fields);

/** The form as a browser reads it: the random bits that make two sendings one. */
async function submissionOf(code: CodeJson): Promise<string> {
  const { html } = await visit(scenario, `/p/${code.shortId}`);
  return attribute(html, 'input type="hidden" name="submission"', "value") ?? "";
}

test("the same form sent twice is one lead, at once or later; another text is another", async () => {
  const code = await makeForm();
  const submission = await submissionOf(code);
  expect(submission).toMatch(/^[\w-]{22}$/);
  expect(await submissionOf(code)).not.toBe(submission);
  const once = { ...ANNA, submission };
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(code, once)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(303));
  expect(await leadsOf(tenant, code)).toHaveLength(1);
  const [first] = await leadsOf(tenant, code);
  const json = await scenario.post(`/api/leads/${code.shortId}`, {
    ...ANNA,
    consent: true,
    message: "Hello\nthere",
    submission,
  });
  expect(await readJson<unknown>(json)).toEqual({ stored: true, id: first?.id ?? "" });
  await send(code, { ...once, message: "I forgot to say" });
  expect(await leadsOf(tenant, code)).toHaveLength(2);
  expect(await scenario.service.audit()).toEqual([]);
});

test("after Back the form is a new one: the same person saying the same within an hour is one lead", async () => {
  const code = await makeForm();
  const again = async (fields: Record<string, string> = ANNA) =>
    send(code, { ...fields, submission: await submissionOf(code) });
  const answers = await Promise.all(Array.from({ length: 8 }, () => again()));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(303));
  expect(await leadsOf(tenant, code)).toHaveLength(1);
  scenario.clock.advance(3_600_000 - 1);
  await again();
  expect(await leadsOf(tenant, code)).toHaveLength(1);
  await again({ ...ANNA, message: "I forgot to say" });
  await again({ ...ANNA, email: "anna@example.com" });
  expect(await leadsOf(tenant, code)).toHaveLength(3);
  scenario.clock.advance(1);
  await again();
  expect(await leadsOf(tenant, code)).toHaveLength(4);
  expect(await scenario.service.audit()).toEqual([]);
});

test("equal leads without email address or phone number may be different people's", async () => {
  const code = await makeForm();
  for (const fields of [{ name: "Anna" }, { message: "Yes" }, { name: "Anna", company: "Groß KG" }])
    for (let sent = 0; sent < 2; sent++)
      await send(code, { ...fields, consent: "true", submission: await submissionOf(code) });
  expect(await leadsOf(tenant, code)).toHaveLength(6);
  for (let sent = 0; sent < 2; sent++)
    await send(code, { phone: "+49 30 1234", consent: "true", submission: await submissionOf(code) });
  expect(await leadsOf(tenant, code)).toHaveLength(7);
});

test("no answer reveals that the same lead was left before", async () => {
  const code = await makeForm();
  const leave = async (submission: string) =>
    readJson<{ id: string }>(
      await scenario.post(`/api/leads/${code.shortId}`, {
        email: "anna@example.org",
        consent: true,
        submission,
      }),
    );
  const guess = "g".repeat(22);
  const hers = await leave(await submissionOf(code));
  scenario.clock.advance(60_000);
  const guessed = await leave(guess);
  expect(guessed.id).not.toBe(hers.id);
  // An id begins with its time: the guess has one of its own, and keeps it.
  expect(guessed.id.slice(0, 15)).not.toBe(hers.id.slice(0, 15));
  expect(await leave(guess)).toEqual(guessed);
  expect((await leadsOf(tenant, code)).map(({ id }) => id)).toEqual([hers.id]);
});

test("an erased lead may be left again from a new form, and leaves no mark of its texts", async () => {
  const code = await makeForm();
  const marks = async () => {
    const query = "select key from kept_answers where route = ?";
    const kept = await scenario.storage.rows<{ key: string }>(query, `lead-texts/${code.id}`);
    return kept.map(({ key }) => key);
  };
  await send(code, { ...ANNA, submission: await submissionOf(code) });
  const [lead] = await leadsOf(tenant, code);
  // A keyed hash: without the secret no guess can be tried against it.
  const texts = JSON.stringify({ email: ANNA.email, name: ANNA.name, message: "Hello\nthere" });
  const plain = new Bun.CryptoHasher("sha256").update(`${code.id}\n${texts}`).digest("base64url");
  expect(await marks()).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(await marks()).not.toContain(plain);
  await tenant.call("DELETE", `/app/api/leads/${lead?.id}`);
  expect(await marks()).toEqual([]);
  await send(code, { ...ANNA, submission: await submissionOf(code) });
  expect(await leadsOf(tenant, code)).toHaveLength(1);
});

test("a lead that the tenant erased does not come back when its form is sent again", async () => {
  const code = await makeForm();
  const once = { ...ANNA, submission: await submissionOf(code) };
  await send(code, once);
  const [lead] = await leadsOf(tenant, code);
  await tenant.call("DELETE", `/app/api/leads/${lead?.id}`);
  expect((await send(code, once)).status).toBe(303);
  expect(await leadsOf(tenant, code)).toEqual([]);
});

test("after a day a form counts again, and nothing of the first sending is stored", async () => {
  const code = await makeForm();
  const once = { ...ANNA, submission: await submissionOf(code) };
  await send(code, once);
  scenario.clock.advance(86_400_000 + 1);
  await scenario.service.housekeep();
  expect(await scenario.storage.rows("select 1 from kept_answers where route like 'lead%'")).toEqual([]);
  await send(code, once);
  expect(await leadsOf(tenant, code)).toHaveLength(2);
});

test("a form's random bits from one code mean nothing on another, and malformed ones nothing at all", async () => {
  const [one, other] = [await makeForm(), await makeForm()];
  const submission = await submissionOf(one);
  await send(one, { ...ANNA, submission });
  await send(other, { ...ANNA, submission });
  expect([await leadsOf(tenant, one), await leadsOf(tenant, other)].map(({ length }) => length)).toEqual([
    1, 1,
  ]);
  for (const odd of ["", "short", "x".repeat(5_000), "'; drop table leads;--"]) {
    await send(other, { ...ANNA, submission: odd });
    expect(
      (await scenario.post(`/api/leads/${other.shortId}`, { consent: true, name: "A", submission: { odd } }))
        .status,
    ).toBe(200);
  }
  expect(await leadsOf(tenant, other)).toHaveLength(9);
});
