import { feature } from "../../app/feature.ts";
import { missesOf, reportTo } from "../../app/given.ts";
import { isShortAddress } from "../../kit/shared/short-address.ts";
import { scanning } from "../scans/scan-feature.ts";
import { reportRoutes } from "./http/routes.ts";
import { createReports } from "./reports.ts";
import { reportChores } from "./scan-feature.ts";

/** Reports of codes that do harm. */
export const reports = feature({
  name: "reports",
  async service({ context: { stores, clock, ids }, use }) {
    const { sealer, hasMail } = await use(reportChores);
    return createReports({ store: stores.reports, sealer, hasMail, clock, ids });
  },
  routes: async (given) => {
    const { context, gate, service, use } = given;
    const { resolver } = await use(scanning);
    return [
      reportRoutes({
        gate,
        limit: gate.limiter("reports", context.settings.limits.reports),
        reports: service,
        countMisses: await missesOf(given),
        isKnown: async (address) => isShortAddress(address) && (await resolver.resolve(address)) !== null,
        report: reportTo(given),
        baseUrl: context.baseUrl,
        otherHosts: context.settings.otherHosts,
      }),
    ];
  },
});
