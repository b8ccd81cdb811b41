import { feature } from "../app/feature.ts";
import { scanRoutes } from "./routes.ts";
import { createScans } from "./scans.ts";

/**
 * The log of scans, and the redirect as the contract has it. The services that answer scans are made before.
 */
export const scans = feature({
  name: "scans",
  service: ({ context }) => createScans(context.stores.scans),
  hears(
    _,
    {
      shared: {
        scans: { resolver },
      },
    },
  ) {
    return { "code.changed": resolver.evict, "tenant.gone": resolver.evictTenant };
  },

  routes: ({ context: { stores, plans, clock }, shared: { gate, redirect }, service }) => [
    scanRoutes({
      gate,
      redirect,
      scans: service,
      seesDevices: (tenant) => plans.grants(tenant, clock.now()).deviceLog,
      owns: async (tenant, id) => (await stores.codes.get(tenant.id, id)) !== null,
    }),
  ],
});
