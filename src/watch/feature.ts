import { feature } from "../app/feature.ts";
import { alertRoutes } from "./alert-routes.ts";

/** Alerts of dead destinations by mail, as far as their readers answer. */
export const alerts = feature({
  name: "alerts",
  service: ({ shared }) => shared.alerts,
  routes: ({ context: { settings }, shared: { gate }, service }) => [
    alertRoutes({ gate, limit: gate.limiter("alerts", settings.limits.leads), alerts: service }),
  ],
});
