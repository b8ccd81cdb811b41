import { Lru } from "../shared/lru.ts";
import type { DueDelivery } from "./delivery-store.ts";

/**
 * Who sends next. Every tenant with something due has a lane of its own, and lanes take turns, one delivery each. How
 * many of a lane may be on their way goes by how its receiver answers. Receivers that fail share places of their own, and
 * so do those nobody knows yet: however many are dead, the others always have room.
 */

/** On their way at once: of one tenant, and of all. Bun's fetch carries 256 at a time. */
const WIDEST = 8;
const NARROWEST = 2;
const PLACES = { sound: 100, unknown: 70, failing: 70 } as const;

/** Tenants whose receiver's answers are remembered while they have nothing to send. */
const REMEMBERED = 10_000;

type Health = keyof typeof PLACES;
const HEALTHS = ["sound", "unknown", "failing"] as const;

/** What one tenant has to send. */
export interface Lane {
  readonly tenantId: string;
  /** Loaded, to be sent in this order. */
  page: DueDelivery[];
  /** On their way. */
  readonly flying: Set<string>;
  /** Whether there may be more to load. */
  more: boolean;
  loading: boolean;
  /** New deliveries up to this id were loaded. */
  after: string;
}

export interface Lanes {
  /** The tenant's lane; one is made if there is none. */
  of(tenantId: string): Lane;
  /** Lets a lane take its turn, if it has anything to do; forgets it if it has nothing left. */
  queue(lane: Lane): void;
  /** Whether there is a lane that may send now. */
  readonly canSend: boolean;
  /** The lane whose turn it is; `null` when none may send now. It is to be queued again. */
  next(): Lane | null;
  /** A delivery of the lane is on its way. @returns what to call when it came to something, and whether it arrived. */
  launch(lane: Lane, id: string): (arrived: boolean | null) => void;
  /** Lanes that have something to do. */
  readonly size: number;
}

export function createLanes(): Lanes {
  const lanes = new Map<string, Lane>();
  /** How many deliveries of a tenant may be on their way, and whether its last one failed. */
  const records = new Lru<string, { readonly width: number; readonly health: Health }>(REMEMBERED);
  const queues: Record<Health, Set<Lane>> = { sound: new Set(), unknown: new Set(), failing: new Set() };
  const flying: Record<Health, number> = { sound: 0, unknown: 0, failing: 0 };
  const UNKNOWN = { width: NARROWEST, health: "unknown" } as const;

  const recordOf = (lane: Lane) => records.get(lane.tenantId) ?? UNKNOWN;

  function take(health: Health): Lane | null {
    if (flying[health] >= PLACES[health]) return null;
    for (const lane of queues[health]) {
      queues[health].delete(lane);
      return lane;
    }
    return null;
  }

  return {
    of(tenantId) {
      const known = lanes.get(tenantId);
      if (known) return known;
      const lane = { tenantId, page: [], flying: new Set<string>(), more: true, loading: false, after: "" };
      lanes.set(tenantId, lane);
      return lane;
    },

    queue(lane) {
      const { width, health } = recordOf(lane);
      const isIdle = lane.page.length === 0 && !lane.more && !lane.loading;
      if (isIdle && lane.flying.size === 0) lanes.delete(lane.tenantId);
      for (const queue of Object.values(queues)) queue.delete(lane);
      if (isIdle || lane.loading || lane.flying.size >= width) return;
      queues[health].add(lane);
    },

    get canSend() {
      return HEALTHS.some((health) => queues[health].size > 0 && flying[health] < PLACES[health]);
    },

    next: () => take("sound") ?? take("unknown") ?? take("failing"),

    launch(lane, id) {
      const { health } = recordOf(lane);
      flying[health]++;
      lane.flying.add(id);
      return (arrived) => {
        flying[health]--;
        lane.flying.delete(id);
        if (arrived === null) return;
        const { width } = recordOf(lane);
        records.set(lane.tenantId, {
          health: arrived ? "sound" : "failing",
          width: arrived ? Math.min(WIDEST, width * 2) : Math.max(NARROWEST, Math.floor(width / 2)),
        });
      };
    },

    get size() {
      return lanes.size;
    },
  };
}
