import type { Keeping } from "../../../db/engine.ts";
import { createTenantRecounter } from "./store/tenant-recount.ts";
import { createTenantStore } from "./store/tenants.ts";
import { tenants, tenantTotals, keptAnswers } from "./tables.ts";

/** Workspaces, their sums, and answers for repeated requests. */
export const tenantsData = {
  tables: [tenants, tenantTotals, keptAnswers],
  stores: ({ database, openReader, tables }: Keeping) => ({
    tenants: createTenantStore(database),
    tenantRecounter: createTenantRecounter(database, openReader, tables),
  }),
};
