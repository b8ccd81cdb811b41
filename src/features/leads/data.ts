import type { Keeping } from "../../../db/engine.ts";
import { createLeadStore } from "./store/leads.ts";
import { leads, leadMoves } from "./tables.ts";

/** Leads, and those that follow their code to another campaign. */
export const leadsData = {
  tables: [leads, leadMoves],
  stores: ({ database, outbox }: Keeping) => ({
    leads: createLeadStore(database, outbox),
  }),
};
