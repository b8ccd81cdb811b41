import { feature } from "../app/feature.ts";
import { ownAddressesOf } from "../app/given.ts";
import { MINUTE } from "../shared/clock.ts";
import { createDomains } from "./domains.ts";
import { domainRoutes } from "./routes.ts";

/** Look-ups of records, for each workspace. */
const VERIFICATIONS = { count: 10, milliseconds: MINUTE };

/** The domains of workspaces. The hosts in memory are made before, because scans need them. */
export const domains = feature({
  name: "domains",
  service(given) {
    const { stores, plans, clock, ids } = given.context;
    const { hosts, check } = given.shared.domains;
    return createDomains({
      store: stores.domains,
      hosts,
      check,
      plans,
      ownAddresses: ownAddressesOf(given),
      clock,
      ids,
    });
  },
  hears: (_, { shared }) => ({ "tenant.gone": () => shared.domains.hosts.loadLater() }),
  routes: ({ shared: { gate }, service }) => [
    domainRoutes({
      gate,
      domains: service,
      verifyLimit: gate.limiter("domain-verify", VERIFICATIONS),
    }),
  ],
});
