/** The way in of sessions that a provider began. */
export const METHOD = "oidc";
