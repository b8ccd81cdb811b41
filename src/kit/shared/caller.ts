/** The client for which work is done. Shares are counted by its key, and its signal says whether it still waits. */
export interface Caller {
  /** The id of a workspace. Of a client without an API key it is the address, as rate limits count it. */
  readonly key: string;
  /** Whether it is a workspace. An address is shared by fewer people, so it gets less. */
  readonly isWorkspace: boolean;
  /** Aborted when the client disconnects. Bun does so before and after the body was read, and while an answer is streamed. */
  readonly signal: AbortSignal;
  /** Allows the client's connection to be silent for minutes. @returns takes that back. */
  readonly mayPause?: () => () => void;
}

/** The error of work that nobody waits for any more. It reaches no client. */
export function clientLeft(): Error {
  return new Error("The client left");
}
