import type { Block } from "../../kit/shared/block.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";

/** An owner, or a workspace, that is to be told what was blocked. Times are milliseconds since the epoch. */
export interface DueNotice {
  readonly tenantId: string;
  /** Empty for the workspace itself. */
  readonly personId: string;
  /** Blocks until then were told before. */
  readonly afterAt: number;
  /** Until then nobody else takes it. */
  readonly dueAt: number;
  /** The number of failed attempts in a row. */
  readonly failures: number;
}

export interface Recipient {
  readonly email: string;
  readonly language: string | null;
}

/** A code of a notice. */
export interface BlockedCode {
  readonly id: string;
  readonly title: string | null;
  readonly shortId: string;
  readonly domain: string | null;
  readonly gs1: string | null;
  readonly blocks: readonly Block[];
}

/** The blocks in a workspace since a time. */
export interface Blocked {
  /** `null` once the workspace was erased. */
  readonly tenant: Tenant | null;
  /** The newest, and the number of all. */
  readonly codes: readonly BlockedCode[];
  readonly count: number;
}
