import { type Clock, HOUR, isoTime } from "../shared/clock.ts";
import { Fault } from "../shared/fault.ts";
import { explain } from "../shared/reasons.ts";
import { type ChangeStamp, FreshCache } from "../shared/fresh.ts";
import { onceUnlessRejected } from "../shared/once.ts";
import { unpinned } from "../shared/pin.ts";
import {
  artKey,
  type StoredArt,
  toStoredArt,
  type LogoCopy,
  readArt,
  recolored,
  svgDocument,
} from "./art.ts";
import { CATALOG_BASE, type Facets, type Logo, type Pagination } from "./model.ts";
import { renderLogo } from "./render.ts";
import { createLogoIndex, type LogoIndex, type IndexedLogo } from "./logo-index.ts";
import type { ImportedLogo, LogoDetails, LogoStore, OpenShippedCatalog, Renderings } from "./store.ts";

/** A request for a page of the list. */
export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly text: string | null;
  readonly category: string | null;
  readonly format: string | null;
  readonly scheme: string | null;
  readonly source: string | null;
  /** Only what was added in the last hours. */
  readonly sinceHours: number | null;
  readonly newestFirst: boolean;
}

export interface LogoPage {
  readonly logos: readonly Logo[];
  readonly pagination: Pagination;
  /** With a text that was searched. */
  readonly facets: Facets | null;
}

/** A logo's file. */
export interface LogoFile {
  readonly bytes: Uint8Array;
  readonly mediaType: "image/svg+xml" | "image/png";
  readonly licenseUrl: string | null;
}

/** The form of a logo's file. */
export interface FileOptions {
  /** `own` is the logo's own format. */
  readonly format: "own" | "svg" | "png";
  /** Pixels of a PNG's longer side; its own where it is `own` and a PNG, 512 otherwise. */
  readonly size: number | null;
  /** `#rrggbb`, for logos of one colour. */
  readonly color: string | null;
}

/** The catalog: logos that shipped, and those that operators added. */
export interface Logos {
  /** @throws StorageError when the catalog can't be unpacked. */
  list(query: ListQuery): Promise<LogoPage>;
  /** @throws Fault `logo_not_found`. */
  get(id: string): Promise<Logo>;
  facets(): Promise<Facets>;
  /** @throws Fault `logo_not_found`, `color_unsupported`. */
  file(id: string, options: FileOptions): Promise<LogoFile>;
  /** The drawing of a logo as it is shown, or of the copy that a pinned id names; `null` when there is none. */
  drawing(id: string): Promise<StoredArt | null>;
  /**
   * A copy of a logo's drawing, to be stored with what names it: of the drawing as it is shown now, or, for a pinned id,
   * of the one that is stored under its key or would be. `null` when there is none.
   */
  copy(id: string): Promise<LogoCopy | null>;
}

const DEFAULT_SIZE = 512;

