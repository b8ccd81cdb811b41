import type { Clock } from "../../kit/shared/clock.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { DueDelivery, DeliveryOutcome } from "./delivery-records.ts";
import { busyDelay, retryDelay, trialDelay } from "./schedule.ts";
import type { Attempt, Sender } from "./sender.ts";
import { signedRequest } from "./signed-request.ts";
import { type Receiver, UnreadableSecret, type Webhooks } from "./webhooks.ts";

/** The outcome of an attempt, and whether the receiver asked for no more deliveries. */
export interface Settlement {
  readonly outcome: DeliveryOutcome;
  /** The address that answered 410. */
  readonly goneUrl: string | null;
}

/** The receiver wants no more deliveries (Standard Webhooks, "Delivery"). */
const GONE = 410;

/**
 * Makes one attempt at a delivery.
 * @param isTrusted - whether the receiver is known to take deliveries.
 * @throws StorageError when its receiver can't be looked up.
 */
export type AttemptDelivery = (delivery: DueDelivery, isTrusted: boolean) => Promise<Settlement>;

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
    url: string | null,
    {
      status,
      error,
      retryAfter,
      durationMs,
    }: Omit<Attempt, "durationMs"> & Pick<DeliveryOutcome, "durationMs">,
  ): Settlement {
    const at = clock.now();
    // One number for both: the delivery that is tried is due when its webhook is tried again.
    const spread = chance();
    const again = at + busyDelay(spread);
    const isBusy = error === "address_busy";
    const delay = error === null ? null : retryDelay(delivery.step + 1, spread, retryAfter);
    const nextAttemptAt = isBusy ? again : delay === null ? null : at + delay;
    const nextTryAt = isBusy ? again : at + trialDelay((delivery.trial ?? 0) + 1, spread, retryAfter);
    return {
      outcome: { delivery, status, error, nextAttemptAt, url, nextTryAt, at, durationMs },
      goneUrl: null,
    };
  }

  async function isCurrent(webhook: string, url: string): Promise<boolean> {
    const receiver = await receiverOf(webhook);
    return receiver?.url === url;
  }

  /** `unreadable` when another `QZ_SECRET` sealed the secrets. The operator can restore it, so the delivery is retried. */
  async function receiverFor(webhook: string): Promise<Receiver | "unreadable" | null> {
    try {
      return await receiverOf(webhook);
    } catch (error) {
      if (error instanceof UnreadableSecret) return "unreadable";
      throw error;
    }
  }

  return async (delivery, isTrusted) => {
    const { webhook } = delivery;
    const to = await receiverFor(webhook);
    if (to === "unreadable")
      return settled(delivery, null, {
        status: null,
        error: "secret_unreadable",
        retryAfter: null,
        durationMs: null,
      });
    if (to === null) {
      const at = clock.now();
      const outcome = { delivery, status: null, error: "webhook_removed", nextAttemptAt: null } as const;
      return { outcome: { ...outcome, url: null, nextTryAt: at, at, durationMs: null }, goneUrl: null };
    }
    const made = await send(await signedRequest(delivery, to, clock.now()), isTrusted);
    const settlement = settled(delivery, to.url, made);
    // A 410 of an address that was replaced meanwhile says nothing about the new one.
    if (made.status !== GONE || !(await isCurrent(webhook, to.url))) return settlement;
    return { outcome: { ...settlement.outcome, nextAttemptAt: null }, goneUrl: to.url };
  };
}
