import { feature } from "../app/feature.ts";
import { missesOf, reportTo } from "../app/given.ts";
import { consentRoutes } from "./routes.ts";

/** The choice whether a device may be recognised. */
export const consent = feature({
  name: "consent",
  service: ({ shared }) => shared.scans.consent,
  routes: (given) => {
    const { context, shared, service } = given;
    const { gate } = shared;
    return [
      consentRoutes({
        gate,
        limit: gate.limiter("consent", context.settings.limits.leads),
        consent: service,
        countMisses: missesOf(given),
        exists: shared.scans.resolver.exists,
        report: reportTo(given),
        baseUrl: context.baseUrl,
      }),
    ];
  },
});
