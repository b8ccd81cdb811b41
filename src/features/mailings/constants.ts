/** How often a report comes. */
export const PERIODS = ["week", "month"] as const;
export type Every = (typeof PERIODS)[number];

/** Further news of a mailing, soon after they have happened. */
export const NOTICES = ["first_scan", "spike", "limit", "lead"] as const;
export type Notice = (typeof NOTICES)[number];

/** Mailings that a workspace may have. */
export const MOST_MAILINGS = 20;

/** The hour of the day, in the zone of a mailing, at which its report is sent. */
export const REPORT_HOUR = 7;
