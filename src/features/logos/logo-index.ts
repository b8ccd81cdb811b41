import type { Facets } from "./model.ts";
import type { Pieces } from "../../kit/shared/pieces.ts";
import { createSearch } from "./search.ts";
import type { BrandEntry, ImportedLogo, LogoTraits, ShippedCatalog } from "./records.ts";
import { squashed, words } from "./words.ts";

/** A logo of the index, with its brand. */
export interface IndexedLogo extends LogoTraits {
  readonly brand: BrandEntry;
  /** The number of logos of its brand. */
  readonly variants: number;
  /** Milliseconds since the epoch. */
  readonly addedAt: number;
  /** `null` when it came with the program. */
  readonly imported: ImportedLogo | null;
}

/** The text and the filters of a search. */
export interface IndexQuery {
  readonly text: string | null;
  readonly category: string | null;
  readonly format: string | null;
  readonly scheme: string | null;
  readonly source: string | null;
  /** Added at this time or later, milliseconds since the epoch. */
  readonly since: number | null;
  readonly newestFirst: boolean;
}

export interface Found {
  readonly logos: readonly IndexedLogo[];
  /** Counts what was found. */
  facets(): Facets;
}

/** All logos in the order they are listed, ready to be searched: those that shipped, and those that operators added. */
export interface LogoIndex {
  find(query: IndexQuery): Found;
  logo(id: string): IndexedLogo | null;
}

/** A brand with its logos, those that an operator added first. */
interface BrandLogos {
  readonly brand: BrandEntry;
  readonly logos: IndexedLogo[];
}

/** Reads all brands and makes their search: some 400 ms of work. */
export function* createLogoIndex(
  shipped: ShippedCatalog,
  imported: readonly ImportedLogo[],
): Pieces<LogoIndex> {
  const groups = yield* arrange(shipped, imported);
  const all = groups.flatMap(({ logos }) => logos);
  const byId = new Map(all.map((logo) => [logo.id, logo]));
  const search = yield* createSearch(groups.map(({ brand }) => brand));

  function inOrder(text: string | null): readonly IndexedLogo[] {
    if (text === null) return all;
    return search.find(text).flatMap((at) => groups[at]?.logos ?? []);
  }

  return {
    find(query) {
      const logos = isFiltered(query)
        ? inOrder(query.text).filter((logo) => fits(logo, query))
        : inOrder(query.text);
      return {
        logos: query.newestFirst ? newestFirst(logos, shipped.release) : logos,
        facets: () => facetsOf(logos),
      };
    },
    logo: (id) => byId.get(id) ?? null,
  };
}

function* arrange(shipped: ShippedCatalog, imported: readonly ImportedLogo[]): Pieces<BrandLogos[]> {
  const added = Map.groupBy(imported, ({ brand }) => brand);
  const groups: BrandLogos[] = [];
  for (const { brand, logos } of yield* shipped.brands()) {
    groups.push(group(brand, logos, added.get(brand.slug) ?? [], shipped.release));
    added.delete(brand.slug);
    yield;
  }
  if (added.size === 0) return groups;
  for (const logos of added.values()) groups.push(group(newBrand(logos), [], logos, shipped.release));
  const keyed = groups.map((one) => ({ one, key: squashed(one.brand.name) }));
  return keyed.sort((a, b) => compare(a.key, b.key)).map(({ one }) => one);
}

function group(
  brand: BrandEntry,
  traits: readonly LogoTraits[],
  imported: readonly ImportedLogo[],
  release: number,
): BrandLogos {
  const variants = traits.length + imported.length;
  const own = imported.map((logo) => ({
    id: logo.id,
    format: logo.format,
    scheme: logo.scheme,
    source: logo.source,
    brand: { ...brand, name: logo.name, category: logo.category },
    variants,
    addedAt: logo.addedAt,
    imported: logo,
  }));
  const others = traits.map(({ id, format, scheme, source }) => ({
    id,
    format,
    scheme,
    source,
    brand,
    variants,
    addedAt: release,
    imported: null,
  }));
  return { brand: imported.length === 0 ? brand : withNames(brand, imported), logos: [...own, ...others] };
}

/** The brand, which is found by the names of its added logos, too. */
function withNames(brand: BrandEntry, imported: readonly ImportedLogo[]): BrandEntry {
  const names = imported.flatMap((logo) => [logo.name, ...logo.aliases]);
  return {
    ...brand,
    keys: [...new Set([...brand.keys, ...names.map(squashed).filter((key) => key !== "")])],
    aliasWords: [...brand.aliasWords, ...names.flatMap(words)],
  };
}

function newBrand(logos: readonly ImportedLogo[]): BrandEntry {
  const [first] = logos;
  const name = first?.name ?? "";
  const slug = first?.brand ?? "";
  const category = first?.category ?? "";
  const keys = [name, slug].map(squashed).filter((key) => key !== "");
  const search = { keys, nameWords: words(name), aliasWords: [], kindWords: words(category) };
  return withNames({ slug, name, category, popularity: 1, ...search }, logos);
}

function isFiltered({ text: _, newestFirst: __, ...filters }: IndexQuery): boolean {
  return Object.values(filters).some((value) => value !== null);
}

function fits(logo: IndexedLogo, query: IndexQuery): boolean {
  const { category, format, scheme, source, since } = query;
  return (
    (category === null || logo.brand.category === category) &&
    (format === null || logo.format === format) &&
    (scheme === null || logo.scheme === scheme) &&
    (source === null || logo.source === source) &&
    (since === null || logo.addedAt >= since)
  );
}

/** All shipped logos are as old as the release: only the few others have to be sorted. */
function newestFirst(logos: readonly IndexedLogo[], release: number): IndexedLogo[] {
  const newer: IndexedLogo[] = [];
  const older: IndexedLogo[] = [];
  const same: IndexedLogo[] = [];
  for (const logo of logos) {
    if (logo.addedAt === release) same.push(logo);
    else if (logo.addedAt > release) newer.push(logo);
    else older.push(logo);
  }
  const byAge = (a: IndexedLogo, b: IndexedLogo) => b.addedAt - a.addedAt;
  return [...newer.sort(byAge), ...same, ...older.sort(byAge)];
}

function facetsOf(logos: readonly IndexedLogo[]): Facets {
  const counts = { category: new Map(), format: new Map(), color_scheme: new Map(), source: new Map() };
  for (const { brand, format, scheme, source } of logos) {
    count(counts.category, brand.category);
    count(counts.format, format);
    count(counts.color_scheme, scheme);
    count(counts.source, source);
  }
  return {
    category: mostFirst(counts.category),
    format: mostFirst(counts.format),
    color_scheme: mostFirst(counts.color_scheme),
    source: mostFirst(counts.source),
  };
}

function count(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

function mostFirst(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort((a, b) => b[1] - a[1] || compare(a[0], b[0])));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
