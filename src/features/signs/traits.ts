/** Signs that a code leads to an odd place. A sign proves nothing: most codes that have one are in order. */
export const SIGNS = [
  "user_name",
  "ip_address",
  "mixed_scripts",
  "shortener",
  "brand_name",
  "changed_after_scans",
  "many_codes",
  "phone_elsewhere",
] as const;
export type Sign = (typeof SIGNS)[number];
