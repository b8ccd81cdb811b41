import type { SQLQueryBindings } from "bun:sqlite";
import { and, eq, sql } from "drizzle-orm";
import type { Scan } from "../../src/scans/model.ts";
import { utcDay } from "../../src/shared/clock.ts";
import { once } from "../../src/shared/once.ts";
import { scannerKey } from "../common/scanner.ts";
import type { SqliteDatabase } from "./open.ts";
import { codes, scanners, scans } from "./schema.ts";
import { hot, hotRows, plusInserted } from "./statements.ts";

/** A code within one batch. */
export interface Scanned {
  readonly codeSeq: number;
  readonly tenantId: string;
  readonly group: string;
  /** Who scanned it, by day, then by key in hexadecimal digits. */
  readonly scanners: Map<number, Map<string, Scanner>>;
  lastScan: number;
}

/** The columns of a scanner, in the order in which a batch gives their values. */
const SCANNER_COLUMNS = ["day", "codeSeq", "scanner", "scans"] as const;

/** Who scanned a code on a day, within one batch. */
interface Scanner {
  readonly key: Uint8Array;
  readonly day: number;
  readonly code: Scanned;
  /** In this batch. */
  scans: number;
  /** Counted so far, on that day. */
  times: number;
}

/** A scan and who it is by. */
export interface Attributed {
  readonly scan: Scan;
  readonly scanner: Scanner;
}

function scannersOfDay({ scanners }: Scanned, day: number): Map<string, Scanner> {
  const known = scanners.get(day);
  if (known) return known;
  const fresh = new Map<string, Scanner>();
  scanners.set(day, fresh);
  return fresh;
}

/**
 * Counts who scanned, inside the caller's transaction. Gives the scans of a batch with their scanners, each of them
 * once for a code and day however often it scanned; scans of codes that are gone are left out.
 */
export function createScannerCounter({ writer }: SqliteDatabase): (batch: readonly Scan[]) => Attributed[] {
  const codeSeq = sql.placeholder("codeSeq");
  const day = sql.placeholder("day");
  const scanner = sql.placeholder("scanner");

  const findCode = once(() =>
    writer
      .select({
        codeSeq: codes.seq,
        tenantId: codes.tenantId,
        group: sql<string>`coalesce(${codes.group}, '')`,
        lastScan: sql<number>`coalesce((select max(id) from ${scans} where ${scans.codeSeq} = ${codes.seq}), 0)`,
      })
      .from(codes)
      .where(eq(codes.id, sql.placeholder("codeId")))
      .prepare(),
  );
  const findScanner = hot(writer, () =>
    writer
      .select({ scans: scanners.scans })
      .from(scanners)
      .where(and(eq(scanners.day, day), eq(scanners.codeSeq, codeSeq), eq(scanners.scanner, scanner))),
  );
  // Without `returning`, for which SQLite makes a table each time: it costs twice what looking up costs.
  const countScanners = hotRows(writer, SCANNER_COLUMNS, (rows) =>
    writer
      .insert(scanners)
      .values(
        Array.from({ length: rows }, (_, row) => ({
          day: sql.placeholder(`day ${row}`),
          codeSeq: sql.placeholder(`codeSeq ${row}`),
          scanner: sql.placeholder(`scanner ${row}`),
          scans: sql.placeholder(`scans ${row}`),
        })),
      )
      .onConflictDoUpdate({
        target: [scanners.day, scanners.codeSeq, scanners.scanner],
        set: { scans: plusInserted(scanners.scans) },
      }),
  );

  /** The codes of a batch; one deleted between the scan and this commit has nothing left to count on. */
  function createCodes(): (codeId: string) => Scanned | undefined {
    const known = new Map<string, Scanned | null>();
    return (codeId) => {
      const earlier = known.get(codeId);
      if (earlier !== undefined) return earlier ?? undefined;
      const found = findCode().get({ codeId });
      const code = found && { ...found, scanners: new Map() };
      known.set(codeId, code ?? null);
      return code;
    };
  }

  /** Looks up how often each scanner had been counted, and counts the scans of this batch. */
  function count(met: readonly Scanner[]): void {
    const rows: SQLQueryBindings[] = [];
    for (const each of met) {
      const { key, day, code, scans } = each;
      each.times = Number(findScanner.value({ day, codeSeq: code.codeSeq, scanner: key }) ?? 0);
      rows.push(day, code.codeSeq, key, scans);
    }
    countScanners(rows);
  }

  return (batch) => {
    const codeOf = createCodes();
    const met: Scanner[] = [];
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
        met.push(scanner);
      }
      scanner.scans++;
      attributed.push({ scan, scanner });
    }
    count(met);
    return attributed;
  };
}
