import { shape, whole } from "./shape.ts";

/** A code by what it takes to index it for searches, or to erase it. What lies in the row is measured, not read. */
export const WEIGHED_CODE = shape({
  seq: whole,
  weight: {
    ...whole,
    from: `octet_length(search_text) * 256 + octet_length(fields) + coalesce(octet_length(style), 0)
      + coalesce(octet_length(landing), 0)`,
  },
});

export type WeighedCode = ReturnType<typeof WEIGHED_CODE.read>;

/**
 * The most weight of a step: 4 KiB of text that is searched, which are some 2 ms in the index of tokens. A style of 1 MiB
 * before it in the row takes as long to read or to erase.
 */
const MOST = 1024 * 1024;

/** The numbers of the first of some codes, as many as one step may take: at least one. */
export function firstOf(codes: readonly WeighedCode[]): number[] {
  let weight = 0;
  const fitting = codes.filter((code) => {
    weight += code.weight;
    return weight <= MOST;
  });
  return (fitting.length > 0 ? fitting : codes.slice(0, 1)).map(({ seq }) => seq);
}
