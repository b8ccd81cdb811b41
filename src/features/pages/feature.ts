import { feature } from "../../app/feature.ts";
import { consentedOf, missesOf, reportTo } from "../../app/given.ts";
import { codes } from "../codes/feature.ts";
import { ownDomains } from "../domains/scan-feature.ts";
import { domainOf } from "../../kit/http/requests.ts";
import { files } from "../files/feature.ts";
import { images } from "../images/feature.ts";
import { locks } from "../locks/feature.ts";
import { logos } from "../logos/feature.ts";
import { looks } from "../looks/feature.ts";
import { scanning } from "../scans/scan-feature.ts";
import { imageUrl, reportUrl, splitAddress } from "../../kit/shared/short-address.ts";
import { contacts } from "../tenants/scan-feature.ts";
import { interactionRoutes } from "./http/interaction-routes.ts";
import { createPages } from "./pages.ts";
import { previewRoutes } from "./http/preview-routes.ts";
import { pageRoutes } from "./http/routes.ts";

/** Hosted pages. */
export const pages = feature({
  name: "pages",
  async service({ context: { stores, baseUrl, clock, ids }, use }) {
    const { styles } = await use(logos);
    const pictures = await use(images);
    const offered = await use(files);
    return createPages({
      store: stores.pages,
      stamp: stores.changeStamp,
      logoArt: styles.picture,
      newLogoArt: styles.newPicture,
      coverArt: pictures.find,
      pictures: pictures.findSome,
      files: offered.findSome,
      reportUrl: (address) => reportUrl(baseUrl, address),
      coverUrl: (address, id) => imageUrl(baseUrl, splitAddress(address).domain, id),
      ids,
      clock,
    });
  },
  on: ({ evict, evictAll }) => ({
    "code.changed": evict,
    "code.stale": evict,
    "tenant.gone": evictAll,
    "tenant.edited": evictAll,
    "look.changed": evictAll,
  }),
  routes: async (given) => {
    const { context, service, use } = given;
    const [{ hosts }, { resolver }] = [await use(ownDomains), await use(scanning)];
    return [
      pageRoutes({
        pages: service,
        door: (await use(locks)).door,
        countMisses: await missesOf(given),
        consented: await consentedOf(given),
        contactOf: (await use(contacts)).of,
        exists: resolver.exists,
        isClosed(request) {
          const domain = domainOf(request);
          return domain !== null && hosts.of(domain)?.isClosed === true;
        },
        report: reportTo(given),
        reportUrl: (address) => reportUrl(context.baseUrl, address),
      }),
    ];
  },
});

/** Pages as they would be, before they are saved. */
export const previews = feature({
  name: "previews",
  service: ({ use }) => use(pages),
  routes: async ({ gate, service, use }) => {
    const saved = await use(looks);
    return [
      previewRoutes({
        gate,
        pages: service,
        draft: (await use(codes)).draft,
        brandOf: async (tenant, look) => (await saved.get(tenant, look)).page,
      }),
    ];
  },
});

/** The funnel of a page: what people do on it. */
export const interactions = feature({
  name: "interactions",
  service: ({ context }) => context.stores.interactions,
  routes: async (given) => {
    const { context, gate, service, use } = given;
    const { counting } = await use(scanning);
    return [
      interactionRoutes({
        gate,
        limit: gate.limiter("events", context.settings.limits.events),
        store: service,
        clock: context.clock,
        countMisses: await missesOf(given),
        countedCode: counting.active,
        speaks: (await use(pages)).speaks,
        checkUnlocked: (await use(locks)).locks.check,
      }),
    ];
  },
});
