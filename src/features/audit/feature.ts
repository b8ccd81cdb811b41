import { feature } from "../../app/feature.ts";
import { createAudit } from "./audit.ts";
import { auditRoutes } from "./http/routes.ts";

/** Who did what in a workspace. */
export const audit = feature({
  name: "audit",
  service: ({ context: { stores, clock, ids } }) => createAudit({ store: stores.audit, clock, ids }),
  routes: ({ gate, service }) => [auditRoutes({ gate, audit: service })],
});
