import { feature } from "../../app/feature.ts";
import { missesOf, reportTo } from "../../app/given.ts";
import { scanning } from "../scans/scan-feature.ts";
import { consentRoutes } from "./http/routes.ts";

/** The choice whether a device may be recognised. */
export const consent = feature({
  name: "consent",
  service: async ({ use }) => (await use(scanning)).consent,
  routes: async (given) => {
    const { context, gate, service, use } = given;
    const { resolver } = await use(scanning);
    return [
      consentRoutes({
        gate,
        limit: gate.limiter("consent", context.settings.limits.leads),
        consent: service,
        countMisses: await missesOf(given),
        exists: resolver.exists,
        report: reportTo(given),
        baseUrl: context.baseUrl,
      }),
    ];
  },
});
