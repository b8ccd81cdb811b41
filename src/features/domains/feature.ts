import { feature } from "../../app/feature.ts";
import { barredOf } from "../../app/given.ts";
import { MINUTE } from "../../kit/shared/clock.ts";
import { createDomains } from "./domains.ts";
import { domainRoutes } from "./http/routes.ts";
import { ownDomains } from "./scan-feature.ts";

/** Look-ups of records, for each workspace. */
const VERIFICATIONS = { count: 10, milliseconds: MINUTE };

/** The domains of workspaces: their adding, verification and settings. */
export const domains = feature({
  name: "domains",
  async service(given) {
    const { stores, plans, clock, ids } = given.context;
    const { hosts, check } = await given.use(ownDomains);
    return createDomains({
      store: stores.domains,
      hosts,
      check,
      plans,
      barred: await barredOf(given),
      clock,
      ids,
      waiting: stores.waiting,
      onVerified: (tenantId, host) => given.emit("domain.verified", { tenantId, host }),
    });
  },
  routes: ({ gate, service }) => [
    domainRoutes({
      gate,
      domains: service,
      verifyLimit: gate.limiter("domain-verify", VERIFICATIONS),
    }),
  ],
});
