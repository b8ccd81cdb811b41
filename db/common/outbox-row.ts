import type { DeviceClass } from "../../src/scans/model.ts";

/** What an event leaves for its delivery, besides what can be looked up of its code. */
export interface OutboxRow {
  readonly codeSeq: number;
  readonly event: "qr.scan" | "qr.lead";
  readonly at: number;
  readonly country: string | null;
  readonly device: DeviceClass;
  readonly repeat: boolean;
  readonly hasEmail: boolean;
}
