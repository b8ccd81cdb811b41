import { Type } from "@sinclair/typebox";
import { type AmountRules, amount, amountField } from "./amount.ts";
import { padDecimal, smallestUnits } from "./decimal.ts";
import { closed, requiredLineField, lineField } from "./fields.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { Problems, type Reading } from "./problems.ts";
import { defineType } from "./type.ts";
import { webAddress } from "./web-address.ts";

const Fields = Type.Object(
  {
    payeeAddress: requiredLineField("UPI id", 255, {
      description: "Virtual payment address of the payee",
      examples: ["ada@okbank"],
    }),
    payeeName: requiredLineField("Payee", 99, { description: "Name of the payee" }),
    merchantCode: Type.Optional(
      Type.String({
        title: "Merchant category",
        description: "four digits of ISO 18245",
        pattern: "^(\\d{4})?$",
        examples: ["5812"],
      }),
    ),
    transactionReference: Type.Optional(
      Type.String({
        title: "Reference",
        description: "at most 35 letters and digits, such as an order number",
        pattern: "^[A-Za-z0-9]{0,35}$",
      }),
    ),
    transactionNote: Type.Optional(
      lineField("Note", 50, { description: "What the payment is for", examples: ["Dinner"] }),
    ),
    amount: Type.Optional(amountField("Amount", "In rupees")),
    minimumAmount: Type.Optional(amountField("Smallest amount", "In rupees, where the payer may raise it")),
    url: Type.Optional(lineField("Web address", 255, { description: "More about the transaction" })),
  },
  closed,
);

const RUPEES: AmountRules = { decimals: 2, max: "999999999.99" };

/**
 * A UPI payment: the deep link of NPCI's UPI Linking Specification 1.6. The @ of the address is not encoded, because
 * some apps do not decode it.
 */
export const upi = defineType({
  type: "upi",
  name: "UPI payment",
  description: "Starts a UPI payment in rupees.",
  fields: Fields,
  example: {
    payeeAddress: "ada@okbank",
    payeeName: "Ada Stores",
    amount: "250.00",
    transactionNote: "Dinner",
  },
  payload(fields) {
    const problems = new Problems();
    const rupees = (value: number | string) => amount(value, RUPEES);
    const payee = problems.read("payeeAddress", fields.payeeAddress, paymentAddress);
    const sum = problems.read("amount", fields.amount, rupees);
    const least = problems.read("minimumAmount", fields.minimumAmount, rupees);
    const page = problems.read("url", fields.url, webAddress);
    if (sum && least && smallestUnits(least, 2) > smallestUnits(sum, 2))
      problems.note("minimumAmount", explain("minimum_above_amount"));
    problems.settle();
    const parameters = [
      ["pn", encodeURIComponent(fields.payeeName)],
      ["mc", fields.merchantCode],
      ["tr", fields.transactionReference],
      ["tn", encodeURIComponent(fields.transactionNote ?? "")],
      ["am", sum && padDecimal(sum, 2)],
      ["mam", least && padDecimal(least, 2)],
      ["cu", "INR"],
      ["url", encodeURIComponent(page)],
    ];
    const filled = parameters.filter(([, value]) => value).map(([name, value]) => `&${name}=${value}`);
    return `upi://pay?pa=${payee}${filled.join("")}`;
  },
});

/** A virtual payment address: `name@handle`, or account and IFSC as `…@….ifsc.npci`. */
function paymentAddress(text: string): Reading {
  const value = text.trim();
  return /^[A-Za-z\d][A-Za-z\d._-]{1,254}@[A-Za-z][A-Za-z\d]*(?:\.[A-Za-z\d]+)*$/.test(value)
    ? { value }
    : { problem: explain("upi_id") };
}
