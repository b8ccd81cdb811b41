import type { SQLQueryBindings } from "bun:sqlite";
import type { Scan } from "../../src/features/scans/model.ts";
import { utcDay } from "../../src/kit/shared/clock.ts";
import { scannerKey } from "../common/scanner.ts";
import { workspaceNumber } from "../../src/features/analytics/store/series.ts";
import type { SqliteDatabase } from "./open.ts";
import { prepared, preparedRows } from "./prepared.ts";
import { createRunner } from "./works.ts";

/** A code within one batch. */
export interface Scanned {
  readonly codeSeq: number;
  readonly tenantId: string;
  readonly group: string;
  /** The number of its workspace's series. */
  readonly workspace: number;
  /** Its scanners in this batch, by day, then by key in hexadecimal digits. */
  readonly scanners: Map<number, Map<string, Scanner>>;
  /** The id of its newest scan. */
  lastScan: number;
}

/** A scanner of a code on a day, within one batch. */
interface Scanner {
  readonly key: Uint8Array;
  readonly day: number;
  readonly code: Scanned;
  /** Scans in this batch. */
  scans: number;
  /** Scans of that day counted so far. */
  times: number;
}

/** A scan and its scanner. */
export interface Attributed {
  readonly scan: Scan;
  readonly scanner: Scanner;
}

/** A code as it is read. Its workspace has no series before its first scan. */
interface Found extends Omit<Scanned, "scanners" | "workspace"> {
  readonly workspace: number | null;
}

const FIND_CODE = `
  select seq as codeSeq, tenant_id as tenantId, coalesce(group_tag, '') as "group",
    (select series.seq from series where series.tenant_id = codes.tenant_id and series.group_tag = char(10)) as workspace,
    coalesce((select max(id) from scans where code_seq = seq), 0) as lastScan
  from codes where id = ?1`;

const FIND_SCANNER = "select scans from scanners where day = ?1 and code_seq = ?2 and scanner = ?3";

function scannersOfDay({ scanners }: Scanned, day: number): Map<string, Scanner> {
  const known = scanners.get(day);
  if (known) return known;
  const fresh = new Map<string, Scanner>();
  scanners.set(day, fresh);
  return fresh;
}

/**
 * Counts scanners inside the caller's transaction. The returned function gives the scans of a batch with their scanners;
 * there is one scanner for a code and day, however often it scanned. Scans of deleted codes are left out.
 */
export function createScannerCounter({ writer }: SqliteDatabase): (batch: readonly Scan[]) => Attributed[] {
  const findCode = prepared<Found, [string]>(writer, FIND_CODE);
  const run = createRunner(writer);
  const findScanner = prepared<{ scans: number }, [number, number, Uint8Array]>(writer, FIND_SCANNER);
  // Without `returning`: SQLite makes a table for it each time, which costs twice as much as a look-up.
  const countScanners = preparedRows(
    writer,
    "scanners",
    ["day", "code_seq", "scanner", "scans"],
    "on conflict do update set scans = scans + excluded.scans",
  );

  /** The codes of a batch. A code that was deleted between the scan and this commit is not there. */
  function createCodes(): (codeId: string) => Scanned | undefined {
    const known = new Map<string, Scanned | null>();
    return (codeId) => {
      const earlier = known.get(codeId);
      if (earlier !== undefined) return earlier ?? undefined;
      const found = findCode().get(codeId);
      const code = found && {
        ...found,
        workspace: found.workspace ?? run(workspaceNumber(found.tenantId)),
        scanners: new Map(),
      };
      known.set(codeId, code);
      return code ?? undefined;
    };
  }

  /** Looks up how often each scanner had been counted, and counts the scans of this batch. */
  function count(scanners: readonly Scanner[]): void {
    const rows: SQLQueryBindings[] = [];
    for (const scanner of scanners) {
      const { key, day, code, scans } = scanner;
      scanner.times = findScanner().get(day, code.codeSeq, key)?.scans ?? 0;
      rows.push(day, code.codeSeq, key, scans);
    }
    countScanners(rows);
  }

  return (batch) => {
    const codeOf = createCodes();
    const scanners: Scanner[] = [];
    const attributed: Attributed[] = [];
    for (const scan of batch) {
      const code = codeOf(scan.codeId);
      if (!code) continue;
      const day = utcDay(scan.at);
      const key = scannerKey(scan);
      const ofDay = scannersOfDay(code, day);
      const name = key.toHex();
      let scanner = ofDay.get(name);
      if (!scanner) {
        scanner = { key, day, code, scans: 0, times: 0 };
        ofDay.set(name, scanner);
        scanners.push(scanner);
      }
      scanner.scans++;
      attributed.push({ scan, scanner });
    }
    count(scanners);
    return attributed;
  };
}
