import { trimmedEnd } from "../../kit/shared/trim.ts";

/** A number without exponent, exact to 20 decimals. Text is returned unchanged. */
export function plainDecimal(value: number | string): string {
  const text = String(value);
  if (!text.includes("e")) return text;
  return trimmedEnd(trimmedEnd(Number(value).toFixed(20), "0"), ".").replace(/^-0$/, "0");
}

/** A decimal with at most `decimals` decimals in smallest units: "1.5" with 2 decimals is 150. */
export function smallestUnits(decimal: string, decimals: number): bigint {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return BigInt(whole + fraction.padEnd(decimals, "0"));
}

/** A decimal filled up to exactly `decimals` decimals: "12.3" with 2 is "12.30". */
export function padDecimal(decimal: string, decimals: number): string {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return `${whole}.${fraction.padEnd(decimals, "0")}`;
}
