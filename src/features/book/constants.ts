/* Values that the console shares: this file imports nothing. */

/** The pages that are there in German, too, at `/docs/de/{path}`. */
export const GERMAN_PATHS: readonly string[] = [
  "bulk",
  "domains",
  "edits",
  "first-code",
  "growing",
  "keys",
  "privacy",
  "sheets",
  "tracked-codes",
  "watch",
  "webhooks",
];
