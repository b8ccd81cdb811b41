/**
 * Destinations of a code that are no rules; no rule may have their names. `default` is the code's target, and `other` stands for
 * names beyond the most that a day counts.
 */
export const DESTINATION = {
  default: "default",
  page: "page",
  fallback: "fallback",
  other: "other",
} as const;
