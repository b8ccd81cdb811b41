import { feature } from "../../app/feature.ts";
import { receiving } from "../webhooks/scan-feature.ts";
import { serviceFacts } from "../../app/privacy.ts";
import { privacyRoutes } from "./http/routes.ts";

/** The report of the data of people that is kept. */
export const privacy = feature({
  name: "privacy",
  service: ({ context: { settings, baseUrl } }) => serviceFacts(settings, baseUrl),
  async routes({ context: { plans, clock }, gate, service, use }) {
    const { webhooks } = await use(receiving);
    return [
      privacyRoutes({
        gate,
        facts: async (tenant) => ({
          ...service,
          workspace: {
            hasWebhook: (await webhooks.list(tenant.id)).some(({ url }) => url !== null),
            seesDevices: plans.grants(tenant, clock.now()).deviceLog,
          },
        }),
      }),
    ];
  },
});
