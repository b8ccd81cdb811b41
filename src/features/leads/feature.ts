import { feature } from "../../app/feature.ts";
import { consentedOf, missesOf, reportTo } from "../../app/given.ts";
import { audit } from "../audit/feature.ts";
import { notedExports } from "../audit/http/exports.ts";
import { codes } from "../codes/feature.ts";
import { locks } from "../locks/feature.ts";
import { pages } from "../pages/feature.ts";
import { visitOf } from "../pages/http/routes.ts";
import { scanning } from "../scans/scan-feature.ts";
import { createLeads } from "./leads.ts";
import { createLeadOpener } from "./opener.ts";
import { createLeadReader } from "./reader.ts";
import { leadRoutes } from "./http/routes.ts";
import { tenantLeadRoutes } from "./http/tenant-routes.ts";

/** Lead forms, and the leads that came by them. */
export const leads = feature({
  name: "leads",
  async service({ context: { stores, keys, clock, ids, log } }) {
    const [sealer, marker] = await Promise.all([keys.sealer("leads"), keys.signer("lead-marks")]);
    const reader = createLeadReader({
      store: stores.leads,
      opener: createLeadOpener({ sealer, clock, log }),
      clock,
      ids,
    });
    await reader.checkSeals();
    return { taking: createLeads({ store: stores.leads, sealer, marker, clock, ids }), reader };
  },
  routes: async (given) => {
    const { context, gate, service, use } = given;
    const { classify, counting } = await use(scanning);
    const consented = await consentedOf(given);
    const shown = await use(pages);
    const owned = await use(codes);
    return [
      leadRoutes({
        gate,
        limit: gate.limiter("leads", context.settings.limits.leads),
        leads: service.taking,
        countMisses: await missesOf(given),
        countedCode: counting.active,
        describe: (sighting) => ({
          country: context.country(sighting),
          device: classify(sighting.header("user-agent")).device,
        }),
        requiredOf: shown.requiredFields,
        checkUnlocked: (await use(locks)).locks.check,
        pageWith: async (request, address, lead, { root, proof }) =>
          shown.page(address, {
            ...(await visitOf(request, consented)),
            choice: null,
            lead,
            offer: { kind: "open" },
            root,
            proof,
          }),
        report: reportTo(given),
        baseUrl: context.baseUrl,
      }),
      tenantLeadRoutes({
        gate,
        leads: service.reader,
        noted: notedExports(await use(audit)),
        own: async (tenant, { id = "" }) => void (await owned.get(tenant, id)),
      }),
    ];
  },
});
