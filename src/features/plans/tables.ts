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
