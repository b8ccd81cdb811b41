import type { Scan, ScanSummary } from "./model.ts";

/** A scan as it was kept, with what was found out when it was counted. */
export interface KeptScan extends Scan {
  /** Ascends within a code in the order of recording. */
  readonly id: number;
  /** Whether this scanner had scanned the code that day before. */
  readonly repeat: boolean;
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
  /** Forgets who scanned on days before `day`; their scans stay. */
  forgetScanners(day: number): Promise<void>;
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
