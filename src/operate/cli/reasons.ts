import { BLOCK_WORDS_LENGTH, DECIDED_REASONS } from "../../kit/shared/block.ts";
import type { Decision } from "../../features/blocks/blocks.ts";
import { type Call, CommandError, EXIT, type Option } from "./command.ts";

const NAMES = `${DECIDED_REASONS.slice(0, -1).join(", ")} or ${DECIDED_REASONS.at(-1)}`;

/** The options of commands that block something. */
export const REASON_OPTIONS: readonly Option[] = [
  { name: "reason", value: "R", meaning: `required: ${NAMES}. The owner is told` },
  {
    name: "words",
    value: "TEXT",
    meaning: `what the owner is told besides, up to ${BLOCK_WORDS_LENGTH} characters`,
  },
];

/** The reason and the words of a command. @throws CommandError */
export function decisionOf(call: Pick<Call, "option">): Decision {
  const reason = reasonOf(call);
  if (reason === null)
    throw new CommandError(
      `Say why, for the owner is told: --reason ${DECIDED_REASONS.join("|")}, and --words with a sentence of yours.`,
      EXIT.usage,
    );
  return { reason, words: wordsOf(call) };
}

/** The reason that a command names; `null` for none. @throws CommandError */
export function reasonOf({ option }: Pick<Call, "option">) {
  const given = option("reason");
  const reason = DECIDED_REASONS.find((known) => known === given) ?? null;
  if (given !== undefined && reason === null) throw new CommandError(`--reason is ${NAMES}.`, EXIT.usage);
  return reason;
}

/** The words of a command; `null` for none. @throws CommandError */
export function wordsOf({ option }: Pick<Call, "option">): string | null {
  const words = option("words")?.trim() ?? "";
  if (words.length > BLOCK_WORDS_LENGTH)
    throw new CommandError(
      `--words has ${words.length} characters. At most ${BLOCK_WORDS_LENGTH} are told.`,
      EXIT.usage,
    );
  return words === "" ? null : words;
}
