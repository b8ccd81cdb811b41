import type { Clock } from "../shared/clock.ts";
import type { Ids } from "../shared/ids.ts";
import type { DueDelivery, Outcome } from "./delivery-store.ts";
import { retryDelay } from "./schedule.ts";
import type { Attempt, Sender } from "./sender.ts";
import { signedRequest } from "./signed-request.ts";
import { type Receiver, UnreadableSecret, type Webhooks } from "./webhooks.ts";

/** The outcome of an attempt, and whether the receiver asked for no more deliveries. */
export interface Settlement {
  readonly outcome: Outcome;
  /** The address that answered 410. */
  readonly goneUrl: string | null;
}

/** The receiver wants no more deliveries (Standard Webhooks, "Delivery"). */
const GONE = 410;

/** Makes one attempt at a delivery. @throws StorageError when its receiver can't be looked up. */
export type AttemptDelivery = (delivery: DueDelivery) => Promise<Settlement>;

export function createAttemptDelivery(needs: {
  receiverOf: Webhooks["receiverOf"];
  send: Sender;
  clock: Clock;
  ids: Ids;
}): AttemptDelivery {
  const { receiverOf, send, clock, ids } = needs;

  /** A random number from 0 to 1. */
  const chance = () => new DataView(ids.bytes(4).buffer).getUint32(0) / 0xffffffff;

  function settled(
    delivery: DueDelivery,
    { status, error, retryAfter }: Omit<Attempt, "durationMs">,
  ): Settlement {
    const at = clock.now();
    const delay = error === null ? null : retryDelay(delivery.step + 1, chance(), retryAfter);
    const nextAttemptAt = delay === null ? null : at + delay;
    return { outcome: { delivery, status, error, nextAttemptAt, at }, goneUrl: null };
  }

  async function isCurrent(tenantId: string, url: string): Promise<boolean> {
    const receiver = await receiverOf(tenantId);
    return receiver?.url === url;
  }

  /** `unreadable` when another `QZ_SECRET` sealed the secrets. The operator can restore it, so the delivery is retried. */
  async function receiverFor(tenantId: string): Promise<Receiver | "unreadable" | null> {
    try {
      return await receiverOf(tenantId);
    } catch (error) {
      if (error instanceof UnreadableSecret) return "unreadable";
      throw error;
    }
  }

  return async (delivery) => {
    const { tenantId } = delivery;
    const to = await receiverFor(tenantId);
    if (to === "unreadable")
      return settled(delivery, { status: null, error: "secret_unreadable", retryAfter: null });
    if (to === null) {
      const outcome = { delivery, status: null, error: "webhook_removed", nextAttemptAt: null } as const;
      return { outcome: { ...outcome, at: clock.now() }, goneUrl: null };
    }
    const made = await send(await signedRequest(delivery, to, clock.now()));
    const settlement = settled(delivery, made);
    // A 410 of an address that was replaced meanwhile says nothing about the new one.
    if (made.status !== GONE || !(await isCurrent(tenantId, to.url))) return settlement;
    return { outcome: { ...settlement.outcome, nextAttemptAt: null }, goneUrl: to.url };
  };
}
