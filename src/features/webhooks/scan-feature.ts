import { feature } from "../../app/feature.ts";
import { DAY, SECOND } from "../../kit/shared/clock.ts";
import { timeout } from "../../kit/shared/timeout.ts";
import { VERSION } from "../../version.ts";
import { createAddressLimits } from "./address-limits.ts";
import { createAttemptDelivery } from "./attempt.ts";
import { createDeliveries } from "./deliveries.ts";
import { createDispatcher } from "./dispatcher.ts";
import { allowedByDefault, createGuard } from "../../kit/outbound/guard.ts";
import { createSlots } from "../../kit/outbound/slots.ts";
import { createReceivers } from "./receivers.ts";
import { createSender } from "./sender.ts";
import { createThrottle } from "./throttle.ts";
import { createWebhooks } from "./webhooks.ts";
import { meterDeliveries } from "./metrics.ts";

/**
 * Milliseconds between two deliveries to an address that is not known to take them. Checks of destinations
 * take a second.
 */
const DELIVERY_SLOT = SECOND / 5;

/** Age at which finished deliveries are deleted. */
const RETENTION = 30 * DAY;

/** Webhooks, their deliveries, and the way to a receiver. */
export const receiving = feature({
  name: "receiving",
  async service({ context, emit }) {
    const { settings, clock, ids, log, stores, keys, baseUrl, lookup } = context;
    const sealer = await keys.sealer("webhooks");
    const guard = createGuard({
      allow: settings.webhookAllow ?? allowedByDefault(baseUrl, settings.host),
      lookup,
      timeout,
    });
    const waitForSlot = createSlots({
      reserve: (address, now, latest) => stores.watch.reserve(address, now, latest, DELIVERY_SLOT),
      timeout,
      clock,
    });
    const limits = createAddressLimits(waitForSlot);
    const send = createSender({ reach: guard.reach, limits, userAgent: `Quietzone/${VERSION}`, clock });
    const deliveries = createDeliveries({
      store: stores.deliveries,
      hasReceiver: async (webhook) => (await stores.webhooks.get(webhook))?.url != null,
      onDue: (webhook) => emit("delivery.due", webhook),
      clock,
      log,
    });
    const webhooks = createWebhooks({
      store: {
        ...stores.webhooks,
        async replace(...change) {
          const outcome = await stores.webhooks.replace(...change);
          receivers.evict(change[0]);
          return outcome;
        },
        async drop(webhook, deed) {
          const was = await stores.webhooks.drop(webhook, deed);
          receivers.evict(webhook);
          return was;
        },
      },
      checkUrl: guard.check,
      pending: deliveries,
      sealer,
      clock,
      ids,
    });

    const receivers = createReceivers({ receiverOf: webhooks.receiverOf, clock, timeout });
    /** A receiver that takes a test has all that waits. */
    async function onAnswered(webhook: string, url: string): Promise<void> {
      if (await stores.deliveries.answered(webhook, url, clock.now())) deliveries.wake(webhook);
    }

    return { webhooks, deliveries, receivers, send, onAnswered };
  },
});

/**
 * Sends deliveries. No feature uses it, so it stops at once, and has until the deadline for what is in
 * flight.
 */
export const dispatching = feature({
  name: "dispatching",
  async service({ context: { stores, metrics, holds, clock, ids, log }, use }) {
    const { webhooks, deliveries, receivers, send } = await use(receiving);
    const throttle = createThrottle(() => performance.now());
    const { due, settle, ...others } = stores.deliveries;
    const store: typeof stores.deliveries = {
      ...others,
      due: (...of) => holds.sync("webhooks: deliveries due", () => due(...of)),
      settle: (outcomes) => holds.sync("webhooks: outcomes", () => settle(outcomes)),
    };
    const dispatcher = createDispatcher({
      store: metrics ? { ...store, settle: meterDeliveries(metrics, store) } : store,
      attempt: createAttemptDelivery({ receiverOf: receivers.of, send, clock, ids }),
      end: webhooks.end,
      onRefused: (webhook) => void deliveries.expire(webhook),
      throttle,
      clock,
      log,
    });
    stores.deliveries.onAdded(dispatcher.wake);
    stores.deliveries.onOrphaned(dispatcher.wakeAll);
    return { dispatcher, throttle };
  },
  on: ({ dispatcher, throttle }) => ({
    "delivery.due": (webhook) => dispatcher.wake([webhook]),
    "scans.stored": throttle.committed,
  }),
  chores: ({ stores }) => [
    { name: "deliveries", step: (rows, now) => stores.deliveries.retire(now - RETENTION, rows, now) },
  ],
  start: ({ dispatcher }) => dispatcher.start(),
  stop: ({ dispatcher }, deadline) => dispatcher.stop(deadline),
});
