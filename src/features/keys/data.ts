import type { Keeping } from "../../../db/engine.ts";
import { createKeyStore } from "./store/keys.ts";
import { apiKeys } from "./tables.ts";

/** API keys. */
export const keysData = {
  tables: [apiKeys],
  stores: ({ database }: Keeping) => ({
    keys: createKeyStore(database),
  }),
};
