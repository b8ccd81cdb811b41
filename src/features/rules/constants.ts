/** The parameters of `utm`, in the order in which they are added. In a file of its own, because scans load no schemas. */
export const UTM_NAMES = ["source", "medium", "campaign", "term", "content"] as const;

/** Most rules of a code, most targets that its rules may name in all, and the branches of a split. */
export const MOST_RULES = 20;
export const MOST_DESTINATIONS = 100;
export const FEWEST_BRANCHES = 2;
export const MOST_BRANCHES = 10;

/** Characters of a name, and of a parameter of `utm`. */
export const NAME_LENGTH = 40;
export const UTM_LENGTH = 200;

/** The largest share of a branch, and most spans of hours in a condition. */
export const LARGEST_WEIGHT = 1_000;
export const MOST_SPANS = 24;

/** The classes of devices that a rule can ask for: a bot is in none of them. */
export const RULE_DEVICES = ["mobile", "tablet", "desktop", "other"] as const;

/** In the order of ISO 8601. */
export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
