/**
 * How much is tested. The README's test command is quick: where many ways to look at the same thing are tested, it takes
 * those that differ in everything. CI takes all of them, and `bun run soak` takes the long checks in full. Only the soak
 * compares times: other programs on the machine would decide a test.
 */

const SOAK = process.env["QZ_SOAK"];

/** Long checks in full: every drawing, every colour, long storms. */
export const IN_FULL = SOAK === "full";

/** Times are compared, the processor's too. `QZ_SOAK=times` does so with the small amounts of the README's command. */
export const COMPARES_TIMES = IN_FULL || SOAK === "times";

/** Every way to look at a page, and more drawings. */
export const AT_LENGTH = IN_FULL || process.env["CI"] === "true";
