import { key, optional, owned, text, type Table, whole } from "../../../db/column.ts";

/** Invitations that are open. One that is accepted, or withdrawn, is deleted. */
export const invitations: Table = {
  name: "invitations",
  of: { tenant: "in steps" },
  keeps: "invited",
  letsIn: true,
  columns: {
    id: key(text),
    tenant_id: owned(text, "tenants.id"),
    /** As it was typed. */
    email: text,
    email_key: text,
    role: text,
    /** The author, as `author.ts` spells it. An invitation ends with the right of whoever made it. */
    made_by: text,
    /** Of the link that is shown to whoever invites. */
    hash: text,
    /** Of the link that is mailed: only that one proves the address. */
    mailed_hash: text,
    created_at: whole,
    expires_at: whole,
  },
  indexes: {
    /** There is one open invitation for an address. */
    invitations_tenant: { on: ["tenant_id", "email_key"], isUnique: true },
    invitations_hash: { on: ["hash"], isUnique: true },
    invitations_mailed: { on: ["mailed_hash"], isUnique: true },
    invitations_end: { on: ["expires_at"] },
  },
};

/** Links that replace the password of a person, or change the address. */
export const personLinks: Table = {
  name: "person_links",
  of: {},
  keeps: "person",
  letsIn: true,
  columns: {
    hash: key(text),
    person_id: owned(text, "people.id"),
    /** `reset` or `address`. */
    purpose: text,
    /** The address that it was mailed to, which it proves; null for one that was shown to somebody. */
    email: optional(text),
    /**
     * The workspace in which somebody made it, and the role that the person had there: it is good as long as
     * the person has that role and is in no other workspace. Null for all others.
     */
    made_in: optional(text),
    role: optional(text),
    created_at: whole,
    expires_at: whole,
    /**
     * The author who made it for the person, as `author.ts` spells it: a link that is made in a workspace
     * ends with the right of its author. Null for one that the person asked for.
     */
    made_by: optional(text),
  },
  indexes: {
    person_links_person: { on: ["person_id", "purpose", "created_at"] },
    person_links_end: { on: ["expires_at"] },
  },
};
