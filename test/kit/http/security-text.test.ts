import { expect, test } from "bun:test";
import { securityText } from "../../../src/kit/http/security-text.ts";
import { readJson } from "../../json.ts";
import { expectProblem, startScenario } from "../../scenario.ts";

const PATH = "/.well-known/security.txt";
const CONTACT = "mailto:security@museum.example";

test("security.txt names the contact, when it expires, the languages and its own address", async () => {
  const scenario = await startScenario({
    QZ_SECURITY_CONTACT: CONTACT,
    QZ_BASE_URL: "https://qr.museum.example",
  });
  const answer = await scenario.request(PATH);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(await answer.text()).toBe(
    [
      `Contact: ${CONTACT}`,
      "Expires: 2027-05-20T00:00:00Z",
      "Preferred-Languages: en, de",
      `Canonical: https://qr.museum.example${PATH}`,
      "",
    ].join("\n"),
  );
  const head = await scenario.request(PATH, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test.each([
  ["mailto:security@museum.example?subject=QR", { email: "security@museum.example" }],
  ["tel:+49-30-23125-000", { url: "tel:+49-30-23125-000" }],
])("the contract's contact is %s", async (contact, told) => {
  const scenario = await startScenario({ QZ_SECURITY_CONTACT: contact });
  const contract = await readJson<{ info: unknown }>(await scenario.request("/openapi.json"));
  expect(contract.info).toMatchObject({ contact: told });
  // So is its example.
  expect(JSON.stringify(contract)).toContain("Expires: 2027-05-20T00:00:00Z");
});

test("it always expires within a year and after months, and is the same all day", () => {
  const text = (at: string) => securityText(CONTACT, "https://qr.museum.example", Date.parse(at));
  expect(text("2026-11-21T00:00:00Z")).toBe(text("2026-11-21T23:59:59.999Z"));
  expect(text("2026-11-22T00:00:00Z")).toContain("Expires: 2027-05-21T00:00:00Z");
});

test("an address without TLS is not called canonical", () => {
  expect(securityText(CONTACT, "http://localhost:3000", 0)).not.toContain("Canonical");
});

test("without a contact there is no security.txt", async () => {
  const scenario = await startScenario();
  await expectProblem(await scenario.request(PATH), 404, "not_found");
});
