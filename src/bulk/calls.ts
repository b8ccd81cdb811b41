import type { CodeContent } from "../codes/model.ts";
import type { PackedSymbols } from "../qr/job.ts";
import type { Style } from "../qr/style.ts";
import type { RowError } from "./model.ts";

/**
 * What the two threads of a file say to each other. One reads, checks and draws, and keeps whatever there is one of a
 * row; the other, which answers requests, has the stores, and passes on bytes.
 */

/** A file as it came. */
export interface OpenOrder {
  readonly body: Uint8Array;
  readonly contentType: string;
  /** Our public address: it is in every tracked symbol. */
  readonly baseUrl: string;
  /** Threads that may be asked for `symbols`. */
  readonly helpers: number;
}

/** How a file's rows are gone through. */
export interface CheckOrder {
  /** Whether codes are staged, or only looked at. */
  readonly stages: boolean;
  /** Whether to keep which row became what. */
  readonly records: boolean;
  /** Whether the good rows are made when there are bad ones. */
  readonly skips: boolean;
  /** Whether to go on when it is clear that nothing will be made. */
  readonly counts: boolean;
  readonly mayTrack: boolean;
  /** `null` for no limit. */
  readonly rowLimit: number | null;
  /** Codes the tenant may still make, as far as is known. `null` for no limit. */
  readonly room: number | null;
}

/** What came of going through a file. */
export interface Checked {
  /** Rows of data, bad ones included; one more than the limit when there are more. */
  readonly rows: number;
  /** Rows with a target, bad ones included. */
  readonly tracked: number;
  /** In the order of rows, the first of them. */
  readonly errors: readonly RowError[];
  /** Good rows with a target: how many codes it takes. */
  readonly codes: number;
}

/** What the file's thread does. */
export interface FileWork {
  /** Reads the header. @throws Fault `csv_invalid`, `invalid_request`, `invalid_json`. */
  open(order: OpenOrder): Promise<void>;
  /** SHA-256 of the file itself, whatever it came in, and of what is asked of it. */
  fingerprint(asked: string): Promise<string>;
  /** Goes through all rows. @throws Fault `dynamic_code_not_enabled`, `invalid_key` when the tenant left meanwhile. */
  check(order: CheckOrder): Promise<Checked>;
  /** Takes a part of the record of an earlier request, in place of going through the rows. */
  recall(part: string): Promise<void>;
  /** The next piece of the ZIP; `null` after the last. */
  next(): Promise<Uint8Array | null>;
  /** Whatever is under way ends: nobody wants it any more. */
  stop(): Promise<void>;
}

/** The codes that content became: their ids in its order, and the short ids of those that are taken and were not made. */
export interface Staged {
  readonly ids: readonly string[];
  readonly taken: readonly string[];
}

/** A style as it is drawn and as it is kept with a code. */
export interface StylePair {
  readonly drawn: Style;
  readonly kept: Style;
}

/** What the file's thread may ask. */
export interface FileHelp {
  /** Random short ids. */
  shortIds(count: number): Promise<readonly string[]>;
  /** Stages codes. @throws Fault `invalid_key` when the tenant left meanwhile. */
  stage(contents: readonly CodeContent[]): Promise<Staged>;
  /** Keeps the next part of the record. */
  note(part: string): Promise<void>;
  /** Which of these short ids are taken, or were once. */
  taken(shortIds: readonly string[]): Promise<readonly string[]>;
  /** Looks up the logo that a style names. @throws Fault `logo_invalid`. */
  logo(style: Style): Promise<StylePair>;
  /** Has symbols drawn on another thread. */
  symbols(job: Uint8Array): Promise<PackedSymbols>;
}
