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
}

/** A key and its workspace. */
export interface KeyHolder {
  readonly tenant: Tenant;
  readonly key: Key;
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
}

/** In place of a workspace where a call has no key: it has no looks and no codes. */
export const NOBODY: Pick<Tenant, "id"> = { id: "" };

/** What a tenant uses of what its plan limits. */
export interface Usage {
  readonly codes: number;
  readonly plainCodes: number;
  /** Contents, histories, pictures and kept answers. */
  readonly bytes: number;
}
