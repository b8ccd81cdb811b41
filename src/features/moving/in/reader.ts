import type { Draft, Surroundings } from "./draft.ts";
import type { ImportRow } from "./row.ts";

/**
 * The codes of a row: several where one link has several short ids. Or why it makes none, in words that
 * continue "it …".
 */
export type Reading = readonly Draft[] | string;

/** Of a row that has no short id. */
export const NO_SHORT_ID = "names no short id";

/** Reads the file of a service. */
export interface Reader {
  /** The paths of records in its JSON: see `createJsonRecords`. */
  readonly recordPaths: readonly (string | null)[];
  /** Whether the service takes `ABC` for `abc`. */
  readonly ignoresCase?: boolean;
  /** Whether its files may be the output of a database's client: see `createCsvRecords`. */
  readonly isDatabase?: boolean;
  read(row: ImportRow, around: Surroundings): Reading;
}
