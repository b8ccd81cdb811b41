import { type Static, Type } from "@sinclair/typebox";
import { calendarDay } from "./calendar-day.ts";
import { contentLines } from "./content-lines.ts";
import { contentValue } from "./escape.ts";
import { closed, lineField, linesField } from "./fields.ts";
import { mailAddress } from "./mail-address.ts";
import { cardNumber } from "./phone-number.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { Problems } from "./problems.ts";
import { defineType } from "./type.ts";
import { LONGEST_ADDRESS, webAddress } from "./web-address.ts";

const tel = (title: string) => Type.Optional(lineField(title, 40, { examples: ["+49 30 901820"] }));

const Fields = Type.Object(
  {
    fn: Type.Optional(
      lineField("Formatted name", 200, {
        description: "As it is shown; made of the parts below when left out",
      }),
    ),
    givenName: Type.Optional(lineField("Given name", 100)),
    familyName: Type.Optional(lineField("Family name", 100)),
    additionalName: Type.Optional(lineField("Additional names", 100)),
    honorificPrefix: Type.Optional(lineField("Prefix", 50, { examples: ["Dr."] })),
    honorificSuffix: Type.Optional(lineField("Suffix", 50, { examples: ["MBE"] })),
    nickname: Type.Optional(lineField("Nickname", 100)),
    org: Type.Optional(lineField("Organization", 200)),
    organizationUnit: Type.Optional(lineField("Department", 200)),
    title: Type.Optional(lineField("Job title", 200)),
    role: Type.Optional(lineField("Role", 200)),
    tel: tel("Phone"),
    telCell: tel("Mobile phone"),
    telWork: tel("Phone at work"),
    telHome: tel("Phone at home"),
    telFax: tel("Fax"),
    email: Type.Optional(lineField("Email", 254, { examples: ["ada@example.com"] })),
    emailWork: Type.Optional(lineField("Email at work", 254)),
    url: Type.Optional(lineField("Web address", LONGEST_ADDRESS)),
    postOfficeBox: Type.Optional(lineField("Post office box", 50)),
    extendedAddress: Type.Optional(lineField("Address, second line", 200)),
    streetAddress: Type.Optional(lineField("Street and number", 200)),
    locality: Type.Optional(lineField("City", 100)),
    region: Type.Optional(lineField("State or region", 100)),
    postalCode: Type.Optional(lineField("Postal code", 20)),
    countryName: Type.Optional(lineField("Country", 100)),
    bday: Type.Optional(
      lineField("Birthday", 10, { description: "Year-month-day", examples: ["1985-04-15"] }),
    ),
    note: Type.Optional(linesField("Note", 1000)),
  },
  closed,
);

type Card = Static<typeof Fields>;

/** A contact as a vCard 3.0 (RFC 2426); the fields are named as in its microformat, hCard. */
export const vcard = defineType({
  type: "vcard",
  name: "Contact (vCard)",
  description: "Saves a contact.",
  fields: Fields,
  example: {
    givenName: "Ada",
    familyName: "Lovelace",
    org: "Analytical Engines Ltd",
    title: "Programmer",
    telWork: "+44 20 7946 0018",
    email: "ada@example.com",
    url: "https://example.com/ada",
  },
  payload: vcardText,
});

/**
 * A contact as the text of a vCard 3.0 file, for a symbol and for a download.
 * @throws Fault `fields_invalid` when there is no name, or a number, address or date is malformed
 */
export function vcardText(card: Card): string {
  const problems = new Problems();
  const phone = (field: keyof Card) => problems.read(field, card[field], cardNumber);
  const mail = (field: keyof Card) => problems.read(field, card[field], mailAddress);
  const fn = card.fn || fullName(card) || card.org;
  if (!fn) problems.note("fn", explain("contact_without_name"));
  const properties: [name: string, value: string][] = [
    ["N", nameParts(card)],
    ["FN", contentValue(fn ?? "")],
    ["NICKNAME", contentValue(card.nickname ?? "")],
    ["ORG", organization(card)],
    ["TITLE", contentValue(card.title ?? "")],
    ["ROLE", contentValue(card.role ?? "")],
    ["TEL;TYPE=VOICE", phone("tel")],
    ["TEL;TYPE=CELL", phone("telCell")],
    ["TEL;TYPE=WORK,VOICE", phone("telWork")],
    ["TEL;TYPE=HOME,VOICE", phone("telHome")],
    ["TEL;TYPE=FAX", phone("telFax")],
    ["EMAIL;TYPE=INTERNET", contentValue(mail("email"))],
    ["EMAIL;TYPE=INTERNET,WORK", contentValue(mail("emailWork"))],
    ["URL", problems.read("url", card.url, webAddress)],
    ["ADR", postalAddress(card)],
    ["BDAY", problems.read("bday", card.bday, calendarDay)],
    ["NOTE", contentValue(card.note ?? "")],
  ];
  problems.settle();
  const filled = properties.filter(([, value]) => value).map(([name, value]) => `${name}:${value}`);
  return contentLines(["BEGIN:VCARD", "VERSION:3.0", ...filled, "END:VCARD"]);
}

function fullName(card: Card): string {
  return [card.honorificPrefix, card.givenName, card.additionalName, card.familyName, card.honorificSuffix]
    .filter(Boolean)
    .join(" ");
}

/**
 * RFC 2426, 3.1.2. A card with only a formatted name has it as family name, because phones list contacts by N, not FN.
 */
function nameParts(card: Card): string {
  const { givenName, additionalName, honorificPrefix, honorificSuffix } = card;
  const familyName = card.familyName || (fullName(card) ? "" : card.fn);
  return parts([familyName, givenName, additionalName, honorificPrefix, honorificSuffix]);
}

/** RFC 2426, 3.2.1: seven parts, also empty ones; nothing when all are empty. */
function postalAddress(card: Card): string {
  const { postOfficeBox, extendedAddress, streetAddress, locality, region, postalCode, countryName } = card;
  const address = [postOfficeBox, extendedAddress, streetAddress, locality, region, postalCode, countryName];
  return address.some(Boolean) ? parts(address) : "";
}

function parts(values: readonly (string | undefined)[]): string {
  return values.map((value) => contentValue(value ?? "")).join(";");
}

/** RFC 2426, 3.5.5: the organization first, its unit after it. */
function organization({ org, organizationUnit }: Card): string {
  return organizationUnit ? parts([org, organizationUnit]) : contentValue(org ?? "");
}
