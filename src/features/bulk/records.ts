import type { Deed } from "../../kit/shared/deed.ts";
import type { RetryKey } from "../../kit/shared/retry.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";

/** A batch that is to be committed. */
export interface BatchCommit {
  readonly tenantId: string;
  readonly batch: number;
  readonly at: number;
  /** The most codes, plain codes and bytes that the tenant may then have; any number by default. */
  readonly limit?: number | null;
  readonly plainLimit?: number | null;
  readonly most?: number | null;
  /** The hosts to which its codes lead, and how many of them the tenant may have; no limit by default. */
  readonly hosts?: { readonly names: readonly string[]; readonly most: number } | null;
  /** With it the batch's record is stored for 24 h, by the key of its request. */
  readonly retry?: RetryKey | null;
  /** The id by which it can be undone for as long; none by default. */
  readonly id?: string;
  /** Nothing is noted without it. */
  readonly deed?: Deed;
  /** The service that the file of an import came from. */
  readonly from?: string;
  /** The leads that were staged with its codes; none by default. */
  readonly leads?: number;
}

/** The result of a commit. */
export type CommitOutcome =
  | "committed"
  | "tenant_gone"
  | "batch_lost"
  | "limit_reached"
  /** In its first days the tenant's codes may lead to no more hosts. */
  | "hosts_reached"
  /** The plan allows fewer plain codes. */
  | "plain_limit_reached"
  /** The workspace's budget of bytes has no room for the file. */
  | "bytes_reached"
  | "key_reused";

/** Why codes are not staged. */
export type StagingRefusal =
  /** A look is gone, or has another revision. */
  | "look_changed"
  /** A domain is gone. */
  | "domain_gone"
  /** A code has a GS1 address, and its domain answers none any more. */
  | "gs1_off"
  /** Another process has taken the batch, because its lease had expired. */
  | "batch_lost"
  /** The workspace's budget of bytes has no room for the file. */
  | "bytes_reached";

/** A committed batch. Its codes have numbers from `firstCode` to `lastCode`. */
export interface MadeBatch {
  readonly batch: number;
  readonly id: string;
  readonly tenantId: string;
  readonly firstCode: number | null;
  readonly lastCode: number | null;
}

/** The codes of a batch that were deleted, by short address, and those that stay, by id. */
export interface Undone {
  readonly deleted: readonly ShortAddress[];
  readonly kept: readonly string[];
  /** The number behind which it goes on; `null` at its end. */
  readonly next: number | null;
}

/** The code that has a short address. */
export interface Holder {
  readonly tenantId: string;
  /** The service whose file it came from; `null` when it was made here. */
  readonly importedFrom: string | null;
  /** The batch that it was staged in; `null` for a single code. */
  readonly batch: number | null;
  /** Whether that batch is open: it may still be discarded. */
  readonly isStaged: boolean;
}

/** A change of a staged code, as it was made elsewhere. */
export interface FormerPart {
  readonly codeId: string;
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: string | null;
  /** Whether the code is as this change left it. */
  readonly isPresent: boolean;
  /** The values that it replaced, as JSON, and the picture that each names. */
  readonly replaced: readonly {
    readonly member: string;
    readonly value: string;
    readonly image?: string | null;
    /** Pictures and files that a page names beside its cover. */
    readonly items?: readonly string[];
  }[];
}
