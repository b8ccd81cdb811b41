/* Values that the console shares: this file imports nothing. */

/** The pages that are there in German, too, at `/docs/de/{path}`. */
export const GERMAN_PATHS: readonly string[] = [
  "accounts",
  "analytics",
  "audit",
  "bulk",
  "domains",
  "edits",
  "first-code",
  "growing",
  "keys",
  "leads",
  "logos",
  "members",
  "pages",
  "plain-codes",
  "privacy",
  "rules",
  "second-factors",
  "sheets",
  "sign-in",
  "tracked-codes",
  "watch",
  "webhooks",
];
