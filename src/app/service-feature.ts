import { createDownloads } from "../kit/http/downloads.ts";
import { meterDownloads } from "../kit/http/meters.ts";
import { metricsRoutes } from "../kit/http/metrics.ts";
import { overload } from "./admission-feature.ts";
import { securityTextRoutes } from "../kit/http/security-text.ts";
import { serviceRoutes } from "../kit/http/service.ts";
import { webRoutes } from "../kit/http/web.ts";
import { health } from "../features/scans/scan-feature.ts";
import { feature } from "./feature.ts";

/** The service itself: its health and its contract. */
export const service = feature({
  name: "service",
  service: ({ use }) => use(health),
  routes: ({ service: answer, document }) => [serviceRoutes({ health: answer, document })],
});

/** All streamed answers. */
export const downloads = feature({
  name: "downloads",
  service: async ({ use }) => createDownloads({ admit: (await use(overload)).shedder.piece }),
  meter: meterDownloads,
});

/** The web app, the metrics, and where faults of security are told. */
export const web = feature({
  name: "web",
  service: () => null,
  routes({ context: { settings, metrics, baseUrl, clock } }) {
    const { securityContact: contact } = settings;
    return [
      ...(contact === null ? [] : [securityTextRoutes({ contact, baseUrl, clock })]),
      webRoutes({ contact, sendsMail: settings.smtpUrl !== null, gs1: settings.gs1 }),
      ...(metrics ? [metricsRoutes(metrics, settings.metricsToken)] : []),
    ];
  },
});
