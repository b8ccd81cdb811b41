import { type Static, Type } from "@sinclair/typebox";
import { amount, amountField } from "./amount.ts";
import { closed, requiredLineField, lineField } from "./fields.ts";
import { creditorReference, iban, inEea } from "./iban.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { Problems, type Reading } from "./problems.ts";
import { defineType } from "./type.ts";
import { trimmedEnd } from "../../kit/shared/trim.ts";

const Fields = Type.Object(
  {
    name: requiredLineField("Beneficiary", 70, { description: "Who is paid" }),
    iban: requiredLineField("IBAN", 50, { examples: ["BE72 0000 0000 1616"] }),
    bic: Type.Optional(
      lineField("BIC", 11, { description: "Needed only for accounts outside the European Economic Area" }),
    ),
    amount: Type.Optional(amountField("Amount", "In euros, 0.01 to 999999999.99")),
    purpose: Type.Optional(
      Type.String({
        title: "Purpose code",
        description: "four letters of the ISO 20022 list, such as CHAR",
        pattern: "^([A-Za-z]{4})?$",
        examples: ["CHAR"],
      }),
    ),
    remittanceStructured: Type.Optional(
      lineField("Structured reference", 35, {
        description: "Such as an RF creditor reference; not together with a remittance text",
        examples: ["RF18 5390 0754 7034"],
      }),
    ),
    remittanceUnstructured: Type.Optional(
      lineField("Remittance text", 140, { description: "Not together with a structured reference" }),
    ),
    information: Type.Optional(
      lineField("Note to the payer", 70, { description: "Shown before paying, not sent along" }),
    ),
  },
  closed,
);

/** Bytes of a version 13 symbol at level M, the largest that the guideline allows (`scannability/standards.ts` holds it). */
const MOST_BYTES = 331;

/** A SEPA credit transfer: the European Payments Council's QR code (EPC069-12 v3.1), version 002 in UTF-8. */
export const epc = defineType({
  type: "epc",
  name: "SEPA credit transfer",
  description: "Fills in a bank transfer in euros.",
  fields: Fields,
  example: {
    name: "Red Cross of Belgium",
    iban: "BE72 0000 0000 1616",
    amount: 1,
    purpose: "CHAR",
    remittanceUnstructured: "Urgency fund",
  },
  payload: creditTransfer,
});

function creditTransfer(fields: Static<typeof Fields>): string {
  const problems = new Problems();
  const account = problems.read("iban", fields.iban, iban);
  const bank = problems.read("bic", fields.bic, bic);
  const sum = problems.read("amount", fields.amount, (value) =>
    amount(value, { decimals: 2, max: "999999999.99" }),
  );
  const reference = problems.read("remittanceStructured", fields.remittanceStructured, structured);
  if (account && !fields.bic && !inEea(account)) problems.note("bic", explain("bic_required"));
  if (fields.remittanceStructured && fields.remittanceUnstructured)
    problems.note("remittanceUnstructured", explain("two_remittances"));
  problems.settle();
  const { name, purpose = "", remittanceUnstructured = "", information = "" } = fields;
  const elements = [
    ...["BCD", "002", "1", "SCT", bank, name, account, sum && `EUR${sum}`, purpose.toUpperCase()],
    ...[reference, remittanceUnstructured, information],
  ];
  // The last element with a value ends the text, without a line end.
  const payload = trimmedEnd(elements.join("\n"), "\n");
  if (Buffer.byteLength(payload) > MOST_BYTES) {
    const texts = { name, remittanceUnstructured, information };
    problems.note(longest(texts), explain("transfer_too_long", { limit: MOST_BYTES }));
  }
  problems.settle();
  return payload;
}

function longest(texts: Record<string, string>): string {
  const [[field] = [""]] = Object.entries(texts).sort(
    ([, a], [, b]) => Buffer.byteLength(b) - Buffer.byteLength(a),
  );
  return field;
}

/** ISO 9362, as ISO 20022 writes it (BICFIDec2014Identifier). */
function bic(text: string): Reading {
  const value = text.trim().toUpperCase();
  return /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(value)
    ? { value }
    : { problem: explain("bic_form") };
}

/** An RF reference is checked. National ones, such as Belgium's +++123/4567/89012+++, are taken unchanged. */
function structured(text: string): Reading {
  return /^\s*rf/i.test(text) ? creditorReference(text) : { value: text.trim() };
}
