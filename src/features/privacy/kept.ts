import type { PrivacyFacts } from "./facts.ts";

/** The kinds of data that are kept, and when each of them is. The texts of every language describe all of them. */
export const KEPT = {
  address: () => true,
  visitor: () => true,
  scan: () => true,
  totals: () => true,
  choice: () => true,
  unlock: () => true,
  device: () => true,
  lead: () => true,
  report: () => true,
  delivery: () => true,
  waitingScan: ({ engine }) => engine === "postgres",
  limits: ({ sharesLimits }) => sharesLimits,
  destination: ({ isWatching }) => isWatching,
  alertAddress: ({ sendsMail }) => sendsMail,
  content: () => true,
  workspace: () => true,
  person: () => true,
  invited: () => true,
  audit: () => true,
  operator: () => true,
  backup: ({ offsite }) => offsite !== null,
} as const satisfies Readonly<Record<string, (facts: PrivacyFacts) => boolean>>;

export type KeptId = keyof typeof KEPT;
