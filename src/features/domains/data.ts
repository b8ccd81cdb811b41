import type { Keeping } from "../../../db/engine.ts";
import { createDomainStore } from "./store/domains.ts";
import { domains, disabledHosts, newHosts } from "./tables.ts";

/** Hosts of workspaces. */
export const domainsData = {
  tables: [domains, disabledHosts, newHosts],
  stores: ({ database }: Keeping) => ({
    domains: createDomainStore(database),
  }),
};
