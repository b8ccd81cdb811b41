import { pgTable } from "drizzle-orm/pg-core";
import { text, whole } from "./columns.ts";

/** The nodes that are there, and when they last said so, by the server's clock; 0 for one that said that it goes. */
export const nodes = pgTable("nodes", {
  /** What its sessions are called. */
  id: text().primaryKey(),
  seenAt: whole("seen_at").notNull(),
});
