import type { CodeStore, Destination } from "../codes/store.ts";
import { type Clock, MINUTE } from "../shared/clock.ts";
import { Fault } from "../shared/fault.ts";
import { type ChangeStamp, FreshCache } from "../shared/fresh.ts";
import { errorFields, type Log } from "../shared/log.ts";
import { nowAndThen } from "../shared/now-and-then.ts";
import type { Observer, Sighting } from "./observe.ts";
import type { Recorder } from "./recorder.ts";

/** Where a short id leads. */
export type Resolution =
  | { readonly kind: "redirect"; readonly location: string; readonly setCookie: string | null }
  /** Disabled, or deleted: the code was there once. */
  | { readonly kind: "gone" }
  | { readonly kind: "unknown" };

export interface Resolver {
  /** Follows a short id and, where it leads somewhere and there is a sighting, records the scan before it resolves. */
  resolve(shortId: string, sighting: Sighting | null): Promise<Resolution>;
  /** Whether there is a code with this short id, switched off or not. @throws StorageError */
  exists(shortId: string): Promise<boolean>;
  /** The code behind a short id, as its page sees it. @throws Fault `code_not_found` or `code_gone`, StorageError. */
  active(shortId: string): Promise<Destination>;
  /** Forgets what was known of a short id: its code was made, edited or deleted. */
  forget(shortId: string): void;
}

interface Route {
  readonly destination: Destination;
  readonly location: string;
}

/** Targets have up to 2,048 characters, most have a hundred: some 40 MB. */
const CACHED_SHORT_IDS = 100_000;

/** A scanner does not wait longer than this, in milliseconds, to hear whether a known code has changed elsewhere. */
const PATIENCE = 300;

/** While storage is out of order the log says so this often. */
const COMPLAINT_INTERVAL = MINUTE;

const GONE: Resolution = { kind: "gone" };
const UNKNOWN: Resolution = { kind: "unknown" };

export function createResolver(needs: {
  find: CodeStore["resolve"];
  stamp: ChangeStamp;
  observe: Observer;
  recorder: Recorder;
  baseUrl: string;
  clock: Clock;
  log: Log;
}): Resolver {
  const { observe, recorder, baseUrl, clock, log } = needs;
  const isTimeToComplain = nowAndThen(clock, COMPLAINT_INTERVAL);
  const cache = new FreshCache<string, Route | "gone" | null>(CACHED_SHORT_IDS, needs.stamp, load, PATIENCE);

  async function load(shortId: string): Promise<Route | "gone" | null> {
    const destination = await needs.find(shortId);
    if (destination === null || destination === "gone") return destination;
    // Serialised once: the URL parser percent-encodes what a header may not carry.
    const location = destination.hasLanding ? `${baseUrl}/p/${shortId}` : new URL(destination.target).href;
    return { destination, location };
  }

  async function lookUp(shortId: string): Promise<Route | "gone" | null> {
    try {
      return await cache.get(shortId);
    } catch (error) {
      // A scanner must never see a storage error. What can't be looked up is, for now, unknown.
      if (isTimeToComplain()) log.error("short ids can't be looked up", errorFields(error));
      return null;
    }
  }

  return {
    async resolve(shortId, sighting) {
      const route = cache.peek(shortId) ?? (await lookUp(shortId));
      if (route === null) return UNKNOWN;
      if (route === "gone" || !route.destination.active) return GONE;
      const { location } = route;
      if (!sighting) return { kind: "redirect", location, setCookie: null };
      const observation = observe(sighting, route.destination);
      const { scan, setCookie } = observation instanceof Promise ? await observation : observation;
      const kept = await recorder.record(scan);
      // A device nobody remembers must not carry an id.
      return { kind: "redirect", location, setCookie: kept ? setCookie : null };
    },
    async exists(shortId) {
      const route = await cache.get(shortId);
      return route !== null && route !== "gone";
    },
    async active(shortId) {
      const route = await cache.get(shortId);
      if (route === null) throw new Fault("code_not_found", "There is no code with this short id.");
      if (route !== "gone" && route.destination.active) return route.destination;
      throw new Fault("code_gone", "This code was switched off or deleted by its owner.");
    },
    forget: (shortId) => cache.drop(shortId),
  };
}
