import type { Product } from "./number.ts";

/** Qualifiers that name one item of a product (`hasSerial` of `kit/gs1`, which is not for browsers). */
const SERIALS = ["21", "235", "8011", "8019"];

/**
 * Keys whose value may end with a serial part, by the characters before it (GS1 General Specifications, 3.2).
 */
const BEFORE_SERIAL: Readonly<Record<string, number>> = { "253": 13, "255": 13, "8003": 14 };

/** The value of a product's key without its serial part. */
export function valueOfProduct({ ai, value }: Product): string {
  return value.slice(0, BEFORE_SERIAL[ai]);
}

/** Whether a product is a single item, whose scans are counted for the code without its serial number. */
export function isSingle(product: Product): boolean {
  return (
    product.value !== valueOfProduct(product) || product.qualifiers.some(({ ai }) => SERIALS.includes(ai))
  );
}
