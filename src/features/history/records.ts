import type { Content } from "./traits.ts";

/** Some of what can be edited of a code, as it was. */
export type FormerValues = Partial<Content>;

/** A change of a code. */
export interface RevisionChange {
  /** The code's revision since then. */
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The author as `shared/author.ts` spells it, or `operator`; `null` when it is not known. */
  readonly by: string | null;
  /** The members that it changed; all of them for the first revision that is known. */
  readonly changed: readonly string[];
  /** Those of them of which a value is no longer kept: it is missing in `before`, in `after`, or in both. */
  readonly notKept: readonly string[];
  /** The values that it replaced; `null` for the first revision that is known. */
  readonly before: FormerValues | null;
  /** The same members as they were from then on. */
  readonly after: FormerValues;
}

/** Some changes of a code. */
export interface ChangePage {
  readonly changes: readonly RevisionChange[];
  /** The revision before which the list goes on; `null` at its end. */
  readonly next: number | null;
}

/** The revisions of a code that are known. */
export interface Revisions {
  readonly first: number;
  readonly last: number;
}

/** The members of a revision whose values are no longer kept. */
export interface Lost {
  readonly notKept: readonly string[];
}
