import type { Scan } from "./model.ts";

/** A stored scan, with what was found when it was counted. */
export interface StoredScan extends Scan {
  /** Ascends within a code with the time, in the order of recording of a node. */
  readonly id: number;
  /** Whether this scanner had scanned the code that day before. */
  readonly repeat: boolean;
}

/** A consenting device as a code knows it. Times are milliseconds since the epoch. */
export interface StoredDevice {
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

/** The id of a scan, as clients know it. No other scan of its code has it. */
export function scanId(id: number): string {
  return `scan_${id.toString(36)}`;
}

/** The place of a scan in the log of its workspace. */
export interface ScanPlace {
  readonly id: number;
  readonly codeSeq: number;
}

/** A scan in the log of its workspace. */
export interface ScanOfCode extends StoredScan, ScanPlace {
  readonly shortId: string;
}

export interface WorkspaceScanFilter {
  readonly withBots: boolean;
  /** Only of codes of this campaign. */
  readonly group?: string;
  /** Milliseconds since the epoch: from the first inclusive to the second exclusive. */
  readonly from?: number;
  readonly to?: number;
  readonly limit: number;
  /** Only scans behind this one. */
  readonly before?: ScanPlace;
}

/** Some scans of a workspace, and behind which the next page begins; `null` at the end. */
export interface WorkspaceScanPage {
  readonly scans: readonly ScanOfCode[];
  readonly next: ScanPlace | null;
}

/** The most scans of a commit. */
export const LARGEST_BATCH = 250;

/** A batch with the id with which it is committed. */
export interface NumberedBatch {
  readonly id: Uint8Array;
  readonly scans: readonly Scan[];
}

/** A batch that waits in the journal. */
export interface JournalEntry extends NumberedBatch {
  /** Later entries have higher ones. */
  readonly place: number;
}

/**
 * Batches of scans that a database could not take, on this node's own disk. It has no room for devices: one that is
 * erased elsewhere meanwhile must not come back.
 */
export interface JournalStore {
  /** How many scans are in it, once it is open. Nothing is read for it. */
  readonly scans: number;
  /** Opens the journal that an earlier process left, if there is one. @throws StorageError */
  open(): void;
  /**
   * Adds a batch, which is on the disk when this returns. @param at - the time of its oldest scan, in milliseconds since the epoch.
   * @returns its place. @throws StorageError
   */
  add(batch: readonly Scan[], id: Uint8Array, at: number): number;
  /**
   * The first entries after a place, in their order: as many as have `scans` scans together, and one at least
   * if there is any.
   * @throws StorageError
   */
  after(place: number, scans: number): JournalEntry[];
  /**
   * The time of the oldest scan, in milliseconds since the epoch; `null` when there is none.
   * @throws StorageError
   */
  oldest(): number | null;
  /** Removes entries. A crash may undo it. @throws StorageError */
  remove(places: readonly number[]): void;
  /** Removes a few batches with scans from before a time. @returns how many scans; 0 when none are left. @throws StorageError */
  removeOlder(before: number): number;
  close(): void;
}

/** Stores day keys. On SQLite they are files, since deleted rows of a database leave bytes behind. No backup has them. */
export interface DayKeyStore {
  /** The key of a UTC day, `null` when there is none. */
  load(day: number): Promise<Uint8Array<ArrayBuffer> | null>;
  save(day: number, key: Uint8Array<ArrayBuffer>): Promise<void>;
  days(): Promise<number[]>;
  /** Erases the key of a day. */
  destroy(day: number): Promise<void>;
}
