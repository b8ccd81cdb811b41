import type { Keeping } from "../../../db/engine.ts";
import { createScanStore } from "./store/scans.ts";
import {
  scans,
  scanners,
  scanCommits,
  totals,
  dimensionTotals,
  scanDeltas,
  packedTotals,
  dimensionValues,
} from "./tables.ts";

/** Single scans, and the totals of codes. */
export const scansData = {
  tables: [scans, scanners, scanCommits, totals, dimensionTotals, scanDeltas, packedTotals, dimensionValues],
  stores: ({ database, scanWriting }: Keeping) => ({
    scans: createScanStore(database, scanWriting),
  }),
};
