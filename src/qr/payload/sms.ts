import { Type } from "@sinclair/typebox";
import { closed, requiredLineField, linesField } from "./fields.ts";
import { dialled, globalNumber } from "./phone-number.ts";
import { Problems, type Reading } from "./problems.ts";
import { defineType } from "./type.ts";

const Fields = Type.Object(
  {
    number: requiredLineField("Phone number", 40, {
      description: "With + and the country code, or a short number of 3 to 8 digits",
      examples: ["+49 30 901820"],
    }),
    body: Type.Optional(
      linesField("Message", 1600, { description: "Written as SMSTO, which phones of both systems read" }),
    ),
  },
  closed,
);

/**
 * A text message: `SMSTO:number:body` (ZXing, "Barcode contents"), not the `sms:` URI of RFC 5724. Cameras and scanner
 * apps of both systems read SMSTO with its message. In a `sms:` URI, Android reads `?body=`, as the RFC writes it, and
 * iPhones `&body=`; Apple's own reference allows no text in it at all ("SMS Links").
 */
export const sms = defineType({
  type: "sms",
  name: "Text message",
  description: "Opens a new text message, filled in and ready to be sent.",
  fields: Fields,
  example: { number: "+49 30 901820", body: "Please call me back." },
  payload(fields) {
    const problems = new Problems();
    const number = problems.read("number", fields.number, recipient);
    problems.settle();
    return fields.body ? `SMSTO:${number}:${fields.body}` : `SMSTO:${number}`;
  },
});

function recipient(text: string): Reading {
  const short = dialled(text);
  return /^[1-9]\d{2,7}$/.test(short) ? { value: short } : globalNumber(text);
}
