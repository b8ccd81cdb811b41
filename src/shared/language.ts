/** Choosing among the languages a thing is there in, by `Accept-Language`. */

/** More ranges than this in one header are nobody's wishes. */
const MOST_RANGES = 20;

/**
 * The offered language a reader likes best (RFC 9110, 12.5.4; lookup by prefix, RFC 4647, 3.4: `de-AT` is `de`).
 * @param offered - primary subtags; the first is given when none is wished for.
 */
export function bestLanguage<const T extends string>(
  acceptLanguage: string | null,
  offered: readonly [T, ...T[]],
): T {
  let best: { language: T; quality: number } = { language: offered[0], quality: 0 };
  for (const range of (acceptLanguage ?? "").split(",").slice(0, MOST_RANGES)) {
    const [tag = "", ...parameters] = range.toLowerCase().split(";");
    const primary = tag.trim().split("-")[0];
    const language = primary === "*" ? offered[0] : offered.find((each) => each === primary);
    const quality = qualityOf(parameters);
    if (language !== undefined && quality > best.quality) best = { language, quality };
  }
  return best.language;
}

/** RFC 9110, 12.4.2: absent is 1; what is none counts as unwanted. */
function qualityOf(parameters: readonly string[]): number {
  const given = parameters.map((each) => each.trim()).find((each) => each.startsWith("q="));
  if (given === undefined) return 1;
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(given) ? Number(given.slice(2)) : 0;
}
