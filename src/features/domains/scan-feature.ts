import { feature } from "../../app/feature.ts";
import { createDomainCheck } from "./check.ts";
import { createHosts } from "./hosts.ts";
import { createRecheck } from "./recheck.ts";
import { createTxtLookup } from "./txt.ts";

/** The verified domains of workspaces, all in memory, and the look-ups that verify them. */
export const ownDomains = feature({
  name: "own domains",
  async service({ context: { stores, settings, txtLookup, baseUrl, clock, log } }) {
    const lookups = new AbortController();
    const textsOf = txtLookup ?? createTxtLookup(settings.dnsServers, lookups.signal);
    const check = createDomainCheck({ lookup: textsOf, clock });
    const hosts = createHosts({
      store: stores.domains,
      stamp: stores.changeStamp,
      isAway: () => stores.isAway(),
      ownHost: new URL(baseUrl).hostname,
      ownGs1: settings.gs1,
      log,
    });
    await hosts.load();
    const recheck = createRecheck({ store: stores.domains, check, lookups, clock, log });
    return { check, hosts, recheck, textsOf };
  },
  on: ({ hosts }) => ({
    "code.changed"(address) {
      if (address.endsWith("/")) void hosts.reload(address.slice(0, -1));
    },
    "tenant.gone": () => hosts.loadLater(),
  }),
  start: ({ recheck }) => recheck.start(),
  stop: ({ recheck }) => recheck.stop(),
});
