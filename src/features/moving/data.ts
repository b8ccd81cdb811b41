import type { Keeping } from "../../../db/engine.ts";
import { createWaitingStore } from "./store/waiting.ts";
import { waitingCodes, waitingLines } from "./tables.ts";

/** Codes of archives that wait for their domain. */
export const movingData = {
  tables: [waitingCodes, waitingLines],
  stores: ({ database }: Keeping) => ({ waiting: createWaitingStore(database) }),
};
