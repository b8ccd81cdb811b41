import type { GivenRole } from "../../kit/shared/roles.ts";
import type { Person } from "../people/records.ts";

/** A person at a provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** A provider that a person is linked with. Times are milliseconds since the epoch. */
export interface LinkedIdentity {
  readonly issuer: string;
  readonly linkedAt: number;
  /** A UTC day; `null` while it was not used. */
  readonly lastUsedOn: number | null;
}

/** The role that a provider gives in a workspace; `null` for none. */
export interface Grant {
  readonly tenantId: string;
  readonly role: GivenRole | null;
}

/** A sign-in that a provider has proved. */
export interface ProvenSignIn extends Identity {
  /** The person's address, if the provider vouches for it. */
  readonly email: string | null;
  /**
   * The person that is made if none is known by the identity or the address; `null` where none is to be made.
   */
  readonly newcomer: Person | null;
  /** By ascending workspace. */
  readonly grants: readonly Grant[];
  readonly at: number;
  /**
   * The ids of the entries that the audit of a workspace may get: of a new link, and of a role. Nothing is
   * noted without.
   */
  readonly entries?: { readonly link: string; readonly role: string };
}
