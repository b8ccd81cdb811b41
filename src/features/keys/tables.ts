import { flag, integer, key, optional, owned, text, type Table, whole } from "../../../db/column.ts";

/**
 * The texts of keys, by their hashes. The present text of a key and those that it replaced have the same id.
 */
export const apiKeys: Table = {
  name: "api_keys",
  of: { tenant: "in steps" },
  keeps: "workspace",
  columns: {
    hash: key(text),
    tenant_id: owned(text, "tenants.id"),
    created_at: whole,
    valid_until: optional(whole),
    id: { ...text, default: "" },
    name: { ...text, default: "main" },
    /** With spaces between them; null is every scope, also those that later versions bring. */
    scopes: optional(text),
    hint: optional(text),
    /** A UTC day. */
    last_used_on: optional(integer),
    replaced: { ...flag, default: false },
    /**
     * The author of a change that made it, as `author.ts` spells it; null for a sign-up's and for earlier
     * ones.
     */
    made_by: optional(text),
    /**
     * By whose right it may do what is the owner's alone: a person's id, as long as that person is an owner,
     * or `key`, which rests on the key of the sign-up. Null is without that right.
     */
    owner: optional(text),
  },
  indexes: {
    api_keys_valid: { on: ["tenant_id", "valid_until"] },
    /** Of replaced texts there may be thousands. */
    api_keys_present: { on: ["tenant_id"], where: "not replaced" },
    api_keys_replaced: { on: ["tenant_id", "id", "valid_until"], where: "replaced" },
  },
};
