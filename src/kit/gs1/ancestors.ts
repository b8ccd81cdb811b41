import { withoutSerialPart } from "./constants.ts";
import type { Identifier } from "./model.ts";
import { pathOf } from "./paths.ts";

/** Qualifiers that name one thing, or one event, among those that their key names. README.md says why. */
const SERIALS: readonly string[] = ["21", "235", "8011", "8019"];

/**
 * Whether an identifier names one thing by a part that can be left out. Keys that name one thing as a whole
 * have no such part: a logistic unit (00), an asset (8004), a relation (8017, 8018).
 */
export function hasSerial({ ai, value, qualifiers }: Identifier): boolean {
  return hasSerialPart(ai, value) || qualifiers.some((qualifier) => SERIALS.includes(qualifier.ai));
}

/** The identifier without what makes it one thing: that of the product, by which scans are counted. */
export function withoutSerial({ ai, value, qualifiers }: Identifier): Identifier {
  return {
    ai,
    value: withoutSerialPart(ai, value),
    qualifiers: qualifiers.filter((qualifier) => !SERIALS.includes(qualifier.ai)),
  };
}

/**
 * Less specific identifiers, the most specific first, down to the bare key. A qualifier further behind in the
 * dictionary's order weighs more than all before it, so a serial is left out last.
 */
export function ancestorsOf(identifier: Identifier): Identifier[] {
  const { ai, value, qualifiers } = identifier;
  const all = 2 ** qualifiers.length - 1;
  const narrower = Array.from({ length: all }, (_, i) => all - 1 - i).map((chosen) => ({
    ai,
    value,
    qualifiers: qualifiers.filter((_, bit) => (chosen >> bit) & 1),
  }));
  return hasSerialPart(ai, value)
    ? [...narrower, { ai, value: withoutSerialPart(ai, value), qualifiers: [] }]
    : narrower;
}

/**
 * The paths of the product of what has a serial, the most specific first: those above it without a serial.
 * None for what has no serial.
 */
export function productsOf(identifier: Identifier): string[] {
  if (!hasSerial(identifier)) return [];
  return ancestorsOf(identifier)
    .filter((ancestor) => !hasSerial(ancestor))
    .map(pathOf);
}

function hasSerialPart(ai: string, value: string): boolean {
  return value !== withoutSerialPart(ai, value);
}
