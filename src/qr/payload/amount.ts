import { Type } from "@sinclair/typebox";
import { plainDecimal, smallestUnits } from "./decimal.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Reading } from "./problems.ts";
import { trimmedEnd } from "../../kit/shared/trim.ts";

/** Limits of a payment scheme on an amount. */
export interface AmountRules {
  /** Decimals of the smallest unit: 2 for cents, 8 for satoshis. */
  readonly decimals: number;
  /** Largest amount, as a decimal. */
  readonly max: string;
}

/** A field for an amount: a number, or text where a number would lose digits. */
export function amountField(title: string, description: string) {
  return Type.Union(
    [
      Type.Number({ description: "a number" }),
      Type.String({ maxLength: 40, pattern: "^\\d+(\\.\\d+)?$", description: 'a decimal such as "12.50"' }),
    ],
    { title, description },
  );
}

/**
 * Reads an amount exactly, without floating point, as its shortest decimal: "12.3", never "12.30" or "1e3". Zero, a
 * sign, too many decimals and amounts above the maximum are refused.
 */
export function amount(sum: number | string, { decimals, max }: AmountRules): Reading {
  const outOfRange = () => ({ problem: explain("amount_out_of_range", { limit: max }) });
  const found = /^(\d+)(?:\.(\d+))?$/.exec(plainDecimal(sum));
  if (!found) return outOfRange();
  const whole = BigInt(found[1] ?? "0");
  const fraction = trimmedEnd(found[2] ?? "", "0");
  if (fraction.length > decimals) return { problem: explain("amount_decimals", { limit: decimals }) };
  const value = fraction ? `${whole}.${fraction}` : `${whole}`;
  const units = smallestUnits(value, decimals);
  return units === 0n || units > smallestUnits(max, decimals) ? outOfRange() : { value };
}
