import { checkDigit } from "../../../src/kit/gs1/gs1.ts";

/** A GTIN that no other test has, of 14 digits, with a company prefix that GS1 keeps for examples. */
export function freshGtin(): string {
  const digits = `0952${String(++given).padStart(9, "0")}`;
  return `${digits}${checkDigit(digits)}`;
}
let given = 123_456;

/** The identifier of a GTIN and qualifiers. */
export function gtin(value: string, ...qualifiers: readonly (readonly [ai: string, value: string])[]) {
  return { ai: "01", value, qualifiers: qualifiers.map(([ai, of]) => ({ ai, value: of })) };
}
