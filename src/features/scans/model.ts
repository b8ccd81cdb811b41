export const DEVICE_CLASSES = ["mobile", "tablet", "desktop", "bot", "other"] as const;
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

/** Why a scan is counted as automated: a search engine, a messenger's link preview, a browser that prefetches, a program. */
export const BOT_REASONS = ["crawler", "preview", "prefetch", "tool"] as const;
export type BotReason = (typeof BOT_REASONS)[number];

/** A scan as it is stored: nothing in it identifies a person. */
export interface Scan {
  readonly codeId: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** 16 bytes: the visitor under that day's key. */
  readonly visitor: Uint8Array;
  /** 16 bytes: the consenting device's pseudonym for the code's tenant; `null` without consent. */
  readonly deviceKey: Uint8Array | null;
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
  /** The destination's name: `page`, `fallback`, a rule's name, or `rule/branch`; `null` for the code's target. */
  readonly destination: string | null;
}

/** The way of a scan: the `Location` of its redirect, and the destination that is counted. */
export interface Lead {
  readonly location: string;
  readonly destination: Scan["destination"];
}
