import { type Clock, HOUR, isoTime } from "../shared/clock.ts";
import { Fault } from "../shared/fault.ts";
import { explain } from "../shared/reasons.ts";
import { type ChangeStamp, FreshCache } from "../shared/fresh.ts";
import { unpinned } from "../shared/pin.ts";
import { type KeptArt, keepArt, type LogoCopy, readArt, recolored, svgDocument } from "./art.ts";
import { CATALOG_BASE, type Facets, type Logo, type Pagination } from "./model.ts";
import { artKey } from "./copy-key.ts";
import { renderLogo } from "./render.ts";
import { createShelf, type Shelf, type Shelved } from "./shelf.ts";
import type { ImportedLogo, LogoDetails, LogoStore, OpenShippedCatalog, Renderings } from "./store.ts";

/** What of the list is asked for. */
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

/** How a file is wanted. */
export interface FileWish {
  /** `own` is the logo's own format. */
  readonly format: "own" | "svg" | "png";
  /** Pixels of a PNG's longer side; its own where it is `own` and a PNG, 512 otherwise. */
  readonly size: number | null;
  /** `#rrggbb`, for logos of one colour. */
  readonly color: string | null;
}

/** The catalog: what shipped and what operators added. */
export interface Logos {
  /** @throws StorageError when the catalog can't be unpacked. */
  list(query: ListQuery): Promise<LogoPage>;
  /** @throws Fault `logo_not_found`. */
  get(id: string): Promise<Logo>;
  facets(): Promise<Facets>;
  /** @throws Fault `logo_not_found`, `color_unsupported`. */
  file(id: string, wish: FileWish): Promise<LogoFile>;
  /** The drawing of a logo as it is shown, or of the copy that a pinned id names; `null` when there is none. */
  drawing(id: string): Promise<KeptArt | null>;
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
  /** Differs from the last time when another process wrote: an operator may have added logos. */
  stamp: ChangeStamp;
  clock: Clock;
}): Logos {
  const { store, renderings, clock } = needs;
  const imported = new FreshCache<"all", readonly ImportedLogo[]>(1, needs.stamp, () => store.imported());
  let opening: ReturnType<OpenShippedCatalog> | null = null;
  let shelf: { readonly of: readonly ImportedLogo[]; readonly shelf: Shelf } | null = null;

  /** Opened once, when first needed; what failed is tried again by the next who asks. */
  function shipped() {
    opening ??= needs.openShipped().catch((error) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  async function current(): Promise<Shelf> {
    const added = await imported.get("all");
    if (shelf && sameLogos(shelf.of, added)) return shelf.shelf;
    shelf = { of: added, shelf: createShelf(await shipped(), added) };
    return shelf.shelf;
  }

  async function shelved(id: string): Promise<Shelved> {
    const logo = (await current()).logo(id);
    if (logo === null) throw new Fault("logo_not_found", "The catalog has no logo with this id.");
    return logo;
  }

  async function details(logo: Shelved): Promise<LogoDetails> {
    return logo.imported ?? (await shipped()).details(logo.id);
  }

  async function kept(logo: Shelved): Promise<KeptArt> {
    const art = logo.imported ? await store.importedArt(logo.id) : (await shipped()).art(logo.id);
    if (art === null) throw new Fault("logo_not_found", "The catalog has no logo with this id.");
    return art;
  }

  /** The drawing as it is shown: what was derived has the colour it was given. */
  async function drawn(logo: Shelved, color: string | null): Promise<KeptArt> {
    const { derived, color: own } = await details(logo);
    if (color !== null && own === null)
      throw new Fault("color_unsupported", "Only logos of one colour, in SVG, come in other colours.", {
        errors: [{ pointer: "?color", ...explain("logo_has_colors") }],
      });
    const art = await kept(logo);
    const wanted = color ?? (derived ? own : null);
    return wanted === null ? art : keepArt(recolored(readArt(art), wanted));
  }

  /** The drawing of a logo of the catalog; `null` when there is none. */
  async function shown(id: string): Promise<KeptArt | null> {
    const logo = (await current()).logo(id);
    return logo === null ? null : drawn(logo, null);
  }

  async function toLogo(shelvedLogo: Shelved): Promise<Logo> {
    const { id, brand, format, scheme, source, variants, addedAt } = shelvedLogo;
    const told = await details(shelvedLogo);
    const path = `${CATALOG_BASE}/logos/${id}/file`;
    return {
      id,
      name: brand.name,
      category: brand.category,
      format,
      color_scheme: scheme,
      source,
      license: told.license,
      license_url: told.licenseUrl,
      attribution: told.attribution,
      source_url: told.sourceUrl,
      guidelines: told.guidelines,
      brand: brand.slug,
      variants,
      derived: told.derived,
      added_at: isoTime(addedAt),
      download: path,
      svg: `${path}.svg`,
      png: `${path}.png`,
    };
  }

  async function png(art: KeptArt, size: number): Promise<Uint8Array> {
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
      const { logos, facets } = (await current()).find({ ...query, since });
      const from = (page - 1) * pageSize;
      return {
        logos: await Promise.all(logos.slice(from, from + pageSize).map(toLogo)),
        pagination: { page, pageSize, pages: Math.ceil(logos.length / pageSize), totalCount: logos.length },
        facets: query.text === null ? null : facets(),
      };
    },

    async get(id) {
      return toLogo(await shelved(id));
    },

    async facets() {
      return (await current()).find(EVERYTHING).facets();
    },

    async file(id, { format, size, color }) {
      const logo = await shelved(id);
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
