import { feature } from "../../app/feature.ts";
import { choresOf, ownAddressesOf } from "../../app/given.ts";
import { domains } from "../domains/feature.ts";
import { drawings } from "../drawings/feature.ts";
import { audit } from "../audit/feature.ts";
import { notedExports } from "../audit/http/exports.ts";
import { leads } from "../leads/feature.ts";
import { logos } from "../logos/feature.ts";
import { runs } from "../runs/feature.ts";
import { createImportService } from "../../app/imports.ts";
import { createLeaving } from "../../app/leaving.ts";
import { importRoutes } from "./http/arriving-routes.ts";
import { leavingRoutes } from "./http/leaving-routes.ts";

/** Arriving with the codes of another service. */
export const imports = feature({
  name: "imports",
  async service(given) {
    const { context, emit, use } = given;
    const { stores, plans, clock, ids } = context;
    return createImportService({
      ...{ stores, plans, clock, ids, ownAddresses: await ownAddressesOf(given) },
      ownDomains: await use(domains),
      check: (await use(drawings)).check,
      inSteps: (await use(runs)).runner.inSteps,
      onMade: (address) => emit("code.changed", address),
      onChores: choresOf(given),
    });
  },
  routes: ({ context: { mayPause }, gate, service }) => [importRoutes({ gate, imports: service, mayPause })],
});

/** Leaving with an archive, or with redirects. */
export const leaving = feature({
  name: "leaving",
  async service({ context: { stores, baseUrl, pool }, use }) {
    return createLeaving({
      stores,
      baseUrl,
      logoStyles: (await use(logos)).styles,
      leadReader: (await use(leads)).reader,
      pool,
    });
  },
  routes: async ({ gate, service, use }) => [
    leavingRoutes({ gate, ...service, noted: notedExports(await use(audit)) }),
  ],
});
