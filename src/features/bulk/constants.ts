/** Method and path: the key of stored answers. In a file of its own, because the stores need it and load no schemas. */
export const BULK_ROUTE = "POST /app/api/bulk";

/** Bytes of the largest file. */
export const MOST_BYTES = 10 * 1024 * 1024;

/** The most rows that the answer to a file of edits lists as failed, and the most changes that it tells. */
export const MOST_FAILED = 1_000;
export const MOST_CHANGES = 100;

/**
 * Characters of told changes after which no more are told. A change may have a logo before, and one after.
 */
export const ENOUGH_TOLD = 1024 * 1024;

/** The most bad rows that an answer lists. */
export const MOST_ERRORS = 100;

/** The most columns of a file: more than all types have fields together. */
export const MOST_COLUMNS = 250;
