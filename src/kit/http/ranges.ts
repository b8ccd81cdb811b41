/** Ranges of bytes, as clients ask for them (RFC 9110, 14). */

/** Bytes from one place to another, both of them included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** The most ranges that a header may name: a few are asked for by readers of PDF, thousands by attackers. */
const MOST_NAMED = 64;

/** The most ranges that are answered as parts. */
const MOST_PARTS = 16;

/**
 * Ranges with so few bytes between them are answered as one: the head of a part is as long (RFC 9110,
 * 15.3.7.2).
 */
const GAP = 128;

/** Characters of the longest header that is read. */
const LONGEST = 2_048;

const SPEC = /^(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/;

/**
 * The ranges that a `Range` header asks for: in their order where none of them touches another, else
 * joined, and then in that of the bytes. `null` where the whole is to be sent: without a header, of another
 * unit, malformed, or with more ranges than a client needs. `[]` where none of them lies within the
 * content, which is 416.
 * @param length - bytes of the content.
 */
export function rangesOf(header: string | null, length: number): readonly ByteRange[] | null {
  if (header === null || header.length > LONGEST) return null;
  const [, list] = /^bytes[ \t]*=(.*)$/i.exec(header.trim()) ?? [];
  if (list === undefined) return null;
  const specs = list.split(",").map((spec) => spec.trim());
  // A list may have empty entries (RFC 9110, 5.6.1).
  const named = specs.filter((spec) => spec !== "");
  if (named.length === 0 || named.length > MOST_NAMED) return null;
  const found: ByteRange[] = [];
  for (const spec of named) {
    const match = SPEC.exec(spec);
    if (!match) return null;
    const [, from, to, suffix] = match;
    if (from !== undefined && to !== "" && Number(to) < Number(from)) return null;
    const range = placed(from, to, suffix, length);
    if (range) found.push(range);
  }
  const apart = joined(found);
  return apart.length > MOST_PARTS ? null : apart;
}

/** The part of the content that one range stands for; `null` where that is nothing. */
function placed(
  from: string | undefined,
  to: string | undefined,
  suffix: string | undefined,
  length: number,
): ByteRange | null {
  if (suffix !== undefined) {
    const count = Math.min(Number(suffix), length);
    return count === 0 ? null : { first: length - count, last: length - 1 };
  }
  const first = Number(from);
  if (first >= length) return null;
  return { first, last: to === "" ? length - 1 : Math.min(Number(to), length - 1) };
}

/** Joins ranges that overlap or nearly touch. Others stay, in their order, if none was joined. */
function joined(ranges: readonly ByteRange[]): readonly ByteRange[] {
  const sorted = ranges.toSorted((one, other) => one.first - other.first);
  const apart: ByteRange[] = [];
  for (const range of sorted) {
    const before = apart.at(-1);
    if (before && range.first <= before.last + 1 + GAP)
      apart[apart.length - 1] = { first: before.first, last: Math.max(before.last, range.last) };
    else apart.push(range);
  }
  return apart.length === ranges.length ? ranges : apart;
}

/** Bytes of a range. */
export function bytesIn({ first, last }: ByteRange): number {
  return last - first + 1;
}

/**
 * Whether a range may be answered: `If-Range` is missing, or names the content as it is, by a strong tag or
 * by the time of its last change (RFC 9110, 13.1.5).
 * @param modified - as `Last-Modified` has it.
 */
export function isRangeCurrent(ifRange: string | null, tag: string, modified: string): boolean {
  if (ifRange === null) return true;
  const given = ifRange.trim();
  return given.startsWith('"') ? given === tag : given === modified;
}
