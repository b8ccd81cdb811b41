import { checkDigit, ELEMENT, PRIMARY_KEYS } from "../../../kit/gs1/constants.ts";
import { elementsText } from "../../lib/elements.ts";

/**
 * Reads the number of a product as people type, paste or scan it. The service is the judge of all but the
 * check digit.
 */

/** An element of GS1 data: its application identifier and its value. */
export interface Element {
  readonly ai: string;
  readonly value: string;
}

/** A key and its qualifiers, as the API takes them. */
export interface Product extends Element {
  readonly qualifiers: readonly Element[];
}

export type Reading =
  | { readonly kind: "empty" | "unknown" }
  /** A number of a key and its qualifiers. Its check digit fits where it is a GTIN. */
  | { readonly kind: "product"; readonly product: Product }
  /** A GTIN whose last digit does not fit. */
  | { readonly kind: "digit"; readonly digits: number; readonly expected: string }
  /** Digits that are no GTIN by their number. */
  | { readonly kind: "length"; readonly digits: number }
  | { readonly kind: "lines"; readonly texts: readonly string[] };

/** Digits of a GTIN (GS1 General Specifications, 3.2 and 7.3). */
const GTIN_LENGTHS = [8, 12, 13, 14];

const EACH_ELEMENT = new RegExp(ELEMENT, "g");

const KEYS = new Set<string>(PRIMARY_KEYS);

/** @param text - one line, or a line a product. */
export function readingOf(text: string): Reading {
  const texts = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const [first] = texts;
  if (first === undefined) return { kind: "empty" };
  if (texts.length > 1) return { kind: "lines", texts };
  const elements = first.startsWith("(") ? elementsIn(first) : elementsOfAddress(first);
  return elements ? productOf(elements) : gtin(first.replace(/[\s-]/g, ""), []);
}

/** A product as GS1 writes it, with application identifiers in brackets: `(01)09521234543213(10)AB-1`. */
export function bracketed({ qualifiers, ...key }: Product): string {
  return elementsText([key, ...qualifiers].map(({ ai, value }) => ({ ai, value })));
}

function productOf([key, ...qualifiers]: readonly Element[]): Reading {
  if (key === undefined) return { kind: "unknown" };
  if (key.ai === "01") return gtin(key.value.replace(/[\s-]/g, ""), qualifiers);
  return { kind: "product", product: { ...key, qualifiers } };
}

function gtin(digits: string, qualifiers: readonly Element[]): Reading {
  if (!/^\d+$/.test(digits)) return { kind: "unknown" };
  if (!GTIN_LENGTHS.includes(digits.length)) return { kind: "length", digits: digits.length };
  const expected = `${checkDigit(digits.slice(0, -1))}`;
  if (!digits.endsWith(expected)) return { kind: "digit", digits: digits.length, expected };
  return { kind: "product", product: { ai: "01", value: digits.padStart(14, "0"), qualifiers } };
}

/** Those of `(01)09521234543213(10)AB-1`, with or without spaces between them. */
function elementsIn(text: string): Element[] {
  return [...text.matchAll(EACH_ELEMENT)].map(([, ai = "", value = ""]) => ({
    ai,
    value: value.trim().replaceAll("\\(", "("),
  }));
}

/** Those of an address. Its end is pairs, of which the rightmost key counts; `null` where there is none. */
function elementsOfAddress(text: string): Element[] | null {
  const path = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`)?.pathname ?? "";
  const parts = (path.endsWith("/") ? path.slice(0, -1) : path).split("/").map(decoded);
  const at = parts.findLastIndex((part, place) => KEYS.has(part) && (parts.length - place) % 2 === 0);
  if (at < 0) return null;
  return parts.slice(at).flatMap((ai, place, pairs) => {
    const value = pairs[place + 1];
    return place % 2 === 0 && value !== undefined ? [{ ai, value }] : [];
  });
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
