import type { LogoStore } from "./store/logos.ts";
import { type Clock, HOUR, isoTime } from "../../kit/shared/clock.ts";
import type { Caller } from "../../kit/shared/caller.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { type ChangeStamp, FreshCache } from "../../kit/shared/fresh-cache.ts";
import { onceUnlessRejected } from "../../kit/shared/once.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import { inPieces } from "../../kit/shared/pieces.ts";
import { unpinned } from "../../kit/shared/pin.ts";
import { createYielder } from "../../kit/threads/yielder.ts";
import { artKey, type StoredArt, toStoredArt, type LogoCopy, readArt, recolored } from "./art.ts";
import { createLogoFiles, type FileOptions, type LogoFile, type LogoThreads } from "./files.ts";
import { CATALOG_BASE, type Facets, type Logo, type Pagination } from "./model.ts";
import { createLogoIndex, type LogoIndex, type IndexedLogo } from "./logo-index.ts";
import type { ImportedLogo, LogoDetails, OpenShippedCatalog, Renderings } from "./records.ts";

/** Milliseconds of indexing between two turns of the event loop. */
const LONGEST_HOLD = 4;

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

/** The catalog: logos that shipped, and those that operators added. */
export interface Logos {
  /**
   * @throws StorageError when the catalog can't be unpacked, and Fault `storage_unavailable` on a nearly full
   * disk.
   */
  list(query: ListQuery): Promise<LogoPage>;
  /** @throws Fault `logo_not_found`. */
  get(id: string): Promise<Logo>;
  facets(): Promise<Facets>;
  /** @throws Fault `logo_not_found`, `color_unsupported`, `busy`, `rate_limited`. */
  file(id: string, options: FileOptions, by: Actor): Promise<LogoFile>;
  /**
   * A file that is in memory and still what the catalog has; `null` otherwise. Nothing is awaited. Its cost
   * is still to be paid.
   */
  cachedFile(id: string, options: FileOptions): LogoFile | null;
  /** The drawing of a logo as it is shown, or of the copy that a pinned id names; `null` when there is none. */
  drawing(id: string): Promise<StoredArt | null>;
  /**
   * A copy of a logo's drawing, to be stored with what names it: of the drawing as it is shown now, or, for a pinned id,
   * of the one that is stored under its key or would be. `null` when there is none.
   */
  copy(id: string): Promise<LogoCopy | null>;
  /** Called when this process has added or removed an imported logo. */
  evictImported(): void;
}

export function createLogos(needs: {
  openShipped: OpenShippedCatalog;
  store: LogoStore;
  renderings: Renderings;
  /** Work on other threads. */
  jobsFor: (caller: Caller, expected: number) => LogoThreads;
  /** Changes when another process wrote: an operator may have added logos. */
  stamp: ChangeStamp;
  clock: Clock;
}): Logos {
  const { store, clock } = needs;
  const imported = new FreshCache<"all", readonly ImportedLogo[]>(1, needs.stamp, () => store.imported());
  let current: { readonly of: readonly ImportedLogo[]; readonly index: Promise<LogoIndex> } | null = null;
  /** The index that was used last. */
  let used: { readonly of: readonly ImportedLogo[]; readonly index: LogoIndex } | null = null;

  /** Opened at the first use; a failure is tried again at the next one. */
  const shipped = onceUnlessRejected(needs.openShipped);

  async function currentIndex(): Promise<LogoIndex> {
    const added = await imported.get("all");
    if (!current || !sameLogos(current.of, added)) {
      const index = indexOf(added);
      current = { of: added, index };
      // The next use tries again.
      index.catch(() => {
        if (current?.index === index) current = null;
      });
    }
    const index = await current.index;
    used = { of: added, index };
    return index;
  }

  async function indexOf(added: readonly ImportedLogo[]): Promise<LogoIndex> {
    return inPieces(createLogoIndex(await shipped(), added), createYielder(LONGEST_HOLD));
  }

  function inIndex(index: LogoIndex, id: string): IndexedLogo {
    const logo = index.logo(id);
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

  const files = createLogoFiles({ ...needs, details, art: storedArt });

  /** The drawing of a logo of the catalog; `null` when there is none. */
  async function shown(id: string): Promise<StoredArt | null> {
    const logo = (await currentIndex()).logo(id);
    if (logo === null) return null;
    const { derived, color } = await details(logo);
    const art = await storedArt(logo);
    return derived && color !== null ? toStoredArt(recolored(readArt(art), color)) : art;
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

  return {
    evictImported: () => imported.clear(),

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
      return toLogo(inIndex(await currentIndex(), id));
    },

    async facets() {
      return (await currentIndex()).find(EVERYTHING).facets();
    },

    async file(id, options, by) {
      const index = await currentIndex();
      return files.file(index, inIndex(index, id), options, by);
    },

    cachedFile(id, options) {
      const isCurrent = used !== null && used.of === imported.peek("all");
      return used !== null && isCurrent ? files.cached(used.index, id, options) : null;
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
