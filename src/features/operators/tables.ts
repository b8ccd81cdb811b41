import { integer, key, optional, owned, text, type Table, whole } from "../../../db/column.ts";

/** People whom the command `person operator` named. */
export const operators: Table = {
  name: "operators",
  of: {},
  keeps: "operator",
  letsIn: true,
  columns: {
    person_id: key(owned(text, "people.id")),
    /**
     * The address that the person had then, in lower case: whoever takes another one has to be named again.
     */
    email_key: text,
    since: whole,
  },
};

/** Sessions of operators, by the hashes of their cookies. */
export const operatorSessions: Table = {
  name: "operator_sessions",
  of: {},
  keeps: "operator",
  letsIn: true,
  columns: {
    hash: key(text),
    person_id: owned(text, "people.id"),
    /** The sign-in in which the second factor was given. It is looked up with each request. */
    session_id: text,
    used_at: whole,
  },
  indexes: {
    operator_sessions_person: { on: ["person_id"] },
    operator_sessions_used: { on: ["used_at"] },
  },
};

/** Keys of operators, by the hashes of their texts. */
export const operatorKeys: Table = {
  name: "operator_keys",
  of: {},
  keeps: "operator",
  letsIn: true,
  columns: {
    hash: key(text),
    id: text,
    name: text,
    created_at: whole,
    /** A UTC day. */
    last_used_on: optional(integer),
  },
  indexes: { operator_keys_name: { on: ["name"], isUnique: true } },
};

/**
 * All that operators did, in their view and by commands. It refers to no other table: an entry outlives its
 * subject.
 */
export const operatorLog: Table = {
  name: "operator_log",
  of: {},
  keeps: "operator",
  columns: {
    id: key(text),
    at: whole,
    /** `person`, `key` or `command`. */
    kind: text,
    /** The id of the person or the key; of a command the system's user. */
    operator: text,
    /** The name of a key; null of others. A person's is looked up when it is shown. */
    name: optional(text),
    action: text,
    subject_kind: text,
    subject: text,
    /** JSON. */
    detail: text,
  },
  indexes: { operator_log_at: { on: ["at"] } },
};

/**
 * The hosts to which codes lead, so that an operator finds all codes of a host. Some 70 bytes a code on
 * SQLite.
 */
export const codeHosts: Table = {
  name: "code_hosts",
  of: { code: "at once" },
  keeps: "content",
  columns: {
    /** As `hostKeyOf` spells it. */
    host: text,
    code_seq: owned(whole, "codes.seq"),
  },
  key: ["host", "code_seq"],
  indexes: { code_hosts_code: { on: ["code_seq"] } },
};

/**
 * Codes up to this number were made before there were hosts, and are still to be looked at. Without a row
 * none is.
 */
export const codeHostBacklog: Table = {
  name: "code_host_backlog",
  of: {},
  keeps: "nobody",
  columns: {
    /** Always 1. */
    id: key(integer),
    up_to: whole,
  },
};
