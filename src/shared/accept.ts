import Negotiator from "negotiator";

/** Content negotiation (RFC 9110, 12.5): which of our languages, codings and media types a client prefers. */

/** No client sends longer lists. To sort 16 KB of ranges would take 0.9 ms. */
const MOST_RANGES = 20;

/** A quality that is none (RFC 9110, 12.4.2). Negotiator would prefer `q=2` to everything. */
const MALFORMED_QUALITY = /;\s*q\s*=(?!\s*(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*(?:;|$))/i;

type AcceptHeader = "accept" | "accept-encoding" | "accept-language";

/** @param value - of the header; `null` when the request has none. */
function negotiator(header: AcceptHeader, value: string | null): Negotiator {
  const ranges = (value ?? "").split(",", MOST_RANGES).filter((range) => !MALFORMED_QUALITY.test(range));
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
  const best = negotiator("accept-language", acceptLanguage).language(offered);
  return offered.find((language) => language === best) ?? offered[0];
}

/** The first of our content codings that a client accepts; `null` when it accepts none, and gets the bytes as they are. */
export function firstCoding<const T extends string>(
  acceptEncoding: string | null,
  ours: readonly T[],
): T | null {
  const accepted = negotiator("accept-encoding", acceptEncoding).encodings(ours);
  return ours.find((coding) => accepted.includes(coding)) ?? null;
}

/** The media types of a refusal: a problem document, or a page, which is sent with its charset. */
const REFUSALS = ["application/problem+json", "text/html", "text/html;charset=utf-8"];

/** Whether a client prefers a page to a problem document. Browsers name text/html; `*` alone is a program. */
export function prefersHtml(accept: string | null): boolean {
  const best = negotiator("accept", accept).mediaType(REFUSALS);
  return best?.startsWith("text/html") ?? false;
}
