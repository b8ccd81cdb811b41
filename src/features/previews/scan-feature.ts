import { feature } from "../../app/feature.ts";
import { admission } from "../../app/admission-feature.ts";
import { redirects } from "../scans/scan-feature.ts";
import { reportTo } from "../../app/given.ts";
import { allLinksOf } from "../codes/links-model.ts";
import { destinationsOf } from "../watch/traits.ts";
import { createPreview } from "./http/preview.ts";
import { createPreviews } from "./previews.ts";

/** The pages that say where codes lead. */
export const codePreviews = feature({
  name: "code previews",
  async service(given) {
    const { context, use } = given;
    const { settings, stores, baseUrl } = context;
    const { missLimit } = await use(redirects);
    const gate = await use(admission);
    const previews = createPreviews({
      store: stores.previews,
      destinationsOf,
      linksOf: allLinksOf,
      stamp: stores.changeStamp,
      baseUrl,
      onFailure: reportTo(given),
    });
    const preview = createPreview({
      limit: gate.limiter("preview", settings.limits.resolve),
      missLimit,
      previews,
      baseUrl,
      contact: settings.securityContact,
    });
    return { previews, preview };
  },
  on: ({ previews: { evict, evictAll } }) => ({
    "code.changed": evict,
    "code.stale": evict,
    "tenant.gone": evictAll,
  }),
});
