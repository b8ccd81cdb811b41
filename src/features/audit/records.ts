import type { BlockReason } from "../../kit/shared/block.ts";
import type { Role } from "../../kit/shared/roles.ts";
import type { Scope } from "../../kit/shared/scopes.ts";
import type { Action, Subject } from "./traits.ts";

/** Details of an act. They hold no contents, no mail address and no network address. */
export interface Detail {
  /** The revision in the history of the subject. */
  readonly revision?: number;
  /** The names of the members that were changed. */
  readonly members?: readonly string[];
  /** The number of records, where there is one entry for many. */
  readonly count?: number;
  /** The format of an export. */
  readonly format?: string;
  /** The scopes of a key or an app. */
  readonly scopes?: readonly Scope[];
  readonly plan?: string;
  /** Why a code or a workspace was blocked, and the list that named it. */
  readonly reason?: BlockReason;
  readonly list?: string;
  /** The name of the app that did it for a person. */
  readonly app?: string;
  /** The way in of a sign-in, or the way by which a role or a password came. */
  readonly method?: string;
  /** The role of a member since then, or that of an invitation. */
  readonly role?: Role;
}

/** An entry as it is stored. */
export interface StoredEntry {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly author: string | null;
  readonly action: Action;
  readonly subject: Subject;
  readonly detail: Detail;
}

/** Chooses entries of a workspace. */
export interface AuditFilter {
  readonly tenantId: string;
  /** Milliseconds since the epoch; `to` is behind the period. */
  readonly from?: number;
  readonly to?: number;
  /** The id of a person or a key, `operator` or `system`. */
  readonly who?: string;
  readonly action?: Action;
  /** The id of a record. */
  readonly subject?: string;
}

/** Some entries, newest first. */
export interface EntryPage {
  readonly entries: readonly StoredEntry[];
  /**
   * The id behind which the list goes on; `null` at its end. There may be more after a page that is not full.
   */
  readonly next: string | null;
}
