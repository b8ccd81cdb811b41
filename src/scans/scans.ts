import { isoTime } from "../shared/clock.ts";
import { Fault } from "../shared/fault.ts";
import type { ScanEvent, ScanLog } from "./model.ts";
import type { KeptScan, ScanStore } from "./store.ts";

export interface ScanLogQuery {
  readonly withBots: boolean;
  readonly limit: number;
  readonly cursor: string | null;
}

/** Reads what was recorded. */
export interface Scans {
  /** One page of a code's log with the sums over all of it. @throws Fault `cursor_invalid`. */
  log(codeId: string, query: ScanLogQuery): Promise<ScanLog>;
}

export function createScans(store: ScanStore): Scans {
  return {
    async log(codeId, { withBots, limit, cursor }) {
      const before = cursor === null ? undefined : scanNumber(cursor);
      const found = await store.list(codeId, {
        withBots,
        limit: limit + 1,
        ...(before === undefined ? {} : { before }),
      });
      const page = found.slice(0, limit);
      const last = found.length > page.length ? page.at(-1) : undefined;
      return {
        ...(await store.summary(codeId, withBots)),
        events: page.map(event),
        nextCursor: last ? scanId(last.id) : null,
      };
    },
  };
}

function event(scan: KeptScan): ScanEvent {
  return {
    id: scanId(scan.id),
    at: isoTime(scan.at),
    visitor: scan.visitor.toHex(),
    device: scan.device,
    repeat: scan.repeat,
    bot: scan.bot,
  };
}

function scanId(id: number): string {
  return `scan_${id.toString(36)}`;
}

function scanNumber(cursor: string): number {
  const digits = /^scan_([0-9a-z]{1,11})$/.exec(cursor)?.[1];
  if (digits !== undefined) return Number.parseInt(digits, 36);
  throw new Fault("cursor_invalid", "Use a nextCursor exactly as the answer before gave it.", {
    errors: [{ pointer: "?cursor", detail: "is not a cursor of this list" }],
  });
}
