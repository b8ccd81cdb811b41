import { matching, type Linter } from "./linter.ts";

/** Linters of GS1's dictionary for characters, and for single signs. */

/** Digits. */
export const csetnumeric = matching(/^\d*$/, "gs1_characters");

/** CSET 82 (GS1 General Specifications, 7.11). */
export const cset82 = matching(/^[!"%-/0-9:-?A-Z_a-z]*$/, "gs1_characters");

/** CSET 39 (GS1 General Specifications, 7.11). */
export const cset39 = matching(/^[#\-/0-9A-Z]*$/, "gs1_characters");

/**
 * CSET 64 (GS1 General Specifications, 7.11): base64url. Where it is padded, the length is a multiple of 3.
 */
export const cset64: Linter = (text) => {
  const [, pads = ""] = /^[A-Za-z0-9_-]*(={0,2})$/.exec(text) ?? [null, "none"];
  return pads === "" || (pads !== "none" && text.length % 3 === 0) ? null : "gs1_characters";
};

/** Percent signs of RFC 3986: `%2F`. */
export const pcenc = matching(/^(?:[^%]|%[0-9A-Fa-f]{2})*$/, "gs1_percent");

export const hasnondigit = matching(/[^0-9]/, "gs1_digits_only");
export const hyphen = matching(/^-+$/, "gs1_hyphen");
export const importeridx = matching(/^[-0-9A-Z_a-z]$/, "gs1_importer");
export const iso5218 = matching(/^[0129]$/, "gs1_sex");
export const nonzero: Linter = (text) => csetnumeric(text) ?? (/[1-9]/.test(text) ? null : "gs1_nonzero");
export const nozeroprefix: Linter = (text) =>
  csetnumeric(text) ?? (text.startsWith("0") ? "gs1_zero_prefix" : null);
export const winding = matching(/^[019]$/, "gs1_winding");
export const yesno = matching(/^[01]$/, "gs1_yes_no");
export const zero = matching(/^0+$/, "gs1_zero");
