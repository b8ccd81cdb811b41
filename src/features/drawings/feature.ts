import { feature } from "../../app/feature.ts";
import { LANDING_TEMPLATES } from "../codes/landing.ts";
import { logos } from "../logos/feature.ts";
import { createDrawings, typeCatalog } from "./drawings.ts";
import { createLogoReader, MAIN_LOGOS } from "./logo-reader.ts";
import { drawingRoutes } from "./http/routes.ts";

/** Symbols for anyone. */
export const drawings = feature({
  name: "drawings",
  service: ({ context }) =>
    createDrawings({
      logoOf: createLogoReader(MAIN_LOGOS),
      jobsFor: context.pool.jobsFor,
    }),
  routes: async ({ context: { settings }, gate, service, use }) => [
    drawingRoutes({
      gate,
      generateLimit: gate.limiter("generate", settings.limits.generate),
      exportLimit: gate.limiter("export", settings.limits.export),
      drawings: service,
      inlineLogo: (await use(logos)).styles.inline,
      catalog: () => typeCatalog(LANDING_TEMPLATES),
    }),
  ],
});
