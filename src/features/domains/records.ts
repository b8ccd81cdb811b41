import type { Deed } from "../../kit/shared/deed.ts";
import type { RetryKey } from "../../kit/shared/retry.ts";
import type { Domain } from "./model.ts";

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
  /** Nothing is noted without it. */
  readonly deed?: Deed;
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
export interface VerifiedHost extends Pick<Domain, "host" | "tenantId" | "home" | "notFound" | "gs1"> {
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
