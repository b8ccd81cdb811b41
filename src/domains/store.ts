import type { Retried, RetryKey } from "../shared/retry.ts";
import type { Domain, DomainChange } from "./model.ts";

/** The most domains of a workspace. */
export interface DomainLimits {
  /** Pending and verified ones; `null` is no limit. */
  readonly count: number | null;
  readonly pending: number;
  /** Bytes that the workspace may have in all, no limit by default. */
  readonly most?: number | null;
}

export interface NewDomain {
  readonly domain: Domain;
  readonly limits: DomainLimits;
  /** The record as it is sent, of this domain or of the one that the tenant has already. */
  readonly answerOf: (domain: Domain) => string;
  /** The key under which the answer is stored, for the same request within 24 hours. */
  readonly retry: RetryKey | null;
}

/** A refusal of a domain that would be stored. */
export type DomainRefusal =
  | "key_reused"
  | "tenant_gone"
  /** Another workspace has verified it. */
  | "taken"
  | "limit_reached"
  /** The workspace's budget of bytes has no room for it. */
  | "bytes_reached"
  | "too_many_pending";

/** A verified host, as requests meet it. */
export interface VerifiedHost extends Pick<Domain, "host" | "tenantId" | "home" | "notFound"> {
  readonly hasApple: boolean;
  readonly hasAndroid: boolean;
  /** Whether the operator has switched it off, or suspended its workspace: then all of it answers 410. */
  readonly isClosed: boolean;
}

/** A verified domain that a node looks up again. */
export type DueDomain = Pick<Domain, "id" | "host" | "value">;

/** The result of a look-up. */
export interface Check {
  readonly checkedAt: number;
  readonly warning: string | null;
  /** Whether its record is not there; `null` when name servers did not say. */
  readonly isMissing: boolean | null;
  /** When it is looked up again; not used while it is pending. */
  readonly dueAt: number;
}

/** A proof that makes no domain verified. */
export type Refused =
  /** Another workspace has it. */
  | { readonly kind: "taken" }
  /** Too many names of its site, or of its workspace, are new. @see NEW_NAMES */
  | { readonly kind: "too_many"; readonly freeAt: number };

/** Some domains of a list, newest first. */
export interface DomainPage {
  readonly domains: readonly Domain[];
  /** The id before which the list goes on; `null` at its end. */
  readonly next: string | null;
}

/** Stores domains. */
export interface DomainStore {
  /**
   * One transaction: replay, then whose it is and limits, then the domain. A host that the tenant has gets
   * its own record again, and nothing is stored.
   */
  add(addition: NewDomain): Promise<Retried | DomainRefusal>;
  /** The domain, if it is the tenant's. */
  get(tenantId: string, id: string): Promise<Domain | null>;
  /** The tenant's domain of a host. */
  ofHost(tenantId: string, host: string): Promise<Domain | null>;
  /** Newest first. A page has fewer domains than asked for when they are large. */
  list(tenantId: string, page: { readonly limit: number; readonly before?: string }): Promise<DomainPage>;
  /**
   * Makes a domain verified, or notes that it still is. Of several workspaces the first one has it, until its record has been
   * missing for `LAPSE`: then its domain is pending again.
   * @returns `null` when the tenant has no such domain.
   */
  verify(tenantId: string, id: string, check: Check): Promise<Domain | Refused | null>;
  /**
   * @param ifRevisions - the revisions it may have; `null` for any.
   * @param most - the bytes that the tenant may have, no limit by default.
   * @returns `"changed"` when it has another revision; `"bytes_reached"` when it would grow beyond those; `null` when the tenant has
   *   no such domain.
   */
  edit(
    tenantId: string,
    id: string,
    change: DomainChange,
    ifRevisions: ReadonlySet<number> | null,
    most?: number | null,
  ): Promise<Domain | "changed" | "bytes_reached" | null>;
  /** Deletes a domain. @returns `"in_use"` when it has codes; its host; `null` when the tenant has no such domain. */
  remove(
    tenantId: string,
    id: string,
    ifRevisions: ReadonlySet<number> | null,
  ): Promise<{ readonly host: string } | "changed" | "in_use" | null>;
  /** The number of codes that a tenant has on a host. It counts in steps, beside other work. */
  countCodes(tenantId: string, host: string): Promise<number>;

  /** Verified hosts behind `after`, in the order of their names. */
  verified(after: string, limit: number): Promise<VerifiedHost[]>;
  /** A host, if it is verified. */
  verifiedHost(host: string): Promise<VerifiedHost | null>;
  /** The JSON that the apps of a platform ask a verified host for; `null` when it has none. */
  appLinks(host: string, platform: "apple" | "android"): Promise<string | null>;

  /** Claims verified domains that are due at `at`: no other node gets them before `until`. */
  claimDue(at: number, until: number, most: number): Promise<DueDomain[]>;
  /** Stores the result of a look-up. */
  noteCheck(id: string, check: Check): Promise<void>;

  /** All domains behind `after`, in the order of their ids. */
  all(after: string, limit: number): Promise<Domain[]>;
  /** Deletes a verified host's domain, although it has codes. @returns it; `null` when nobody has verified the host. */
  release(host: string): Promise<Domain | null>;
  /** Closes a host, whoever verifies it. @returns the tenant that has verified it; `null` when there is none. */
  disable(host: string, at: number): Promise<string | null>;
  /** Undoes that. @returns whether it was closed. */
  enable(host: string): Promise<boolean>;
}
