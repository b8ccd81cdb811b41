import { bytes, counter, flag, generated, optional, text, type Table, whole } from "../../../db/column.ts";

/** Reports of codes. Words, name and mail address are sealed with the service's secret. */
export const reports: Table = {
  name: "reports",
  of: {},
  keeps: "report",
  seals: { purpose: "reports", by: "number", columns: ["sealed"] },
  columns: {
    seq: generated,
    /** The receipt. */
    number: text,
    /** The short address of the code, which no other code is ever given. */
    address: text,
    reason: text,
    /** Of the reporter. */
    language: text,
    at: whole,
    sealed: bytes,
    /** Whether the reporter gave a mail address. */
    has_email: flag,
    /** Further reports of the same code that are counted on this one. */
    others: counter,
    decided_at: optional(whole),
    decision: optional(text),
    /** The operator's words about it. */
    words: optional(text),
    /** When the mail about the decision is due. */
    mail_due_at: optional(whole),
    /** Attempts that failed in a row. */
    mail_failures: counter,
    mailed_at: optional(whole),
  },
  indexes: {
    reports_number: { on: ["number"], isUnique: true },
    reports_open: { on: ["address", "seq"], where: "decided_at is null" },
    reports_waiting: { on: ["at"], where: "decided_at is null" },
    reports_decided: { on: ["decided_at"], where: "decided_at is not null" },
    reports_mail: { on: ["mail_due_at"], where: "mail_due_at is not null" },
  },
};
