import type { PrivacyFacts } from "./facts.ts";
import type { Verdict } from "./model.ts";

/** Days of the shortest 25 months: two years and a February. */
export const LONGEST_RETENTION = 758;

/** Days of the shortest 13 months. */
export const LONGEST_TRACKER = 393;

interface Rule {
  readonly source: string;
  readonly verdict: (facts: PrivacyFacts) => Verdict;
}

const GUIDELINES = "CNIL, délibération 2020-091";

/**
 * The conditions under which the CNIL exempts audience measurement from consent, in the order of their sources, and their verdicts. The
 * CNIL's table of 4 July 2025 asks for the same in 14 criteria.
 */
export const CONDITIONS = {
  purpose: { source: `${GUIDELINES}, 51`, verdict: () => "depends" },
  noTrackingAcrossSites: { source: `${GUIDELINES}, 51`, verdict: () => "holds" },
  statisticsOnly: {
    source: `${GUIDELINES}, 51`,
    verdict: ({ workspace }) => (workspace?.seesDevices === true ? "fails" : "depends"),
  },
  noCrossReferencing: {
    source: `${GUIDELINES}, 51`,
    verdict: ({ workspace }) => (workspace?.hasWebhook === false ? "holds" : "depends"),
  },
  information: { source: `${GUIDELINES}, 52`, verdict: () => "depends" },
  trackerLifetime: {
    source: `${GUIDELINES}, 52`,
    verdict: ({ consentDays }) => (consentDays <= LONGEST_TRACKER ? "holds" : "fails"),
  },
  retention: {
    source: `${GUIDELINES}, 52`,
    verdict: ({ retentionDays }) => (retentionDays <= LONGEST_RETENTION ? "holds" : "fails"),
  },
  review: { source: `${GUIDELINES}, 52`, verdict: () => "depends" },
  separatePublishers: { source: "CNIL, 2025-07-04", verdict: () => "holds" },
  noAddressOfOnePerson: { source: "EDPB, Guidelines 2/2023", verdict: () => "depends" },
} as const satisfies Readonly<Record<string, Rule>>;

export type ConditionId = keyof typeof CONDITIONS;
