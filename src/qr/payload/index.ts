import { Fault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { app } from "./app.ts";
import { crypto } from "./crypto.ts";
import { email } from "./email.ts";
import { epc } from "./epc.ts";
import { event } from "./event.ts";
import { geo } from "./geo.ts";
import { gs1 } from "./gs1.ts";
import { mecard } from "./mecard.ts";
import { phone } from "./phone.ts";
import { pix } from "./pix.ts";
import { sms } from "./sms.ts";
import { text } from "./text.ts";
import type { CodeType } from "./type.ts";
import { upi } from "./upi.ts";
import { url } from "./url.ts";
import { vcard } from "./vcard.ts";
import { whatsapp } from "./whatsapp.ts";
import { wifi } from "./wifi.ts";

/** Every type of code, in the order of the menus. */
export const CODE_TYPES: readonly CodeType[] = [
  url,
  text,
  email,
  phone,
  sms,
  whatsapp,
  wifi,
  vcard,
  mecard,
  geo,
  event,
  epc,
  upi,
  pix,
  crypto,
  app,
  gs1,
];

const byName = new Map(CODE_TYPES.map((code) => [code.type, code]));

/** The type of code of that name. @throws Fault `type_unknown`, which lists the names. */
export function codeType(type: string): CodeType {
  const code = byName.get(type);
  if (code) return code;
  const known = [...byName.keys()].join(", ");
  throw new Fault("type_unknown", `There is no such type of code. Use one of ${known}.`, {
    errors: [{ pointer: "/type", ...explain("not_one_of", { choices: known }) }],
  });
}

/**
 * The text of a symbol of this type and these fields.
 * @throws Fault `type_unknown`, or `fields_invalid` with every problem at its pointer under `/fields`
 */
export function buildPayload(type: string, fields: unknown): string {
  return codeType(type).payload(fields);
}
