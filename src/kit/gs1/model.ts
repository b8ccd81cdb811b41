import type { Explanation } from "../shared/reasons.ts";

/** An Application Identifier, such as `10`, and its value. */
export interface Element {
  readonly ai: string;
  readonly value: string;
}

/** The identifier of a link: a key, and what narrows it, in the dictionary's order. */
export interface Identifier {
  readonly ai: string;
  readonly value: string;
  readonly qualifiers: readonly Element[];
}

export interface Arranged {
  readonly identifier: Identifier;
  /** Elements in the query of a link. */
  readonly attributes: readonly Element[];
  /** A GTIN of 8, 12 or 13 digits was padded to 14. */
  readonly padded: boolean;
}

export interface Flaw {
  /** The index of the element, where there is one. */
  readonly at: number | null;
  readonly reason: Explanation;
}

export interface Flaws {
  readonly flaws: readonly Flaw[];
}
