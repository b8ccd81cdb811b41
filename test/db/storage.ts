import type { DataFile } from "../files.ts";

/** Where a scenario keeps its data, as tests look into it, tamper with it and break it, whatever the engine. */
export interface Storage {
  /** The settings with which a service or a command keeps its data here. */
  readonly environment: Readonly<Record<string, string>>;
  /** Whether it is all in files of the data folder. */
  readonly isFiles: boolean;
  /** The rows of a query that every engine understands, with a `?` for each value. */
  rows<T extends object>(query: string, ...values: (string | number)[]): Promise<T[]>;
  /** Runs statements that every engine understands. */
  run(...statements: string[]): Promise<void>;
  /** How bytes are written in a statement. */
  bytes(hex: string): string;
  /** The names of all tables. */
  tables(): Promise<string[]>;
  /** Names of the tables with a cell that holds `bytes`, once for each such row. */
  holding(bytes: Uint8Array): Promise<string[]>;
  /** Takes tables away, as if storage were out of order. @returns a function that puts them back. */
  putAway(...tables: string[]): Promise<() => Promise<void>>;
  /** Lets no row of a table be deleted, or inserted. @returns a function that ends that. */
  jam(table: string, on?: "delete" | "insert"): Promise<() => Promise<void>>;
  /** Makes rubbish of everything, while it is in use, and for good. */
  ruin(): Promise<void>;
  /** Removes what lies outside of the data folder, once nobody uses it any more. */
  remove(): Promise<void>;
  /** The highest number that a row of a table was ever given. */
  numbered(table: string): Promise<number>;
  /** The keys of days that are kept, by day: `2026-11-21`. */
  dayKeys(): Promise<ReadonlyMap<string, Buffer>>;
  /** Every file that something of it may lie in, as it is on the disk now: of the data folder, and of the server if any. */
  files(): Promise<DataFile[]>;
}

/** The parts of a storage that each engine implements. */
export interface Engine extends Omit<Storage, "rows" | "holding" | "putAway" | "tables"> {
  rows<T extends object>(query: string, values: readonly (string | number)[]): Promise<T[]>;
  /** A query for the `name` of every table. */
  readonly allTables: string;
}
