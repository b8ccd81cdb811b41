import type { ScanStore } from "./store/scans.ts";
import { isoTime } from "../../kit/shared/clock.ts";
import { invalidCursor } from "../../kit/shared/common-faults.ts";
import { DESTINATION } from "../../kit/shared/destinations.ts";
import type { ScanDevice, ScanEvent, ScanLog, WorkspaceScan, WorkspaceScanLog } from "./log-model.ts";
import {
  scanId,
  type ScanOfCode,
  type ScanPlace,
  type StoredDevice,
  type StoredScan,
  type WorkspaceScanFilter,
} from "./records.ts";

export interface ScanLogQuery {
  readonly withBots: boolean;
  readonly limit: number;
  readonly cursor: string | null;
  /** Whether to include the devices, by the operator's grant. */
  readonly withDevices: boolean;
}

/** Reads the log of scans. */
export interface Scans {
  /** One page of a code's log with the totals over all of it. @throws Fault `cursor_invalid`. */
  log(codeId: string, query: ScanLogQuery): Promise<ScanLog>;
  /** All of a code's log, newest first, in pages. Scans that arrive meanwhile are left out. */
  events(codeId: string, withBots: boolean): AsyncGenerator<readonly ScanEvent[]>;
  /**
   * One page of the log of all of a workspace's codes. It may end before its limit, or be empty, where few of
   * the scans are of the campaign, or by people: a page looks through `LOOKED_THROUGH` scans. @throws Fault
   * `cursor_invalid`.
   */
  workspaceLog(
    tenantId: string,
    query: WorkspaceLogQuery & { readonly limit: number; readonly cursor: string | null },
  ): Promise<WorkspaceScanLog>;
  /** All of it, newest first, in pages that may be empty. Scans that arrive meanwhile are left out. */
  workspaceEvents(tenantId: string, query: WorkspaceLogQuery): AsyncGenerator<readonly WorkspaceScan[]>;
}

export type WorkspaceLogQuery = Pick<WorkspaceScanFilter, "withBots" | "group" | "from" | "to">;

/** Devices shown with a log, those seen last first. */
const MOST_DEVICES = 1_000;

/** Events read at once for an export: one millisecond. */
const EXPORT_PAGE = 250;

/** Scans of a workspace that are looked through for a page: some five milliseconds. */
const LOOKED_THROUGH = 2_500;

export function createScans(store: ScanStore): Scans {
  return {
    async log(codeId, { withBots, limit, cursor, withDevices }) {
      const before = cursor === null ? {} : { before: scanNumber(cursor) };
      const found = await store.list(codeId, { withBots, limit: limit + 1, ...before });
      const page = found.slice(0, limit);
      const last = found.length > page.length ? page.at(-1) : undefined;
      return {
        ...(await store.summary(codeId, withBots)),
        events: page.map(event),
        ...(withDevices ? { devices: (await store.devices(codeId, MOST_DEVICES)).map(device) } : {}),
        nextCursor: last ? scanId(last.id) : null,
      };
    },

    async *events(codeId, withBots) {
      let before: { before?: number } = {};
      for (;;) {
        const page = await store.list(codeId, { withBots, limit: EXPORT_PAGE, ...before });
        const last = page.at(-1);
        const isEnd = page.length < EXPORT_PAGE;
        before = last ? { before: last.id } : {};
        yield page.map(event);
        if (isEnd) return;
      }
    },

    async workspaceLog(tenantId, { cursor, ...query }) {
      const before = cursor === null ? {} : { before: placeOf(cursor) };
      const { scans, next } = await store.listOfWorkspace(tenantId, { ...query, ...before }, widthOf(query));
      return { events: scans.map(eventOfCode), nextCursor: next && cursorOf(next) };
    },

    async *workspaceEvents(tenantId, query) {
      const filter = { ...query, limit: EXPORT_PAGE };
      for (let before: { before?: ScanPlace } = {}; ;) {
        const { scans, next } = await store.listOfWorkspace(
          tenantId,
          { ...filter, ...before },
          widthOf(filter),
        );
        yield scans.map(eventOfCode);
        if (next === null) return;
        before = { before: next };
      }
    },
  };
}

/**
 * Without a filter as many are looked through as are shown, and one more, which tells whether there is a next
 * page.
 */
function widthOf({
  withBots,
  group,
  limit,
}: Pick<WorkspaceScanFilter, "withBots" | "group" | "limit">): number {
  return withBots && group === undefined ? limit + 1 : LOOKED_THROUGH;
}

function eventOfCode(scan: ScanOfCode): WorkspaceScan {
  const { id, at, ...more } = event(scan);
  return { id, at, codeId: scan.codeId, shortId: scan.shortId, ...more };
}

function event(scan: StoredScan): ScanEvent {
  return {
    id: scanId(scan.id),
    at: isoTime(scan.at),
    visitor: scan.visitor.toHex(),
    country: scan.country,
    device: scan.device,
    system: scan.system,
    browser: scan.browser,
    language: scan.language,
    referrer: scan.referrer,
    repeat: scan.repeat,
    bot: scan.bot,
    destination: scan.destination ?? DESTINATION.default,
  };
}

function device({ pseudonym, firstSeen, lastSeen, scans }: StoredDevice): ScanDevice {
  return {
    id: pseudonym.toHex(),
    firstSeen: isoTime(firstSeen),
    lastSeen: isoTime(lastSeen),
    scanCount: scans,
  };
}

/** Two codes may give their scans the same id. */
function cursorOf({ id, codeSeq }: ScanPlace): string {
  return `${scanId(id)}.${codeSeq.toString(36)}`;
}

function placeOf(cursor: string): ScanPlace {
  const [, scan = "", code = ""] = /^(scan_[0-9a-z]+)\.([0-9a-z]{1,10})$/.exec(cursor) ?? [];
  return { id: scanNumber(scan), codeSeq: Number.parseInt(code, 36) };
}

function scanNumber(cursor: string): number {
  const digits = /^scan_([0-9a-z]{1,11})$/.exec(cursor)?.[1];
  const number = digits === undefined ? Number.NaN : Number.parseInt(digits, 36);
  if (Number.isSafeInteger(number)) return number;
  throw invalidCursor();
}
