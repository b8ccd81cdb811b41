import { expect, test } from "bun:test";
import fc from "fast-check";
import { buildPayload } from "../../../src/qr/payload/index.ts";
import { RUNS, refused } from "./refusal.ts";

const built = (fields: object) => buildPayload("email", fields);

test("the examples of RFC 6068, section 6, come out as there", () => {
  expect(built({ to: "chris@example.com" })).toBe("mailto:chris@example.com");
  expect(built({ to: "infobot@example.com", subject: "current-issue" })).toBe(
    "mailto:infobot@example.com?subject=current-issue",
  );
  expect(built({ to: "infobot@example.com", body: "send current-issue\nsend index" })).toBe(
    "mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index",
  );
  expect(built({ to: "joe@example.com", cc: "bob@example.com", body: "hello" })).toBe(
    "mailto:joe@example.com?cc=bob@example.com&body=hello",
  );
  expect(built({ to: "gorby%kremvax@example.com" })).toBe("mailto:gorby%25kremvax@example.com");
  expect(built({ to: "unlikely?address@example.com" })).toBe("mailto:unlikely%3Faddress@example.com");
  expect(built({ to: "Mike&family@example.org" })).toBe("mailto:Mike%26family@example.org");
  expect(built({ to: '"not@me"@example.org' })).toBe("mailto:%22not%40me%22@example.org");
  expect(built({ to: '"oh\\\\no"@example.org' })).toBe("mailto:%22oh%5C%5Cno%22@example.org");
  expect(built({ to: "user@example.org", subject: "café" })).toBe(
    "mailto:user@example.org?subject=caf%C3%A9",
  );
  expect(built({ to: "user@納豆.example.org", subject: "Test", body: "NATTO" })).toBe(
    "mailto:user@%E7%B4%8D%E8%B1%86.example.org?subject=Test&body=NATTO",
  );
});

test("several addresses are parted by commas, but not at a comma in quotes", () => {
  expect(built({ to: 'addr1@an.example, "a,b"@an.example', bcc: "c@an.example" })).toBe(
    "mailto:addr1@an.example,%22a%2Cb%22@an.example?bcc=c@an.example",
  );
});

test("addresses that are none are refused by field", () => {
  for (const to of [
    "ada",
    "ada@",
    "@example.com",
    "ada@example",
    "ada@@example.com",
    "a b@example.com",
    "ada.@example.com",
    ".ada@example.com",
    "a..b@example.com",
    "ada@-example.com",
    "ada@example.com, nobody",
    "ada@example.com\nbcc: eve@example.com",
    `${"a".repeat(65)}@example.com`,
    `ada@${"a.".repeat(126)}example`,
    `ada@${"a".repeat(64)}.example`,
    ",",
    " ",
  ])
    expect(refused("email", { to })).toEqual(["/fields/to"]);
  expect(refused("email", { to: "ada", cc: "bob", bcc: "eve", subject: "a\nb" })).toEqual([
    "/fields/subject",
  ]);
  expect(refused("email", { to: "ada", cc: "bob", bcc: "eve" }).sort()).toEqual([
    "/fields/bcc",
    "/fields/cc",
    "/fields/to",
  ]);
});

test("subject and body come back from the address as they were", () => {
  const words = fc
    .string({ unit: "grapheme", maxLength: 80, size: "max" })
    .filter((text) => !/[\p{Cc}]/u.test(text));
  fc.assert(
    fc.property(words, words, (subject, body) => {
      const query = new URLSearchParams(
        new URL(built({ to: "ada@example.com", subject, body })).search.replaceAll("+", "%2B"),
      );
      expect([query.get("subject") ?? "", query.get("body") ?? ""]).toEqual([subject, body]);
    }),
    RUNS,
  );
});
