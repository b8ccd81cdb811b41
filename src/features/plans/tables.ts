import { counter, integer, key, optional, owned, text, type Table, whole } from "../../../db/column.ts";

/** Vouchers by the hash of their code: a reader of the database can't redeem one. */
export const vouchers: Table = {
  name: "vouchers",
  of: {},
  keeps: "nobody",
  columns: {
    hash: key(text),
    /** The first characters of the code, by which the operator tells vouchers apart. */
    hint: text,
    plan: text,
    uses: whole,
    /** Not counted from the redemptions, which are deleted with their tenants. */
    redeemed: counter,
    days: optional(integer),
    expires_at: optional(whole),
    created_at: whole,
    revoked_at: optional(whole),
  },
  indexes: { vouchers_hint: { on: ["hint"], isUnique: true } },
};

/** The tenants that redeemed a voucher. */
export const voucherRedemptions: Table = {
  name: "voucher_redemptions",
  of: { tenant: "in steps" },
  keeps: "workspace",
  columns: {
    voucher_hash: owned(text, "vouchers.hash"),
    tenant_id: owned(text, "tenants.id"),
    redeemed_at: whole,
  },
  key: ["voucher_hash", "tenant_id"],
  indexes: { voucher_redemptions_tenant: { on: ["tenant_id"] } },
};

/**
 * The use that workspaces have made of the limits of their first days: hosts that they have led to, and mails
 * that they have sent. A row is written only where a plan limits that, and is forgotten when no such limit
 * can hold any more.
 */
export const firstUses: Table = {
  name: "first_uses",
  of: { tenant: "in steps" },
  keeps: "workspace",
  columns: {
    tenant_id: owned(text, "tenants.id"),
    /** `host` or `mail`. */
    kind: text,
    /** The host; of a mail something random. */
    name: text,
    at: whole,
  },
  key: ["tenant_id", "kind", "name"],
  indexes: { first_uses_at: { on: ["at"] } },
};
