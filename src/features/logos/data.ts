import type { Keeping } from "../../../db/engine.ts";
import { createLogoStore } from "./store/logos.ts";
import { importedLogos, logoCopies } from "./tables.ts";

/** Imported logos, and copies of logos that codes keep. */
export const logosData = {
  tables: [importedLogos, logoCopies],
  stores: ({ database }: Keeping) => ({
    logos: createLogoStore(database),
  }),
};