export function createLogos(needs: {
  openShipped: OpenShippedCatalog;
  store: LogoStore;
  renderings: Renderings;
  /** Changes when another process wrote: an operator may have added logos. */
  stamp: ChangeStamp;
  clock: Clock;
}): Logos {
  const { store, renderings, clock } = needs;
  const imported = new FreshCache<"all", readonly ImportedLogo[]>(1, needs.stamp, () => store.imported());
  let cached: { readonly of: readonly ImportedLogo[]; readonly index: LogoIndex } | null = null;

  /** Opened at the first use; a failure is tried again at the next one. */
  const shipped = onceUnlessRejected(needs.openShipped);

  async function currentIndex(): Promise<LogoIndex> {
    const added = await imported.get("all");
    if (cached && sameLogos(cached.of, added)) return cached.index;
    cached = { of: added, index: createLogoIndex(await shipped(), added) };
    return cached.index;
  }

  async function find(id: string): Promise<IndexedLogo> {
    const logo = (await currentIndex()).logo(id);
    if (logo === null) throw new Fault("logo_not_found", "The catalog has no logo with this id.");
    return logo;
  }

  async function details(logo: IndexedLogo): Promise<LogoDetails> {
    return logo.imported ?? (await shipped()).details(logo.id);
  }

  async function storedArt(logo: IndexedLogo): Promise<StoredArt> {
    const art = logo.imported ? await store.importedArt(logo.id) : (await shipped()).art(logo.id);
    if (art === null) throw new Fault("logo_not_found", "The catalog has no logo with this id.");
    return art;
  }

  /** The drawing in a colour; by default a derived logo has its own colour, and any other is as it is stored. */
  async function drawn(logo: IndexedLogo, color: string | null): Promise<StoredArt> {
    const { derived, color: own } = await details(logo);
    if (color !== null && own === null)
      throw new Fault("color_unsupported", "Only logos of one colour, in SVG, come in other colours.", {
        errors: [{ pointer: "?color", ...explain("logo_has_colors") }],
      });
    const art = await storedArt(logo);
    const wanted = color ?? (derived ? own : null);
    return wanted === null ? art : toStoredArt(recolored(readArt(art), wanted));
  }

  /** The drawing of a logo of the catalog; `null` when there is none. */
  async function shown(id: string): Promise<StoredArt | null> {
    const logo = (await currentIndex()).logo(id);
    return logo === null ? null : drawn(logo, null);
  }

  async function toLogo(logo: IndexedLogo): Promise<Logo> {
    const { id, brand, format, scheme, source, variants, addedAt } = logo;
    const more = await details(logo);
    const path = `${CATALOG_BASE}/logos/${id}/file`;
    return {
      id,
      name: brand.name,
      category: brand.category,
      format,
      color_scheme: scheme,
      source,
      license: more.license,
      license_url: more.licenseUrl,
      attribution: more.attribution,
      source_url: more.sourceUrl,
      guidelines: more.guidelines,
      brand: brand.slug,
      variants,
      derived: more.derived,
      added_at: isoTime(addedAt),
      download: path,
      svg: `${path}.svg`,
      png: `${path}.png`,
    };
  }

  async function png(art: StoredArt, size: number): Promise<Uint8Array> {
    const key = `${artKey(art)}${size}`;
    const rendered = await renderings.get(key);
    if (rendered) return rendered;
    const fresh = await renderLogo(readArt(art), size);
    await renderings.set(key, fresh);
    return fresh;
  }

  return {
    async list({ page, pageSize, sinceHours, ...query }) {
      const since = sinceHours === null ? null : clock.now() - sinceHours * HOUR;
      const { logos, facets } = (await currentIndex()).find({ ...query, since });
      const from = (page - 1) * pageSize;
      return {
        logos: await Promise.all(logos.slice(from, from + pageSize).map(toLogo)),
        pagination: { page, pageSize, pages: Math.ceil(logos.length / pageSize), totalCount: logos.length },
        facets: query.text === null ? null : facets(),
      };
    },

    async get(id) {
      return toLogo(await find(id));
    },

    async facets() {
      return (await currentIndex()).find(EVERYTHING).facets();
    },

    async file(id, { format, size, color }) {
      const logo = await find(id);
      const { licenseUrl } = await details(logo);
      const art = await drawn(logo, color);
      const wanted = format === "own" ? art.format : format;
      if (wanted === "png") {
        const isOwn = format === "own" && size === null;
        const bytes = isOwn ? art.bytes : await png(art, size ?? DEFAULT_SIZE);
        return { bytes, mediaType: "image/png", licenseUrl };
      }
      const bytes = art.format === "svg" ? art.bytes : Buffer.from(svgDocument(readArt(art)));
      return { bytes, mediaType: "image/svg+xml", licenseUrl };
    },

    async drawing(id) {
      const { key } = unpinned(id);
      return key === null ? shown(id) : store.copy(key);
    },

    async copy(pinnedId) {
      const { id, key: wanted } = unpinned(pinnedId);
      const stored = wanted === null ? null : await store.copy(wanted);
      if (wanted !== null && stored !== null) return { key: wanted, ...stored };
      const art = await shown(id);
      if (art === null) return null;
      const key = artKey(art);
      return wanted === null || wanted === key ? { key, ...art } : null;
    },
  };
}

const EVERYTHING = {
  text: null,
  category: null,
  format: null,
  scheme: null,
  source: null,
  since: null,
  newestFirst: false,
};

function sameLogos(one: readonly ImportedLogo[], other: readonly ImportedLogo[]): boolean {
  return (
    one === other ||
    (one.length === other.length &&
      one.every(({ id, addedAt }, at) => id === other[at]?.id && addedAt === other[at]?.addedAt))
  );
}
