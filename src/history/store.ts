import type { CodeChange } from "../codes/model.ts";
import type { Content } from "./traits.ts";

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
  readonly before: CodeChange | null;
  /** The same members as they were from then on. */
  readonly after: CodeChange;
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

/** Reads what has become of codes. Each change writes its own history, in its transaction. */
export interface HistoryStore {
  /**
   * The changes of a tenant's code, newest first. A page has fewer than asked for when they are large.
   * @param before - only earlier revisions than this one; `null` for all.
   * @returns `null` when the tenant has no such code.
   */
  list(tenantId: string, id: string, limit: number, before: number | null): Promise<ChangePage | null>;
  /**
   * A tenant's code as it was after a revision.
   * @returns the revisions that there are, when that is none of them; what of it is no longer kept, if
   * anything; `null` when the tenant has no such code.
   */
  at(tenantId: string, id: string, revision: number): Promise<Content | Revisions | Lost | null>;
}
