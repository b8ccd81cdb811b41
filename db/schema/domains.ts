import { key, optional, type Table, text, whole } from "./column.ts";

/** Hosts of workspaces. Several workspaces may add the same host until one of them proves that it owns it. */
export const domains: Table = {
  name: "domains",
  columns: {
    id: key(text),
    tenant_id: { ...text, references: "tenants.id" },
    host: text,
    /** The value of the TXT record that proves ownership. */
    value: text,
    home: optional(text),
    not_found: optional(text),
    revision: whole,
    created_at: whole,
    /** Null while it is pending. */
    verified_at: optional(whole),
    checked_at: optional(whole),
    warning: optional(text),
    /** When a verified domain is looked up again. A node that looks it up moves the time ahead. */
    due_at: optional(whole),
    /** Last in the row: each may have 128 KiB of JSON. */
    apple: optional(text),
    android: optional(text),
  },
  indexes: {
    domains_tenant: { on: ["tenant_id", "id"] },
    domains_tenant_host: { on: ["tenant_id", "host"], isUnique: true },
    domains_verified: { on: ["host"], isUnique: true, where: "verified_at is not null" },
    domains_due: { on: ["due_at"], where: "due_at is not null" },
  },
};
