import { expect, test } from "bun:test";
import { leadRefusal, readLeadForm } from "../../../src/features/leads/form.ts";

const FILLED = { email: "ada@museum.example" };

test.each([
  ["on", true],
  ["true", true],
  ["", false],
  ["off", false],
  [undefined, false],
])("a consent box that sends %p agrees: %p", (consent, agreed) => {
  const form = readLeadForm({ ...FILLED, consent });
  expect(form.agreed).toBe(agreed);
  expect(leadRefusal(form, [])?.problems.consent).toBe(agreed ? undefined : "consent");
});

test("a submission's mark is taken only in its form", () => {
  const mark = "Ab-_5678901234567890xy";
  expect(readLeadForm({ submission: mark }).submission).toBe(mark);
  for (const submission of [`${mark}1`, mark.slice(1), `${mark.slice(1)}!`, 5])
    expect(readLeadForm({ submission }).submission).toBeNull();
});

test("an empty form says so, and a filled trap gets no error", () => {
  expect(leadRefusal(readLeadForm({ consent: "on" }), [])).toMatchObject({ empty: true, problems: {} });
  expect(leadRefusal(readLeadForm({ consent: "on", website: "https://spam.example" }), ["email"])).toBeNull();
  expect(leadRefusal(readLeadForm({ ...FILLED, consent: "on" }), ["email"])).toBeNull();
});

test("a form without what its page demands is refused at those fields", () => {
  const refusal = (fields: Record<string, string>) =>
    leadRefusal(readLeadForm({ consent: "on", ...fields }), ["email", "phone"]);
  expect(refusal({})).toEqual({
    problems: { email: "missing", phone: "missing" },
    empty: false,
    trouble: null,
  });
  expect(refusal({ ...FILLED, phone: " " })?.problems).toEqual({ phone: "missing" });
  expect(refusal({ ...FILLED, phone: "+49 30 1234567" })).toBeNull();
});

test("a form's texts are as long as they have characters", () => {
  const named = (length: number) =>
    leadRefusal(readLeadForm({ consent: "on", name: "\u{1f600}".repeat(length) }), []);
  expect([named(200), named(201)?.problems]).toEqual([null, { name: "tooLong" }]);
});
