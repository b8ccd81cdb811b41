import { metricsRoutes } from "../http/metrics.ts";
import { securityTextRoutes } from "../http/security-text.ts";
import { serviceRoutes } from "../http/service.ts";
import { webRoutes } from "../http/web.ts";
import { feature } from "./feature.ts";

/** The service itself: its health and its contract. */
export const service = feature({
  name: "service",
  service: () => null,
  routes: ({ shared: { health }, document }) => [serviceRoutes({ health, document })],
});

/** The chores, which run beside requests. They are made before. */
export const housekeeping = feature({
  name: "housekeeping",
  service: ({ shared }) => shared.housekeeping,
  hears: (service) => ({ "chores.due": () => void service.run() }),
});

/** The web app, the metrics, and where faults of security are told. */
export const web = feature({
  name: "web",
  service: () => null,
  routes({ context: { settings, metrics, baseUrl, clock } }) {
    const { securityContact: contact } = settings;
    return [
      ...(contact === null ? [] : [securityTextRoutes({ contact, baseUrl, clock })]),
      webRoutes(),
      ...(metrics ? [metricsRoutes(metrics, settings.metricsToken)] : []),
    ];
  },
});
