import type { Tenant } from "../../kit/shared/tenant.ts";
import type { SharePeriod } from "./model.ts";

/** The numbers that a share shows: of a code, of a group, or of a workspace. */
export type Shared =
  | {
      readonly kind: "code";
      readonly id: string;
      readonly shortId: string;
      /** Of the code; `null` without one. */
      readonly title: string | null;
    }
  | { readonly kind: "group"; readonly group: string }
  | { readonly kind: "workspace" };

/** The members of a share that an edit may change. */
export interface ShareMembers {
  readonly title: string | null;
  readonly period: SharePeriod | null;
  readonly rounds: boolean;
  readonly withBots: boolean;
  /** Milliseconds since the epoch; `null` is without end. */
  readonly expiresAt: number | null;
}

/** A share as it is stored. Times are milliseconds since the epoch. */
export interface StoredShare extends ShareMembers {
  readonly id: string;
  readonly of: Shared;
  /** The token, sealed. */
  readonly sealed: Uint8Array;
  /** The hash of its password; `null` without one. */
  readonly password: string | null;
  readonly passwordRevision: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A share that is to be stored, of the code with an id. */
export interface NewShare extends ShareMembers {
  readonly id: string;
  readonly tenantId: string;
  readonly of: { readonly codeId: string } | { readonly group: string } | "workspace";
  readonly hash: string;
  readonly sealed: Uint8Array;
  readonly password: string | null;
  readonly createdAt: number;
}

/** An edit. A `password` of `null` takes it away. */
export type ShareEdit = Partial<ShareMembers> & { readonly password?: string | null };

/** A share that somebody opens, with its workspace. */
export interface OpenedShare {
  readonly share: StoredShare;
  readonly tenant: Tenant;
  /** Whether the operator has blocked its code. */
  readonly isBlocked: boolean;
}
