import { isoTime } from "./clock.ts";

/** By whom something can be blocked: by a decision of the operator, or because a list of hosts names it. */
export const BLOCKERS = ["operator", "list"] as const;
export type Blocker = (typeof BLOCKERS)[number];

/** The reasons of a block that a person gives. */
export const DECIDED_REASONS = ["phishing", "malware", "spam", "rights", "other"] as const;
export const BLOCK_REASONS = [...DECIDED_REASONS, "list"] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

/** Characters of the words that the owner is told. */
export const BLOCK_WORDS_LENGTH = 1_000;

/** Why a code or a workspace is blocked. Its owner can't lift it. */
export interface Block {
  readonly by: Blocker;
  readonly reason: BlockReason;
  /** Words for the owner beside the reason; `null` for none. */
  readonly words: string | null;
  /** Milliseconds since the epoch. */
  readonly since: number;
  /** The list that names it; `null` for a decision. */
  readonly list: string | null;
}

/** A block that begins now. */
export type NewBlock = Omit<Block, "since">;

/** A block as it is shown: its time is ISO 8601. */
export type ShownBlock = Omit<Block, "since"> & { readonly since: string };

export function shownBlock(block: Block | null): ShownBlock | null {
  return block && { ...block, since: isoTime(block.since) };
}
