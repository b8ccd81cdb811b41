import type { Keeping } from "../../../db/engine.ts";
import { createPlainCodeStore } from "./store/plain-codes.ts";
import { plainCodes } from "./tables.ts";

/** Plain codes. */
export const plainCodesData = {
  tables: [plainCodes],
  stores: ({ database }: Keeping) => ({
    plainCodes: createPlainCodeStore(database),
  }),
};
