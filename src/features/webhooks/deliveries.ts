import type { DeliveryStore } from "./store/deliveries.ts";
import { type Clock, isoTime } from "../../kit/shared/clock.ts";
import { invalidCursor } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { lowestId } from "../../kit/shared/ids.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import { nextTurn } from "../../kit/shared/next-turn.ts";
import type { Delivery, DeliveryList, DeliveryStatus } from "./delivery-model.ts";
import { envelope } from "./envelope.ts";
import type { StoredDelivery } from "./delivery-records.ts";
import { LONGEST_WAIT } from "./schedule.ts";
import type { PendingDeliveries } from "./webhooks.ts";

/** A webhook's deliveries: their log, and changes to those that wait or failed. */
export interface Deliveries extends PendingDeliveries {
  /** Fails what has waited behind others for as long as it would have been tried. Never rejects. */
  expire(webhook: string): Promise<void>;
  /** One page, newest first. @throws Fault `cursor_invalid`. */
  list(webhook: string, page: DeliveryPage): Promise<DeliveryList>;
  /** @throws Fault `delivery_not_found` when the webhook has no such delivery. */
  find(webhook: string, id: string): Promise<Delivery>;
  /**
   * Sends a delivery again, however it stands, and restarts its schedule.
   * @throws Fault `delivery_not_found`, or `no_url_set` when the webhook has no address.
   */
  retry(webhook: string, id: string): Promise<Delivery>;
}

export interface DeliveryPage {
  readonly status: DeliveryStatus | undefined;
  readonly limit: number;
  readonly cursor: string | null;
}

/** The error of a delivery that has waited for as long as it would have been tried. */
const EXPIRED = "receiver_failing";

/** Rows changed in one transaction: some 5 ms, so that scans hardly wait. */
const CHANGED_AT_ONCE = 500;

export function createDeliveries(needs: {
  store: DeliveryStore;
  hasReceiver: (webhook: string) => Promise<boolean>;
  /** Called when deliveries of the webhook came due. */
  onDue: (webhook: string) => void;
  clock: Clock;
  log: Log;
}): Deliveries {
  const { store, hasReceiver, onDue, clock, log } = needs;

  const notFound = () => new Fault("delivery_not_found", "You have no delivery with this id.");

  /** Repeats a step, yielding to the event loop in between. */
  async function untilDone(step: () => Promise<number>): Promise<void> {
    while ((await step()) === CHANGED_AT_ONCE) await nextTurn();
  }

  async function hasten(webhook: string): Promise<void> {
    const now = clock.now();
    try {
      await untilDone(() => store.hasten(webhook, now, now, CHANGED_AT_ONCE));
    } catch (error) {
      // They are sent to the new receiver all the same, when they come due.
      log.error("deliveries that wait could not be hastened", errorFields(error));
    }
    onDue(webhook);
  }

  return {
    async list(webhook, { status, limit, cursor }) {
      if (cursor !== null && !/^whd_[0-9a-z]{26}$/.test(cursor)) throw invalidCursor();
      const found = await store.list(webhook, {
        limit: limit + 1,
        ...(status === undefined ? {} : { status }),
        ...(cursor === null ? {} : { before: cursor }),
      });
      const deliveries = found.slice(0, limit).map(toDelivery);
      const nextCursor = found.length > limit ? (deliveries.at(-1)?.id ?? null) : null;
      return { deliveries, nextCursor };
    },

    async find(webhook, id) {
      const found = await store.get(webhook, id);
      if (!found) throw notFound();
      return toDelivery(found);
    },

    async retry(webhook, id) {
      if (!(await hasReceiver(webhook))) throw new Fault("no_url_set", "Set the url of your webhook first.");
      const restarted = await store.restart(webhook, id, clock.now());
      if (!restarted) throw notFound();
      onDue(webhook);
      return toDelivery(restarted);
    },

    async failAll(webhook, reason) {
      // Deliveries made later may belong to a new webhook.
      const until = lowestId("whd", clock.now() + 1);
      await untilDone(() => store.failPending(webhook, reason, until, CHANGED_AT_ONCE));
    },

    async expire(webhook) {
      const before = clock.now() - LONGEST_WAIT;
      try {
        await untilDone(() => store.expire(webhook, before, EXPIRED, CHANGED_AT_ONCE));
      } catch (error) {
        log.error("deliveries that have waited too long wait on", errorFields(error));
      }
    },

    wake: (webhook) => void hasten(webhook),
  };
}

function toDelivery(stored: StoredDelivery): Delivery {
  const { nextAttemptAt, createdAt, deliveredAt, told, ...same } = stored;
  return {
    ...same,
    nextAttemptAt: timeOrNull(nextAttemptAt),
    createdAt: isoTime(createdAt),
    deliveredAt: timeOrNull(deliveredAt),
    body: envelope(told),
  };
}

function timeOrNull(at: number | null): string | null {
  return at === null ? null : isoTime(at);
}
