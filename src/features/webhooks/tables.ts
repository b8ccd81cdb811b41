import {
  bytes,
  counter,
  flag,
  integer,
  key,
  optional,
  owned,
  smallint,
  text,
  type Table,
  whole,
} from "../../../db/column.ts";

/**
 * Webhook deliveries: written in the transaction of their scan or lead, and kept as a log afterwards. The
 * state is part of the key, so that a scan writes to two trees only, and each list is a range of one of them.
 */
export const webhookDeliveries: Table = {
  name: "webhook_deliveries",
  of: { code: "in steps", tenant: "apart" },
  keeps: "delivery",
  columns: {
    /** The key of its webhook, or that of events that several webhooks want: see `key-records.ts`. */
    webhook: text,
    /** One of `DELIVERY`. */
    state: smallint,
    id: text,
    code_seq: whole,
    event: text,
    at: whole,
    country: optional(text),
    device: text,
    repeat: { ...flag, default: false },
    has_email: { ...flag, default: false },
    /** All attempts, and those since the schedule began. */
    attempts: { ...integer, default: 0 },
    step: { ...integer, default: 0 },
    next_attempt_at: optional(whole),
    last_status: optional(integer),
    last_error: optional(text),
    delivered_at: optional(whole),
    /** The node that has leased it; void once that node is gone. */
    leased_by: { ...optional(text), only: "postgres" },
    /** The state of the destination, as JSON, for `qr.alert`. */
    alert: optional(text),
    /** The id of the scan or lead. */
    subject: optional(text),
    /** How long the last attempt took, in milliseconds. */
    last_duration: optional(integer),
  },
  key: ["webhook", "state", "id"],
  indexes: {
    webhook_deliveries_code: { on: ["code_seq"] },
    webhook_deliveries_retry: { on: ["webhook", "next_attempt_at"], where: "state = 1" },
  },
};

/**
 * The webhooks of tenants. Of a first one that was removed, and of one whose receiver is gone, `url` and
 * `secrets` are null: no events are stored for it.
 */
export const webhooks: Table = {
  name: "webhooks",
  of: { tenant: "at once" },
  keeps: "workspace",
  seals: { purpose: "webhooks", by: "webhook", columns: ["secrets"] },
  columns: {
    /** See `key-records.ts`. */
    webhook: key(text),
    tenant_id: owned(text, "tenants.id"),
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
    name: { ...text, default: "" },
    /** When its receiver answered 410, and which. */
    gone_at: optional(whole),
    gone_url: optional(text),
  },
  indexes: { webhooks_tenant: { on: ["tenant_id"] } },
};
