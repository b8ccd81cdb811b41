/** Characters of a person's name. */
export const NAME_LENGTH = 120;

/** Workspaces that a person is in, at most. */
export const MOST_WORKSPACES = 200;
