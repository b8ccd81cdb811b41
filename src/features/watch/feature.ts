import { feature } from "../../app/feature.ts";
import { alertRoutes } from "./http/alert-routes.ts";
import { mails } from "./scan-feature.ts";

/** Alerts of dead destinations by mail, as far as their readers answer. */
export const alerts = feature({
  name: "alerts",
  service: ({ use }) => use(mails),
  routes: ({ context: { settings }, gate, service }) => [
    alertRoutes({ gate, limit: gate.limiter("alerts", settings.limits.leads), alerts: service }),
  ],
});
