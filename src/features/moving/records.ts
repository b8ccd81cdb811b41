/** Lines of a file of an archive, of codes that wait for their domain. */
export interface WaitingLines {
  readonly id: string;
  readonly host: string;
  readonly file: string;
  readonly sealed: Uint8Array;
}

/** A domain that codes wait for. */
export interface WaitedFor {
  readonly tenantId: string;
  readonly host: string;
}
