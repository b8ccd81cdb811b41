import { counter, generated, key, optional, owned, text, type Table, whole } from "../../../db/column.ts";

/** Reports by mail, one row for whoever gets one. */
export const mailings: Table = {
  name: "mailings",
  of: { tenant: "at once" },
  keeps: "alertAddress",
  columns: {
    id: key(text),
    tenant_id: owned(text, "tenants.id"),
    /** A member, whose address it is sent to; null for an address that a link has to confirm. */
    person_id: optional(owned(text, "people.id")),
    /** As it was typed; null of a member. */
    email: optional(text),
    /** The person's id, or the address in lower case. */
    recipient_key: text,
    every: text,
    /** The only code, or the only campaign, that it is about; without both it is about the workspace. */
    of_code: optional(text),
    of_group: optional(text),
    /** The same as a text: there is one mailing of a kind to a recipient. */
    of_key: text,
    timezone: text,
    language: text,
    /** Separated by commas. */
    notices: text,
    /** Random, in the link that confirms the address; null once it was used, and of a member. */
    nonce: optional(text),
    asked_at: whole,
    confirmed_at: optional(whole),
    created_at: whole,
  },
  indexes: {
    mailings_same: { on: ["tenant_id", "recipient_key", "every", "of_key"], isUnique: true },
    mailings_person: { on: ["person_id"], where: "person_id is not null" },
  },
};

/** The mails of mailings, a row for each kind: the next one of it, and how far those before have told. */
export const mailingMails: Table = {
  name: "mailing_mails",
  of: { tenant: "at once" },
  keeps: "nobody",
  columns: {
    seq: generated,
    tenant_id: owned(text, "tenants.id"),
    mailing_id: owned(text, "mailings.id"),
    /** `confirm`, `report` or `notice`. */
    kind: text,
    /** When it is due. While a node has taken it, the end of its lease. */
    due_at: optional(whole),
    /** The number of failed attempts in a row. */
    failures: counter,
    /** JSON: how far it has told. */
    told: text,
    /** JSON: how far the mail tells that a server is being given; null while there is none. */
    begun: optional(text),
  },
  indexes: {
    mailing_mails_kind: { on: ["mailing_id", "kind"], isUnique: true },
    mailing_mails_due: { on: ["due_at"], where: "due_at is not null" },
  },
};
