import { bytes, counter, flag, integer, key, optional, owned, type Table, text, whole } from "./column.ts";

export const tenants: Table = {
  name: "tenants",
  of: {},
  columns: {
    id: key(text),
    name: text,
    email: text,
    plan: text,
    plan_valid_until: optional(whole),
    device_log: flag,
    suspended: { ...flag, default: false },
    created_at: whole,
    /** When it was erased. The emptied row stays until a chore has deleted the tenant's codes and other rows. */
    left_at: optional(whole),
    contact: optional(text),
  },
  indexes: { tenants_left: { on: ["left_at"], where: "left_at is not null" } },
};

/**
 * Sums over the codes that a tenant sees, updated with every change. A read adds up a tenant's rows: on PostgreSQL concurrent
 * transactions write to different lanes, so that they don't wait for each other. A single row may be negative.
 */
export const tenantTotals: Table = {
  name: "tenant_totals",
  of: { tenant: "apart" },
  columns: {
    tenant_id: text,
    lane: integer,
    codes: counter,
    active: counter,
    scans: counter,
    unique_visitors: counter,
    leads: counter,
    /** Bytes of the tenant's contents, histories, pictures and kept answers: see `db/stores/weights.ts`. */
    bytes: counter,
  },
  key: ["tenant_id", "lane"],
};

/** The texts of keys, by their hashes. The present text of a key and those that it replaced have the same id. */
export const apiKeys: Table = {
  name: "api_keys",
  of: { tenant: "in steps" },
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
  },
  indexes: {
    api_keys_valid: { on: ["tenant_id", "valid_until"] },
    /** Of replaced texts there may be thousands. */
    api_keys_present: { on: ["tenant_id"], where: "not replaced" },
    api_keys_replaced: { on: ["tenant_id", "id", "valid_until"], where: "replaced" },
  },
};

/** Vouchers by the hash of their code: a reader of the database can't redeem one. */
export const vouchers: Table = {
  name: "vouchers",
  of: {},
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
  columns: {
    voucher_hash: owned(text, "vouchers.hash"),
    tenant_id: owned(text, "tenants.id"),
    redeemed_at: whole,
  },
  key: ["voucher_hash", "tenant_id"],
  indexes: { voucher_redemptions_tenant: { on: ["tenant_id"] } },
};

/** The webhook of each tenant. `url` and `secrets` are null after a removal: no events are stored for it. */
export const webhooks: Table = {
  name: "webhooks",
  of: { tenant: "at once" },
  columns: {
    tenant_id: key(owned(text, "tenants.id")),
    url: optional(text),
    /** Sealed with the service's secret. */
    secrets: optional(bytes),
    updated_at: whole,
    revision: whole,
    /** Names of events, separated by commas; null for the events of scans and leads. */
    events: optional(text),
    /** When the present url was answered with 2xx for the first time; null until then. */
    answered_at: optional(whole),
    /** The number of deliveries in a row that it did not take. */
    failures: counter,
    /** While one delivery at a time is tried: when the next one is; null when that may be at once. */
    next_try_at: optional(whole),
  },
};

/**
 * A mark of the secret that the data belongs to. It does not reveal the secret. One row. A copy makes its
 * own.
 */
export const secretMarks: Table = {
  name: "secret_marks",
  of: {},
  isDerived: true,
  columns: {
    id: key(integer),
    mark: text,
  },
};

/** The nodes that are alive. */
export const nodes: Table = {
  name: "nodes",
  of: {},
  only: "postgres",
  columns: {
    /** The name of its sessions. */
    id: key(text),
    /** Its last heartbeat by the server's clock; 0 after it has left. */
    seen_at: whole,
  },
};
