import type { DomainStore } from "./store/domains.ts";
import { hostOf, type ListedBy } from "../../kit/shared/target.ts";
import { type ChangeStamp, FreshCache } from "../../kit/shared/fresh-cache.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import { nextTurn } from "../../kit/shared/next-turn.ts";
import type { VerifiedHost } from "./records.ts";

/**
 * The verified hosts, all in memory: they serve while the database is away. A node hears of changes of others, which
 * takes a moment; meanwhile it goes on with what it knows.
 */
export interface Hosts {
  /** The verified host of a `Host` header, which may have a port, capital letters and a dot at its end; `null` for all others. */
  named(header: string | null): VerifiedHost | null;
  /** The verified host of a name as `URL` spells it. */
  of(host: string): VerifiedHost | null;
  /**
   * Whether GS1 Digital Links are answered on a verified host, or at the service's own address (`null`):
   * elsewhere no code has a GS1 identifier.
   */
  gs1On(host: string | null): boolean;
  /** The JSON that the apps of a platform ask a verified host for; `null` when it has none. @throws StorageError */
  appLinks(host: string, platform: "apple" | "android"): Promise<string | null>;
  /** Names for a thread that can't ask: those of all, a line each, and those of a tenant. */
  names(tenantId: string): HostNames;
  /** Loads all. @throws StorageError */
  load(): Promise<void>;
  /** Loads all in the background, again if that fails. */
  loadLater(): void;
  /** Loads one host, which has changed. */
  reload(host: string): Promise<void>;
  /**
   * Leaves out `home` and `notFound` of all hosts where they lead to a listed one, in steps, and brings back
   * those that are free again. Hosts that are loaded later are treated alike.
   */
  leaveOut(listedBy: ListedBy): Promise<void>;
}

/** Verified hosts as another thread is told them: one text is copied fast, however many there are. */
export interface HostNames {
  readonly all: string;
  readonly own: readonly string[];
  /** Those of the tenant's that `gs1On` is true of; `null` for the service's own. */
  readonly gs1: readonly (string | null)[];
}

/** Hosts that are read in one step. */
const AT_ONCE = 1_000;

/** Hosts whose addresses are compared with lists in one step: a millisecond. */
const COMPARED_AT_ONCE = 50;

/** Milliseconds between loads of all: a client may have other processes write all the time, and storage may be out of order. */
const PAUSE = 1_000;

/** Characters of JSON of a platform that are kept in memory, and what each text takes besides. */
const CACHED_LINKS = 4 * 1024 * 1024;
const OVERHEAD = 200;

/** Characters of the longest `Host` that is looked at: a name, a dot and a port. */
const LONGEST = 253 + 1 + 6;

