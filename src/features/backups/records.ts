/** Kinds of records that are erased, in the order in which a restore erases them again. */
export const ERASED_KINDS = [
  "workspace",
  "person",
  "member",
  "code",
  "plain_code",
  "look",
  "image",
  "file",
  "report",
  "lead",
  "share",
  "device",
  "key",
] as const;
/** Kinds of records that an operator blocks. */
export const BLOCKED_KINDS = ["code_blocks", "workspace_block", "host"] as const;

export type ErasedKind = (typeof ERASED_KINDS)[number];
export type BlockedKind = (typeof BLOCKED_KINDS)[number];

/** A record that was erased, or whose blocks changed. */
export interface ErasedRecord {
  readonly kind: ErasedKind | BlockedKind;
  readonly subject: string;
  readonly detail: string | null;
}

/** The same as it is stored. */
export interface StoredErased extends ErasedRecord {
  readonly seq: number;
}

/** A backup as it was seen last. */
export interface Seen {
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
}

/** The backups of a place as they were seen last. */
export interface SeenBackups {
  readonly place: string;
  /** Since when backups are made there, in milliseconds since 1970. */
  readonly since: number;
  /** The last one that is whole; `null` where none was seen. */
  readonly last: Seen | null;
  /** The last one that was restored as a test. Its time is that of the test. */
  readonly verified: Seen | null;
}
