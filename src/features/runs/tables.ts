import { counter, key, optional, owned, type Table, text, whole } from "../../../db/column.ts";

/** Requests for many codes, which are done in steps. A row stays for a day, for retries. */
export const codeRuns: Table = {
  name: "code_runs",
  of: { tenant: "apart" },
  keeps: "content",
  columns: {
    id: key(text),
    tenant_id: owned(text, "tenants.id"),
    /** Its `Idempotency-Key`, and the SHA-256 of its body. */
    retry_key: optional(text),
    fingerprint: optional(text),
    /** Codes with lower ids are still to be done; null once all are. */
    reached: optional(text),
    matched: counter,
    changed: counter,
    /** The copy of a logo that its style names, until all codes have it. */
    style_copy: optional(text),
    begun_at: whole,
    stepped_at: whole,
  },
  indexes: {
    code_runs_tenant: { on: ["tenant_id", "retry_key"] },
    code_runs_begun: { on: ["begun_at"] },
    code_runs_open: { on: ["stepped_at"], where: "reached is not null" },
    code_runs_style_copy: { on: ["style_copy"], where: "style_copy is not null" },
  },
};

/** The orders of runs that are not finished, apart from the progress, which every step writes. */
export const codeRunOrders: Table = {
  name: "code_run_orders",
  of: {},
  keeps: "content",
  columns: {
    run_id: key(owned(text, "code_runs.id")),
    /** JSON. */
    content: text,
  },
};

/** Codes that a run left as they were, and why. */
export const codeRunFailures: Table = {
  name: "code_run_failures",
  of: {},
  keeps: "content",
  columns: {
    run_id: owned(text, "code_runs.id"),
    code_id: text,
    fault: text,
    detail: text,
  },
  key: ["run_id", "code_id"],
};
