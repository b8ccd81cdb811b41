import { deriveKey } from "../shared/hmac.ts";
import { SECOND } from "../shared/clock.ts";
import { createSealer } from "../shared/seal.ts";
import { timeout } from "../shared/timeout.ts";
import { VERSION } from "../version.ts";
import { createAddressLimits } from "../webhooks/address-limits.ts";
import { createAttemptDelivery } from "../webhooks/attempt.ts";
import { createDeliveries } from "../webhooks/deliveries.ts";
import { createDispatcher } from "../webhooks/dispatcher.ts";
import { allowedByDefault, createGuard } from "../outbound/guard.ts";
import { createTurns } from "../outbound/turns.ts";
import { createReceivers } from "../webhooks/receivers.ts";
import { createSender } from "../webhooks/sender.ts";
import type { Throttle } from "../webhooks/throttle.ts";
import { createWebhooks } from "../webhooks/webhooks.ts";
import { meterDeliveries } from "./metrics/webhooks.ts";
import type { Context } from "./context.ts";

/** Milliseconds between two deliveries to an address that is not known to take them. Checks of destinations take a second. */
const DELIVERY_SLOT = SECOND / 5;

/** The services that manage webhooks and deliver events. */
export type WebhookServices = Awaited<ReturnType<typeof createWebhookServices>>;

/**
 * Creates the services that manage webhooks and deliver events. The caller starts the dispatcher.
 * @param throttle - slows deliveries down while many scans are recorded.
 */
export async function createWebhookServices(context: Context, throttle: Throttle) {
  const { settings, clock, ids, log, stores, secret, baseUrl, metrics, lookup, holds } = context;
  const sealer = await createSealer(await deriveKey(secret, "webhooks"), ids);
  const guard = createGuard({
    allow: settings.webhookAllow ?? allowedByDefault(baseUrl, settings.host),
    lookup,
    timeout,
  });
  const turn = createTurns({
    reserve: (address, now, latest) => stores.watch.reserve(address, now, latest, DELIVERY_SLOT),
    timeout,
    clock,
  });
  const limits = createAddressLimits(turn);
  const send = createSender({ reach: guard.reach, limits, userAgent: `Quietzone/${VERSION}`, clock });
  const deliveries = createDeliveries({
    store: stores.deliveries,
    hasReceiver: async (tenantId) => (await webhooks.get(tenantId)).configured,
    onDue: (tenantId) => dispatcher.wake([tenantId]),
    clock,
    log,
  });
  const webhooks = createWebhooks({
    store: {
      ...stores.webhooks,
      async replace(tenantId, next) {
        const outcome = await stores.webhooks.replace(tenantId, next);
        receivers.evict(tenantId);
        return outcome;
      },
    },
    checkUrl: guard.check,
    pending: deliveries,
    sealer,
    clock,
    ids,
  });

  const receivers = createReceivers({ receiverOf: webhooks.receiverOf, clock, timeout });
  const { due, settle, ...others } = stores.deliveries;
  const store: typeof stores.deliveries = {
    ...others,
    due: (...of) => holds.sync("webhooks: deliveries due", () => due(...of)),
    settle: (outcomes) => holds.sync("webhooks: outcomes", () => settle(outcomes)),
  };
  const dispatcher = createDispatcher({
    store: metrics ? { ...store, settle: meterDeliveries(metrics, store) } : store,
    attempt: createAttemptDelivery({ receiverOf: receivers.of, send, clock, ids }),
    remove: webhooks.remove,
    onRefused: (tenantId) => void deliveries.expire(tenantId),
    throttle,
    clock,
    log,
  });
  stores.deliveries.onAdded(dispatcher.wake);
  stores.deliveries.onOrphaned(dispatcher.wakeAll);

  /** A receiver that takes a test has all that waits. */
  async function onAnswered(tenantId: string, url: string): Promise<void> {
    if (await stores.deliveries.answered(tenantId, url, clock.now())) deliveries.wake(tenantId);
  }

  return { webhooks, deliveries, dispatcher, send, onAnswered };
}
