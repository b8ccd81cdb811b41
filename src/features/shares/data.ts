import type { Keeping } from "../../../db/engine.ts";
import { createShareStore } from "./store.ts";
import { shares } from "./tables.ts";

/** Shares of numbers. */
export const sharesData = {
  tables: [shares],
  stores: ({ database }: Keeping) => ({ shares: createShareStore(database) }),
};
