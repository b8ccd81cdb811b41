import { feature } from "../../app/feature.ts";
import { admission } from "../../app/admission-feature.ts";
import { createPngOf } from "../images/logos.ts";
import { openLogoCatalog } from "../../app/logos.ts";
import { createLogoFileAnswers, logoFileRoutes } from "./http/file-routes.ts";
import { logoRoutes } from "./http/routes.ts";
import { createLogoStyles } from "./styles.ts";

/** The catalog of logos, and the styles that name one. */
export const logos = feature({
  name: "logos",
  async service({ context, use }) {
    const gate = await use(admission);
    const { limits, logoKeys: keys } = context.settings;
    const catalog = openLogoCatalog(context);
    return {
      catalog,
      styles: createLogoStyles(catalog, createPngOf(context.picturePool.jobsFor)),
      limit: gate.limiter("logos", limits.logos),
      files: createLogoFileAnswers({
        gate,
        limit: gate.limiter("logo-files", limits.logoFiles),
        keys,
        logos: catalog,
      }),
    };
  },
  routes: ({ context, gate, service: { catalog, limit, files } }) => [
    logoRoutes({ gate, limit, keys: context.settings.logoKeys, logos: catalog }),
    ...logoFileRoutes(files),
  ],
});
