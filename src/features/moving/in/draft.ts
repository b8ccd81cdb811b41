import type { CreateCode } from "../../codes/model.ts";
import type { NewGs1 } from "../../codes/gs1-model.ts";
import type { Query, Rule, Utm } from "../../rules/model.ts";
import type { ArchivedMember } from "./model.ts";

/** A code as a file says it, unchecked. */
export interface Draft {
  /** Empty for one that is to be made: the code has a GS1 address. */
  readonly shortId: string;
  /** The identifier of its GS1 address; `null` without one. Of an archive it stands in `archived`. */
  readonly gs1: NewGs1 | null;
  readonly target: string;
  readonly title: string | null;
  readonly group: string | null;
  readonly tags: readonly string[];
  readonly active: boolean;
  /** Milliseconds since 1970; `null` when the file does not say. */
  readonly createdAt: number | null;
  readonly rules: readonly Rule[];
  readonly query: Query;
  readonly utm: Utm;
  /** Scans or clicks of before; `null` when the file does not say. */
  readonly scans: number | null;
  /** Values that only an archive has. */
  readonly archived: Archived | null;
}

/** Values of a code that only an archive has. */
export interface Archived {
  /** Its id and its revision there, by which its history is found. */
  readonly id: string;
  readonly revision: number;
  /** The host that it was on; `null` for the service's own. */
  readonly domain: string | null;
  /** Its line. */
  readonly line: Readonly<Record<string, unknown>>;
  /** Content in the form of the API, without members that do not have it. */
  readonly content: Pick<CreateCode, ArchivedMember>;
}

/** A draft with what most files leave open. */
export function draft(said: Pick<Draft, "shortId" | "target"> & Partial<Draft>): Draft {
  return {
    gs1: null,
    title: null,
    group: null,
    tags: [],
    active: true,
    createdAt: null,
    rules: [],
    query: "drop",
    utm: {},
    scans: null,
    archived: null,
    ...said,
  };
}

/** Facts that a reader needs besides the row. */
export interface Surroundings {
  /** Milliseconds since 1970: what has expired by then leads nowhere. */
  readonly now: number;
  /** The host that the codes are to be on; `null` for the service's own. */
  readonly domain: string | null;
}
