import type { Sums } from "../../src/analytics/store.ts";

/** What totals sum up over scans: the port's name, and the column in which both engines keep it. */
export const SCAN_SUMS = [
  ["scans", "scans"],
  ["uniqueVisitors", "unique_visitors"],
  ["repeatScanners", "repeat_scanners"],
  ["bots", "bots"],
  ["botVisitors", "bot_visitors"],
  ["botRepeaters", "bot_repeaters"],
] as const;

/** All that totals sum up: leads too. */
export const SUMS = [...SCAN_SUMS, ["leads", "leads"]] as const;

export const NO_SUMS: Sums = {
  scans: 0,
  uniqueVisitors: 0,
  repeatScanners: 0,
  bots: 0,
  botVisitors: 0,
  botRepeaters: 0,
  leads: 0,
};
