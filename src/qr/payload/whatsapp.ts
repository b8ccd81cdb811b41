import { Type } from "@sinclair/typebox";
import { closed, requiredLineField, linesField } from "./fields.ts";
import { dialled, globalNumber } from "./phone-number.ts";
import { Problems, type Reading } from "./problems.ts";
import { defineType } from "./type.ts";

const Fields = Type.Object(
  {
    phone: requiredLineField("Phone number", 40, {
      description: "With the country code; the + may be left out",
      examples: ["+49 170 1234567"],
    }),
    text: Type.Optional(linesField("Message", 1600)),
  },
  closed,
);

/** A WhatsApp chat: WhatsApp's own click-to-chat link, `https://wa.me/<digits>?text=`. */
export const whatsapp = defineType({
  type: "whatsapp",
  name: "WhatsApp chat",
  description: "Opens a WhatsApp chat, with a message ready to be sent.",
  fields: Fields,
  example: { phone: "+49 170 1234567", text: "Hello, is the flat still free?" },
  payload(fields) {
    const problems = new Problems();
    const number = problems.read("phone", fields.phone, chatNumber).slice(1);
    problems.settle();
    const address = `https://wa.me/${number}`;
    return fields.text ? `${address}?text=${encodeURIComponent(fields.text)}` : address;
  },
});

/** The plus may be missing, as in wa.me itself. A national number, which begins with 0, is refused. */
function chatNumber(text: string): Reading {
  return globalNumber(dialled(text).startsWith("+") ? text : `+${text}`);
}
