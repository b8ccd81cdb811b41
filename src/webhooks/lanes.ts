import { Lru } from "../shared/lru.ts";
import type { DueDelivery } from "./delivery-store.ts";

/**
 * Fairness between tenants. Every tenant with something due has a lane, and lanes take turns, one delivery each. How many
 * deliveries of a lane may be in flight depends on how its receiver answers. Receivers that fail share places of their
 * own, and so do unknown ones: however many receivers are dead, the others always have room.
 */

/** Deliveries in flight at once: of one tenant, and of all. Bun's fetch carries 256 at a time. */
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
  /** Loaded deliveries, in the order they are sent. */
  page: DueDelivery[];
  /** Ids of deliveries in flight. */
  readonly inFlight: Set<string>;
  /** Whether the store may have more. */
  more: boolean;
  loading: boolean;
  /** New deliveries up to this id were loaded. */
  after: string;
}

export interface Lanes {
  /** The tenant's lane; one is made if there is none. */
  of(tenantId: string): Lane;
  /** Queues a lane for its turn if it has anything to do, and drops it if it has nothing left. */
  queue(lane: Lane): void;
  /** Whether a lane may send now. */
  readonly canSend: boolean;
  /** Takes the lane whose turn it is off its queue; `null` when none may send now. */
  next(): Lane | null;
  /** Counts a delivery of the lane as in flight. @returns called at its end: whether it arrived, `null` when unknown. */
  begin(lane: Lane, id: string): (arrived: boolean | null) => void;
  /** Lanes that have something to do. */
  readonly size: number;
}

export function createLanes(): Lanes {
  const lanes = new Map<string, Lane>();
  /** How many deliveries of a tenant may be in flight, and whether its last one failed. */
  const receivers = new Lru<string, { readonly width: number; readonly health: Health }>(REMEMBERED);
  const queues: Record<Health, Set<Lane>> = { sound: new Set(), unknown: new Set(), failing: new Set() };
  const inFlight: Record<Health, number> = { sound: 0, unknown: 0, failing: 0 };
  const UNKNOWN = { width: NARROWEST, health: "unknown" } as const;

  const receiverOf = (lane: Lane) => receivers.get(lane.tenantId) ?? UNKNOWN;

  function take(health: Health): Lane | null {
    if (inFlight[health] >= PLACES[health]) return null;
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
      const lane = { tenantId, page: [], inFlight: new Set<string>(), more: true, loading: false, after: "" };
      lanes.set(tenantId, lane);
      return lane;
    },

    queue(lane) {
      const { width, health } = receiverOf(lane);
      const isIdle = lane.page.length === 0 && !lane.more && !lane.loading;
      if (isIdle && lane.inFlight.size === 0) lanes.delete(lane.tenantId);
      for (const queue of Object.values(queues)) queue.delete(lane);
      if (isIdle || lane.loading || lane.inFlight.size >= width) return;
      queues[health].add(lane);
    },

    get canSend() {
      return HEALTHS.some((health) => queues[health].size > 0 && inFlight[health] < PLACES[health]);
    },

    next: () => take("sound") ?? take("unknown") ?? take("failing"),

    begin(lane, id) {
      const { health } = receiverOf(lane);
      inFlight[health]++;
      lane.inFlight.add(id);
      return (arrived) => {
        inFlight[health]--;
        lane.inFlight.delete(id);
        if (arrived === null) return;
        const { width } = receiverOf(lane);
        receivers.set(lane.tenantId, {
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
