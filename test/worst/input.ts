import type { SignedIn } from "./person.ts";
import type { Look } from "../../src/features/looks/model.ts";

/** A running service with large workspaces, to which inputs are sent. */
export interface Place {
  /** The address of the service. */
  readonly url: string;
  /** A workspace with as many codes as there may be. Its newest code is `busy`. */
  readonly large: Workspace;
  /** A workspace whose codes are as large as each may be. */
  readonly heavy: Workspace;
  /** A workspace for slow searches: targets of one repeated letter, and titles `abc` and `bcd`, so that `abcd` finds none. */
  readonly alike: Workspace;
  /** The look of all codes of `large`, and looks of `heavy` that are as large as there may be. */
  readonly looks: { readonly everywhere: string; readonly heavy: readonly Pick<Look, "id" | "name">[] };
  /**
   * Codes of `heavy` that were changed: to the largest pages, in all members, to the most rules, from the largest logo, page and rules
   * to none, and with the largest logo until the history was full.
   */
  readonly changed: Readonly<Record<"pages" | "members" | "rules" | "logo" | "full", string>>;
  /** Codes of `heavy` with the largest rules: of lists, of hours, of targets, and of targets with queries. */
  readonly ruled: Readonly<Record<"lists" | "hours" | "targets" | "queries", Workspace["busy"]>>;
  /** A code of `large` that programs have scanned, each time as another device that gave consent. */
  readonly automated: Workspace["busy"];
  /** A workspace with more codes than an overview names, each scanned on every day of some years. */
  readonly daily: Pick<Workspace, "apiKey" | "name">;
  /** A code of `daily` that was stored with a logo over the limits. No call changes it. */
  readonly oversized: Workspace["others"][number];
  /** Workspaces with long downloads: as many as have all places of all downloads. */
  readonly slow: readonly Pick<Workspace, "apiKey" | "name">[];
  /** A text that no earlier call returned. */
  fresh(): string;
  /** The headers of a person who has as many workspaces and sessions as there may be. */
  readonly busyPerson: SignedIn;
  /** A key of the operator's API. */
  readonly operatorKey: string;
  /** A new person who owns a workspace, whom a call may use up. */
  person(): Promise<{ readonly headers: SignedIn; readonly email: string }>;
  /** A new workspace with one code, which a call may use up. */
  newcomer(): Promise<Workspace>;
  /** A workspace with many codes and old keys, which a call may use up. There are a few. */
  spare(): Workspace;
  /** A code of `large` with leads and years of totals, which a call may use up. There are a few. */
  aged(): Workspace["others"][number];
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
  /** None if it is left out. An object is sent as JSON, a string and bytes as they are, a stream in chunks without its length. */
  readonly body?: object | string | Uint8Array<ArrayBuffer> | FormData | ReadableStream<Uint8Array>;
  /** The key of the workspace that asks; none by default. */
  readonly key?: string;
  /** Bytes of the answer after which the client leaves; by default it reads all. */
  readonly enough?: number;
  /** So many of the same request are sent at once before it. Whatever answers them, they are answered. */
  readonly crowd?: number;
  /** Clients whose downloads have begun before, and which leave once this request is answered. */
  readonly beside?: readonly SlowReader[];
}

/**
 * A client that reads the beginning of a download, and then nothing, or a piece for each of the answer beside
 * it.
 */
export interface SlowReader {
  readonly path: string;
  readonly key: string;
  readonly reads: "nothing" | "piece by piece";
}

/** The request that makes an operation work hardest: the largest, deepest or most expensive. */
export interface WorstInput {
  /** The operation's id in the contract, or `GET` or `POST` for paths outside the contract. */
  readonly operation: string;
  /** Its difficulty, in plain words. */
  readonly name: string;
  /** The expected status, where any other one means that the input did not reach the hard part. */
  readonly status?: number;
  /** Makes the request. Called again each time it is sent. */
  readonly request: (place: Place) => WorstRequest | Promise<WorstRequest>;
}
