import { codeUnreadable } from "../../kit/shared/common-faults.ts";
import { type ChangeStamp, FreshCache } from "../../kit/shared/fresh-cache.ts";
import { leadsToOwnPage, pageUrl, type ShortAddress } from "../../kit/shared/short-address.ts";
import type { allLinksOf, PageLink } from "../codes/links-model.ts";
import type { Leading } from "../watch/traits.ts";
import type { Previewed } from "./records.ts";
import type { PreviewStore } from "./store.ts";

/** Facts about codes for those who don't want to follow them yet. */
export interface Previews {
  /**
   * @returns `"gone"` for a deleted code, `null` where there never was one.
   * @throws Fault `storage_unavailable`
   */
  of(address: ShortAddress): Promise<Previewed | "gone" | null>;
  /** Evicts a code from the cache: it was made, changed or deleted. */
  evict(address: ShortAddress): void;
  /** Evicts all codes: a workspace was suspended. */
  evictAll(): void;
}

/** A code has up to a hundred hosts. */
const CACHED = 1_000;

/** @param onFailure - is told of each error of the store. */
export function createPreviews(needs: {
  store: PreviewStore;
  /** All addresses to which scans of a code may lead, the default first. */
  destinationsOf: (code: Leading) => readonly string[];
  /**
   * The addresses that a code links: of its page, that is its links, imprint, privacy notice and those of its
   * fields.
   */
  linksOf: (code: Parameters<typeof allLinksOf>[0]) => readonly PageLink[];
  stamp: ChangeStamp;
  baseUrl: string;
  onFailure: (error: unknown) => void;
}): Previews {
  const { store, destinationsOf, linksOf, stamp, baseUrl, onFailure } = needs;
  const cache = new FreshCache<ShortAddress, Previewed | "gone" | null>(CACHED, stamp, load);

  async function load(address: ShortAddress): Promise<Previewed | "gone" | null> {
    const source = await store.find(address);
    if (source === null || source === "gone") return source;
    const { tenantId, isLocked, landing, createdAt, updatedAt } = source;
    const page = landing === null ? [] : [pageUrl(baseUrl, source)];
    const targets = leadsToOwnPage(source) ? destinationsOf(source).slice(1) : destinationsOf(source);
    const links = linksOf(source).map((link) => link.address);
    // No scan leads to a host on a list of the operator.
    const hosts = (isLocked ? [] : [...page, ...targets, ...links])
      .flatMap((url) => hostsIn(url))
      .filter((host) => !Object.hasOwn(source.listed ?? {}, host.replace(/\.$/, "")));
    const state = source.active ? "active" : source.isBlocked ? "blocked" : "off";
    // Whether a locked code has a page of its own is behind the lock, too.
    const hasPage = landing !== null && !isLocked;
    return { tenantId, state, isLocked, hosts: [...new Set(hosts)], hasPage, createdAt, updatedAt };
  }

  return {
    async of(address) {
      try {
        return await cache.get(address);
      } catch (error) {
        onFailure(error);
        throw codeUnreadable();
      }
    },
    evict: (address) => cache.evict(address),
    evictAll: () => cache.clear(),
  };
}

/** The host of an address; none for a mail address or a telephone number. */
function hostsIn(url: string): string[] {
  const hostname = URL.parse(url)?.hostname ?? "";
  return hostname === "" ? [] : [hostname];
}
