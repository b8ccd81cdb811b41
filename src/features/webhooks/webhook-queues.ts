import { Lru } from "../../kit/shared/lru.ts";
import type { DueDelivery } from "./delivery-records.ts";

/**
 * Fairness between webhooks. Every webhook with something due has a queue, and queues take turns, one
 * delivery each. How many deliveries of a queue may be in flight depends on how its receiver answers.
 * Receivers that fail share places of their own, and so do unknown ones: however many receivers are dead, the
 * others always have room.
 */

/**
 * Deliveries in flight at once: of one webhook, and of all by the health of their receivers. Each has a
 * connection.
 */
const WIDEST = 8;
const NARROWEST = 2;
const PLACES = { sound: 100, unknown: 70, failing: 70 } as const;

/** Webhooks whose receiver's answers are remembered while they have nothing to send. */
const REMEMBERED = 10_000;

type Health = keyof typeof PLACES;
const HEALTHS = ["sound", "unknown", "failing"] as const;

/** How a webhook's receiver answered last. */
interface KnownReceiver {
  readonly width: number;
  readonly health: Health;
  /** Deliveries in a row that failed. */
  readonly failures: number;
}

/** The deliveries of one webhook that are due. */
export interface WebhookQueue {
  readonly webhook: string;
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

export interface WebhookQueues {
  /** The webhook's queue; one is made if there is none. */
  of(webhook: string): WebhookQueue;
  /** Lets a queue wait for its turn if it may send or load, and drops it if it has nothing left. */
  enqueue(queue: WebhookQueue): void;
  /** Whether a queue may send now. */
  readonly canSend: boolean;
  /** The queue whose turn it is, which waits no more; `null` when none may send now. */
  next(): WebhookQueue | null;
  /**
   * Counts a delivery of the queue as in flight.
   * @returns called at its end: whether it arrived, `null` when unknown.
   */
  begin(queue: WebhookQueue, id: string): (arrived: boolean | null) => void;
  /** The number of deliveries of the queue that failed in a row. */
  failuresOf(queue: WebhookQueue): number;
  /** Queues that have something to do. */
  readonly size: number;
}

export function createWebhookQueues(): WebhookQueues {
  const queues = new Map<string, WebhookQueue>();
  /** How many deliveries of a webhook may be in flight, and how its last ones ended. */
  const receivers = new Lru<string, KnownReceiver>(REMEMBERED);
  const waiting: Record<Health, Set<WebhookQueue>> = {
    sound: new Set(),
    unknown: new Set(),
    failing: new Set(),
  };
  const inFlight: Record<Health, number> = { sound: 0, unknown: 0, failing: 0 };
  const UNKNOWN: KnownReceiver = { width: NARROWEST, health: "unknown", failures: 0 };

  const receiverOf = (queue: WebhookQueue) => receivers.get(queue.webhook) ?? UNKNOWN;

  function take(health: Health): WebhookQueue | null {
    if (inFlight[health] >= PLACES[health]) return null;
    for (const queue of waiting[health]) {
      waiting[health].delete(queue);
      return queue;
    }
    return null;
  }

  return {
    of(webhook) {
      const known = queues.get(webhook);
      if (known) return known;
      const queue = {
        webhook,
        page: [],
        inFlight: new Set<string>(),
        more: true,
        loading: false,
        after: "",
      };
      queues.set(webhook, queue);
      return queue;
    },

    enqueue(queue) {
      const { width, health } = receiverOf(queue);
      const isIdle = queue.page.length === 0 && !queue.more && !queue.loading;
      if (isIdle && queue.inFlight.size === 0) queues.delete(queue.webhook);
      for (const line of Object.values(waiting)) line.delete(queue);
      if (isIdle || queue.loading || queue.inFlight.size >= width) return;
      waiting[health].add(queue);
    },

    get canSend() {
      return HEALTHS.some((health) => waiting[health].size > 0 && inFlight[health] < PLACES[health]);
    },

    next: () => take("sound") ?? take("unknown") ?? take("failing"),

    begin(queue, id) {
      const { health } = receiverOf(queue);
      inFlight[health]++;
      queue.inFlight.add(id);
      return (arrived) => {
        inFlight[health]--;
        queue.inFlight.delete(id);
        if (arrived === null) return;
        const { width, failures } = receiverOf(queue);
        receivers.set(queue.webhook, {
          health: arrived ? "sound" : "failing",
          width: arrived ? Math.min(WIDEST, width * 2) : Math.max(NARROWEST, Math.floor(width / 2)),
          failures: arrived ? 0 : failures + 1,
        });
      };
    },

    failuresOf: (queue) => receiverOf(queue).failures,

    get size() {
      return queues.size;
    },
  };
}
