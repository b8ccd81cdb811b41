/** The fields of a lead that a person fills in. */
export const LEAD_FIELDS = ["email", "name", "phone", "company", "message"] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

/** The most characters of each text. */
export const LEAD_LENGTHS = {
  email: 254,
  name: 200,
  phone: 50,
  company: 200,
  message: 5_000,
} as const satisfies Record<LeadField, number>;
