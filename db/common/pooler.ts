/** The error code for a database behind a pooler that gives every transaction another session. */
export const NO_SESSIONS = "its pooler keeps no sessions";
