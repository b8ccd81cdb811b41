import { expect, test } from "bun:test";
import fc from "fast-check";
import { buildPayload } from "../../../src/qr/payload/index.ts";
import { vcardText } from "../../../src/qr/payload/vcard.ts";
import { readContent, readText } from "./content-reader.ts";
import { RUNS, refused } from "./refusal.ts";

const lines = (fields: object) => buildPayload("vcard", fields).split("\r\n");

test("a card begins, says its version, ends, and has N and FN (RFC 2426, 1 and 3.1)", () => {
  expect(lines({ givenName: "Ada", familyName: "Lovelace" })).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:Lovelace;Ada;;;",
    "FN:Ada Lovelace",
    "END:VCARD",
    "",
  ]);
});

test("the examples of RFC 2426, section 3, come out as there", () => {
  const card = lines({
    fn: "Mr. John Q. Public, Esq.",
    familyName: "Public",
    givenName: "John",
    additionalName: "Quinlan",
    honorificPrefix: "Mr.",
    honorificSuffix: "Esq.",
    nickname: "Robbie",
    bday: "1996-04-15",
    streetAddress: "123 Main Street",
    locality: "Any Town",
    region: "CA",
    postalCode: "91921-1234",
    telWork: "+1-213-555-1234",
    email: "jqpublic@xyz.dom1.com",
    title: "Director, Research and Development",
    role: "Programmer",
    org: "ABC, Inc.",
    organizationUnit: "North American Division",
    note: "This fax number is operational 0800 to 1715 EST, Mon-Fri.",
    url: "http://www.swbyps.restaurant.french/~chezchic.html",
  });
  for (const line of [
    String.raw`FN:Mr. John Q. Public\, Esq.`,
    "N:Public;John;Quinlan;Mr.;Esq.",
    "NICKNAME:Robbie",
    "BDAY:1996-04-15",
    "ADR:;;123 Main Street;Any Town;CA;91921-1234;",
    "TEL;TYPE=WORK,VOICE:+1-213-555-1234",
    "EMAIL;TYPE=INTERNET:jqpublic@xyz.dom1.com",
    String.raw`TITLE:Director\, Research and Development`,
    "ROLE:Programmer",
    String.raw`ORG:ABC\, Inc.;North American Division`,
    String.raw`NOTE:This fax number is operational 0800 to 1715 EST\, Mon-Fri.`,
    "URL:http://www.swbyps.restaurant.french/~chezchic.html",
  ])
    expect(card).toContain(line);
});

test("every phone and mail has its type", () => {
  const card = lines({
    fn: "Ada",
    tel: "030 901820",
    telCell: "+49 170 1234567",
    telHome: "+49 (30) 1",
    telFax: "+49 30 901821",
    emailWork: "ada@work.example",
  });
  for (const line of [
    "TEL;TYPE=VOICE:030 901820",
    "TEL;TYPE=CELL:+49 170 1234567",
    "TEL;TYPE=HOME,VOICE:+49 (30) 1",
    "TEL;TYPE=FAX:+49 30 901821",
    "EMAIL;TYPE=INTERNET,WORK:ada@work.example",
  ])
    expect(card).toContain(line);
});

test("a card needs some name: formatted, structured or the organization's", () => {
  expect(lines({ fn: "Ada Lovelace" })).toContain("N:Ada Lovelace;;;;");
  expect(lines({ org: "Analytical Engines" })).toContain("FN:Analytical Engines");
  expect(lines({ org: "Analytical Engines" })).toContain("N:;;;;");
  expect(refused("vcard", { email: "ada@example.com", fn: "" })).toEqual(["/fields/fn"]);
});

test("numbers, addresses and dates that are none are refused, all at once", () => {
  const wrong = {
    fn: "Ada",
    tel: "call me",
    telFax: "12",
    email: "ada",
    url: "example.com",
    bday: "1985-02-30",
  };
  expect(refused("vcard", wrong).sort()).toEqual([
    "/fields/bday",
    "/fields/email",
    "/fields/tel",
    "/fields/telFax",
    "/fields/url",
  ]);
  expect(refused("vcard", { fn: "Ada\nTEL:1" })).toEqual(["/fields/fn"]);
  expect(refused("vcard", { fn: "Ada", note: "\u0000" })).toEqual(["/fields/note"]);
});

test("days that the calendar lacks are refused", () => {
  for (const bday of ["1900-02-29", "2023-04-31", "2023-13-01", "2023-00-10", "85-04-15", "15.4.1985"])
    expect(refused("vcard", { fn: "Ada", bday })).toEqual(["/fields/bday"]);
  for (const bday of ["2000-02-29", "20000229"])
    expect(lines({ fn: "Ada", bday })).toContain("BDAY:2000-02-29");
});

test("the file of a card is its payload", () => {
  const card = { fn: "Ada", note: "a,b" };
  expect(vcardText(card)).toBe(buildPayload("vcard", card));
});

test("a line of 75 octets stays whole, one more goes on after CRLF and a space (RFC 2426, 2.6)", () => {
  const octets = (count: number) => lines({ fn: "x", note: "n".repeat(count - "NOTE:".length) });
  expect(octets(75)).toContain(`NOTE:${"n".repeat(70)}`);
  expect(octets(76)).toContain(`NOTE:${"n".repeat(70)}`);
  expect(octets(76)).toContain(" n");
});

test("text comes back as it was, and no line is over 75 octets or breaks a character", () => {
  const part = fc
    .string({ unit: fc.oneof(fc.constantFrom(..."\\;,:n"), fc.string({ unit: "grapheme", maxLength: 1 })) })
    .filter((text) => text.length <= 100 && !/\p{Cc}/u.test(text));
  const note = fc
    .string({
      unit: fc.oneof(fc.constantFrom("\n", ",", "漢", "👍"), fc.string({ unit: "grapheme", maxLength: 1 })),
      maxLength: 300,
      size: "max",
    })
    .filter((text) => text.length <= 1000 && !/[^\P{Cc}\n]/u.test(text));
  fc.assert(
    fc.property(part, part, part, note, (familyName, givenName, locality, note) => {
      const text = buildPayload("vcard", { fn: "x", familyName, givenName, locality, note });
      const content = new Map(readContent(text));
      const expectedName = familyName || givenName ? familyName : "x";
      expect(readText(content.get("N") ?? "")).toEqual([expectedName, givenName, "", "", ""]);
      expect(readText(content.get("NOTE") ?? "")).toEqual([note]);
      if (locality) expect(readText(content.get("ADR") ?? "")[3]).toBe(locality);
    }),
    RUNS,
  );
});

test.each([
  ["postOfficeBox", 50],
  ["locality", 100],
  ["postalCode", 20],
  ["countryName", 100],
  ["title", 200],
])("%s may have %p characters", (name, most) => {
  const text = (length: number) => "a".repeat(length);
  // A line is folded after 75 bytes (RFC 2425, 5.8.1).
  expect(
    lines({ fn: "Ada", [name]: text(most) })
      .join("")
      .replaceAll(" ", ""),
  ).toContain(text(most));
  expect(refused("vcard", { fn: "Ada", [name]: text(most + 1) })).toEqual([`/fields/${name}`]);
});
