import { feature } from "../../app/feature.ts";
import { ownDomains } from "../domains/scan-feature.ts";
import { createMissCounter } from "../../kit/http/misses.ts";
import { redirects } from "../scans/scan-feature.ts";
import { imageUrl } from "../../kit/shared/short-address.ts";
import { createImages } from "./images.ts";
import { imageRoutes } from "./http/routes.ts";

/** Pictures of workspaces. */
export const images = feature({
  name: "images",
  service: ({ context: { stores, picturePool, ids, plans, clock, baseUrl } }) =>
    createImages({
      store: stores.images,
      stamp: stores.changeStamp,
      jobsFor: picturePool.jobsFor,
      ids,
      mostBytes: (tenant) => plans.grants(tenant, clock.now()).bytes,
      urlOf: (id) => imageUrl(baseUrl, null, id),
    }),
  on: ({ evictAll }) => ({ "tenant.gone": evictAll }),
  start: ({ evictAll }, { context }) => context.stores.images.onErased(evictAll),
  routes: async ({ gate, service, use }) => {
    const [{ hosts }, { missLimit }] = [await use(ownDomains), await use(redirects)];
    return [
      imageRoutes({
        gate,
        images: service,
        tenantAt: (domain) => (domain === null ? null : (hosts.of(domain)?.tenantId ?? null)),
        countMisses: createMissCounter(missLimit, service.evict),
      }),
    ];
  },
});
