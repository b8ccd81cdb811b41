import { feature } from "../../app/feature.ts";
import { ownDomains } from "../domains/scan-feature.ts";
import { logos } from "../logos/feature.ts";
import { looks } from "../looks/feature.ts";
import { createSheetService } from "../../app/sheets.ts";
import { sheetRoutes } from "./http/routes.ts";

/** Labels on sheets. */
export const sheets = feature({
  name: "sheets",
  async service({ context: { stores, baseUrl, pool, plans, clock }, use }) {
    return createSheetService({
      stores,
      baseUrl,
      logoStyles: (await use(logos)).styles,
      looks: await use(looks),
      pool,
      hosts: (await use(ownDomains)).hosts,
      planRows: (tenant) => plans.grants(tenant, clock.now()).bulkRows,
      clock,
    });
  },
  routes: ({ context: { settings }, gate, service }) => [
    // Labels count as files that are drawn for anyone do.
    sheetRoutes({ gate, limit: gate.limiter("export", settings.limits.export), sheets: service }),
  ],
});
