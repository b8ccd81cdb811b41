import type { Deed } from "../../kit/shared/deed.ts";
import type { RetryKey } from "../../kit/shared/retry.ts";
import type { LogoCopy } from "../logos/art.ts";
import type { PlainSort } from "./constants.ts";
import type { PlainChange, PlainCode } from "./model.ts";

/** A refusal of a plain code that would be stored. */
export type PlainRefusal =
  | "tenant_gone"
  /** The plan allows no more plain codes. */
  | "limit_reached"
  /** The tenant's budget of bytes has no room for it. */
  | "bytes_reached";

/** Why a plain code is not changed. */
export type PlainEditRefusal =
  | PlainRefusal
  /** It has another revision than those that the client named. */
  | "changed"
  /** It has another revision than the one that the change was checked with. */
  | "outdated";

export interface NewPlainCode {
  readonly code: PlainCode;
  /** The copy of the logo that its style names. */
  readonly copies: readonly LogoCopy[];
  /** Most plain codes that the tenant may have; `null` for any number. */
  readonly limit: number | null;
  /** Most bytes that it may have; `null` for any number. */
  readonly most: number | null;
  /** The record as it is sent. */
  readonly answer: string;
  /** With it the answer is stored, for the same request within 24 hours. */
  readonly retry: RetryKey | null;
  /** Nothing is noted without it. */
  readonly deed?: Deed;
}

/** A change of a plain code. */
export interface PlainEdit {
  readonly change: PlainChange;
  /** The text that its symbol encodes after the change. */
  readonly payload: string;
  /** The revision that the change was checked with. */
  readonly seen: number;
  /** The revisions that it may have; `null` for any. */
  readonly ifRevisions: ReadonlySet<number> | null;
  readonly copies: readonly LogoCopy[];
  readonly at: number;
  readonly by: string | null;
  readonly most: number | null;
  /** The id of the audit's entry; none by default. */
  readonly entry?: string;
}

/** A former revision: the values that the next one replaced. */
export interface FormerPlain {
  readonly revision: number;
  /** When it began, and by whom. */
  readonly at: number;
  readonly by: string | null;
  readonly before: PlainChange;
}

/** The place of a plain code in an order. */
export interface PlainPlace {
  readonly id: string;
  /** The key of its title; empty in orders by age. */
  readonly key: string;
}

export interface PlainFilter {
  readonly group?: string;
  readonly type?: string;
  readonly printed?: boolean;
  /** Text in title, group or content, in any case. */
  readonly search?: string;
  readonly limit: number;
  readonly sort?: PlainSort;
  /** Only codes behind this place of the same order. */
  readonly after?: PlainPlace;
}

export interface PlainPage {
  readonly codes: readonly PlainCode[];
  /** The place behind which the list goes on; `null` at its end. */
  readonly next: PlainPlace | null;
}
