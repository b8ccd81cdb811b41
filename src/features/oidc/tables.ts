import { key, optional, owned, text, type Table, whole } from "../../../db/column.ts";

/** People, as providers of sign-ins know them. */
export const identities: Table = {
  name: "identities",
  of: {},
  keeps: "person",
  columns: {
    issuer: text,
    /** Names the person at the issuer. */
    subject: text,
    person_id: owned(text, "people.id"),
    linked_at: whole,
    /** A UTC day. */
    last_used_on: optional(whole),
  },
  key: ["issuer", "subject"],
  indexes: { identities_person: { on: ["person_id", "issuer"], isUnique: true } },
};

/** Sessions that a provider began, by the names that it has for them. */
export const providerSessions: Table = {
  name: "provider_sessions",
  of: {},
  keeps: "person",
  letsIn: true,
  columns: {
    hash: key(owned(text, "sessions.hash")),
    issuer: text,
    /** Names it at the provider. */
    session: text,
  },
  indexes: { provider_sessions_name: { on: ["issuer", "session"] } },
};

/** Hashes of what a provider may send once: states of sign-ins, and tokens of logouts. */
export const providerUses: Table = {
  name: "provider_uses",
  of: {},
  keeps: "nobody",
  columns: { hash: key(text), until: whole },
  indexes: { provider_uses_until: { on: ["until"] } },
};
