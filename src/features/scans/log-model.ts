import { type Static, Type } from "@sinclair/typebox";
import {
  BROWSER,
  CODE_ID,
  COUNTRY,
  idOf,
  nextCursor,
  REPEAT_SCANNERS,
  SHORT_ID,
  SYSTEM,
  text,
  textOrNull,
  time,
  VISITORS,
} from "../../kit/shared/common-members.ts";
import { oneOf, orNull, named } from "../../kit/shared/schema.ts";
import { BOT_REASONS, DEVICE_CLASSES } from "./model.ts";

export const ScanEvent = Type.Object(
  {
    id: idOf("scan", "Id of the scan, which no other of its code has"),
    at: time("When it happened"),
    visitor: Type.String({ description: "The visitor under a key that is destroyed after the day" }),
    country: orNull(Type.String({ pattern: "^[A-Z]{2}$" }), { description: COUNTRY }),
    device: oneOf(DEVICE_CLASSES, { description: "Class of the device" }),
    system: textOrNull(SYSTEM),
    browser: textOrNull(BROWSER),
    language: orNull(Type.String({ description: "Primary subtag" })),
    referrer: orNull(Type.String({ description: "Host" })),
    repeat: Type.Boolean({
      description: "Whether this scanner had scanned the code before: that day, or ever for a device",
    }),
    bot: orNull(oneOf(BOT_REASONS, { description: "Why it is thought to be automated" })),
    destination: Type.String({
      description: "`default`, `page`, `fallback`, a rule's name, `rule/branch`, or the type of a GS1 link",
    }),
  },
  named("ScanEvent"),
);
export type ScanEvent = Static<typeof ScanEvent>;

export const ScanSummary = Type.Object(
  {
    total: Type.Integer({ description: "All scans, automated ones included unless ?bots=exclude" }),
    uniqueVisitors: Type.Integer({ description: VISITORS }),
    repeatScanners: Type.Integer({ description: REPEAT_SCANNERS }),
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
    firstSeen: time("Its first scan of the code"),
    lastSeen: time("Its latest scan of the code"),
    scanCount: Type.Integer({ description: "Its scans of the code" }),
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
      nextCursor,
    }),
  ],
  named("ScanLog"),
);
export type ScanLog = Static<typeof ScanLog>;

export const WorkspaceScan = Type.Composite(
  [
    Type.Pick(ScanEvent, ["id", "at"]),
    Type.Object({ codeId: idOf("code", CODE_ID), shortId: text(SHORT_ID) }),
    Type.Omit(ScanEvent, ["id", "at"]),
  ],
  named("WorkspaceScan"),
);
export type WorkspaceScan = Static<typeof WorkspaceScan>;

export const WorkspaceScanLog = Type.Object(
  {
    events: Type.Array(WorkspaceScan, { description: "Newest first" }),
    nextCursor,
  },
  named("WorkspaceScanLog"),
);
export type WorkspaceScanLog = Static<typeof WorkspaceScanLog>;
