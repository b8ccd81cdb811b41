import { feature } from "../app/feature.ts";
import { LANDING_TEMPLATES } from "../codes/landing.ts";
import { logos } from "../logos/feature.ts";
import { createDrawings, typeCatalog } from "./drawings.ts";
import { createLogoReader, MAIN_LOGOS } from "./logo-reader.ts";
import { drawingRoutes } from "./routes.ts";

/** The limit of files that are drawn for anyone, labels included. */
export const exportLimit = feature({
  name: "export limit",
  service: ({ context, shared }) => shared.gate.limiter("export", context.settings.limits.export),
});

/** Symbols for anyone. */
export const drawings = feature({
  name: "drawings",
  service: ({ context }) =>
    createDrawings({
      logoOf: createLogoReader(MAIN_LOGOS),
      jobsFor: context.pool.jobsFor,
    }),
  routes: async ({ context: { settings }, shared: { gate }, service, use }) => [
    drawingRoutes({
      gate,
      generateLimit: gate.limiter("generate", settings.limits.generate),
      exportLimit: await use(exportLimit),
      drawings: service,
      inlineLogo: (await use(logos)).styles.inline,
      catalog: () => typeCatalog(LANDING_TEMPLATES),
    }),
  ],
});
