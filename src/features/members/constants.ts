/** Characters of the token in a link: 256 random bits as base64url. */
export const TOKEN_LENGTH = 43;
