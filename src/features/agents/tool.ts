import type { TObject } from "@sinclair/typebox";

/** An operation of the public API, by its route. */
export interface ApiOperation {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** The template of its path. */
  readonly path: string;
  /** Arguments that are sent unless the agent gives others. */
  readonly defaults?: Readonly<Record<string, string | number>>;
  /** Members of its answer that a model is not shown. With a list, even an empty one, it is not shown long texts either. */
  readonly omitted?: readonly string[];
}

/** A tool of the Model Context Protocol: a name for one operation of the API, or for two that belong together. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Written for an agent. */
  readonly description: string;
  /**
   * Called one after the other with the same arguments, until one is refused. An argument that the path names goes there, the
   * others into the query of GET and DELETE and into the body of POST and PATCH.
   */
  readonly operations: readonly ApiOperation[];
  readonly input: TObject;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    /** Whether it has to do with more than this service. */
    readonly openWorldHint: boolean;
  };
}

/** The argument that is sent as a header. */
export const RETRY_KEY = "idempotencyKey";
