/** The code of a database that can't be used before it is filled. */
export const UNFINISHED = "a copy into it is not finished";
