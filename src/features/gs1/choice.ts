import { DEFAULT_LINK, DEFAULT_MULTI } from "./traits.ts";
import type { Level, TypedLink } from "./links.ts";

/*
 * The choice of a link (GS1-Conformant Resolver 1.2, 2.6). The standard wants the closest match and says no
 * order of the three traits. This is that of GS1's own resolver, Community Edition: links that meet more of
 * the request first; of those that meet as many, language before context before media type.
 */

/** The request, as far as it chooses between links of one type. The preferred ones are first. */
export interface Wish {
  readonly languages: readonly string[];
  /** Media ranges, such as `text/html` and `image/*`. */
  readonly mediaTypes: readonly string[];
  readonly context: string | null;
}

/** The members by which a link describes itself. */
type Traits = Pick<TypedLink, "language" | "mediaType" | "context">;

export type Choice =
  /** Where the code of a level leads: by its rules, or to its page. */
  | { readonly kind: "default"; readonly level: Level }
  | { readonly kind: "link"; readonly link: TypedLink }
  /** Links of one level that fit equally well (2.6.3). */
  | { readonly kind: "several"; readonly level: Level; readonly links: readonly TypedLink[] }
  /** There is no link of the type. */
  | { readonly kind: "none" };

/** How well a link fits. Smaller is better in each place, and the first that differs decides. */
type Fit = readonly number[];

/** The sums of these differ for every set of traits. */
const WORTH = { language: 4, context: 3, mediaType: 2 } as const;

const UNMET = Number.MAX_SAFE_INTEGER;

/**
 * Chooses where a request leads.
 * @param levels - the most specific first, and one at least.
 * @param type - of the link that is asked for; `null` for the default.
 */
export function choose(levels: readonly [Level, ...Level[]], type: string | null, wish: Wish): Choice {
  const [first] = levels;
  const byDefault = { kind: "default", level: first } as const;
  // The links of a locked code are behind its lock, and so is which of them there are.
  if (first.isLocked || type === DEFAULT_LINK) return byDefault;
  if (type === null) return betterDefault(first, wish) ?? byDefault;
  for (const level of levels) {
    const links = ofType(level, type);
    if (links.length > 0) {
      const [best, ...others] = fittest(links, wish);
      if (best === undefined || others.length > 0)
        return { kind: "several", level, links: fittest(links, wish) };
      return { kind: "link", link: best };
    }
    if (!level.isLocked && level.described === type) return { kind: "default", level };
  }
  return { kind: "none" };
}

/** The links of a type that a level shows. */
function ofType({ isLocked, links }: Level, type: string): readonly TypedLink[] {
  return isLocked ? [] : links.filter((link) => link.type === type);
}

/**
 * The link that takes the place of the default, if the request decides for one (2.6.1). Those of levels above
 * would take the place of a default that was made for this lot, so they don't count.
 */
function betterDefault(level: Level, wish: Wish): Choice | null {
  const links = level.links.filter(({ type }) => type === DEFAULT_MULTI);
  if (links.length === 0) return null;
  const [link, ...others] = fittest(links, wish);
  return link !== undefined && others.length === 0 && worth(link, wish) > 0 ? { kind: "link", link } : null;
}

/** The links that fit best: one, or several that fit equally well. */
export function fittest<L extends Traits>(links: readonly L[], wish: Wish): readonly L[] {
  if (links.length === 1) return links;
  let best: L[] = [];
  let bestFit: Fit | null = null;
  for (const link of links) {
    const fit = fitOf(link, wish);
    const difference: number = bestFit === null ? -1 : compared(fit, bestFit);
    if (difference < 0) [best, bestFit] = [[link], fit];
    else if (difference === 0) best.push(link);
  }
  return best;
}

function fitOf(link: Traits, wish: Wish): Fit {
  const language = languageRank(link, wish);
  const mediaType = mediaRank(link, wish);
  const isElsewhere = wish.context !== null && link.context !== undefined && !isInContext(link, wish);
  return [
    // A context is mostly a country: what holds in another one comes last.
    isElsewhere ? 1 : 0,
    -worth(link, wish),
    language,
    mediaType,
    // Of two that are met alike the one that is less special.
    named(link),
  ];
}

function compared(one: Fit, other: Fit): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** The weight of what a link meets of a request; 0 where it meets nothing. */
function worth(link: Traits, wish: Wish): number {
  return (
    (languageRank(link, wish) === UNMET ? 0 : WORTH.language) +
    (isInContext(link, wish) ? WORTH.context : 0) +
    (mediaRank(link, wish) === UNMET ? 0 : WORTH.mediaType)
  );
}

function named({ language, mediaType, context }: Traits): number {
  return [language, mediaType, context].filter((trait) => trait !== undefined).length;
}

function isInContext({ context }: Traits, wish: Wish): boolean {
  return context !== undefined && context === wish.context;
}

/**
 * The place of a link's language among those that are asked for: `de` meets `de-AT`, and the reverse (RFC
 * 4647, 3.3.1).
 */
function languageRank({ language }: Traits, { languages }: Wish): number {
  if (language === undefined) return UNMET;
  const own = language.toLowerCase();
  for (const [at, asked] of languages.entries()) {
    const range = asked.toLowerCase();
    if (range === own) return 2 * at;
    if (range.startsWith(`${own}-`) || own.startsWith(`${range}-`)) return 2 * at + 1;
  }
  return UNMET;
}

/** The same of its media type. That everything is taken says nothing. */
function mediaRank({ mediaType }: Traits, { mediaTypes }: Wish): number {
  if (mediaType === undefined) return UNMET;
  const own = mediaType.toLowerCase();
  const family = `${own.slice(0, own.indexOf("/"))}/*`;
  const at = mediaTypes.findIndex((asked) => [own, family].includes(asked.toLowerCase()));
  return at < 0 ? UNMET : at;
}
