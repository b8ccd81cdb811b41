import { counter, flag, integer, key, optional, owned, text, type Table, whole } from "../../../db/column.ts";

export const tenants: Table = {
  name: "tenants",
  of: {},
  keeps: "workspace",
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
    /** Whether members without a second factor may do nothing but set one up. */
    require_second_factor: { ...flag, default: false },
    /** Whether its sign-up had to confirm the address, and has not. */
    unconfirmed: { ...flag, default: false },
    /** Why and since when it is suspended, and what its owner is told. */
    blocked_for: optional(text),
    blocked_words: optional(text),
    blocked_at: optional(whole),
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
  keeps: "totals",
  columns: {
    tenant_id: text,
    lane: integer,
    codes: counter,
    active: counter,
    scans: counter,
    unique_visitors: counter,
    leads: counter,
    /**
     * Bytes of the tenant's contents, histories, pictures and kept answers: see `tenants/store/weights.ts`.
     */
    bytes: counter,
    plain_codes: counter,
  },
  key: ["tenant_id", "lane"],
};

/** Answers stored for `Idempotency-Key`. */
export const keptAnswers: Table = {
  name: "kept_answers",
  of: { tenant: "in steps" },
  keeps: "content",
  columns: {
    tenant_id: owned(text, "tenants.id"),
    route: text,
    key: text,
    fingerprint: text,
    answer: text,
    /** The code or look that the request made: the answer is deleted with it. */
    code_id: optional(text),
    created_at: whole,
    /** Its bytes, with the record of a bulk file. */
    bytes: whole,
  },
  key: ["tenant_id", "route", "key"],
  indexes: {
    kept_answers_created: { on: ["created_at"] },
    kept_answers_code: { on: ["code_id"], where: "code_id is not null" },
    /** The batches of bulk files that can still be asked for again. */
    kept_answers_bulk: { on: ["answer"], where: "route = 'POST /app/api/bulk'" },
  },
};
