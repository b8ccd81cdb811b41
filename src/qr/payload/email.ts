import { type Static, Type } from "@sinclair/typebox";
import { closed, requiredLineField, lineField, linesField } from "./fields.ts";
import { mailAddress, splitAddresses } from "./mail-address.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { Problems } from "./problems.ts";
import { defineType } from "./type.ts";

const several = "One address, or several with commas between them";

const Fields = Type.Object(
  {
    to: requiredLineField("To", 1000, { description: several, examples: ["hello@example.com"] }),
    cc: Type.Optional(lineField("Copy (cc)", 1000, { description: several })),
    bcc: Type.Optional(lineField("Blind copy (bcc)", 1000, { description: several })),
    subject: Type.Optional(lineField("Subject", 500)),
    body: Type.Optional(linesField("Message", 2000)),
  },
  closed,
);

/** A mail that is ready to send: a mailto URI (RFC 6068). */
export const email = defineType({
  type: "email",
  name: "Email",
  description: "Opens a new mail, filled in and ready to be sent.",
  fields: Fields,
  example: { to: "hello@example.com", subject: "Table for two", body: "Is Friday at 19:00 free?" },
  payload: mailto,
});

function mailto(fields: Static<typeof Fields>): string {
  const problems = new Problems();
  const headers = [
    ["cc", addresses("cc", fields.cc, problems)],
    ["bcc", addresses("bcc", fields.bcc, problems)],
    ["subject", encodeURIComponent(fields.subject ?? "")],
    // RFC 6068, 5: every line break in a body is %0D%0A.
    ["body", encodeURIComponent((fields.body ?? "").replace(/\r\n|\r|\n/g, "\r\n"))],
  ];
  const to = addresses("to", fields.to, problems);
  if (!to) problems.note("to", explain("no_email_address"));
  problems.settle();
  const query = headers.filter(([, value]) => value).map(([name, value]) => `${name}=${value}`);
  return query.length > 0 ? `mailto:${to}?${query.join("&")}` : `mailto:${to}`;
}

function addresses(field: string, list: string | undefined, problems: Problems): string {
  return splitAddresses(list ?? "")
    .map((address) => encoded(problems.read(field, address, mailAddress)))
    .join(",");
}

/** Percent-encodes an address except the @ between its parts (RFC 6068, 2). */
function encoded(address: string): string {
  const at = address.lastIndexOf("@");
  return `${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
}
