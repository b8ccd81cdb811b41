import type { Explanation } from "../../../kit/shared/reasons.ts";

/** A record of a file: its values by the names that the file gives them, or the fault for which it can't be read. */
export type FileRecord =
  { readonly values: Readonly<Record<string, unknown>> } | { readonly fault: Explanation };

/** Takes a file apart while it arrives. Its memory does not grow with the file. */
export interface RecordParser {
  /**
   * The records that end in the next piece, whose memory may be used again afterwards.
   * @throws Fault `csv_invalid` or `invalid_json` when the file can't be read.
   */
  take(piece: Uint8Array): Generator<FileRecord>;
  /** The last records. @throws the same, also when the file is cut off. */
  end(): Iterable<FileRecord>;
  /** Whether there was a list of records, which may have none. A table does not tell. */
  readonly hadList?: () => boolean;
}

/** Bytes of a record, at most: ten times the largest body of a code without a logo. */
export const LARGEST_RECORD = 1024 * 1024;
