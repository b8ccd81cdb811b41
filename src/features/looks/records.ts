import type { LogoCopy } from "../logos/art.ts";
import type { Deed } from "../../kit/shared/deed.ts";
import type { RetryKey } from "../../kit/shared/retry.ts";
import type { Look } from "./model.ts";

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

/**
 * The characters of a workspace's longest short ids. A GS1 address counts as the short id of an address as
 * long.
 */
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
  /** Nothing is noted without it. */
  readonly deed?: Deed;
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
