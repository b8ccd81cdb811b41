import { LONG, type Long } from "../../codes/members.ts";
import { bytesOfMembers } from "../../codes/store/code-weight.ts";

/*
 * The bytes that rows count in a workspace's budget. The SQL of each kind stands here once: changes add its
 * difference to `tenant_totals.bytes`, and recounts and audits add it up over the rows that there are. Only
 * lengths are read.
 */

/** Bytes that a row counts as beside its contents. */
export const ROW = 128;

/** Of a code, without its history. */
export const CODE_BYTES = `(${ROW} + ${bytesOfMembers(LONG)})`;

/** The same of a row that is to be written. */
export function bytesOfCode(row: Readonly<Record<Long, string | null>>): number {
  return LONG.reduce((sum, member) => sum + Buffer.byteLength(row[member] ?? ""), ROW);
}

/** Of a former value. */
export const VALUE_BYTES = `(${ROW} + octet_length(value))`;

/**
 * Of the history of a row of `codes`. The newest former revision has it. Where an import wrote that one, the
 * rows are added up.
 */
export const HISTORY_BYTES = `coalesce(
  (select history from code_revisions where code_seq = codes.seq order by revision desc limit 1),
  (select ${ROW} * count(*) from code_revisions where code_seq = codes.seq)
    + (select coalesce(sum${VALUE_BYTES}, 0) from code_values where code_seq = codes.seq))`;

export const IMAGE_BYTES = `(${ROW} + octet_length(picture) + octet_length(preview))`;
export const LOOK_BYTES = `(${ROW} + octet_length(style))`;
export const DOMAIN_BYTES = `(${ROW} + coalesce(octet_length(apple), 0) + coalesce(octet_length(android), 0))`;

/** Bytes of a JSON or other text in a row of its own. */
export const bytesOfText = (text: string): number => ROW + Buffer.byteLength(text);
