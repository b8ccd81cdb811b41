import type { CodeChange } from "../codes/model.ts";
import type { CodeFilter } from "../codes/store.ts";
import type { LogoCopy } from "../logos/art.ts";
import type { RetryKey } from "../shared/retry.ts";
import type { Addressed, ShortAddress } from "../shared/short-address.ts";
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
  | { readonly filter: Pick<CodeFilter, "group" | "active" | "domain" | "health" | "search"> };

export interface RunOrder {
  readonly choice: Choice;
  /** `null` deletes the codes. */
  readonly change: CodeChange | null;
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
  readonly codes: readonly (Addressed & { readonly id: string })[];
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

/** Where a run stands. */
export interface Standing {
  /** As `Run.reached`; `null` once all codes are done. */
  readonly reached: string | null;
  readonly matched: number;
  readonly changed: number;
  /** The first of them. */
  readonly failed: readonly Failure[];
}

/** Stores runs. Any process may do the next step of a run, and no step is done twice. */
export interface RunStore {
  /** The run of an earlier request with this key in the last 24 h; `"key_reused"` when that had another body. */
  find(key: RetryKey, now: number): Promise<string | "key_reused" | null>;
  /** Adds a run, unless its key is known or its tenant has `most` unfinished ones. */
  begin(run: NewRun, most: number): Promise<Beginning>;
  /** An unfinished run. */
  read(id: string): Promise<Run | null>;
  /** `null` when the run was erased. */
  standing(id: string): Promise<Standing | null>;
  /** Ids of unfinished runs without a step since a time, `null` for all. */
  unfinished(steppedBefore: number | null): Promise<readonly string[]>;
  /** An id behind which all of a tenant's codes come. */
  newest(tenantId: string): Promise<string>;
  /**
   * Finds the codes of the next step, at most about `rows` and as many as one transaction may change. Looks through as many
   * for a filter.
   */
  look(tenantId: string, order: RunOrder, reached: string, rows: number): Promise<Looked>;
  /** The outcome that a step would have. */
  tryStep(tenantId: string, order: RunOrder, step: RunStep): Promise<Stepped>;
  /**
   * Changes or deletes the codes of a step, in the transaction that notes how far the run has come. A crash may undo a step
   * that is not the last: then it is to be done again.
   * @returns `"passed"` when the run has come further already, `"gone"` when it was erased.
   */
  step(run: Run, step: RunStep): Promise<Stepped | "passed" | "gone">;
  /** Erases finished runs that began before a time, about `rows` rows. @returns whether there may be more. */
  sweep(begunBefore: number, rows: number): Promise<boolean>;
}
