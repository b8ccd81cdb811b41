import { expect, test } from "bun:test";
import type { LeadStored } from "../../../src/features/leads/model.ts";
import { readJson } from "../../json.ts";
import { expectProblem, PHONE, startScenario } from "../../scenario.ts";
import { explain } from "../../../src/kit/shared/reasons.ts";
import { leadsOf, leadsPage } from "./client.ts";
import { patiently } from "../../patiently.ts";

const scenario = await startScenario({ QZ_TRUSTED_PROXIES: "127.0.0.0/8,::1" });
const tenant = await scenario.signUp();

const stored = async () => (await scenario.storage.rows<{ id: string }>("select id from leads")).length;

test("a lead is taken with what was filled in, the country and the kind of device", async () => {
  const { id, shortId } = await tenant.makeCode({ title: "Hall 3", name: "Hall 3", group: "tour" });
  const response = await scenario.post(
    `/api/leads/${shortId}`,
    { consent: true, email: " anna@example.org ", name: "Anna", message: "Two lines\nof text", phone: "" },
    { "user-agent": PHONE, "x-forwarded-for": "81.2.69.142" },
  );
  const answer = await readJson<LeadStored>(response);
  expect(answer).toEqual({ stored: true, id: expect.stringMatching(/^lead_[0-9a-z]{26}$/) });
  expect(response.headers.getSetCookie()).toEqual([]);
  const at = new Date(scenario.clock.now()).toISOString();
  const nothing = { phone: null, company: null };
  const texts = { email: "anna@example.org", name: "Anna", message: "Two lines\nof text", ...nothing };
  expect(await leadsPage(tenant, id)).toEqual({
    leads: [
      {
        id: answer.id,
        at,
        country: "GB",
        device: "mobile",
        ...texts,
        handled: false,
        code: { id, shortId, title: "Hall 3", name: "Hall 3", group: "tour" },
      },
    ],
    nextCursor: null,
  });
});

test("without consent: true nothing is taken", async () => {
  const { shortId } = await tenant.makeCode();
  const before = await stored();
  for (const consent of [undefined, null, false, "true", 1, [true], {}]) {
    const response = await scenario.post(`/api/leads/${shortId}`, { consent, email: "anna@example.org" });
    const problem = await expectProblem(response, 400, "consent_required");
    expect(problem.errors).toEqual([{ pointer: "/consent", ...explain("consent_missing") }]);
  }
  const empty = await scenario.post(`/api/leads/${shortId}`, undefined);
  await expectProblem(empty, 400, "consent_required");
  expect(await stored()).toBe(before);
});

test("a submission's mark that no form makes recognises nothing: the lead is taken each time", async () => {
  const { shortId } = await tenant.makeCode();
  for (const submission of ["short", "x".repeat(23), 5, null]) {
    const before = await stored();
    for (let time = 0; time < 2; time++)
      await scenario.post(`/api/leads/${shortId}`, {
        consent: true,
        name: "Anna",
        email: "a@b.example",
        submission,
      });
    expect((await stored()) - before).toBe(2);
  }
});

test("a lead with nothing filled in is refused: blanks and unknown fields count as nothing", async () => {
  const { shortId } = await tenant.makeCode();
  const before = await stored();
  const empty = [{}, { email: "" }, { name: "   ", message: "\n\t " }, { email: null }, { nickname: "Anna" }];
  for (const texts of empty) {
    const response = await scenario.post(`/api/leads/${shortId}`, { consent: true, ...texts });
    await expectProblem(response, 400, "lead_empty");
  }
  expect(await stored()).toBe(before);
});

test("a program that fills in the honeypot gets the same answer, and nothing is stored or counted", async () => {
  const { id, shortId } = await tenant.makeCode();
  for (const texts of [{ email: "bot@example.org" }, {}]) {
    const lead = { consent: true, website: "https://spam.example", ...texts };
    const response = await scenario.post(`/api/leads/${shortId}`, lead);
    expect(response.status).toBe(200);
    const answer = await readJson<LeadStored>(response);
    expect(answer).toEqual({ stored: true, id: expect.stringMatching(/^lead_[0-9a-z]{26}$/) });
    const removed = await tenant.call("DELETE", `/app/api/leads/${answer.id}`);
    await expectProblem(removed, 404, "lead_not_found");
  }
  expect(await leadsPage(tenant, id)).toEqual({ leads: [], nextCursor: null });
  const unfilled = { consent: true, website: "", name: "Anna" };
  expect((await scenario.post(`/api/leads/${shortId}`, unfilled)).status).toBe(200);
  expect(await leadsOf(tenant, { id })).toHaveLength(1);
});

