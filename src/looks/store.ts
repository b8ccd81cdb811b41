import type { LogoCopy } from "../logos/art.ts";
import type { Retried, RetryKey } from "../shared/retry.ts";
import type { Look, LookChange } from "./model.ts";

/** How many looks a workspace may have, and how many bytes their styles may have together. */
export interface LookLimits {
  readonly count: number;
  readonly bytes: number;
}

/** A refusal of a look that would be stored. */
export type LookRefusal =
  | "tenant_gone"
  | "name_taken"
  /** There are too many looks, or they would be too large together. */
  | "limit_reached"
  /** The tenant's budget of bytes has no room for it. */
  | "bytes_reached"
  /** A code got a short URL meanwhile that is longer than the one that the style was checked with. */
  | "outgrown";

/** The characters of a workspace's longest short ids. */
export interface Longest {
  /** On the service's own host: at least those of one that the service makes. */
  readonly base: number;
  /** On domains, with their hosts; 0 without any. */
  readonly domains: number;
}

/** The conditions under which a look is stored. */
export interface LookRules {
  readonly limits: LookLimits;
  /** Most bytes that the tenant may have in all, no limit by default. */
  readonly most?: number | null;
  /** The lengths that the style was checked with; `null` when the style does not change. */
  readonly checked: Longest | null;
  /** The copy of the logo that its style names. */
  readonly copies: readonly LogoCopy[];
}

export interface NewLook extends LookRules {
  readonly look: Look;
  /** The record as it is sent. */
  readonly answer: string;
  /** With it the answer is stored, for the same request within 24 hours. */
  readonly retry: RetryKey | null;
}

/** Some looks of a list, newest first. */
export interface LookPage {
  readonly looks: readonly Look[];
  /** The id before which the list goes on; `null` at its end. */
  readonly next: string | null;
}

/** Stores looks. */
export interface LookStore {
  /** One transaction: replay, then name and limits, then the look, its copies and the stored answer. */
  add(addition: NewLook): Promise<Retried | "key_reused" | LookRefusal>;
  /** The look, if it is the tenant's. */
  get(tenantId: string, id: string): Promise<Look | null>;
  /** The id of the tenant's look of this name. @param key - the name, with cases folded. */
  byName(tenantId: string, key: string): Promise<string | null>;
  /** Newest first. A page has fewer looks than asked for when they are large. */
  list(tenantId: string, page: { readonly limit: number; readonly before?: string }): Promise<LookPage>;
  /**
   * Changes a look. A look that becomes the default ends the one before.
   * @param ifRevisions - the revisions it may have; `null` for any.
   * @returns the changed look; `"changed"` when it has another revision; `null` when the tenant has no such look.
   */
  edit(
    tenantId: string,
    id: string,
    change: LookChange,
    at: number,
    ifRevisions: ReadonlySet<number> | null,
    rules: LookRules,
  ): Promise<Look | LookRefusal | "changed" | null>;
  /** Deletes a look. @returns `"in_use"` when codes name it; `null` when the tenant has no such look. */
  remove(
    tenantId: string,
    id: string,
    ifRevisions: ReadonlySet<number> | null,
  ): Promise<"removed" | "changed" | "in_use" | null>;
  /** How many codes name a look. It counts in steps, beside other work. */
  countUses(id: string): Promise<number>;
  longest(tenantId: string): Promise<Longest>;
}
