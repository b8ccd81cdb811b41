import { key, optional, type Table, text, whole } from "./column.ts";

/** Hosts of workspaces. Several may have the same one until one of them has shown that it is theirs. */
export const domains: Table = {
  name: "domains",
  columns: {
    id: key(text),
    tenant_id: { ...text, references: "tenants.id" },
    host: text,
    /** The TXT record that shows whose it is. */
    value: text,
    home: optional(text),
    not_found: optional(text),
    revision: whole,
    created_at: whole,
    /** Null while it is pending. */
    verified_at: optional(whole),
    checked_at: optional(whole),
    warning: optional(text),
    /** When a verified one is looked up again: ahead of that while a node does it. */
    due_at: optional(whole),
    /** Behind the others: each may have 128 KiB of JSON. */
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
