import type { Objection } from "../../../src/kit/gs1/linters/linter.ts";

/** Our reasons for GS1's errors, by the beginning of their names. The first that fits counts. */
const REASONS: readonly (readonly [RegExp, Objection])[] = [
  [/^COUPON_/, "gs1_coupon"],
  [/^(?:DATE_|ILLEGAL_(?:DAY|MONTH))/, "gs1_date"],
  [/^(?:HOUR_|MINUTE_|SECOND_|ILLEGAL_(?:HOUR|MINUTE|SECOND))/, "gs1_time"],
  [/IBAN/, "gs1_iban"],
  [/GCP/, "gs1_company_prefix"],
  [/CHECK_PAIR/, "gs1_check_characters"],
  [/CHECK_DIGIT/, "gs1_check_digit"],
  [/^(?:ZERO_|PIECE_|INVALID_LENGTH_FOR_PIECE)/, "gs1_piece"],
  [/^POSITION_/, "gs1_position"],
  [/IMPORT/, "gs1_importer"],
  [/LATITUDE/, "gs1_latitude"],
  [/LONGITUDE/, "gs1_longitude"],
  [/^INVALID_BIOLOGICAL_SEX/, "gs1_sex"],
  [/^INVALID_MEDIA/, "gs1_media_type"],
  [/^INVALID_PACKAGE/, "gs1_package_type"],
  [/^INVALID_WINDING/, "gs1_winding"],
  [/^INVALID_PERCENT/, "gs1_percent"],
  [/^INVALID_CSET|^NON_DIGIT/, "gs1_characters"],
  [/^ILLEGAL_ZERO_PREFIX/, "gs1_zero_prefix"],
  [/^ILLEGAL_ZERO_VALUE/, "gs1_nonzero"],
  [/^NOT_ZERO_OR_ONE/, "gs1_yes_no"],
  [/^NOT_ZERO/, "gs1_zero"],
  [/^NOT_HYPHEN/, "gs1_hyphen"],
  [/^NOT_ISO3166/, "gs1_country"],
  [/^NOT_ISO4217/, "gs1_currency"],
  [/^REQUIRES_NON_DIGIT/, "gs1_digits_only"],
];

/** Our reason for an error of GS1, named without `GS1_LINTER_`. */
export function reasonFor(error: string): Objection | undefined {
  return REASONS.find(([form]) => form.test(error))?.[1];
}
