import { Database } from "bun:sqlite";
import { expect } from "bun:test";
import { join } from "node:path";
import type { CodeList } from "../../src/features/codes/model.ts";
import type { ScanEvent, ScanLog } from "../../src/features/scans/log-model.ts";
import { readJson } from "../json.ts";
import { call, type CodeJson } from "./client.ts";
import type { RunningService } from "./process.ts";

/** All events of a code's scan log, read page by page, and the log's own totals. */
async function wholeLog(service: RunningService, key: string, codeId: string) {
  const events: ScanEvent[] = [];
  for (let cursor = ""; ;) {
    const path = `/app/api/codes/${codeId}/scans${cursor && `?cursor=${cursor}`}`;
    const page = await readJson<ScanLog>(await call(service, key, "GET", path));
    events.push(...page.events);
    if (page.nextCursor === null) return { events, summary: page };
    cursor = page.nextCursor;
  }
}

/** The number of scanners and of those that repeat. Each counts once per code and day, and bots apart. */
function scannersOf(events: readonly ScanEvent[]) {
  const times = new Map<string, number>();
  for (const { at, visitor, bot } of events) {
    const scanner = `${at.slice(0, 10)} ${visitor} ${bot !== null}`;
    times.set(scanner, (times.get(scanner) ?? 0) + 1);
  }
  return {
    uniqueVisitors: times.size,
    repeatScanners: [...times.values()].filter((count) => count > 1).length,
  };
}

/** All of a tenant's codes, page by page, and its totals. */
export async function allCodes(service: RunningService, key: string) {
  const codes: CodeJson[] = [];
  for (let cursor = ""; ;) {
    const path = `/app/api/codes${cursor && `?cursor=${cursor}`}`;
    const page = await readJson<CodeList>(await call(service, key, "GET", path));
    codes.push(...page.codes);
    if (page.nextCursor === null) return { codes, totals: page.totals };
    cursor = page.nextCursor;
  }
}

/**
 * Counts a tenant's scan events one by one and checks that every total agrees with them: the log's, the record's, the
 * list's.
 * @returns scans by code id.
 */
export async function audit(service: RunningService, key: string): Promise<ReadonlyMap<string, number>> {
  const { codes, totals } = await allCodes(service, key);
  const counted = new Map<string, number>();
  let uniqueVisitors = 0;
  for (const code of codes) {
    const { events, summary } = await wholeLog(service, key, code.id);
    const scanners = scannersOf(events);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(summary).toMatchObject({
      total: events.length,
      bots: events.filter(({ bot }) => bot !== null).length,
      ...scanners,
    });
    // The scans without `repeat` must be those that are counted as unique.
    expect(events.filter(({ repeat }) => !repeat)).toHaveLength(scanners.uniqueVisitors);
    expect(code.scans).toBe(events.length);
    counted.set(code.id, events.length);
    uniqueVisitors += scanners.uniqueVisitors;
  }
  const scans = [...counted.values()].reduce((sum, count) => sum + count, 0);
  expect(totals).toMatchObject({ codes: codes.length, scans, uniqueVisitors });
  return counted;
}

/** The result of SQLite's own checks of the database in a service's folder. */
export function integrityOf(folder: string): unknown[] {
  const database = new Database(join(folder, "data", "quietzone.db"), { readonly: true });
  try {
    const problems = database.query("PRAGMA integrity_check").all();
    return [...problems, ...database.query("PRAGMA foreign_key_check").all()];
  } finally {
    database.close();
  }
}

/** The result of `integrityOf` for an intact database. */
export const SOUND = [{ integrity_check: "ok" }];
