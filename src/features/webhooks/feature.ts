import { feature } from "../../app/feature.ts";
import { SECOND } from "../../kit/shared/clock.ts";
import { deliveryRoutes } from "./http/delivery-routes.ts";
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
  routes: ({ gate, service: { registered, deliveries, testDelivery } }) => [
    webhookRoutes({
      gate,
      webhooks: registered,
      testDelivery,
      testLimit: gate.limiter("webhook-test", TESTS),
    }),
    deliveryRoutes({ gate, deliveries }),
  ],
});
