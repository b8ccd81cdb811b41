/** Where a person sets up a second factor. Views below the first are of the person, and need no workspace. */
export const ACCOUNT = "/account";
export const SET_UP_FACTOR = ACCOUNT;
