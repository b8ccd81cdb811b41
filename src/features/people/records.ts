import type { Role } from "../../kit/shared/roles.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";

/** A person, as stored. Times are milliseconds since the epoch. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** `null` is that of the browser. */
  readonly language: string | null;
  /** `null` without a password. */
  readonly passwordHash: string | null;
  /** When the address was confirmed by a mailed link; `null` while it is not. */
  readonly confirmedAt: number | null;
  readonly createdAt: number;
  /** Whether a second factor is set. */
  readonly secondFactor: boolean;
}

/** A person in a workspace. */
export interface Membership {
  readonly tenant: Tenant;
  readonly role: Role;
}

/** A signed-in browser. Times are milliseconds since the epoch. */
export interface Session {
  readonly id: string;
  readonly personId: string;
  /** The way in, such as `password`. */
  readonly method: string;
  /** Such as "Firefox on Linux". */
  readonly device: string;
  readonly remember: boolean;
  /** Whether a provider says that it asked for a second factor. */
  readonly secondFactor: boolean;
  readonly signedInAt: number;
  /** The last use that was stored. */
  readonly usedAt: number;
  /** When it ends if it is not used again. */
  readonly endsAt: number;
}

/**
 * The ground of a sign-in, as it was when it was looked at: a password, a person at a provider, the id of a
 * passkey, the hash of a second step, or the last two. A sign-in ends with it.
 */
export type Ground =
  | { readonly passwordHash: string | null }
  | { readonly identity: { readonly issuer: string; readonly subject: string } }
  | { readonly passkey: string; readonly step?: string }
  | { readonly step: string };

/** A session that is to be stored, by the hash of its cookie. */
export interface NewSession extends Session {
  readonly hash: string;
}

/** A session, as it is found by its cookie. */
export interface FoundSession {
  readonly session: Session;
  /** Whether the person has set a second factor, or the provider vouches for one. */
  readonly secondFactor: boolean;
  /**
   * The workspace that was asked for, unless the person is not in it. Where none was: two of the person's, or
   * as many as there are. Suspended ones are left out.
   */
  readonly memberships: readonly Membership[];
}

/** A use of a session. */
export interface SessionUse {
  readonly hash: string;
  readonly personId: string;
  /** The workspace in which it was used; `null` for none. */
  readonly tenantId: string | null;
  readonly usedAt: number;
  readonly endsAt: number;
}

/** The first owner of a workspace that is about to be made. */
export interface NewOwner {
  readonly person: Person;
  /** Whether the person is made with the workspace. */
  readonly isNew: boolean;
}

/**
 * Why a person can't own a new workspace: another one has got the address meanwhile, or it is gone, or is in
 * too many.
 */
export type OwnerRefusal = "address_taken" | "person_gone" | "workspaces_full";
