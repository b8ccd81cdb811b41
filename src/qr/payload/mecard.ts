import { type Static, Type } from "@sinclair/typebox";
import { calendarDay } from "./calendar-day.ts";
import { mecardValue } from "./escape.ts";
import { closed, lineField } from "./fields.ts";
import { mailAddress } from "./mail-address.ts";
import { cardNumber, dialled } from "./phone-number.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { Problems } from "./problems.ts";
import { defineType } from "./type.ts";
import { LONGEST_ADDRESS, webAddress } from "./web-address.ts";

const Fields = Type.Object(
  {
    lastName: Type.Optional(lineField("Last name", 100)),
    firstName: Type.Optional(lineField("First name", 100)),
    sound: Type.Optional(
      lineField("Reading", 100, {
        description: "How the name is pronounced, in kana: last name, comma, first name",
        examples: ["ラブレース,エイダ"],
      }),
    ),
    nickname: Type.Optional(lineField("Nickname", 100)),
    tel: Type.Optional(lineField("Phone", 40, { examples: ["+81 3 5156 1111"] })),
    telAv: Type.Optional(lineField("Video phone", 40)),
    email: Type.Optional(lineField("Email", 254)),
    url: Type.Optional(lineField("Web address", LONGEST_ADDRESS)),
    adr: Type.Optional(lineField("Postal address", 300)),
    bday: Type.Optional(
      lineField("Birthday", 10, { description: "Year-month-day", examples: ["1985-04-15"] }),
    ),
    note: Type.Optional(lineField("Note", 500)),
  },
  closed,
);

/** A contact as a MECARD (NTT DOCOMO), half the size of a vCard. */
export const mecard = defineType({
  type: "mecard",
  name: "Contact (MECARD)",
  description: "Saves a contact, in a smaller symbol than a vCard needs.",
  fields: Fields,
  example: { lastName: "Lovelace", firstName: "Ada", tel: "+44 20 7946 0018", email: "ada@example.com" },
  payload: mecardText,
});

function mecardText(card: Static<typeof Fields>): string {
  const problems = new Problems();
  // Only the comma between last and first name is not escaped.
  const name = [card.lastName, card.firstName].map((part) => mecardValue(part ?? "")).filter(Boolean);
  if (name.length === 0) problems.note("lastName", explain("card_without_name"));
  const properties: [name: string, value: string][] = [
    ["N", name.join(",")],
    ["SOUND", reading(card.sound ?? "")],
    ["NICKNAME", mecardValue(card.nickname ?? "")],
    ["TEL", dialled(problems.read("tel", card.tel, cardNumber))],
    ["TEL-AV", dialled(problems.read("telAv", card.telAv, cardNumber))],
    ["EMAIL", mecardValue(problems.read("email", card.email, mailAddress))],
    ["URL", mecardValue(problems.read("url", card.url, webAddress))],
    ["ADR", mecardValue(card.adr ?? "")],
    ["BDAY", problems.read("bday", card.bday, calendarDay).replaceAll("-", "")],
    ["NOTE", mecardValue(card.note ?? "")],
  ];
  problems.settle();
  const filled = properties.filter(([, value]) => value).map(([field, value]) => `${field}:${value};`);
  return `MECARD:${filled.join("")};`;
}

/** The first comma parts the last name's reading from the first name's, as in N (NTT DOCOMO, "MECARD"). */
function reading(sound: string): string {
  const [last = "", ...first] = sound.split(",");
  const parts = [last, first.join(",")].map((part) => mecardValue(part.trim()));
  return parts.filter(Boolean).join(",");
}
