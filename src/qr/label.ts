import { hriOf } from "./gs1.ts";
import { CURRENCIES } from "./payload/coins.ts";
import { codeType } from "./payload/index.ts";
import type { Label } from "./scene/scene.ts";

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

/** Name and password in a web address: all up to the last @ before its path. */
const CREDENTIALS = /^(https?:\/\/)[^/\\?#]*@/i;

/**
 * The label of a payload's drawing: the web address that it leads to, without a password, or its kind. No
 * other content is shown, because a screen reader reads a title aloud. The elements of a GS1 Digital Link
 * stand in the description.
 * @param hri - the line that people read of a GS1 Digital Link; empty for any other payload.
 */
export function labelOf(payload: string, hri = hriOf(payload)): Label {
  const type = BEGINNINGS.find(([beginning]) => beginning.test(payload))?.[1] ?? "text";
  const { name, description } = codeType(type);
  const title = `QR code: ${type === "url" ? addressIn(payload) : name}`;
  return { title, description: hri === "" ? description : `${codeType("gs1").description} ${hri}` };
}

function addressIn(payload: string): string {
  const address = payload.replace(CREDENTIALS, "$1");
  if (address.length <= LONGEST_ADDRESS) return address;
  return `${address.slice(0, LONGEST_ADDRESS - 1).toWellFormed()}…`;
}
