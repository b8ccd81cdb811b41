import type { Keeping } from "../../../db/engine.ts";
import { createSignStore } from "./store/signs.ts";
import { codeSigns, signChanges, signHosts, signRounds } from "./tables.ts";

/** Signs of codes, and what the look for them needs. */
export const signsData = {
  tables: [codeSigns, signChanges, signHosts, signRounds],
  stores: ({ database }: Keeping) => ({ signs: createSignStore(database) }),
};
