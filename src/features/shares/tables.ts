import { bytes, counter, flag, key, optional, owned, text, type Table, whole } from "../../../db/column.ts";

/**
 * Links to numbers. A token is found by its hash, and sealed so that its workspace can be shown the link
 * again.
 */
export const shares: Table = {
  name: "shares",
  of: { code: "in steps", tenant: "in steps" },
  keeps: "content",
  seals: { purpose: "shares", by: "id", columns: ["sealed"] },
  columns: {
    id: key(text),
    tenant_id: owned(text, "tenants.id"),
    /** As `hashToken` makes it. */
    hash: text,
    sealed: bytes,
    /** The code whose numbers are shared; otherwise those of a group, or of the whole workspace. */
    code_seq: optional(whole),
    group_tag: optional(text),
    title: optional(text),
    /** JSON; null for the last 30 days. */
    period: optional(text),
    /** Argon2id. */
    password: optional(text),
    /** It counts up with each change of the password, which ends what the one before has opened. */
    password_revision: counter,
    /** Whether small counts of countries are shown as such. */
    rounds: flag,
    with_bots: flag,
    expires_at: optional(whole),
    created_at: whole,
    updated_at: whole,
  },
  indexes: {
    shares_hash: { on: ["hash"], isUnique: true },
    shares_tenant: { on: ["tenant_id", "id"] },
    shares_code: { on: ["code_seq"], where: "code_seq is not null" },
  },
};
