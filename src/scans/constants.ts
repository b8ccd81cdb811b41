export const DEVICE_CLASSES = ["mobile", "tablet", "desktop", "bot", "other"] as const;
export type DeviceClass = (typeof DEVICE_CLASSES)[number];

/** Why a scan is thought to be automated: a search engine, a messenger's link preview, a browser reading ahead, a program. */
export const BOT_REASONS = ["crawler", "preview", "prefetch", "tool"] as const;
export type BotReason = (typeof BOT_REASONS)[number];
