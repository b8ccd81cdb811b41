import { type Clock, SECOND } from "../../kit/shared/clock.ts";
import { Lru } from "../../kit/shared/lru.ts";
import type { Receiver, Webhooks } from "./webhooks.ts";

/**
 * A cache of receivers for a second: to read one and open its secrets costs as much as a delivery. It is emptied after that
 * second, so that no secret stays in memory that nothing is signed with.
 */
export interface Receivers {
  of: Webhooks["receiverOf"];
  /** Evicts a webhook's receiver, because it was changed. */
  evict(webhook: string): void;
}

interface CachedReceiver {
  readonly receiver: Receiver | null;
  readonly at: number;
}

const CAPACITY = 1_000;

/** Short enough for a secret that expires, and for changes by another process. */
const FRESH = SECOND;

export function createReceivers(needs: {
  receiverOf: Webhooks["receiverOf"];
  clock: Clock;
  timeout: (milliseconds: number) => Promise<void>;
}): Receivers {
  const { receiverOf, clock, timeout } = needs;
  const cache = new Lru<string, CachedReceiver>(CAPACITY);
  /** Tells whether a change came while a receiver was read. */
  let changes = 0;

  function keep(webhook: string, entry: CachedReceiver): void {
    if (cache.size === 0) void timeout(FRESH).then(() => cache.clear());
    cache.set(webhook, entry);
  }

  return {
    async of(webhook) {
      const now = clock.now();
      const last = cache.get(webhook);
      if (last && Math.abs(now - last.at) < FRESH) return last.receiver;
      const before = changes;
      const receiver = await receiverOf(webhook);
      if (changes === before) keep(webhook, { receiver, at: now });
      return receiver;
    },
    evict(webhook) {
      changes++;
      cache.delete(webhook);
    },
  };
}
