import { feature } from "../../app/feature.ts";
import { consentedOf, missesOf, reportTo } from "../../app/given.ts";
import { locks } from "../locks/feature.ts";
import { pages } from "../pages/feature.ts";
import { visitOf } from "../pages/http/routes.ts";
import { scanning } from "../scans/scan-feature.ts";
import { offerRoutes } from "./http/routes.ts";

/** Codes that pages give away, each once. */
export const offers = feature({
  name: "offers",
  service: ({ context }) => context.stores.offers,
  routes: async (given) => {
    const { context, gate, service, use } = given;
    const { resolver, counting } = await use(scanning);
    const consented = await consentedOf(given);
    const shown = await use(pages);
    return [
      offerRoutes({
        gate,
        limit: gate.limiter("offers", context.settings.limits.offers),
        store: service,
        clock: context.clock,
        countMisses: await missesOf(given),
        activeCode: resolver.active,
        countedCode: counting.active,
        checkUnlocked: (await use(locks)).locks.check,
        pageWith: async (request, address, offer, proof) =>
          shown.page(address, {
            ...(await visitOf(request, consented)),
            ...{ choice: null, lead: { kind: "open" }, offer, root: "../../", proof },
          }),
        report: reportTo(given),
        baseUrl: context.baseUrl,
      }),
    ];
  },
});
