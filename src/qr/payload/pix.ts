import { type Static, Type } from "@sinclair/typebox";
import { amount, amountField } from "./amount.ts";
import { crc16 } from "./crc16.ts";
import { padDecimal } from "./decimal.ts";
import { closed, requiredLineField, lineField } from "./fields.ts";
import { pixKey } from "./pix-key.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { Problems, type Reading } from "./problems.ts";
import { defineType } from "./type.ts";

const Fields = Type.Object(
  {
    key: requiredLineField("Pix key", 77, {
      description: "CPF, CNPJ, email address, phone number with +55, or a random key",
      examples: ["123e4567-e12b-12d1-a456-426655440000"],
    }),
    merchantName: requiredLineField("Payee", 50, {
      description: "At most 25 characters; accents are dropped",
    }),
    merchantCity: requiredLineField("City", 30, {
      description: "At most 15 characters; accents are dropped",
    }),
    amount: Type.Optional(amountField("Amount", "In reais")),
    txid: Type.Optional(
      Type.String({
        title: "Transaction id",
        description: "at most 25 letters and digits",
        pattern: "^(?:[A-Za-z0-9]{0,25}|\\*\\*\\*)$",
      }),
    ),
    description: Type.Optional(
      lineField("Description", 73, {
        description: "Shown to the payer; with the key at most 73 characters; accents are dropped",
      }),
    ),
    postalCode: Type.Optional(
      Type.String({
        title: "Postal code",
        description: "eight digits (CEP)",
        pattern: "^(\\d{5}-?\\d{3})?$",
      }),
    ),
  },
  closed,
);

/** Characters of the merchant account template with the GUI, the key and the description, each with a header of 4. */
const LONGEST_VALUE = 99;

/**
 * A Pix payment: a static BR Code (Banco Central do Brasil, Manual do BR Code; EMV QRCPS merchant-presented
 * mode).
 */
export const pix = defineType({
  type: "pix",
  name: "Pix payment",
  description: "Starts a Pix payment in reais.",
  fields: Fields,
  example: {
    key: "123e4567-e12b-12d1-a456-426655440000",
    merchantName: "Fulano de Tal",
    merchantCity: "Brasília",
    amount: 25.9,
    txid: "PEDIDO1234",
  },
  payload: brCode,
});

function brCode(fields: Static<typeof Fields>): string {
  const problems = new Problems();
  const key = problems.read("key", fields.key, pixKey);
  const name = problems.read("merchantName", fields.merchantName, plainText(25));
  const city = problems.read("merchantCity", fields.merchantCity, plainText(15));
  const room =
    LONGEST_VALUE - object("00", GUI).length - object("01", key).length - object("02", " ").length + 1;
  const description = problems.read("description", fields.description, plainText(room));
  const sum = problems.read("amount", fields.amount, (value) =>
    amount(value, { decimals: 2, max: "9999999999.99" }),
  );
  problems.settle();
  const payload = [
    object("00", "01"),
    object("26", object("00", GUI) + object("01", key) + object("02", description)),
    object("52", "0000"),
    object("53", "986"),
    object("54", sum && padDecimal(sum, 2)),
    object("58", "BR"),
    object("59", name),
    object("60", city),
    object("61", fields.postalCode?.replace("-", "") ?? ""),
    // A static code without a transaction id has "***".
    object("62", object("05", fields.txid || "***")),
    "6304",
  ].join("");
  return payload + crc16(payload);
}

const GUI = "br.gov.bcb.pix";

/** A data object: id, length in two digits, value (EMV QRCPS MPM, 3.2); nothing where there is no value. */
function object(id: string, value: string): string {
  return value ? `${id}${String(value.length).padStart(2, "0")}${value}` : "";
}

/** Format "ans" is printable ASCII. Accents are dropped, as Brazilian banks do, and not refused. */
function plainText(longest: number): (text: string) => Reading {
  return (text) => {
    const value = text.normalize("NFKD").replace(/\p{M}/gu, "").trim();
    if (!/^[ -~]+$/.test(value)) return { problem: explain("not_ascii") };
    if (value.length > longest) return { problem: explain("too_long", { limit: longest }) };
    return { value };
  };
}
