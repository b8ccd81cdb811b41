import type { GS1 } from "../../shared/reasons/gs1.ts";

/** Why a component of a value is refused. */
export type Objection = Extract<
  keyof typeof GS1,
  | "gs1_part_incomplete"
  | "gs1_characters"
  | "gs1_check_digit"
  | "gs1_check_characters"
  | "gs1_company_prefix"
  | "gs1_date"
  | "gs1_time"
  | "gs1_country"
  | "gs1_currency"
  | "gs1_iban"
  | "gs1_percent"
  | "gs1_zero"
  | "gs1_nonzero"
  | "gs1_zero_prefix"
  | "gs1_digits_only"
  | "gs1_hyphen"
  | "gs1_importer"
  | "gs1_yes_no"
  | "gs1_winding"
  | "gs1_sex"
  | "gs1_piece"
  | "gs1_position"
  | "gs1_latitude"
  | "gs1_longitude"
  | "gs1_media_type"
  | "gs1_package_type"
  | "gs1_coupon"
>;

/** A test of GS1's dictionary for one component of a value. It answers `null` where nothing is wrong. */
export type Linter = (text: string) => Objection | null;

/** A linter by a pattern, which the whole text has to match. */
export function matching(pattern: RegExp, objection: Objection): Linter {
  return (text) => (pattern.test(text) ? null : objection);
}

/** A linter by a list of codes with spaces between them. */
export function among(codes: string, objection: Objection): Linter {
  const known = new Set(codes.split(/\s/));
  return (text) => (text !== "" && known.has(text) ? null : objection);
}
