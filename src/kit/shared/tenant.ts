import type { Block, BlockReason } from "./block.ts";
import type { Role } from "./roles.ts";
import type { Scope } from "./scopes.ts";

/** An API key, by which a request names its workspace. */
export interface Key {
  /** It stays when the text of the key is replaced. */
  readonly id: string;
  /** The history of codes names it. */
  readonly name: string;
  /** The key allows these and nothing else. */
  readonly scopes: readonly Scope[];
  /** Milliseconds since the epoch; `null` is without end. */
  readonly validUntil: number | null;
  /**
   * By whose right it may do what is the owner's alone: the id of a person who is an owner, or `key`, the
   * sign-up's. `null` is without that right.
   */
  readonly owner: string | null;
}

/** A person whose browser is signed in. */
export interface SignedIn {
  readonly personId: string;
  readonly sessionId: string;
  /** Milliseconds since the epoch. */
  readonly signedInAt: number;
}

/** A person who is signed in, in one of their workspaces. */
export interface Member extends SignedIn {
  readonly role: Role;
}

/** The one who asks for something in a workspace: either an API key or a member, and the other is `null`. */
export interface Holder {
  readonly tenant: Tenant;
  readonly scopes: readonly Scope[];
  /** The author of its changes, as `author.ts` spells it. */
  readonly author: string;
  readonly key: Key | null;
  readonly member: Member | null;
}

/** Whether a holder may do what is the owner's alone. A key acts as an admin otherwise. */
export function isOwner({ key, member }: Pick<Holder, "key" | "member">): boolean {
  return member ? member.role === "owner" : key !== null && key.owner !== null;
}

/** A workspace. Times are milliseconds since the epoch. */
export interface Tenant {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The plan it was given. `plans.current` says which one applies now: a plan can lapse. */
  readonly plan: string;
  readonly planValidUntil: number | null;
  readonly deviceLog: boolean;
  /** Set by the operator: no API access, and its short ids answer 410. */
  readonly suspended: boolean;
  readonly createdAt: number;
  /** Where people may ask about its codes, an https or mailto address; `null` without one. */
  readonly contact: string | null;
  /** Whether members without a second factor may do nothing but set one up. */
  readonly requireSecondFactor: boolean;
  /**
   * Whether its sign-up had to confirm the address, and has not. While the operator asks for that it makes no
   * tracked code.
   */
  readonly unconfirmed: boolean;
  /** Why and since when it is suspended, and what its owner is told; `null` while it is not. */
  readonly blockedFor: BlockReason | null;
  readonly blockedWords: string | null;
  readonly blockedAt: number | null;
}

/** Why a workspace is suspended; `null` while it is not. */
export function blockOf({ blockedFor: reason, blockedWords: words, blockedAt: since }: Tenant): Block | null {
  return reason === null || since === null ? null : { by: "operator", reason, words, since, list: null };
}

/** In place of a workspace where a call has no key: it has no looks and no codes. */
export const NOBODY: Pick<Tenant, "id"> = { id: "" };

/** A tenant's use of all that its plan limits. */
export interface Usage {
  readonly codes: number;
  readonly plainCodes: number;
  /** Contents, histories, pictures and kept answers. */
  readonly bytes: number;
}

/** The same, with the bytes of its files. */
export interface WholeUsage extends Usage {
  readonly fileBytes: number;
}