test("each text is taken up to its limit and refused beyond it", async () => {
  const { id, shortId } = await tenant.makeCode();
  const limits = { email: 254, name: 200, phone: 50, company: 200, message: 5_000 };
  const labels = `${"b".repeat(62)}.`.repeat(3);
  const longest: Partial<Record<string, string>> = {
    email: `${"a".repeat(63)}@${labels}c`,
    phone: `+${"-".repeat(34)}490301234567890`,
  };
  for (const [name, limit] of Object.entries(limits)) {
    const text = longest[name] ?? "x".repeat(limit);
    expect(text).toHaveLength(limit);
    const taken = await scenario.post(`/api/leads/${shortId}`, { consent: true, [name]: text });
    expect(taken.status).toBe(200);
    const tooLong = { consent: true, [name]: `${text}c` };
    const refused = await scenario.post(`/api/leads/${shortId}`, tooLong);
    const { errors } = await expectProblem(refused, 400, "invalid_request");
    expect(errors).toEqual([{ pointer: `/${name}`, ...explain("too_long", { limit }) }]);
  }
  expect(await leadsOf(tenant, { id })).toHaveLength(5);
});

test("a wrong type, a control character or no JSON is refused without an echo", async () => {
  const { id, shortId } = await tenant.makeCode();
  const secret = "quite-personal";
  const wrong = [
    { name: { first: secret } },
    { name: [secret] },
    { phone: 49301234567 },
    { name: `${secret}\n` },
    { message: `${secret}\u0000` },
    { company: `\u001b[31m${secret}` },
    { email: true },
  ];
  for (const texts of wrong) {
    const response = await scenario.post(`/api/leads/${shortId}`, { consent: true, ...texts });
    const shown = await response.clone().text();
    await expectProblem(response, 400, "invalid_request");
    expect(shown).not.toContain(secret);
  }
  for (const body of ["{", "[]", '"text"', `{"consent":true,"name":"${secret}`]) {
    const response = await scenario.post(`/api/leads/${shortId}`, body);
    expect(await response.clone().text()).not.toContain(secret);
    await expectProblem(response, 400, "invalid_json");
  }
  expect(await leadsOf(tenant, { id })).toEqual([]);
});

test("texts of every script come back as they were written", async () => {
  const { id, shortId } = await tenant.makeCode();
  const texts = {
    email: "用户@例え.jp",
    name: "Żółć 👩‍👩‍👧‍👦 مرحبا",
    phone: "＋４９ ３０ ２３１２５‐٠٠٠",
    company: '"Quotes" & <b>tags</b> \' \\ \u2028 end',
    message: "e\u0301 \u{1f600}\r\n\tline two",
  };
  const lead = { consent: true, ...texts };
  expect((await scenario.post(`/api/leads/${shortId}`, lead)).status).toBe(200);
  const [found] = await leadsOf(tenant, { id });
  expect(found).toMatchObject(texts);
});

test("the code is looked at before the body, and the limit before the code", async () => {
  const limited = await startScenario({ QZ_LIMIT_LEADS: "3/60s" });
  const client = await limited.signUp();
  const { id, shortId } = await client.makeCode();
  await expectProblem(await limited.post("/api/leads/nobody-has-this", "{"), 404, "code_not_found");
  await client.call("PATCH", `/app/api/codes/${id}`, { active: false });
  await expectProblem(await limited.post(`/api/leads/${shortId}`, "{"), 410, "code_gone");
  await client.call("DELETE", `/app/api/codes/${id}`);
  const lead = { consent: true, name: "Anna" };
  await expectProblem(await limited.post(`/api/leads/${shortId}`, lead), 410, "code_gone");
  const refused = await limited.post("/api/leads/nobody-has-this", "{");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  await expectProblem(refused, 429, "rate_limited");
  limited.clock.advance(60_000);
  await expectProblem(await limited.post("/api/leads/nobody-has-this", lead), 404, "code_not_found");
});

test("a body that is too large or no JSON by name is refused", async () => {
  const { shortId } = await tenant.makeCode();
  const large = { consent: true, name: "Anna", padding: "x".repeat(65_536) };
  await expectProblem(await scenario.post(`/api/leads/${shortId}`, large), 413, "body_too_large");
  const form = { "content-type": "text/plain" };
  const plain = await scenario.post(`/api/leads/${shortId}`, '{"consent":true,"name":"A"}', form);
  await expectProblem(plain, 415, "unsupported_media_type");
});

test("a hundred leads at once are all stored, each once", async () => {
  const { id, shortId } = await tenant.makeCode();
  const names = Array.from({ length: 100 }, (_, n) => `visitor ${n}`);
  const answers = await Promise.all(
    names.map((name) => patiently(() => scenario.post(`/api/leads/${shortId}`, { consent: true, name }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
  const leads = await leadsOf(tenant, { id });
  expect(leads.map(({ name }) => name ?? "").sort()).toEqual([...names].sort());
  expect(await scenario.service.audit()).toEqual([]);
});
