import { counter, integer, key, optional, owned, text, type Table, whole } from "../../../db/column.ts";

/** Signs of codes that lead to odd places. Few codes have a row. */
export const codeSigns: Table = {
  name: "code_signs",
  of: { code: "at once" },
  keeps: "content",
  columns: {
    code_seq: owned(whole, "codes.seq"),
    /** As `signs/traits.ts` spells it. */
    sign: text,
    host: text,
    detail: optional(text),
    found_at: whole,
  },
  key: ["code_seq", "sign", "host"],
};

/** Codes that lead elsewhere now, and have not been looked at since. */
export const signChanges: Table = {
  name: "sign_changes",
  of: { code: "by a chore" },
  keeps: "nobody",
  columns: { code_seq: key(whole), at: whole },
};

/** Hosts to which codes lead: since when, and how many codes have been made for each. */
export const signHosts: Table = {
  name: "sign_hosts",
  of: {},
  keeps: "nobody",
  columns: { host: key(text), since: whole, codes: counter },
};

/** The progress of the look at new codes. One row. */
export const signRounds: Table = {
  name: "sign_rounds",
  of: {},
  keeps: "nobody",
  columns: {
    id: key(integer),
    /** Codes up to this one were looked at. */
    reached: whole,
    /**
     * The newest code at a time. Only once that is a while ago codes up to it are looked at: on PostgreSQL
     * one with a lower number may become visible after one with a higher.
     */
    seen_seq: whole,
    seen_at: whole,
  },
};
