import { feature } from "../../app/feature.ts";
import { createAudit } from "./audit.ts";
import { auditRoutes } from "./http/routes.ts";

/** The acts of people, keys and the operator in a workspace. */
export const audit = feature({
  name: "audit",
  service: ({ context: { stores, clock, ids, log } }) =>
    createAudit({ store: stores.audit, clock, ids, log }),
  stop: async ({ counted }) => void (await counted()),
  routes: ({ gate, service }) => [auditRoutes({ gate, audit: service })],
});
