/** Kinds of records that are counted over all workspaces. */
export type Counted = "workspaces" | "codes" | "destinations" | "domains";

/** Numbers by state. */
export type Census = Readonly<Record<Counted, Readonly<Record<string, number>>>>;

/** Bytes on the disk. */
export interface StoredBytes {
  readonly database: number;
  /** Of the log beside the database; `null` where it is no file of ours. */
  readonly log: number | null;
}

/** Figures of the storage for operators. */
export interface Vitals {
  /**
   * Counts everything that a metric shows and no counter knows.
   * @param repeat - repeats a step, which takes about as many rows as it is given, until nothing is left or
   * it is to stop.
   * @returns `null` where it was stopped.
   */
  census(repeat: (step: (rows: number) => Promise<boolean>) => Promise<void>): Promise<Census | null>;
  /** @throws StorageError */
  bytes(): Promise<StoredBytes>;
  /** The database's server; `null` where there is none. */
  readonly server: {
    /** Sessions of this process that are in use, and calls that wait for one. */
    sessions(): { readonly used: number; readonly waiting: number };
    /** Resolves when the server has answered. @throws StorageError */
    ping(): Promise<void>;
  } | null;
}
