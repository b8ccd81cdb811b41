/** Days for which a choice on a page, and the device id that follows it, is valid. */
export const CONSENT_DAYS = 180;
