/** What an input is sent to: a running service with large workspaces. */
export interface Place {
  /** A workspace with as many codes as there may be. Its newest code is `busy`. */
  readonly large: Workspace;
  /** A workspace whose codes are as large as each may be. */
  readonly heavy: Workspace;
  /** A workspace whose codes have the longest targets, of one letter, and titles that lack one letter of each other's. */
  readonly alike: Workspace;
  /** Text that no call before has had. */
  fresh(): string;
  /** A new workspace with one code, which a call may use up. */
  newcomer(): Promise<Workspace>;
}

export interface Workspace {
  readonly apiKey: string;
  readonly name: string;
  /** A code with many scans, leads and deliveries. */
  readonly busy: { readonly id: string; readonly shortId: string };
  /** Some of the other codes. */
  readonly others: readonly { readonly id: string; readonly shortId: string }[];
}

/** A request as it is sent. */
export interface WorstRequest {
  /** With its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** `null` for none. An object is sent as JSON, a string and bytes as they are, a stream in chunks without its length. */
  readonly body?: object | string | Uint8Array<ArrayBuffer> | FormData | ReadableStream<Uint8Array>;
  /** The key of the workspace that asks; none by default. */
  readonly key?: string;
}

/** The largest, deepest, most or dearest that an operation can be asked for. */
export interface WorstInput {
  /** The operation's id in the contract, or a method such as `GET` for what is no operation of it. */
  readonly operation: string;
  /** What is much of it, in plain words. */
  readonly name: string;
  /** The status of the answer, where the input is only bad if it gets that far. */
  readonly status?: number;
  /** Makes the request anew for every time it is sent. */
  readonly request: (place: Place) => WorstRequest | Promise<WorstRequest>;
}
