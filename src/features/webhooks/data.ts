import type { Keeping } from "../../../db/engine.ts";
import { createDeliveryStore } from "./store/deliveries.ts";
import { createWebhookStore } from "./store/webhooks.ts";
import { webhooks, webhookDeliveries } from "./tables.ts";

/** Webhooks and their deliveries. */
export const webhooksData = {
  tables: [webhooks, webhookDeliveries],
  stores: ({ database, deliveryLeases }: Keeping) => ({
    webhooks: createWebhookStore(database),
    deliveries: createDeliveryStore(database, deliveryLeases),
  }),
};
