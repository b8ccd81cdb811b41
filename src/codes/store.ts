import type { LogoCopy } from "../logos/art.ts";
import type { RetryKey } from "../shared/retry.ts";
import type { Code, CodeChange, CodeTotals, CountedCode } from "./model.ts";

/** What came of an attempt to add a code. */
export type Addition =
  | { readonly kind: "added" }
  /** The same request was answered before; `answer` is the record as it was sent then. */
  | { readonly kind: "replayed"; readonly answer: string }
  /** The key was used before with another body. */
  | { readonly kind: "key_reused" }
  /** The tenant left while the request was on its way. */
  | { readonly kind: "tenant_gone" }
  | { readonly kind: "limit_reached" }
  | { readonly kind: "short_id_taken" };

export interface NewCode {
  readonly code: Code;
  /** The copies of logos that its style and landing name. */
  readonly copies?: readonly LogoCopy[];
  /** Most codes the tenant may have, `null` for no limit. */
  readonly limit: number | null;
  /** With it: what to answer when the request comes again within 24 h. */
  readonly retry: { readonly key: RetryKey; readonly answer: string } | null;
}

export interface CodeFilter {
  readonly group?: string;
  readonly active?: boolean;
  /** Found in title, group, target or short id, whatever the case. */
  readonly search?: string;
  readonly limit: number;
  /** Only codes made before the one with this id. */
  readonly before?: string;
}

/** What a scanned short id leads to. */
export interface Destination {
  readonly codeId: string;
  readonly tenantId: string;
  readonly shortId: string;
  readonly target: string;
  readonly hasLanding: boolean;
  readonly active: boolean;
}

/** What is kept of codes. */
export interface CodeStore {
  /** One transaction: replay, then limit, then short id, then the code, its copies and the kept answer. */
  add(addition: NewCode): Promise<Addition>;
  /** The code, if it is the tenant's. */
  get(tenantId: string, id: string): Promise<CountedCode | null>;
  /** Newest first. */
  list(tenantId: string, filter: CodeFilter): Promise<CountedCode[]>;
  totals(tenantId: string): Promise<CodeTotals>;
  /**
   * Changes what is named, and stores the copies of logos that the change names. With `ifRevisions` only when the code
   * still has one of them.
   * @returns the changed code, `"changed"` when the revision was another, `"taken_down"` when it was to be switched on
   * and the operator switched it off, `null` when the tenant has no such code.
   */
  edit(
    tenantId: string,
    id: string,
    change: CodeChange,
    at: number,
    ifRevisions: ReadonlySet<number> | null,
    copies?: readonly LogoCopy[],
  ): Promise<CountedCode | "changed" | "taken_down" | null>;
  /** Deletes the record, keeps its short id as gone for ever, leaves the rest for the eraser. Gives the short id. */
  remove(tenantId: string, id: string, at: number): Promise<string | null>;
  /** The code behind a short id, whoever owns it; `"gone"` when it was deleted, `null` when it never was. */
  byShortId(shortId: string): Promise<{ code: CountedCode; takenDown: boolean } | "gone" | null>;
  /** Switches a code off in the operator's name; how its owner left it is kept. `false` when there is no such code. */
  takeDown(shortId: string, at: number): Promise<boolean>;
  /** Takes that back. `false` when there is no such code. */
  putBack(shortId: string, at: number): Promise<boolean>;
  /** What a short id leads to, which a suspended tenant's does not; `"gone"` when it was deleted, `null` when it never was. */
  resolve(shortId: string): Promise<Destination | "gone" | null>;
}
