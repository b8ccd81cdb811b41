import { type Static, Type } from "@sinclair/typebox";
import { oneOf } from "../shared/schema.ts";

export const DEVICE_CLASSES = ["mobile", "tablet", "desktop", "bot", "other"] as const;
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

/** Why a scan is thought to be automated: a search engine, a messenger's link preview, a browser reading ahead, a program. */
export const BOT_REASONS = ["crawler", "preview", "prefetch", "tool"] as const;
export type BotReason = (typeof BOT_REASONS)[number];

/** A scan as it is kept: what was worth knowing of the request, and nothing that tells who it was. */
export interface Scan {
  readonly codeId: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** 16 bytes: the visitor under that day's key. */
  readonly visitor: Uint8Array;
  readonly device: DeviceClass;
  readonly system: string | null;
  readonly browser: string | null;
  /** Primary subtag, such as `de`. */
  readonly language: string | null;
  /** Host only. */
  readonly referrer: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly bot: BotReason | null;
}

export const ScanEvent = Type.Object({
  id: Type.String({ pattern: "^scan_" }),
  at: Type.String({ format: "date-time" }),
  visitor: Type.String({ description: "The visitor under a key that is destroyed after the day" }),
  device: oneOf(DEVICE_CLASSES, { description: "Class of the device" }),
  repeat: Type.Boolean({ description: "Whether this scanner had scanned the code that day before" }),
  bot: Type.Union([oneOf(BOT_REASONS, { description: "Why it is thought to be automated" }), Type.Null()]),
});
export type ScanEvent = Static<typeof ScanEvent>;

export const ScanSummary = Type.Object({
  total: Type.Integer({ description: "All scans, automated ones included unless ?bots=exclude" }),
  uniqueVisitors: Type.Integer(),
  repeatScanners: Type.Integer(),
  uniqueDevices: Type.Integer({ description: "Devices whose owners consented to being recognised" }),
  repeatDevices: Type.Integer(),
  avgScansPerDevice: Type.Number(),
  bots: Type.Integer({ description: "How many of all scans were automated" }),
});
export type ScanSummary = Static<typeof ScanSummary>;

export const ScanLog = Type.Composite([
  ScanSummary,
  Type.Object({
    events: Type.Array(ScanEvent, { description: "Newest first" }),
    nextCursor: Type.Union([Type.String(), Type.Null()]),
  }),
]);
export type ScanLog = Static<typeof ScanLog>;
