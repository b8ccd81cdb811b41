import { type Static, Type } from "@sinclair/typebox";
import { oneOf, orNull, named } from "../../kit/shared/schema.ts";
import { BOT_REASONS, DEVICE_CLASSES } from "./model.ts";

export const ScanEvent = Type.Object(
  {
    id: Type.String({ pattern: "^scan_" }),
    at: Type.String({ format: "date-time" }),
    visitor: Type.String({ description: "The visitor under a key that is destroyed after the day" }),
    country: orNull(Type.String({ pattern: "^[A-Z]{2}$" })),
    device: oneOf(DEVICE_CLASSES, { description: "Class of the device" }),
    system: orNull(Type.String()),
    browser: orNull(Type.String()),
    language: orNull(Type.String({ description: "Primary subtag" })),
    referrer: orNull(Type.String({ description: "Host" })),
    repeat: Type.Boolean({
      description: "Whether this scanner had scanned the code before: that day, or ever for a device",
    }),
    bot: orNull(oneOf(BOT_REASONS, { description: "Why it is thought to be automated" })),
    destination: Type.String({
      description: "`default`, `page`, `fallback`, a rule's name or `rule/branch`",
    }),
  },
  named("ScanEvent"),
);
export type ScanEvent = Static<typeof ScanEvent>;

export const ScanSummary = Type.Object(
  {
    total: Type.Integer({ description: "All scans, automated ones included unless ?bots=exclude" }),
    uniqueVisitors: Type.Integer(),
    repeatScanners: Type.Integer(),
    uniqueDevices: Type.Integer({ description: "Devices whose owners consented to being recognised" }),
    repeatDevices: Type.Integer({ description: "Those with more than one scan" }),
    avgScansPerDevice: Type.Number({ description: "Automated ones included unless ?bots=exclude" }),
    bots: Type.Integer({ description: "How many of all scans were automated" }),
  },
  named("ScanSummary"),
);
export type ScanSummary = Static<typeof ScanSummary>;

export const ScanDevice = Type.Object(
  {
    id: Type.String({ description: "Pseudonym of a consenting device, for this tenant only" }),
    firstSeen: Type.String({ format: "date-time" }),
    lastSeen: Type.String({ format: "date-time" }),
    scanCount: Type.Integer(),
  },
  named("ScanDevice"),
);
export type ScanDevice = Static<typeof ScanDevice>;

export const ScanLog = Type.Composite(
  [
    ScanSummary,
    Type.Object({
      events: Type.Array(ScanEvent, { description: "Newest first" }),
      devices: Type.Optional(
        Type.Array(ScanDevice, { description: "Only with the grant deviceLog; those seen last first" }),
      ),
      nextCursor: Type.Union([Type.String(), Type.Null()]),
    }),
  ],
  named("ScanLog"),
);
export type ScanLog = Static<typeof ScanLog>;
