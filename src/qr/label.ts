import { CURRENCIES } from "./payload/coins.ts";
import { codeType } from "./payload/index.ts";

/** What a drawing says of itself to people who can't see it, to catalogs of files and to print shops. */
export interface Label {
  readonly title: string;
  /** What a scan does. */
  readonly description: string;
}

/** The types by how their payloads begin. */
const BEGINNINGS: readonly (readonly [beginning: RegExp, type: string])[] = [
  [/^https:\/\/wa\.me\//, "whatsapp"],
  [/^https?:\/\/\S+$/i, "url"],
  [/^mailto:/, "email"],
  [/^tel:/, "phone"],
  [/^SMSTO:/, "sms"],
  [/^WIFI:/, "wifi"],
  [/^BEGIN:VCARD\r\n/, "vcard"],
  [/^MECARD:/, "mecard"],
  [/^geo:/, "geo"],
  [/^BEGIN:VCALENDAR\r\n/, "event"],
  [/^BCD\n/, "epc"],
  [/^upi:/, "upi"],
  [/^000201.*br\.gov\.bcb\.pix/, "pix"],
  [new RegExp(`^(?:${CURRENCIES.join("|")}):`), "crypto"],
];

/** Characters of a web address that a title shows. Longer ones are cut: files should not double for their names. */
const LONGEST_ADDRESS = 120;

/**
 * The label of a payload's drawing: the web address that it leads to, or its kind. No other content is told, because
 * whoever reads out a password or a card should have meant to.
 */
export function labelOf(payload: string): Label {
  const type = BEGINNINGS.find(([beginning]) => beginning.test(payload))?.[1] ?? "text";
  const { name, description } = codeType(type);
  const said = type !== "url" ? name : payload.length > LONGEST_ADDRESS ? cut(payload) : payload;
  return { title: `QR code: ${said}`, description };
}

function cut(address: string): string {
  return `${address.slice(0, LONGEST_ADDRESS - 1).toWellFormed()}…`;
}
