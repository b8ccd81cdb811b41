import type { Clock } from "../shared/clock.ts";
import type { Ids } from "../shared/ids.ts";
import type { DueDelivery, Outcome } from "./delivery-store.ts";
import { envelope } from "./envelope.ts";
import { retryDelay } from "./schedule.ts";
import type { Attempt, Sender } from "./sender.ts";
import { signedHeaders } from "./signature.ts";
import { type Receiver, UnreadableSecret, type Webhooks } from "./webhooks.ts";

/** What an attempt came to, and whether the receiver asked to be left alone. */
export interface Tried {
  readonly outcome: Outcome;
  /** The address that answered 410. */
  readonly goneUrl: string | null;
}

/** The receiver says that nothing is to be sent any more (Standard Webhooks, "Delivery"). */
const GONE = 410;

/** Makes one attempt at a delivery. @throws StorageError when its receiver can't be looked up. */
export type Attempts = (delivery: DueDelivery) => Promise<Tried>;

export function createAttempts(needs: {
  receiverOf: Webhooks["receiverOf"];
  send: Sender;
  clock: Clock;
  ids: Ids;
}): Attempts {
  const { receiverOf, send, clock, ids } = needs;

  /** A number from 0 to 1. */
  const chance = () => new DataView(ids.bytes(4).buffer).getUint32(0) / 0xffffffff;

  async function attempt({ id, event }: DueDelivery, { url, secrets }: Receiver): Promise<Attempt> {
    const body = envelope(event);
    const headers = await signedHeaders({ id, event: event.event, body, at: clock.now(), secrets });
    return send({ url, body, headers });
  }

  function failed(delivery: DueDelivery, { status, error, retryAfter }: Omit<Attempt, "durationMs">): Tried {
    const at = clock.now();
    const delay = error === null ? null : retryDelay(delivery.step + 1, chance(), retryAfter);
    const nextAttemptAt = delay === null ? null : at + delay;
    return { outcome: { delivery, status, error, nextAttemptAt, at }, goneUrl: null };
  }

  async function isStill(tenantId: string, url: string): Promise<boolean> {
    const receiver = await receiverOf(tenantId);
    return receiver?.url === url;
  }

  /** `unreadable` when the secrets were sealed under another key: a matter of settings, so it is tried again. */
  async function receiver(tenantId: string): Promise<Receiver | "unreadable" | null> {
    try {
      return await receiverOf(tenantId);
    } catch (error) {
      if (error instanceof UnreadableSecret) return "unreadable";
      throw error;
    }
  }

  return async (delivery) => {
    const { tenantId } = delivery;
    const to = await receiver(tenantId);
    if (to === "unreadable")
      return failed(delivery, { status: null, error: "secret_unreadable", retryAfter: null });
    if (to === null) {
      const outcome = { delivery, status: null, error: "webhook_removed", nextAttemptAt: null } as const;
      return { outcome: { ...outcome, at: clock.now() }, goneUrl: null };
    }
    const made = await attempt(delivery, to);
    const tried = failed(delivery, made);
    // An address that was replaced meanwhile does not speak for the new one.
    if (made.status !== GONE || !(await isStill(tenantId, to.url))) return tried;
    return { outcome: { ...tried.outcome, nextAttemptAt: null }, goneUrl: to.url };
  };
}
