import { explain } from "../shared/reasons.ts";
import { gtinDigits } from "./checked.ts";
import { ELEMENT } from "./constants.ts";
import type { Arranged, Element, Flaw } from "./model.ts";

const BARE_GTIN = /^(?:\d{8}|\d{12,14})$/;
const NEXT = new RegExp(ELEMENT, "y");

/**
 * The elements of a text such as `(01)09521234543213(10)AB-1`, or of a GTIN of 8, 12, 13 or 14 digits, which
 * may have spaces and hyphens between them. Spaces between elements are left out, as people read them. An
 * opening bracket of a value is spelled `\(`.
 */
export function elementsIn(text: string): Element[] | Flaw {
  const line = text.trim();
  const digits = gtinDigits(line);
  if (BARE_GTIN.test(digits)) return [{ ai: "01", value: digits }];
  const elements: Element[] = [];
  for (NEXT.lastIndex = 0; NEXT.lastIndex < line.length;) {
    const [, ai, value] = NEXT.exec(line) ?? [];
    if (ai === undefined || value === undefined) return { at: null, reason: explain("gs1_elements") };
    elements.push({ ai, value: value.trim().replaceAll("\\(", "(") });
  }
  return elements.length > 0 ? elements : { at: null, reason: explain("gs1_elements") };
}

/**
 * The line for people (human readable interpretation, GS1 General Specifications, 4.14), such as
 * `(01) 09521234543213 (10) AB-1`.
 */
export function readable(what: readonly Element[] | Arranged): string {
  return ("identifier" in what ? elementsOf(what) : what)
    .map(({ ai, value }) => `(${ai}) ${value}`)
    .join(" ");
}

/** All elements of what is arranged, the key first. */
export function elementsOf({ identifier: { ai, value, qualifiers }, attributes }: Arranged): Element[] {
  return [{ ai, value }, ...qualifiers, ...attributes];
}
