import { type Static, Type } from "@sinclair/typebox";
import { BLOCK_REASONS, BLOCK_WORDS_LENGTH, BLOCKERS } from "../../kit/shared/block.ts";
import { time } from "../../kit/shared/common-members.ts";
import { named, oneOf, orNull } from "../../kit/shared/schema.ts";

/** The members that say why something is blocked. */
export const BECAUSE = {
  by: oneOf(BLOCKERS, { description: "operator for a decision, list where a list of hosts names it" }),
  reason: oneOf(BLOCK_REASONS, { description: "What for" }),
  words: orNull(
    Type.String({ maxLength: BLOCK_WORDS_LENGTH, description: "What the operator says to its owner" }),
  ),
  list: orNull(Type.String({ description: "The list that names it; null for a decision" })),
};

/** Why something is blocked, as its owner is told. */
export const Blocked = Type.Object({ ...BECAUSE, since: time("Since when") }, named("Blocked"));
export type Blocked = Static<typeof Blocked>;
