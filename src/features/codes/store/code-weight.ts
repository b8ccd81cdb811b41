import { JSON_MEMBERS, type Member, STORED } from "../members.ts";
import { columnOf, shape, whole } from "../../../../db/shape.ts";

/** The bytes of some members of a code, in SQL. Only lengths are read, not the texts. */
export function bytesOfMembers(members: readonly Member[]): string {
  return members
    .map((member) => `coalesce(octet_length(${columnOf(member, STORED[member].column)}), 0)`)
    .join(" + ");
}

/** The bytes of what a code holds. */
export const CONTENT_BYTES = bytesOfMembers(JSON_MEMBERS);

/** The weight of a byte of searched text. */
export const SEARCHED_BYTE = 256;

/** A code with its weight: an estimate of how long it takes to index or to erase. */
export const WEIGHED_CODE = shape({
  seq: whole,
  weight: {
    ...whole,
    from: `octet_length(search_text) * ${SEARCHED_BYTE} + ${CONTENT_BYTES}`,
  },
});

export type WeighedCode = ReturnType<typeof WEIGHED_CODE.read>;

/**
 * The most weight of a step. It is 4 KiB of searched text, which take some 2 ms to index, or a style of 1 MiB, which takes as
 * long to read or to erase.
 */
const MOST = 1024 * 1024;

/** The numbers of the first of some codes, as many as one step may take: at least one. */
export function firstOf(codes: readonly WeighedCode[]): number[] {
  return lightOf(codes).map(({ seq }) => seq);
}

/** The first of some rows, as many as one step may take: at least one. */
export function lightOf<T extends { readonly weight: number }>(rows: readonly T[]): readonly T[] {
  let weight = 0;
  const fitting = rows.filter((row) => {
    weight += row.weight;
    return weight <= MOST;
  });
  return fitting.length > 0 ? fitting : rows.slice(0, 1);
}

/** The share of a step that some rows take. */
export function shareOf(rows: readonly { readonly weight: number }[]): number {
  return rows.reduce((sum, { weight }) => sum + weight, 0) / MOST;
}

/**
 * The most codes that are erased in one transaction: the more codes FTS5 loses, the longer it merges its lists, and 100
 * took up to 31 ms.
 */
export const MOST_ERASED = 10;
