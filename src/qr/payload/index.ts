import type { Static, TObject } from "@sinclair/typebox";
import { type TypeCheck, TypeCompiler } from "@sinclair/typebox/compiler";
import { Fault, type FaultDetail } from "../../shared/fault.ts";
import { explain } from "../../shared/reasons.ts";
import { schemaDetails } from "../../shared/schema.ts";
import { app } from "./app.ts";
import { crypto } from "./crypto.ts";
import { email } from "./email.ts";
import { epc } from "./epc.ts";
import { event } from "./event.ts";
import { geo } from "./geo.ts";
import { mecard } from "./mecard.ts";
import { phone } from "./phone.ts";
import { pix } from "./pix.ts";
import { fieldsInvalid } from "./problems.ts";
import { sms } from "./sms.ts";
import { text } from "./text.ts";
import type { CodeType } from "./type.ts";
import { upi } from "./upi.ts";
import { url } from "./url.ts";
import { vcard } from "./vcard.ts";
import { whatsapp } from "./whatsapp.ts";
import { wifi } from "./wifi.ts";

/** Every kind of code, in the order a person is offered them. */
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
];

const byName = new Map(CODE_TYPES.map((code) => [code.type, code]));
const checks = new Map<string, TypeCheck<TObject>>();

/**
 * The kind of code that goes by a name.
 * @throws Fault `type_unknown`, naming those there are
 */
export function codeType(type: string): CodeType {
  const code = byName.get(type);
  if (code) return code;
  const known = [...byName.keys()].join(", ");
  throw new Fault("type_unknown", `There is no such type of code. Use one of ${known}.`, {
    errors: [{ pointer: "/type", ...explain("not_one_of", { choices: known }) }],
  });
}

/**
 * The text a symbol of this type and these fields encodes. Fields that are null, or optional and empty, count
 * as absent: that is what forms and spreadsheets send for what nobody filled in.
 * @throws Fault `type_unknown`, or `fields_invalid` with every problem at its pointer under `/fields`
 */
export function buildPayload(type: string, fields: unknown): string {
  const code = codeType(type);
  return code.payload(readFields(code, fields));
}

function readFields({ type, fields: schema }: CodeType, fields: unknown): Static<TObject> {
  const check = checks.get(type) ?? TypeCompiler.Compile(schema);
  checks.set(type, check);
  const value = filledIn(schema, fields ?? {});
  if (!check.Check(value)) throw fieldsInvalid(schemaDetails(check, value, "/fields"));
  const broken = brokenText(value);
  if (broken.length > 0) throw fieldsInvalid(broken);
  return value;
}

function filledIn({ properties, required }: TObject, fields: unknown): unknown {
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) return fields;
  const absent = ([name, value]: [string, unknown]) =>
    Object.hasOwn(properties, name) && (value === null || (value === "" && !required?.includes(name)));
  return Object.fromEntries(Object.entries(fields).filter((field) => !absent(field)));
}

/** Halves of surrogate pairs pass JSON, but no UTF-8: the symbol would hold something else than was sent. */
function brokenText(fields: Static<TObject>): FaultDetail[] {
  return Object.entries(fields)
    .filter(([, value]) => typeof value === "string" && !value.isWellFormed())
    .map(([name]) => ({ pointer: `/fields/${name}`, ...explain("lone_surrogate") }));
}
