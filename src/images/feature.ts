import { feature } from "../app/feature.ts";
import { createMissCounter } from "../http/misses.ts";
import { imageUrl } from "../shared/short-address.ts";
import { createImages } from "./images.ts";
import { imageRoutes } from "./routes.ts";

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
  hears: ({ evictAll }) => ({ "tenant.gone": evictAll }),
  // Last: after a failure all services are made again, and listeners of stores can't be removed.
  start: ({ evictAll }, { context }) => context.stores.images.onErased(evictAll),
  routes: ({ shared, service }) => [
    imageRoutes({
      gate: shared.gate,
      images: service,
      tenantAt: (domain) => (domain === null ? null : (shared.domains.hosts.of(domain)?.tenantId ?? null)),
      countMisses: createMissCounter(shared.missLimit, service.evict),
    }),
  ],
});
