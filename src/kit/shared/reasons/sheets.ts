/** Why a sheet of labels is refused. */
export const SHEETS = {
  label_too_small: "must have labels of at least {width} × {height} mm for this code",
  label_text_too_long: "does not fit: beside this code it needs labels of at least {width} × {height} mm",
  label_text_endless: "must have at most {limit} characters a line",
  label_text_unsupported: "has characters that the font lacks: {characters}",
  sheet_one_source: "exactly one of codes, group and rows says what is printed",
  sheet_needs_key: "needs an API key: without one only rows are printed",
  sheet_no_codes: "has no codes",
  sheet_code_unknown: "is not the id of a code of this workspace",
  sheet_layout_unknown: "is no known layout: GET /app/api/sheets lists them",
  sheet_off_page: "puts labels outside the page",
  sheet_overlap: "must be at least {limit}: labels lie on each other",
  sheet_too_many_on_page: "has more than {limit} labels",
  sheet_too_many_labels: "gives more than the {limit} labels that a file may have",
  sheet_page_beyond: "is behind the last page, {pages}",
  sheet_page_too_large: "is too large for an SVG: choose PDF, plainer symbols or fewer labels",
  sheet_rgb: "must be cmyk, or left out: PDF/X-1a has no other colours",
  sheet_text_unknown:
    "names something other than {choices}; a text that is the same on all labels needs empty braces in it",
  sheet_text_braces: "has a brace without its other half",
  sheet_row_tracked: "must be left out here: POST /app/api/bulk?as=sheet makes codes and prints them",
  sheet_skips: "must not be skip: a sheet has no manifest to say what was left out",
} as const;
