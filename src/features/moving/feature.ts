import { feature } from "../../app/feature.ts";
import { choresOf, barredOf } from "../../app/given.ts";
import { domains } from "../domains/feature.ts";
import { drawings } from "../drawings/feature.ts";
import { audit } from "../audit/feature.ts";
import { notedExports } from "../audit/http/exports.ts";
import { files } from "../files/feature.ts";
import { images } from "../images/feature.ts";
import { leads } from "../leads/feature.ts";
import { looks } from "../looks/feature.ts";
import { plainCodes } from "../plain-codes/feature.ts";
import { webhooks } from "../webhooks/feature.ts";
import { logos } from "../logos/feature.ts";
import { runs } from "../runs/feature.ts";
import { createImportService } from "../../app/imports.ts";
import { createLeaving } from "../../app/leaving.ts";
import { importRoutes } from "./http/arriving-routes.ts";
import { createStarter } from "./in/starter.ts";
import { leavingRoutes } from "./http/leaving-routes.ts";

/** Arriving with the codes of another service. */
export const imports = feature({
  name: "imports",
  async service(given) {
    const { context, emit, use } = given;
    const { stores, plans, clock, ids, keys } = context;
    return createImportService({
      ...{ stores, plans, clock, ids, barred: await barredOf(given) },
      ownDomains: await use(domains),
      looks: await use(looks),
      logos: (await use(logos)).styles,
      images: await use(images),
      files: await use(files),
      dataDir: given.context.settings.dataDir,
      plainCodes: await use(plainCodes),
      webhooks: (await use(webhooks)).registered,
      leadSealer: await keys.sealer("leads"),
      check: (await use(drawings)).check,
      inSteps: (await use(runs)).runner.inSteps,
      onMade: (address) => emit("code.changed", address),
      onChores: choresOf(given),
    });
  },
  routes: ({ gate, service }) => [importRoutes({ gate, imports: service })],
});

/** Codes of archives that wait for their domain. */
export const starting = feature({
  name: "starting",
  async service({ context: { stores, log }, use }) {
    return createStarter({
      imports: await use(imports),
      waiting: stores.waiting,
      tenantOf: stores.tenants.byId,
      log,
    });
  },
  on: ({ begin }) => ({ "domain.verified": begin }),
  start: ({ beginAll }) => beginAll(),
  stop: ({ done }) => done(),
});

/** Leaving with an archive, or with redirects. */
export const leaving = feature({
  name: "leaving",
  async service(given) {
    const { use } = given;
    const { stores, baseUrl, pool } = given.context;
    return createLeaving({
      stores,
      baseUrl,
      logoStyles: (await use(logos)).styles,
      leadReader: (await use(leads)).reader,
      pool,
      readFile: (await use(files)).read,
      listedBy: (await barredOf(given)).listedBy,
    });
  },
  routes: async ({ gate, service, use }) => [
    leavingRoutes({ gate, ...service, noted: notedExports(await use(audit)) }),
  ],
});
