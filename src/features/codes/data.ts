import type { Keeping } from "../../../db/engine.ts";
import { createCodeStore } from "./store/codes.ts";
import {
  codes,
  pageItems,
  codeTotals,
  codeRanks,
  codeSearch,
  searchBacklog,
  searchPending,
  retiredShortIds,
  erasures,
  deletedCodes,
} from "./tables.ts";

/** Codes, their totals, places in lists and tokens of searches, and the short ids that were theirs. */
export const codesData = {
  tables: [
    codes,
    pageItems,
    codeTotals,
    codeRanks,
    codeSearch,
    searchBacklog,
    searchPending,
    retiredShortIds,
    erasures,
    deletedCodes,
  ],
  stores: ({ database, searchIndex }: Keeping) => ({
    codes: createCodeStore(database, searchIndex),
  }),
};
