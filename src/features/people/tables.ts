import { flag, integer, key, optional, owned, text, type Table, whole } from "../../../db/column.ts";

/** People, who sign in. A person may be in several workspaces, or in none. */
export const people: Table = {
  name: "people",
  of: {},
  keeps: "person",
  columns: {
    id: key(text),
    /** As it was typed. */
    email: text,
    /** In lower case: a person is found by it. */
    email_key: text,
    name: text,
    /** Of mails and of the console; null is the browser's. */
    language: optional(text),
    /** As `Bun.password` writes it; null without a password. */
    password_hash: optional(text),
    /** When a link that was mailed to the address was opened; null while it is not confirmed. */
    confirmed_at: optional(whole),
    created_at: whole,
    /** Whether a second factor is set. The room of factors keeps it. */
    second_factor: { ...flag, default: false },
  },
  indexes: { people_email: { on: ["email_key"], isUnique: true } },
};

/** People in workspaces. */
export const members: Table = {
  name: "members",
  of: { tenant: "in steps" },
  keeps: "person",
  columns: {
    tenant_id: owned(text, "tenants.id"),
    person_id: owned(text, "people.id"),
    role: text,
    since: whole,
    /** A UTC day. */
    last_seen_on: optional(integer),
  },
  key: ["tenant_id", "person_id"],
  indexes: { members_person: { on: ["person_id", "tenant_id"] } },
};

/** Signed-in browsers, by the hashes of their cookies. */
export const sessions: Table = {
  name: "sessions",
  of: {},
  keeps: "person",
  letsIn: true,
  columns: {
    hash: key(text),
    id: text,
    person_id: owned(text, "people.id"),
    /** The way in: `password`, `passkey`, `oidc` and so on. */
    method: text,
    /** Such as "Firefox on Linux". */
    device: text,
    remember: flag,
    /** Whether a provider says that it asked for a second factor. */
    second_factor: flag,
    signed_in_at: whole,
    /** The last use that was stored. */
    used_at: whole,
    /** When it ends if it is not used again. */
    ends_at: whole,
  },
  indexes: {
    sessions_id: { on: ["id"], isUnique: true },
    sessions_person: { on: ["person_id", "id"] },
    sessions_end: { on: ["ends_at"] },
  },
};
