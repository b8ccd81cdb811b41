import type { Scope } from "../../kit/shared/scopes.ts";
import type { Membership } from "../people/records.ts";

/** An app that a person has connected. Times are milliseconds since the epoch. */
export interface App {
  readonly id: string;
  readonly tenantId: string;
  readonly personId: string;
  readonly name: string;
  /** To which the person was led back. */
  readonly host: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: number;
  /** When it got its last token. */
  readonly usedAt: number;
  readonly endsAt: number;
}

/** An app as it is listed. */
export interface ListedApp extends App {
  readonly personName: string;
  readonly tenantName: string;
}

/** Either the workspace or the person whose apps are meant. */
export type AppOwner =
  | { readonly tenantId: string; readonly personId?: never }
  | { readonly personId: string; readonly tenantId?: never };

/** An app that a person has just consented to. It waits for its code. */
export interface NewApp extends Omit<App, "usedAt"> {
  readonly clientHash: string;
  readonly secondFactor: boolean;
  readonly family: string;
  readonly codeHash: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

/** The proof by which an app gets its first tokens. All of it has to fit its code. */
export interface CodeProof {
  readonly family: string;
  readonly codeHash: string;
  readonly clientHash: string;
  readonly redirectUri: string;
  readonly challenge: string;
}

/** The proof by which it gets others. */
export interface RefreshProof {
  readonly family: string;
  readonly refreshHash: string;
  readonly clientHash: string;
}

/** The hashes of new tokens, and when they end: none later than `longest` milliseconds after the consent. */
export interface NewTokens {
  readonly accessHash: string;
  readonly accessEndsAt: number;
  readonly refreshHash: string;
  readonly endsAt: number;
  readonly longest: number;
}

/** An app as it is found by its access token. */
export interface FoundApp {
  readonly app: Pick<App, "id" | "personId" | "name" | "scopes">;
  readonly accessEndsAt: number;
  /** Whether the person has set a second factor, or the provider vouched for one. */
  readonly secondFactor: boolean;
  readonly membership: Membership;
}

/**
 * How an attempt to get tokens ends: `ended` where a secret was used twice, or by another one, so that the
 * app is disconnected.
 */
export type Tried =
  | { readonly kind: "given"; readonly scopes: readonly Scope[]; readonly accessEndsAt: number }
  | { readonly kind: "ended" | "unknown" };
