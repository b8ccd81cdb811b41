/** The states of a destination, the worst first: the health of a code is that of its worst destination. */
export const HEALTH_STATES = ["dead", "failing", "unclear", "unchecked", "ok"] as const;
export type HealthState = (typeof HEALTH_STATES)[number];
