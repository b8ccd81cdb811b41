import type { ScanSummary } from "./log-model.ts";
import type { Scan } from "./model.ts";

/** A scan as it was kept, with what was found out when it was counted. */
export interface KeptScan extends Scan {
  /** Ascends within a code in the order of recording. */
  readonly id: number;
  /** Whether this scanner had scanned the code that day before. */
  readonly repeat: boolean;
}

/** A consenting device as a code knows it. Times are milliseconds since the epoch. */
export interface KeptDevice {
  readonly pseudonym: Uint8Array;
  readonly firstSeen: number;
  readonly lastSeen: number;
  readonly scans: number;
}

export interface ScanFilter {
  readonly withBots: boolean;
  readonly limit: number;
  /** Only scans recorded before the one with this id. */
  readonly before?: number;
}

/** What is kept of scans. */
export interface ScanStore {
  /**
   * Keeps a batch: scans and counters in one transaction, on the disk when the promise resolves. A scan of a code
   * that was deleted meanwhile is left out.
   */
  commit(batch: readonly Scan[]): Promise<void>;
  /** Newest first. */
  list(codeId: string, filter: ScanFilter): Promise<KeptScan[]>;
  summary(codeId: string, withBots: boolean): Promise<ScanSummary>;
  /** Consenting devices that scanned a code, those seen last first. */
  devices(codeId: string, limit: number): Promise<KeptDevice[]>;
  /** Forgets who scanned on days before `day`, at most `rows` of them; their scans stay. Says whether there are more. */
  forgetScanners(day: number, rows: number): Promise<boolean>;
}

/** Where day keys are kept: never in the database, whose deleted rows leave bytes behind, and never in a backup. */
export interface DayKeyStore {
  /** The key of a UTC day, `null` when there is none. */
  load(day: number): Promise<Uint8Array<ArrayBuffer> | null>;
  save(day: number, key: Uint8Array<ArrayBuffer>): Promise<void>;
  days(): Promise<number[]>;
  /** Overwrites and removes it. */
  destroy(day: number): Promise<void>;
}
