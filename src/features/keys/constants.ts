/** Characters of a key's name. */
export const NAME_LENGTH = 60;

/** The pattern of an API key. Its last six characters are check digits. */
export const API_KEY = "^qz_[0-9A-Za-z]{38}$";
