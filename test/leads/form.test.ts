import { expect, test } from "bun:test";
import { leadRefusal, readLeadForm } from "../../src/leads/form.ts";

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
  expect(leadRefusal(form)?.problems.consent).toBe(agreed ? undefined : "consent");
});

test("a submission's mark is taken only in its form", () => {
  const mark = "Ab-_5678901234567890xy";
  expect(readLeadForm({ submission: mark }).submission).toBe(mark);
  for (const submission of [`${mark}1`, mark.slice(1), `${mark.slice(1)}!`, 5])
    expect(readLeadForm({ submission }).submission).toBeNull();
});

test("an empty form says so, and a filled trap gets no error", () => {
  expect(leadRefusal(readLeadForm({ consent: "on" }))).toMatchObject({ empty: true, problems: {} });
  expect(leadRefusal(readLeadForm({ consent: "on", website: "https://spam.example" }))).toBeNull();
  expect(leadRefusal(readLeadForm({ ...FILLED, consent: "on" }))).toBeNull();
});
