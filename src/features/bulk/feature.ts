import { feature } from "../../app/feature.ts";
import { choresOf } from "../../app/given.ts";
import { codes } from "../codes/feature.ts";
import { ownDomains } from "../domains/scan-feature.ts";
import { logos } from "../logos/feature.ts";
import { looks } from "../looks/feature.ts";
import { plainCodes } from "../plain-codes/feature.ts";
import { runs } from "../runs/feature.ts";
import { scanning } from "../scans/scan-feature.ts";
import { sheets } from "../sheets/feature.ts";
import { createBulk } from "./bulk.ts";
import { bulkRoutes } from "./http/routes.ts";
import { bulkUndoRoutes } from "./http/undo-routes.ts";
import { createBulkUndo } from "./undo.ts";

/** Files of many codes. */
export const bulk = feature({
  name: "bulk",
  async service(given) {
    const { context, emit, use } = given;
    const { stores, pool, baseUrl, plans, clock, ids } = context;
    return createBulk({
      store: stores.bulk,
      codes: await use(codes),
      plainCodes: await use(plainCodes),
      logoStyles: (await use(logos)).styles,
      looks: await use(looks),
      pool,
      baseUrl,
      hosts: (await use(ownDomains)).hosts,
      plans,
      sheets: await use(sheets),
      clock,
      ids,
      afterCommit: (await use(scanning)).recorder.afterCommit,
      onMade: (address) => emit("code.changed", address),
      onChores: choresOf(given),
    });
  },
  routes: async ({ gate, service, use }) => [
    bulkRoutes({ gate, bulk: service, readSheet: (await use(sheets)).read }),
  ],
});

/** The return of a bulk file, with all its codes. */
export const bulkUndo = feature({
  name: "bulk undo",
  async service(given) {
    const { context, emit, use } = given;
    const { runner } = await use(runs);
    return createBulkUndo({
      store: context.stores.bulk,
      inSteps: runner.inSteps,
      clock: context.clock,
      onGone: (address) => emit("code.changed", address),
      onChores: choresOf(given),
    });
  },
  routes: ({ context: { mayPause }, gate, service }) => [bulkUndoRoutes({ gate, undo: service, mayPause })],
});
