import type { CodeStore } from "../codes/store/codes.ts";
import type { Destination } from "../codes/records.ts";
import type { Gs1Side, SideOf } from "../gs1/links.ts";
import type { Route, Signpost } from "../rules/route.ts";
import { type Clock, MINUTE } from "../../kit/shared/clock.ts";
import { codeBlocked, codeGone, codeUnreadable, UnknownShortId } from "../../kit/shared/common-faults.ts";
import type { Fault } from "../../kit/shared/fault.ts";
import { type ChangeStamp, FreshCache } from "../../kit/shared/fresh-cache.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import type { LargePart } from "../../kit/shared/parted-lru.ts";
import { atMostEvery } from "../../kit/shared/at-most-every.ts";
import {
  fileUrl,
  isShortAddress,
  pageUrl,
  type ShortAddress,
  splitAddress,
} from "../../kit/shared/short-address.ts";

/** The code that was scanned. Its rules are in its route, ready to be asked. */
export type ScannedCode = Pick<Destination, "codeId" | "tenantId" | "active" | "isBlocked" | "isLocked">;

/** The code that a short address leads to. */
export interface ResolvedCode {
  readonly destination: ScannedCode;
  /** Where its scans lead: of a locked code to its page. */
  readonly route: Route;
  /** Where a locked code leads once it is unlocked; `null` for all others. */
  readonly behind: Route | null;
  /** The side that only a code with a GS1 address has; `null` for all others. */
  readonly gs1: Gs1Side | null;
}

/** The result of a look-up: a code, active or disabled; `"gone"` for a deleted one; `null` where there never was one. */
export type Resolution = ResolvedCode | "gone" | null;

/** The fault of a code that was deleted, or is not active. */
export function closedFault(code: ResolvedCode | "gone"): Fault {
  return code !== "gone" && code.destination.isBlocked ? codeBlocked() : codeGone();
}

/** Short address → code, from a cache that edits invalidate. */
export interface Resolver {
  /** The answer if it is cached and fresh. Nothing is awaited: each promise costs a hundredth of a scan. */
  peek(address: ShortAddress): Resolution | undefined;
  /** The answer from the cache or the store. @throws Fault `storage_unavailable` when it can't be read. */
  resolve(address: ShortAddress): Promise<Resolution>;
  /** Whether there is a code, active or disabled, at a short address. @throws StorageError */
  exists(address: ShortAddress): Promise<boolean>;
  /** The tenant of the code at a short address; `null` where there is none. @throws Fault `storage_unavailable` */
  ownerOf(address: ShortAddress): Promise<string | null>;
  /**
   * The active code at a short address, as its page sees it. @throws Fault `code_not_found`, `code_gone` or
   * `code_blocked`, StorageError.
   */
  active(address: ShortAddress): Promise<ScannedCode>;
  /** The same, with where it leads. */
  activeRoute(address: ShortAddress): Promise<ResolvedCode>;
  /** Evicts a short address from the cache: its code was created, edited or deleted. */
  evict(address: ShortAddress): void;
  /** Evicts all codes of a tenant. */
  evictTenant(tenantId: string): void;
  /** Look-ups of scans and pages that failed since the start, because storage is out of order. */
  readonly unanswered: number;
}

/** Ordinary codes that the cache holds: those with a target of a hundred characters and no rules, some 64 MB in all. */
const CACHED_CODES = 100_000;
/** Bytes of an ordinary one. A code with twenty rules may take more than a megabyte. */
const ORDINARY = 640;
/** Codes of more than 20 KB have 32 MB for themselves. */
const LARGE: LargePart = { above: 32, capacity: 50_000 };

/** The ordinary codes that a code displaces. */
function weightOf(code: Resolution): number {
  return code === null || code === "gone"
    ? 1
    : Math.max(1, (code.route.size + (code.behind?.size ?? 0) + (code.gs1?.size ?? 0)) / ORDINARY);
}

/** While storage is out of order the log says so this often. */
const COMPLAINT_INTERVAL = MINUTE;

export function createResolver(needs: {
  find: CodeStore["resolve"];
  routeOf: (signpost: Signpost) => Route;
  sideOf: SideOf;
  stamp: ChangeStamp;
  /** Whether the store is known not to answer. Cached codes are used as they are then. */
  isAway: () => boolean;
  /** Milliseconds that a scan waits for the store to confirm a cached code that may have changed. */
  patience: number;
  baseUrl: string;
  /** Is told of each error of the store. */
  onFailure: (error: unknown) => void;
  clock: Clock;
  log: Log;
}): Resolver {
  const { find, routeOf, sideOf, stamp, isAway, patience, baseUrl, onFailure, clock, log } = needs;
  const isTimeToComplain = atMostEvery(clock, COMPLAINT_INTERVAL);
  let unanswered = 0;
  const cache = new FreshCache<ShortAddress, Resolution>(CACHED_CODES, stamp, load, {
    weigh: weightOf,
    large: LARGE,
    patience,
    isAway,
  });

  async function load(address: ShortAddress): Promise<Resolution> {
    const destination = await find(address);
    if (destination === null || destination === "gone") return destination;
    const { codeId, tenantId, active, isBlocked, isLocked, ...more } = destination;
    const { hasLanding, directFile, ...leading } = more;
    const place = splitAddress(address);
    const page = pageUrl(baseUrl, place);
    // The page of a locked code asks for its password, whatever it has.
    const led = directFile === null || isLocked ? page : fileUrl(baseUrl, place.domain, directFile);
    const own = routeOf({ ...leading, page: hasLanding ? led : null });
    return {
      destination: { codeId, tenantId, active, isBlocked, isLocked },
      route: isLocked ? routeOf({ ...leading, rules: null, page }) : own,
      behind: isLocked ? own : null,
      gs1: sideOf(destination),
    };
  }

  /** A text that can't be a short address is neither looked up nor cached: it may be as long as a request line. */
  async function known(address: ShortAddress): Promise<Resolution> {
    return isShortAddress(address) ? cache.get(address) : null;
  }

  async function resolve(address: ShortAddress): Promise<Resolution> {
    try {
      return await cache.get(address);
    } catch (error) {
      unanswered++;
      onFailure(error);
      // The log has the error once a while. A Fault in its place is not logged again with each answer.
      if (isTimeToComplain())
        log.error("short ids can't be looked up", { ...errorFields(error), unanswered });
      throw codeUnreadable();
    }
  }

  async function activeRoute(address: ShortAddress): Promise<ResolvedCode> {
    const code = await known(address);
    if (code === null) throw new UnknownShortId();
    if (code === "gone" || !code.destination.active) throw closedFault(code);
    return code;
  }

  return {
    get unanswered() {
      return unanswered;
    },
    peek: (address) => cache.peek(address),
    resolve,
    async ownerOf(address) {
      const code = isShortAddress(address) ? await resolve(address) : null;
      return code === null || code === "gone" ? null : code.destination.tenantId;
    },
    async exists(address) {
      const code = await known(address);
      return code !== null && code !== "gone";
    },
    active: async (address) => (await activeRoute(address)).destination,
    activeRoute,
    evict: (address) => cache.evict(address),
    evictTenant: (tenantId) =>
      cache.evictWhere((code) => code !== null && code !== "gone" && code.destination.tenantId === tenantId),
  };
}
