import { ALL_SCOPES } from "../src/kit/shared/scopes.ts";
import { BY_KEY } from "../src/features/keys/constants.ts";
import { keyAuthor } from "../src/kit/shared/author.ts";
import type { Holder, Key, Tenant } from "../src/kit/shared/tenant.ts";

/** A workspace, where a test needs no more than one. */
export const TENANT: Tenant = {
  id: "ten_1",
  name: "Museum",
  email: "codes@museum.example",
  plan: "free",
  planValidUntil: null,
  deviceLog: false,
  suspended: false,
  createdAt: 0,
  contact: null,
  requireSecondFactor: false,
  unconfirmed: false,
  blockedFor: null,
  blockedWords: null,
  blockedAt: null,
};

/** The key of its sign-up. */
export const MAIN_KEY: Key = {
  id: "key_1",
  name: "main",
  scopes: ALL_SCOPES,
  validUntil: null,
  owner: BY_KEY,
};

/** A holder that is a key. */
export function holderOfKey(key: Key = MAIN_KEY, tenant: Tenant = TENANT): Holder & { readonly key: Key } {
  return { tenant, key, scopes: key.scopes, author: keyAuthor(key), member: null };
}
