import type { Draft, Surroundings } from "./draft.ts";
import type { Row } from "./row.ts";

/** Reads the file of a service. */
export interface Reader {
  /** The places of records in its JSON: see `createJsonRecords`. */
  readonly places: readonly (string | null)[];
  /** The codes of a row: several where one link has several short ids. None when it says no short id. */
  read(row: Row, around: Surroundings): Draft[];
}
