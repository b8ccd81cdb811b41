/**
 * How much is tested. The README's test command is quick: where many ways to look at the same thing are tested, it takes
 * those that differ in everything. CI takes all of them, and `bun run soak` takes the long checks in full.
 */

/** Long checks in full: every drawing, every colour, long storms. */
export const IN_FULL = process.env["QZ_SOAK"] === "full";

/** Every way to look at a page, and more drawings. */
export const AT_LENGTH = IN_FULL || process.env["CI"] === "true";
