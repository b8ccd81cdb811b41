import { DECIDED_REASONS } from "../../kit/shared/block.ts";

/** The reasons for which a code is reported: those for which it can be taken down. */
export const REPORT_REASONS = DECIDED_REASONS;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The texts of a report, and the most characters of each. */
export const REPORT_LENGTHS = { code: 300, words: 2_000, name: 200, email: 254 } as const;
export type ReportField = keyof typeof REPORT_LENGTHS;

/** The results of a decision. */
export const DECISIONS = ["taken_down", "dismissed"] as const;
export type Decision = (typeof DECISIONS)[number];
