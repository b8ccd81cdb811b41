import Negotiator from "negotiator";

/** Content negotiation (RFC 9110, 12.5): which of our languages, codings and media types a client prefers. */

/** No client sends longer lists. To sort 16 KB of ranges would take 0.9 ms. */
const MOST_RANGES = 20;
/** Nor longer ranges: a megabyte of parameters takes 14 ms. */
const LONGEST_RANGE = 200;

/** A quality that is none (RFC 9110, 12.4.2). Negotiator would prefer `q=2` to everything. */
const MALFORMED_QUALITY = /;\s*q\s*=(?!\s*(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*(?:;|$))/i;

type AcceptHeader = "accept" | "accept-encoding" | "accept-language";

/** @param value - of the header; `null` when the request has none. */
function rangesOf(value: string | null): string[] {
  return (value ?? "")
    .split(",", MOST_RANGES)
    .filter((range) => range.length <= LONGEST_RANGE && !MALFORMED_QUALITY.test(range));
}

function negotiator(header: AcceptHeader, ranges: readonly string[]): Negotiator {
  return new Negotiator({ headers: { [header]: ranges.join(",") } });
}

/**
 * The offered language that a reader prefers, also by its primary subtag: `de-AT` is `de` (RFC 4647, 3.4).
 * @param offered - primary subtags. The first is the answer when the reader wants none of them.
 */
export function bestLanguage<const T extends string>(
  acceptLanguage: string | null,
  offered: readonly [T, ...T[]],
): T {
  const best = negotiator("accept-language", rangesOf(acceptLanguage)).language(offered);
  return offered.find((language) => language === best) ?? offered[0];
}

/**
 * All languages that a reader takes, the preferred ones first and the earlier of equals, as they are written.
 */
export function languagesOf(acceptLanguage: string): string[] {
  return negotiator("accept-language", rangesOf(acceptLanguage)).languages();
}

/**
 * All media ranges that a client takes, the preferred ones first and the earlier of equals, without
 * parameters.
 */
export function mediaRangesOf(accept: string): string[] {
  return negotiator("accept", rangesOf(accept)).mediaTypes();
}

/**
 * The offered media type that a client prefers, the first of those that it likes as much as each other;
 * `null` for none.
 * @param offered - in lower case.
 */
export function bestMediaType<const T extends string>(
  accept: string | null,
  offered: readonly T[],
): T | null {
  const best = negotiator("accept", rangesOf(accept)).mediaType([...offered]);
  return offered.find((type) => type === best) ?? null;
}

/**
 * The content coding that a client prefers; of those that it likes as much as each other the first of ours. `null` when it
 * accepts none of ours or prefers the bytes as they are.
 * @param ours - in lower case.
 */
export function bestCoding<const T extends string>(
  acceptEncoding: string | null,
  ours: readonly T[],
): T | null {
  const names: readonly string[] = ours;
  const rank = (range: string) => {
    const at = names.indexOf(range.split(";", 1)[0]?.trim().toLowerCase() ?? "");
    return at < 0 ? names.length : at;
  };
  // Of equal qualities Negotiator takes the one that stands first in the header.
  const ranges = rangesOf(acceptEncoding).toSorted((one, other) => rank(one) - rank(other));
  const [best] = negotiator("accept-encoding", ranges).encodings([...ours, "identity"]);
  return ours.find((coding) => coding === best) ?? null;
}

/**
 * The media types of a refusal: a problem document, which is JSON to a client that has not heard of it, or a page, which is sent
 * with its charset.
 */
const REFUSALS = ["application/problem+json", "application/json", "text/html", "text/html;charset=utf-8"];

/** Whether a client prefers a page to a problem document. Browsers name text/html; `*` alone is a program. */
export function prefersHtml(accept: string | null): boolean {
  const best = negotiator("accept", rangesOf(accept)).mediaType(REFUSALS);
  return best?.startsWith("text/html") ?? false;
}
