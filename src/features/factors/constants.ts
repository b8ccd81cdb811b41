/** Characters of the longest name of a passkey. */
export const PASSKEY_NAME_LENGTH = 60;
