import { memberOf, type Table } from "../../../../db/column.ts";
import { memberName } from "../../../../db/shape.ts";
import { LONG, type Long } from "../../codes/members.ts";
import { bytesOfMembers } from "../../codes/store/code-weight.ts";

/*
 * The bytes that rows count in a workspace's budget, as their tables say it. Changes add the difference to
 * `tenant_totals.bytes`, and recounts and audits add up the rows that there are. Only lengths are read.
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

/** Of a row of a table that weighs, in SQL. */
export function weightOf({ weighs = [], columns }: Table): string {
  const lengths = weighs.map((name) => {
    const length = `octet_length(${name})`;
    return memberOf(columns, name).isOptional ? `coalesce(${length}, 0)` : length;
  });
  return `(${[ROW, ...lengths].join(" + ")})`;
}

/** The same of a row that is to be written. @throws Error when a member that weighs is not there. */
export function bytesOfRow({ weighs = [] }: Table, row: object): number {
  const values = new Map<string, unknown>(Object.entries(row));
  return weighs.reduce((sum, name) => sum + lengthOf(name, values.get(memberName(name))), ROW);
}

function lengthOf(name: string, value: unknown): number {
  if (typeof value === "string") return Buffer.byteLength(value);
  if (value instanceof Uint8Array) return value.length;
  if (value === null) return 0;
  throw new Error(`${name} has no length`);
}

/** Bytes of a JSON or other text in a row of its own. */
export const bytesOfText = (text: string): number => ROW + Buffer.byteLength(text);
