import type { TProperties } from "@sinclair/typebox";

/** An operation of the public API, by its route. */
export interface ApiOperation {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** The template of its path. */
  readonly path: string;
}

/** A call of an operation by a tool. */
export interface Call extends ApiOperation {
  /** Arguments that decide whether it is made: whether they are given, or the value that they have. */
  readonly when?: Readonly<Record<string, boolean | string>>;
  /** Arguments that are sent unless the agent gives others. */
  readonly defaults?: Readonly<Record<string, string | number>>;
  /** Arguments that the operation has another name for. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** The argument that is its whole body: a list, which is answered by `results` in its order. */
  readonly list?: string;
  /** Members of its answer that a model is not shown. With a list, even an empty one, it is not shown long texts either. */
  readonly omitted?: readonly string[];
  /** The part of its answer that is searched for, where the contract does not have the operation. */
  readonly search?: "docs";
}

/** The effect that a tool has, as clients are told so that they know when to ask a person. */
const EFFECTS = {
  /** Changes nothing. */
  reads: [true, false, true],
  /** Makes something new at each call. */
  adds: [false, false, false],
  /** Replaces or ends what was. A second call changes nothing more. */
  replaces: [false, true, true],
  /** The same, and a second call may change more. */
  alters: [false, true, false],
  /** Changes a state that only goes one way. */
  confirms: [false, false, true],
  /** Sends something at each call, and changes nothing. */
  sends: [false, false, false],
} as const satisfies Readonly<
  Record<string, readonly [readOnly: boolean, destructive: boolean, idempotent: boolean]>
>;

/** A tool of the Model Context Protocol: a name for operations of the API that belong together. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Written for an agent. */
  readonly description: string;
  readonly effect: keyof typeof EFFECTS;
  /** Whether it has to do with more than this service. */
  readonly reachesOut?: boolean;
  /**
   * Those whose `when` holds are made one after the other with the same arguments, until one is refused. An
   * argument that the path names goes there, the others into the query of GET and DELETE and into the body of
   * POST and PATCH.
   */
  readonly calls: readonly Call[];
  /**
   * Its arguments. `code` may name a code by its id or its short address, and each of `codes` as well. The
   * operation gets the id.
   */
  readonly input: TProperties;
  /** Values of arguments that the agent leaves out, where calls depend on them. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Whether all texts of its answers are the program's own. */
  readonly hasOwnTexts?: true;
}

/**
 * The effect of a tool as annotations of the protocol. All of them, because the defaults there are the worst.
 */
export function annotationsOf({ effect, reachesOut = false }: Pick<Tool, "effect" | "reachesOut">) {
  const [readOnlyHint, destructiveHint, idempotentHint] = EFFECTS[effect];
  return { readOnlyHint, destructiveHint, idempotentHint, openWorldHint: reachesOut };
}

/** The argument that is sent as a header. */
export const RETRY_KEY = "idempotencyKey";
