/** Characters of a key's name. */
export const NAME_LENGTH = 60;

/** In place of an owner's id: the right rests on the key of the sign-up. */
export const BY_KEY = "key";

/** The pattern of an API key. Its last six characters are check digits. */
export const API_KEY = "^qz_[0-9A-Za-z]{38}$";
