/** A scan as far as live counts look at it. `id` and `codeSeq` name it. */
export interface LiveScan {
  /** Of the series of its workspace. */
  readonly workspace: number;
  readonly id: number;
  readonly codeSeq: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly country: string | null;
  readonly isBot: boolean;
}

/** A place in the log of a workspace: scans from here on, itself left out. */
export interface LivePlace {
  readonly workspace: number;
  readonly id: number;
  readonly codeSeq: number;
}
