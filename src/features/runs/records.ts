import type { CodeChange } from "../codes/model.ts";
import type { CodeFilter, Retag } from "../codes/records.ts";
import type { LogoCopy } from "../logos/art.ts";
import type { RetryKey } from "../../kit/shared/retry.ts";
import type { Encoded } from "../codes/payload.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";
import type { FailureCode } from "./constants.ts";

/** A code that a run left as it was, and why. */
export interface Failure {
  readonly id: string;
  readonly code: FailureCode;
  readonly detail: string;
}

/** The codes that a run is for. */
export type Choice =
  /** Each once, in descending order. */
  | { readonly ids: readonly string[] }
  | { readonly filter: Pick<CodeFilter, "group" | "tags" | "active" | "domain" | "health" | "search"> };

export interface RunOrder {
  readonly choice: Choice;
  /** `null` deletes the codes. */
  readonly change: CodeChange | null;
  /** Tags that each code gets and loses besides, none by default. */
  readonly retag?: Retag;
  /** The author of its changes, as `shared/author.ts` spells it; `null` when it is not known. */
  readonly by: string | null;
  /** Bytes that the workspace may have; no limit by default. */
  readonly most?: number | null;
}

/** One action on many codes, in steps: newest codes first. */
export interface Run {
  readonly id: string;
  readonly tenantId: string;
  readonly order: RunOrder;
  /** Codes with lower ids are still to be done. */
  readonly reached: string;
  readonly begunAt: number;
}

export interface NewRun extends Run {
  readonly retry: RetryKey | null;
  /** The copies of logos that the change names. They are kept as long as the run needs them. */
  readonly copies: readonly LogoCopy[];
}

/** The result of beginning a run. */
export type Beginning =
  | { readonly kind: "begun" }
  /** The same request began a run before. */
  | { readonly kind: "known"; readonly id: string }
  | { readonly kind: "key_reused" | "too_many" | "tenant_gone" };

/** Codes of the next step. */
export interface Looked {
  readonly codes: readonly (Encoded & { readonly id: string })[];
  /** Ids that were asked for and belong to no code. */
  readonly missing: readonly string[];
  /** The id behind which the run goes on; `null` at its end. */
  readonly next: string | null;
}

/** The codes of a step, and those that may not be changed. */
export interface RunStep extends Looked {
  readonly refused: readonly Failure[];
  readonly at: number;
}

/** The outcome of a step. */
export interface Stepped {
  /** Codes that are still chosen. */
  readonly matched: number;
  /** The short addresses of those that were changed. */
  readonly changed: readonly ShortAddress[];
  readonly failed: readonly Failure[];
}

/** How far a run is. */
export interface Progress {
  /** As `Run.reached`; `null` once all codes are done. */
  readonly reached: string | null;
  readonly matched: number;
  readonly changed: number;
  /** The first of them. */
  readonly failed: readonly Failure[];
}
