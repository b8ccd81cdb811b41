import { feature } from "../../app/feature.ts";
import { audit } from "../audit/feature.ts";
import { notedExports } from "../audit/http/exports.ts";
import { scanRoutes } from "./http/routes.ts";
import { redirects } from "./scan-feature.ts";
import { createScans } from "./scans.ts";

/** The log of scans, and the redirect as the contract has it. */
export const scans = feature({
  name: "scans",
  service: ({ context }) => createScans(context.stores.scans),
  routes: async ({ context: { stores, plans, clock }, gate, service, use }) => [
    scanRoutes({
      gate,
      redirect: (await use(redirects)).redirect,
      scans: service,
      seesDevices: (tenant) => plans.grants(tenant, clock.now()).deviceLog,
      noted: notedExports(await use(audit)),
      owns: async (tenant, id) => (await stores.codes.get(tenant.id, id)) !== null,
    }),
  ],
});
