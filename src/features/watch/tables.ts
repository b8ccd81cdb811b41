import {
  bytes,
  counter,
  flag,
  generated,
  integer,
  key,
  optional,
  owned,
  type Table,
  text,
  whole,
} from "../../../db/column.ts";

/** Destinations of a workspace's active codes. Several codes may lead to one, and it is asked for once. */
export const watchedTargets: Table = {
  name: "watched_targets",
  of: { tenant: "in steps" },
  keeps: "destination",
  columns: {
    seq: generated,
    tenant_id: owned(text, "tenants.id"),
    /** A hash of the workspace and the address, which is too long for an index. */
    key: bytes,
    address: text,
    /** The queue in which it waits: the address that its host had last, and before that the host. */
    queue: text,
    state: text,
    status: optional(integer),
    reason: optional(text),
    since: optional(whole),
    checked_at: optional(whole),
    /** The number of failed checks in a row, and the time of the first. */
    failures: counter,
    failing_since: optional(whole),
    next_at: whole,
    /** Codes up to this one have been notified of its present state; null when all have. */
    notified_to: optional(whole),
    /** When it last became dead, or came back. */
    turned_at: optional(whole),
    /** When it was last asked as a phone asks. */
    phone_at: optional(whole),
    /** The host to which a phone was led then, where others were not. */
    phone_host: optional(text),
  },
  indexes: {
    watched_targets_key: { on: ["key"], isUnique: true },
    watched_targets_queue: { on: ["queue", "next_at"] },
    watched_targets_turned: { on: ["tenant_id", "turned_at"] },
    watched_targets_notices: { on: ["seq"], where: "notified_to is not null" },
  },
};

/** The destinations of each code. */
export const watchedCodes: Table = {
  name: "watched_codes",
  of: { code: "at once" },
  keeps: "destination",
  columns: {
    target_seq: owned(whole, "watched_targets.seq"),
    code_seq: owned(whole, "codes.seq"),
    /** Whether the workspace was notified that this destination of this code is dead. */
    notified_dead: { ...flag, default: false },
  },
  key: ["target_seq", "code_seq"],
  indexes: { watched_codes_code: { on: ["code_seq"] } },
};

/** The hosts and addresses that are asked, each at most once a second. */
export const watchQueues: Table = {
  name: "watch_queues",
  of: {},
  keeps: "nobody",
  columns: {
    name: key(text),
    /** When its next destination is due. While a node asks for one it lies in the future. */
    due_at: whole,
    /** The earliest time of its next request. */
    free_at: whole,
  },
  indexes: { watch_queues_due: { on: ["due_at"] } },
};

/** The progress of the search for new destinations in its round through all codes. One row. */
export const watchRounds: Table = {
  name: "watch_rounds",
  of: {},
  keeps: "nobody",
  columns: {
    id: key(integer),
    code_seq: whole,
    at: whole,
  },
};

/** The addresses to which workspaces get mail when destinations die. */
export const alertMails: Table = {
  name: "alert_mails",
  of: { tenant: "at once" },
  keeps: "alertAddress",
  columns: {
    tenant_id: key(owned(text, "tenants.id")),
    email: text,
    language: text,
    /** Random, in the link that confirms the address; null once it was used. */
    nonce: optional(text),
    asked_at: whole,
    confirmed_at: optional(whole),
    /** Changes up to this time have been mailed. */
    mailed_at: whole,
    /** When the next mail is due. */
    due_at: optional(whole),
    /** The number of failed attempts in a row. */
    failures: counter,
  },
  indexes: { alert_mails_due: { on: ["due_at"], where: "due_at is not null" } },
};

/** The mails of the last day that asked for a confirmation: nobody gets many. */
export const confirmationMails: Table = {
  name: "confirmation_mails",
  of: { tenant: "in steps" },
  keeps: "alertAddress",
  columns: {
    seq: generated,
    tenant_id: owned(text, "tenants.id"),
    /** A hash of the address. */
    recipient: bytes,
    at: whole,
    /** A hash of the address's domain. */
    domain: optional(bytes),
  },
  indexes: {
    confirmation_mails_tenant: { on: ["tenant_id", "at"] },
    confirmation_mails_recipient: { on: ["recipient", "at"] },
    confirmation_mails_domain: { on: ["domain", "at"] },
    confirmation_mails_at: { on: ["at"] },
  },
};
