import { type Static, Type } from "@sinclair/typebox";
import { oneOf } from "../../kit/shared/schema.ts";
import { amount, amountField } from "./amount.ts";
import { COINS, CURRENCIES } from "./coins.ts";
import { smallestUnits } from "./decimal.ts";
import { closed, requiredLineField, lineField } from "./fields.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { Problems } from "./problems.ts";
import { defineType } from "./type.ts";

const Fields = Type.Object(
  {
    currency: oneOf(CURRENCIES, { title: "Currency" }),
    address: requiredLineField("Address", 128, {
      description: "Of the main network; its checksum is verified",
    }),
    amount: Type.Optional(amountField("Amount", "In whole coins: 0.001 is a thousandth of a bitcoin")),
    label: Type.Optional(lineField("Label", 100, { description: "Who is paid; not for ethereum" })),
    message: Type.Optional(lineField("Message", 300, { description: "What for; not for ethereum" })),
    chainId: Type.Optional(
      Type.Integer({
        title: "Chain id",
        description: "Only for ethereum, where it is not the main chain (EIP-155)",
        minimum: 1,
        maximum: 4_294_967_295,
      }),
    ),
  },
  closed,
);

type Payment = Static<typeof Fields>;

/** A payment in a cryptocurrency: BIP 21 and the variants of other coins, ERC-681 for Ethereum. */
export const crypto = defineType({
  type: "crypto",
  name: "Cryptocurrency payment",
  description: "Starts a payment in Bitcoin or another cryptocurrency.",
  fields: Fields,
  example: {
    currency: "bitcoin",
    address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
    amount: 0.0015,
    label: "Ada's bakery",
  },
  payload(fields) {
    const coin = COINS[fields.currency];
    const problems = new Problems();
    const address = problems.read("address", fields.address, (text) => {
      const value = text.trim().replace(new RegExp(`^${fields.currency}:`, "i"), "");
      return coin.accepts(value)
        ? { value }
        : { problem: explain("coin_address", { currency: fields.currency }) };
    });
    const sum = problems.read("amount", fields.amount, (value) => amount(value, coin));
    for (const field of foreign(fields))
      problems.note(field, explain("coin_field", { currency: fields.currency }));
    problems.settle();
    return fields.currency === "ethereum" ? erc681(address, sum, fields) : bip21(address, sum, fields);
  },
});

function foreign({ currency, label, message, chainId }: Payment): string[] {
  if (currency !== "ethereum") return chainId === undefined ? [] : ["chainId"];
  return [...(label ? ["label"] : []), ...(message ? ["message"] : [])];
}

/** BIP 21: `bitcoin:address?amount=&label=&message=`, the amount in whole coins. */
function bip21(address: string, sum: string, { currency, label = "", message = "" }: Payment): string {
  const parameters = [
    ["amount", sum],
    ["label", encodeURIComponent(label)],
    ["message", encodeURIComponent(message)],
  ];
  const query = parameters.filter(([, value]) => value).map(([name, value]) => `${name}=${value}`);
  return query.length > 0 ? `${currency}:${address}?${query.join("&")}` : `${currency}:${address}`;
}

/** ERC-681: `ethereum:address@chain?value=`, the value in wei. */
function erc681(address: string, sum: string, { chainId }: Payment): string {
  const chain = chainId === undefined || chainId === 1 ? "" : `@${chainId}`;
  const value = sum ? `?value=${smallestUnits(sum, COINS.ethereum.decimals)}` : "";
  return `ethereum:${address}${chain}${value}`;
}
