import { explain } from "../shared/reasons.ts";
import { entryOf } from "./dictionary.ts";
import type { Element, Flaw } from "./model.ts";
import { objectionTo } from "./values.ts";

/** Digits with spaces and hyphens between them, as they stand below a bar code. */
const SPACED = /^\d[\d\s-]*\d$/;

/** The digits of a GTIN as people write it; any other text as it is. */
export function gtinDigits(text: string): string {
  return SPACED.test(text) ? text.replace(/[\s-]+/g, "") : text;
}

/** A GTIN without the spaces and hyphens that people write; any other element as it is. */
export function unspaced(element: Element): Element {
  const value = element.ai === "01" ? gtinDigits(element.value) : element.value;
  return value === element.value ? element : { ai: element.ai, value };
}

const SHORT_GTIN = /^(?:\d{8}|\d{12,13})$/;

/** A GTIN of 8, 12 or 13 digits with zeros in front, as links have it; any other element as it is. */
export function padded(element: Element): Element {
  return element.ai === "01" && SHORT_GTIN.test(element.value)
    ? { ai: "01", value: element.value.padStart(14, "0") }
    : element;
}

/** As many as GS1's own engine takes (`MAX_AIS`). */
const MOST = 64;

/** The flaws of elements, each by itself. An Application Identifier may not stand there twice. */
export function flawsOfEach(elements: readonly Element[]): Flaw[] {
  if (elements.length > MOST) return [{ at: null, reason: explain("gs1_too_many", { limit: MOST }) }];
  const flaws: Flaw[] = [];
  elements.forEach(({ ai, value }, at) => {
    const entry = entryOf(ai);
    const reason =
      entry === undefined
        ? explain("gs1_unknown_ai")
        : placeOf(ai, elements) < at
          ? explain("gs1_repeated", { ai })
          : objectionTo(ai, value, entry);
    if (reason) flaws.push({ at, reason });
  });
  return flaws;
}

function placeOf(ai: string, elements: readonly Element[]): number {
  return elements.findIndex((element) => element.ai === ai);
}

/** A value that browsers take out of a path (RFC 3986, 5.2.4), and that can't stand there. */
export function dotsIn(path: readonly Element[]): Flaw[] {
  const flaws: Flaw[] = [];
  for (const [at, { ai, value }] of path.entries())
    if (value === "." || value === "..") flaws.push({ at, reason: explain("gs1_dots", { ai }) });
  return flaws;
}

/** The flaws of the first check that finds any: those behind it take for granted what it asks. */
export function firstOf(...checks: readonly (() => Flaw[])[]): Flaw[] | null {
  for (const check of checks) {
    const flaws = check();
    if (flaws.length > 0) return flaws;
  }
  return null;
}
