import { feature } from "../../app/feature.ts";
import { choresOf } from "../../app/given.ts";
import { blocklist } from "../blocklist/scan-feature.ts";
import { codes } from "../codes/feature.ts";
import { ownDomains } from "../domains/scan-feature.ts";
import { logos } from "../logos/feature.ts";
import { history } from "../history/feature.ts";
import { lockSealing } from "../locks/feature.ts";
import { looks } from "../looks/feature.ts";
import { plainCodes } from "../plain-codes/feature.ts";
import { firstDays } from "../plans/scan-feature.ts";
import { buildPayload } from "../../qr/payload/index.ts";
import { runs } from "../runs/feature.ts";
import { scanning } from "../scans/scan-feature.ts";
import { sheets } from "../sheets/feature.ts";
import { createBulk } from "./bulk.ts";
import { createBulkEdits } from "./edits.ts";
import { createStyleFinder, MAKES_NOTHING } from "./host.ts";
import { bulkEditRoutes } from "./http/edit-routes.ts";
import { bulkRoutes } from "./http/routes.ts";
import { bulkUndoRoutes } from "./http/undo-routes.ts";
import { createRestore } from "./restore.ts";
import { createBulkUndo } from "./undo.ts";

/** Files of many codes. */
export const bulk = feature({
  name: "bulk",
  async service(given) {
    const { context, emit, use } = given;
    const { stores, pool, baseUrl, plans, settings, clock, ids } = context;
    const [{ hosts }, lists] = [await use(ownDomains), await use(blocklist)];
    return createBulk({
      store: stores.bulk,
      codes: await use(codes),
      plainCodes: await use(plainCodes),
      logoStyles: (await use(logos)).styles,
      looks: await use(looks),
      pool,
      baseUrl,
      async hostsFor(tenantId) {
        await lists.loaded();
        return { hosts: hosts.names(tenantId), lists: lists.inForce() };
      },
      plans,
      missingMedia: stores.codes.missingMedia,
      sealLock: await use(lockSealing),
      firstDays: await use(firstDays),
      asksForConfirmation: settings.signupConfirm,
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

/** Files that change codes. */
export const bulkEdits = feature({
  name: "bulk edits",
  async service({ context, use }) {
    const { stores, pool, baseUrl, plans, clock, ids } = context;
    const named = { looks: await use(looks), logoStyles: (await use(logos)).styles };
    return createBulkEdits({
      store: stores.bulk,
      find: stores.codes.byAddress,
      codes: await use(codes),
      checkFields: (type, fields) => void buildPayload(type, fields),
      looks: named.looks,
      openSession: (tenant, by) =>
        pool.openBulkSession(
          { ...MAKES_NOTHING, style: createStyleFinder(named, tenant, by).style },
          by.caller,
        ),
      baseUrl,
      plans,
      clock,
      ids,
      afterCommit: (await use(scanning)).recorder.afterCommit,
    });
  },
  routes: ({ gate, service }) => [bulkEditRoutes({ gate, edits: service })],
});

/** The return of a bulk file, with all its codes. */
export const bulkUndo = feature({
  name: "bulk undo",
  async service(given) {
    const { context, emit, use } = given;
    const { runner } = await use(runs);
    return createBulkUndo({
      store: context.stores.bulk,
      restore: createRestore({ codes: await use(codes), history: await use(history) }),
      inSteps: runner.inSteps,
      afterCommit: (await use(scanning)).recorder.afterCommit,
      clock: context.clock,
      ids: context.ids,
      onGone: (address) => emit("code.changed", address),
      onChores: choresOf(given),
    });
  },
  routes: ({ gate, service }) => [bulkUndoRoutes({ gate, undo: service })],
});