export function createHosts(needs: {
  store: Pick<DomainStore, "verified" | "verifiedHost" | "appLinks">;
  stamp: ChangeStamp;
  /** Whether the store is known not to answer. It is not asked then. */
  isAway: () => boolean;
  /** The service's own name, which is never a domain, even if it was one before. */
  ownHost: string;
  /** Whether the service's own address answers GS1 Digital Links. */
  ownGs1: boolean;
  log: Log;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}): Hosts {
  const { store, stamp, isAway, ownHost, ownGs1, log, now = () => performance.now() } = needs;
  let hosts = new Map<string, VerifiedHost>();
  /** Those of which an address is left out, as they are stored. */
  let whole = new Map<string, VerifiedHost>();
  let listedBy: ListedBy | null = null;
  let loadedStamp = Number.NaN;
  let loading: Promise<void> | null = null;
  /** Hosts that were reloaded, and so may be newer than what a load in progress has read. */
  let reloads = 0;
  /** The last of those: one at a time, so that no slow answer replaces a newer one. */
  let reloading = Promise.resolve();
  let nextAt = Number.NEGATIVE_INFINITY;
  const links = { apple: linksOf("apple"), android: linksOf("android") };

  function linksOf(platform: "apple" | "android"): FreshCache<string, string | null> {
    const load = (host: string) => store.appLinks(host, platform);
    return new FreshCache(CACHED_LINKS, stamp, load, {
      weigh: (json) => OVERHEAD + (json?.length ?? 0),
      isAway,
    });
  }

  async function readAll(): Promise<Map<string, VerifiedHost>> {
    const found = new Map<string, VerifiedHost>();
    for (let after = ""; ;) {
      const some = await store.verified(after, AT_ONCE);
      for (const host of some) if (host.host !== ownHost) found.set(host.host, host);
      const last = some.at(-1);
      if (!last || some.length < AT_ONCE) return found;
      after = last.host;
      await nextTurn();
    }
  }

  /** A host less its addresses that lead to a listed one. */
  function withoutListed(host: VerifiedHost): VerifiedHost {
    const free = (address: string | null) => {
      const name = address === null ? null : hostOf(address);
      return name !== null && listedBy?.(name) ? null : address;
    };
    const [home, notFound] = [free(host.home), free(host.notFound)];
    return home === host.home && notFound === host.notFound ? host : { ...host, home, notFound };
  }

  /** Puts a host among others as lists have it. */
  function place(host: VerifiedHost, among = hosts, kept = whole): void {
    const served = withoutListed(host);
    among.set(host.host, served);
    if (served === host) kept.delete(host.host);
    else kept.set(host.host, host);
    if (served !== host && !whole.has(host.host))
      log.warn("a domain leads to a host on a list, and is not followed", { host: host.host });
  }

  /** The same for all of some. They take the place of the present ones, unless `isOld` says otherwise. */
  async function placeAll(found: Iterable<VerifiedHost>, isOld: () => boolean): Promise<boolean> {
    const [among, kept] = [new Map<string, VerifiedHost>(), new Map<string, VerifiedHost>()];
    let compared = 0;
    for (const host of found) {
      place(host, among, kept);
      const isCompared = listedBy !== null && (host.home !== null || host.notFound !== null);
      if (isCompared && ++compared % COMPARED_AT_ONCE === 0) await nextTurn();
    }
    if (isOld()) return false;
    [hosts, whole] = [among, kept];
    return true;
  }

  async function loadAll(): Promise<void> {
    for (let isDone = false; !isDone;) {
      const before = reloads;
      const at = stamp();
      isDone = await placeAll((await readAll()).values(), () => before !== reloads);
      if (isDone) loadedStamp = at;
    }
  }

  async function load(): Promise<void> {
    // One in progress may have read what has changed since.
    if (loading) reloads++;
    loading ??= loadAll().finally(() => {
      loading = null;
      nextAt = now() + PAUSE;
    });
    await loading;
  }

  function loadLater(): void {
    load().catch((error: unknown) => {
      loadedStamp = Number.NaN;
      log.warn("domains can't be read, to be tried again", errorFields(error));
    });
  }

  async function loadOne(host: string): Promise<void> {
    try {
      const found = await store.verifiedHost(host);
      whole.delete(host);
      if (found && host !== ownHost) place(found);
      else hosts.delete(host);
    } catch (error) {
      loadedStamp = Number.NaN;
      log.warn("a domain can't be read, to be tried again", { host, ...errorFields(error) });
    }
  }

  /** Whether all are to be loaded again. Storage that is out of order has changed nothing. */
  function isStale(): boolean {
    try {
      return stamp() !== loadedStamp && !loading && !isAway() && now() >= nextAt;
    } catch {
      return false;
    }
  }

  /** Loads all in the background when another process may have changed them. */
  function refresh(): void {
    if (isStale()) loadLater();
  }

  return {
    of: (host) => hosts.get(host) ?? null,

    gs1On: (host) => (host === null ? ownGs1 : hosts.get(host)?.gs1 === true),

    named(header) {
      refresh();
      if (hosts.size === 0 || header === null) return null;
      return hosts.get(header) ?? (header.length > LONGEST ? null : (hosts.get(plain(header)) ?? null));
    },

    appLinks: (host, platform) => links[platform].get(host),

    names(tenantId) {
      const own = [...hosts.values()].filter((host) => host.tenantId === tenantId);
      const gs1 = own.flatMap((host) => (host.gs1 ? [host.host] : []));
      return {
        all: [...hosts.keys()].join("\n"),
        own: own.map(({ host }) => host),
        gs1: ownGs1 ? [null, ...gs1] : gs1,
      };
    },

    load,
    loadLater,

    async leaveOut(lists) {
      listedBy = lists;
      // A load in progress has compared some with other lists.
      reloads++;
      for (let isDone = false; !isDone;) {
        const [from, before] = [hosts, reloads];
        const stored = [...from].map(([name, host]) => whole.get(name) ?? host);
        isDone = await placeAll(stored, () => from !== hosts || before !== reloads);
      }
    },

    reload(host) {
      reloads++;
      for (const cache of Object.values(links)) cache.evict(host);
      reloading = reloading.then(() => loadOne(host));
      return reloading;
    },
  };
}

/** A `Host` without its port and the dot at its end, in lower case. */
function plain(header: string): string {
  return header.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
}
