import { toStoredArt } from "../../src/features/logos/art.ts";
import type { Scheme } from "../../src/features/logos/traits.ts";
import type { BrandEntry, LogoDetails, LogoTraits } from "../../src/features/logos/records.ts";
import { squashed, words } from "../../src/features/logos/words.ts";
import type { Brand } from "./brands.ts";
import { isNoBrand, SOURCES, type SourceName } from "./candidate.ts";
import type { Chosen } from "./choose.ts";
import { ALLOWED } from "./licenses.ts";
import { categoryOf } from "./tables/categories.ts";

/** A brand in the catalog. */
export interface BrandRow extends BrandEntry {
  readonly logos: readonly LogoRow[];
}

/** A logo in the catalog. */
export interface LogoRow extends LogoTraits, LogoDetails {
  readonly source: SourceName;
  readonly licenseUrl: string;
  readonly art: Uint8Array;
}

const SCHEME_ORDER: readonly Scheme[] = ["color", "monochrome", "dark", "light"];
const FORM_ORDER = ["icon", "plain", "wordmark", "other"] as const;
const SOURCE_ORDER = Object.keys(SOURCES);

/** A brand's row with its logos in order of listing: a plain icon in its own colours first. */
export function brandRow(brand: Brand, chosen: readonly Chosen[], synonyms: readonly string[]): BrandRow {
  const sources = new Set(brand.candidates.map(({ source }) => source));
  const category = categoryOf(brand.slug, brand.tags, sources);
  const others = [...brand.aliases, ...synonyms];
  const nameWords = new Set(words(brand.name));
  const slugs = isNoBrand(brand.slug) ? [] : [brand.slug];
  const aliasWords = new Set(others.flatMap(words).filter((word) => !nameWords.has(word)));
  const kinds = [category, ...brand.tags].flatMap(words).filter((word) => word !== "brand");
  const kindWords = new Set(kinds.filter((word) => !nameWords.has(word) && !aliasWords.has(word)));
  const keys = new Set([brand.name, ...slugs, ...others].map(squashed).filter((key) => key !== ""));
  const natives = chosen.toSorted((a, b) => place(brand, a) - place(brand, b) || (a.id < b.id ? -1 : 1));
  return {
    slug: brand.slug,
    name: brand.name,
    category,
    popularity: sources.size,
    keys: [...keys],
    nameWords: [...nameWords],
    aliasWords: [...aliasWords],
    kindWords: [...kindWords],
    logos: [...natives.map((one) => nativeRow(brand, one)), ...derivedRows(brand, natives)],
  };
}

function place({ name }: Brand, { candidate, scheme, art, look }: Chosen): number {
  const mono = scheme === "dark" && look.color === null ? 0 : 1;
  const parts = [
    art.kind === "bitmap" ? 1 : 0,
    // A logo under another name, mostly an older drawing, comes after those under the brand's own.
    squashed(candidate.title ?? candidate.slug) === squashed(name) ? 0 : 1,
    FORM_ORDER.indexOf(candidate.form === "plain" ? "icon" : candidate.form),
    SCHEME_ORDER.indexOf(scheme),
    mono,
    SOURCE_ORDER.indexOf(candidate.source),
  ];
  return parts.reduce((sum, part) => sum * 10 + part, 0);
}

function nativeRow(brand: Brand, { id, candidate, art, scheme, look }: Chosen): LogoRow {
  const { source, license } = candidate;
  const stored = toStoredArt(art);
  return {
    id,
    format: stored.format,
    scheme,
    source,
    license,
    licenseUrl: candidate.licenseUrl ?? ALLOWED[license]?.url ?? "",
    attribution: `${brand.name}, by way of ${SOURCES[source].title} (${SOURCES[source].author}), ${license}`,
    sourceUrl: candidate.sourceUrl,
    guidelines:
      candidate.guidelines ??
      brand.candidates.find(({ guidelines }) => guidelines !== null)?.guidelines ??
      null,
    color: art.kind === "vector" ? look.color : null,
    derived: false,
    art: stored.bytes,
  };
}

/** The colour of a one-coloured drawing for each background. */
const RECOLORED = [
  { scheme: "dark", color: "#ffffff" },
  { scheme: "light", color: "#000000" },
] as const;

/**
 * Recoloured versions for dark and light backgrounds, where a brand has a drawing of one colour and none for that
 * background.
 */
function derivedRows(brand: Brand, natives: readonly Chosen[]): LogoRow[] {
  const ofOneColor = natives.filter(({ art, look }) => art.kind === "vector" && look.color !== null);
  const base = ofOneColor.find(({ scheme }) => scheme === "monochrome") ?? ofOneColor[0];
  if (base === undefined) return [];
  const have = new Set(natives.map(({ scheme }) => scheme));
  return RECOLORED.filter(({ scheme }) => !have.has(scheme)).map(({ scheme, color }) => ({
    ...nativeRow(brand, base),
    id: `${base.id}.on-${scheme}`,
    scheme,
    color,
    derived: true,
  }));
}
