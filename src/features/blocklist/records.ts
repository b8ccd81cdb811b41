import type { Block } from "../../kit/shared/block.ts";
import type { HostTable } from "./host-table.ts";

/** Why a new content of a list waits for the operator. */
export const HELD_REASONS = ["workspaces", "shrunk"] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

/** Lines of a list that name no host that it can block, and some of them. */
export interface Ignored {
  readonly count: number;
  readonly samples: readonly string[];
}

/** Facts about a content of a list. Times are milliseconds since the epoch. */
export interface ContentFacts {
  /** The SHA-256 of its hashes in hexadecimal: two contents that block the same have the same. */
  readonly digest: string;
  readonly hosts: number;
  readonly exceptions: number;
  /** Public suffixes, and the service's own names. */
  readonly reserved: Ignored;
  /** Verified domains of workspaces. They pass; names under them do not. */
  readonly domains: Ignored;
  /** Lines that are neither a name nor a rule for a whole host. */
  readonly unread: Ignored;
  /** By which its source tells whether it has changed. */
  readonly tag: string | null;
  readonly readAt: number;
}

/** A content of a list. */
export interface Content {
  readonly facts: ContentFacts;
  readonly hosts: HostTable;
  readonly exceptions: HostTable;
}

/** A list as all nodes agree on it. */
export interface StoredList {
  readonly name: string;
  /** The content in force; empty while none is. */
  readonly digest: string;
  readonly hosts: number;
  /** When a node read that content. */
  readonly readAt: number;
  /** The content with which all codes were looked through last; empty for none. */
  readonly sweptDigest: string;
  readonly sweptAt: number;
  /** A content that waits for the operator; `null` for none. */
  readonly heldDigest: string | null;
  /** The hash of the exceptions that were in force when it was tried. */
  readonly heldExceptions: string | null;
  readonly heldHosts: number | null;
  readonly heldWhy: HeldReason | null;
  /** Workspaces whose codes it would block, where that is the reason. */
  readonly heldWorkspaces: number | null;
  readonly heldAt: number | null;
}

/** The hosts of a code that are on lists, each with the name of its list. */
export type Listed = Readonly<Record<string, string>>;

/** The list by which a code is blocked; `null` for none. */
export function listBlocking({ blocked }: { readonly blocked: readonly Block[] | null }): string | null {
  return blocked?.find(({ by }) => by === "list")?.list ?? null;
}
