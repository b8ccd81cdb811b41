import type { Role } from "../../kit/shared/roles.ts";

/** A member of a workspace, as stored. Times are milliseconds since the epoch. */
export interface StoredMember {
  readonly personId: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly since: number;
  /** A UTC day; `null` for never. */
  readonly lastSeenOn: number | null;
  readonly secondFactor: boolean;
}

/** An invitation that is open. */
export interface Invitation {
  readonly id: string;
  readonly tenantId: string;
  readonly email: string;
  readonly role: Role;
  /** The name of the person or key that made it; `null` when the person is erased. */
  readonly by: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** An invitation that is to be stored, with the hashes of its links. */
export interface NewInvitation extends Omit<Invitation, "by"> {
  /** The author, as `author.ts` spells it. */
  readonly madeBy: string;
  readonly hash: string;
  readonly mailedHash: string;
}

/** An invitation, as its link opens it. */
export interface OpenedInvitation extends Invitation {
  /** The name of the workspace. */
  readonly workspace: string;
  /** Whether it was opened by the link that was mailed, which proves the address. */
  readonly isMailed: boolean;
}

/** The key or person that asks for a change of members. */
export interface Asker {
  /** `null` for a key and for the operator. */
  readonly personId: string | null;
  /** The role by which it asks. A person's is read again in the transaction; who asks as no owner is none. */
  readonly role: Role;
}

/** The purpose of a link of a person. */
export type Purpose = "reset" | "address";

/** A link of a person that is to be stored. */
export interface NewLink {
  readonly hash: string;
  readonly personId: string;
  readonly purpose: Purpose;
  /** The address that it is mailed to; `null` for one that is shown to somebody. */
  readonly email: string | null;
  /**
   * The author who made it for the person, as `author.ts` spells it; `null` for one that the person asked
   * for.
   */
  readonly madeBy: string | null;
  /** Where a manager of a workspace made it; `null` otherwise. */
  readonly within: { readonly tenantId: string; readonly role: Role } | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** A person as the operator sees it. */
export interface KnownPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly hasPassword: boolean;
  readonly confirmedAt: number | null;
  readonly createdAt: number;
  readonly secondFactor: boolean;
  readonly workspaces: readonly { readonly id: string; readonly name: string; readonly role: Role }[];
}
