/**
 * How much is tested. The README's command is quick: where many inputs show the same behaviour, it takes a
 * few that differ in everything, and leaves out the files that `scripts/tests/tiers.ts` lists. The gate takes
 * more, CI looks at pages in every way, and `bun run soak` takes the long checks in full. Only the soak
 * compares times: other programs on the machine would decide a test.
 */

const SOAK = process.env["QZ_SOAK"];

/** The README's command. */
export const IS_QUICK = process.env["QZ_TEST_EXTENT"] === "quick";

/** Long checks in full: every drawing, every colour, long storms. */
export const IN_FULL = SOAK === "full";

/** Times are compared, the processor's too. `QZ_SOAK=times` does so with the small amounts of the gate. */
export const COMPARES_TIMES = IN_FULL || SOAK === "times";

/** Every way to look at a page, and more drawings. */
export const AT_LENGTH = IN_FULL || (process.env["CI"] === "true" && !IS_QUICK);
