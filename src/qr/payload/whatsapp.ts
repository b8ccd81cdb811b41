import { Type } from "@sinclair/typebox";
import { closed, filledLine, lines } from "./fields.ts";
import { dialled, globalNumber } from "./phone-number.ts";
import { Problems, type Reading } from "./problems.ts";
import type { CodeType } from "./type.ts";

const Fields = Type.Object(
  {
    phone: filledLine("Phone number", 40, {
      description: "With the country code; the + may be left out",
      examples: ["+49 170 1234567"],
    }),
    text: Type.Optional(lines("Message", 1600)),
  },
  closed,
);

/** A WhatsApp chat: WhatsApp's own click-to-chat link, `https://wa.me/<digits>?text=`. */
export const whatsapp: CodeType<typeof Fields> = {
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
};

/** Without a plus too, as wa.me itself has it; a national number, which begins with 0, stays refused. */
function chatNumber(text: string): Reading {
  return globalNumber(dialled(text).startsWith("+") ? text : `+${text}`);
}
