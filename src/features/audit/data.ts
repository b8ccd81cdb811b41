import type { Keeping } from "../../../db/engine.ts";
import { createAuditStore } from "./store.ts";
import { auditEntries } from "./tables.ts";

/** The entries of the audit. */
export const auditData = {
  tables: [auditEntries],
  stores: ({ database }: Keeping) => ({
    audit: createAuditStore(database),
  }),
};
