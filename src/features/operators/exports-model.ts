import { ARCHIVE_PARTS, type ArchivePart } from "../moving/constants.ts";

/** Of leads and of people who scan an operator is shown nothing. */
const WITHHELD: readonly ArchivePart[] = ["scans", "leads"];

/** The parts of an archive that operators may take by their API. */
export const OPERATOR_PARTS = ARCHIVE_PARTS.filter((part) => !WITHHELD.includes(part));

/**
 * The parts that a text names, and those that are left out without a text; `null` when a name is none of
 * theirs.
 */
export function readOperatorParts(names: string | undefined) {
  if (names === undefined) return { parts: OPERATOR_PARTS, withheld: WITHHELD };
  const parts = names.split(",").map((name) => OPERATOR_PARTS.find((part) => part === name));
  return parts.includes(undefined) ? null : { parts: parts.filter((part) => part !== undefined) };
}
