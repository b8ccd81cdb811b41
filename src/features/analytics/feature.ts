import { feature } from "../../app/feature.ts";
import { chartFiles } from "../chart-files/feature.ts";
import { codes } from "../codes/feature.ts";
import { createAnalytics } from "./analytics.ts";
import { overviewRoutes } from "./http/overview-routes.ts";
import { createOverview } from "./overview.ts";
import { analyticsRoutes } from "./http/routes.ts";

/** The sums of a workspace and of a campaign. */
export const overview = feature({
  name: "overview",
  service: ({ context: { stores, clock } }) =>
    createOverview({
      store: stores.analytics,
      mostScanned: stores.codes.mostScanned,
      settle: stores.settle,
      clock,
    }),
  routes: async ({ context: { clock }, gate, service, use }) => [
    overviewRoutes({ gate, overview: service, charts: await use(chartFiles), clock }),
  ],
});

/** Totals of codes and campaigns over periods. */
export const analytics = feature({
  name: "analytics",
  service: ({ context: { stores, clock } }) =>
    createAnalytics({ store: stores.analytics, settle: stores.settle, clock }),
  routes: async ({ context: { clock }, gate, service, use }) => [
    analyticsRoutes({
      gate,
      analytics: service,
      ownCode: (await use(codes)).get,
      charts: await use(chartFiles),
      clock,
    }),
  ],
});
