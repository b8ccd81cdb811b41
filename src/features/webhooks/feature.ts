import { feature } from "../../app/feature.ts";
import { SECOND } from "../../kit/shared/clock.ts";
import { deliveryRoutes } from "./http/delivery-routes.ts";
import { manyRoutes } from "./http/many-routes.ts";
import { webhookRoutes } from "./http/routes.ts";
import { receiving } from "./scan-feature.ts";
import { createTestDelivery } from "./test-delivery.ts";

/** A second test soon after one is refused. */
const TESTS = { count: 1, milliseconds: 10 * SECOND };

/** A workspace's webhook, and the log of its deliveries. */
export const webhooks = feature({
  name: "webhooks",
  async service({ context: { clock, ids }, use }) {
    const { webhooks: registered, deliveries, send, onAnswered } = await use(receiving);
    const testDelivery = createTestDelivery({ webhooks: registered, send, onAnswered, clock, ids });
    return { registered, deliveries, testDelivery };
  },
  routes({ gate, service: { registered: webhooks, deliveries, testDelivery } }) {
    const needs = {
      gate,
      webhooks,
      deliveries,
      testDelivery,
      testLimit: gate.limiter("webhook-test", TESTS),
    };
    return [webhookRoutes(needs), deliveryRoutes(needs), manyRoutes(needs)];
  },
});
