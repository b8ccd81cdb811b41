import { BOT_REASONS, DEVICE_CLASSES } from "../../src/scans/model.ts";
import type { ScanSummary } from "../../src/scans/log-model.ts";
import type { KeptScan } from "../../src/scans/store.ts";

/** A scan as both engines keep it: its words are plain text. */
export interface ScanRow extends Omit<KeptScan, "codeId" | "device" | "bot"> {
  readonly device: string;
  readonly bot: string | null;
}

/** What is counted of a code's scans, as both engines keep it: automated ones counted too, and apart. */
export type ScanTotals = Readonly<
  Record<
    | "scans"
    | "bots"
    | "uniqueVisitors"
    | "botVisitors"
    | "repeatScanners"
    | "botRepeaters"
    | "devices"
    | "repeatDevices"
    | "deviceScans",
    number
  >
>;

const NOTHING: ScanSummary = {
  total: 0,
  uniqueVisitors: 0,
  repeatScanners: 0,
  uniqueDevices: 0,
  repeatDevices: 0,
  avgScansPerDevice: 0,
  bots: 0,
};

export function toScan(codeId: string, row: ScanRow): KeptScan {
  return {
    codeId,
    id: row.id,
    at: row.at,
    visitor: row.visitor,
    deviceKey: row.deviceKey,
    device: DEVICE_CLASSES.find((known) => known === row.device) ?? "other",
    system: row.system,
    browser: row.browser,
    language: row.language,
    referrer: row.referrer,
    country: row.country,
    bot: BOT_REASONS.find((known) => known === row.bot) ?? null,
    repeat: row.repeat,
  };
}

/** What a code's totals say, with or without automated scans. Without totals there is no such code: nothing. */
export function toSummary(totals: ScanTotals | undefined, withBots: boolean): ScanSummary {
  if (!totals) return NOTHING;
  const { scans, bots, uniqueVisitors, botVisitors, repeatScanners, botRepeaters } = totals;
  const { devices, repeatDevices, deviceScans } = totals;
  return {
    total: scans - (withBots ? 0 : bots),
    uniqueVisitors: uniqueVisitors - (withBots ? 0 : botVisitors),
    repeatScanners: repeatScanners - (withBots ? 0 : botRepeaters),
    uniqueDevices: devices,
    repeatDevices,
    avgScansPerDevice: devices === 0 ? 0 : deviceScans / devices,
    bots,
  };
}
