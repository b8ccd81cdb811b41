/** The orders of a list of plain codes. */
export const PLAIN_SORTS = ["newest", "oldest", "title"] as const;
export type PlainSort = (typeof PLAIN_SORTS)[number];

/** The members that an edit may change, in the order of its input. */
export const PLAIN_MEMBERS = ["type", "fields", "style", "title", "group", "printed"] as const;
export type PlainMember = (typeof PLAIN_MEMBERS)[number];
