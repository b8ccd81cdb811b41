import { Type } from "@sinclair/typebox";
import { closed, requiredLineField, lineField } from "./fields.ts";
import { dialled, globalNumber } from "./phone-number.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { Problems, type Reading } from "./problems.ts";
import { defineType } from "./type.ts";

const Fields = Type.Object(
  {
    number: requiredLineField("Phone number", 40, {
      description: "With + and the country code; a local number needs a context",
      examples: ["+49 30 901820"],
    }),
    ext: Type.Optional(
      Type.String({
        title: "Extension",
        description: "1 to 10 digits",
        pattern: "^\\d{0,10}$",
        examples: ["12"],
      }),
    ),
    phoneContext: Type.Optional(
      lineField("Phone context", 253, {
        description: "Where a local number holds: + and digits, or a domain",
        examples: ["+49"],
      }),
    ),
  },
  closed,
);

/** A call: a tel URI (RFC 3966). Local numbers such as 112 are unambiguous only with a context (5.1.5). */
export const phone = defineType({
  type: "phone",
  name: "Phone call",
  description: "Offers to call a number.",
  fields: Fields,
  example: { number: "+49 30 901820" },
  payload(fields) {
    const problems = new Problems();
    const context = problems.read("phoneContext", fields.phoneContext, phoneContext);
    const number = problems.read("number", fields.number, context ? localNumber : globalNumber);
    problems.settle();
    const parameters = [fields.ext && `;ext=${fields.ext}`, context && `;phone-context=${context}`];
    return `tel:${number}${parameters.filter(Boolean).join("")}`;
  },
});

function localNumber(text: string): Reading {
  const value = dialled(text);
  return /^\d{2,15}$/.test(value) ? { value } : { problem: explain("phone_local") };
}

function phoneContext(text: string): Reading {
  const digits = dialled(text);
  if (/^\+[1-9]\d{0,14}$/.test(digits)) return { value: digits };
  const value = text.trim();
  return /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(value)
    ? { value }
    : { problem: explain("phone_context") };
}
