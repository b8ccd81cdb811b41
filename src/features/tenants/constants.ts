/** Characters of a workspace's name, and of its contact. */
export const NAME_LENGTH = 120;
export const CONTACT_LENGTH = 500;

/** RFC 5321, 4.5.3.1.3 less the angle brackets. */
export const EMAIL_LENGTH = 254;

/** Characters of a voucher as it is typed. */
export const VOUCHER_LENGTH = 64;
