import { flag, key, optional, type Table, text, whole } from "../../../db/column.ts";

/** Hosts of workspaces. Several workspaces may add the same host until one of them proves that it owns it. */
export const domains: Table = {
  name: "domains",
  of: { tenant: "apart" },
  keeps: "workspace",
  weighs: ["apple", "android"],
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
    /** When a look-up of a verified domain first found no record; null once it is there again. */
    missing_since: optional(whole),
    /** Whether it answers paths of GS1 Digital Link. */
    gs1: { ...flag, default: false },
  },
  indexes: {
    domains_tenant: { on: ["tenant_id", "id"] },
    domains_tenant_host: { on: ["tenant_id", "host"], isUnique: true },
    domains_verified: { on: ["host"], isUnique: true, where: "verified_at is not null" },
    domains_host: { on: ["host"] },
    domains_due: { on: ["due_at"], where: "due_at is not null" },
  },
};

/** Hosts that the operator has switched off, whoever has verified them. */
export const disabledHosts: Table = {
  name: "disabled_hosts",
  of: {},
  keeps: "nobody",
  columns: { host: key(text), disabled_at: whole },
};

/** Names that were verified for the first time within a day, also when their domains are gone. A proxy ordered a certificate for each. */
export const newHosts: Table = {
  name: "new_hosts",
  of: { tenant: "by a chore" },
  keeps: "workspace",
  columns: {
    host: key(text),
    /** The part that one registers: see `siteOf`. */
    site: text,
    tenant_id: text,
    verified_at: whole,
  },
  indexes: {
    new_hosts_site: { on: ["site", "verified_at"] },
    new_hosts_tenant: { on: ["tenant_id", "verified_at"] },
    new_hosts_time: { on: ["verified_at"] },
  },
};
