import { unparse } from "papaparse";

/** The first characters of formulas (OWASP, CSV injection), also in the full-width form of East Asian keyboards. */
const BEGINS_FORMULA = /[=+\-@＝＋－＠]/;

/**
 * Characters at which a spreadsheet may end a cell too early: it takes the list separator of its user's language for the file's,
 * and then no longer sees the quotes around line ends either.
 */
const SEPARATOR = /[,;|\t\r\n\v\f\u0085\u2028\u2029]/;

/** Spaces and quotes, which a spreadsheet drops at the beginning of a cell. */
const DROPPED = /[\s"]/;

/** A phone number. Digits and blanks alone name neither a function nor a cell nor another program. */
const PHONE = /^\+\d[\d ]*$/;

/** Cells without all of that, as nearly all are. */
const HARMLESS = /^[^\s",;|\u0085=+\-@＝＋－＠][^\s",;|\u0085]*$/;

type Cell = string | number | boolean | null;

/** Rows of a table, each with the same number of cells. The first may be a header. */
export type CsvRows = readonly (readonly Cell[])[];

/**
 * Rows as CSV (RFC 4180, CRLF) that is safe to open in a spreadsheet: whatever may be taken for a formula
 * gets an apostrophe, at the beginning of a cell or after a character in it that a spreadsheet may take for a
 * separator. A phone number is left as it is.
 */
export function csvLines(rows: CsvRows): string {
  if (rows.length === 0) return "";
  return `${unparse(
    rows.map((row) => row.map((cell) => (typeof cell === "string" ? withoutFormulas(cell) : cell))),
    { newline: "\r\n" },
  )}\r\n`;
}

/** A cell's text as `csvLines` writes it, before it is quoted. */
export function withoutFormulas(text: string): string {
  let safe = /^[\t\r]/.test(text) ? "'" : "";
  /** Where the part begins that is not copied yet. */
  let from = 0;
  for (const { at } of formulasIn(text)) {
    safe += `${text.slice(from, at)}'`;
    from = at;
  }
  return safe + text.slice(from);
}

/** A cell's text without the apostrophes that `csvLines` puts before formulas. */
export function withFormulas(text: string): string {
  let plain = "";
  let atStart = true;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    const next = text.charAt(at + 1);
    if (atStart && char === "'" && (BEGINS_FORMULA.test(next) || (at === 0 && /[\t\r]/.test(next)))) continue;
    if (SEPARATOR.test(char)) atStart = true;
    else if (!DROPPED.test(char)) atStart = false;
    plain += char;
  }
  return plain;
}

/**
 * An http or https address, as `URL` serialises it, without formulas. It stays an address: a separator before
 * a formula is percent-encoded, which servers decode (RFC 3986, 2.4).
 */
export function addressWithoutFormulas(address: string): string {
  let safe = "";
  let from = 0;
  for (const { separator } of formulasIn(address)) {
    safe += address.slice(from, separator) + encodeURIComponent(address.charAt(separator));
    from = separator + 1;
  }
  return safe + address.slice(from);
}

/**
 * Finds parts of a cell's text that a spreadsheet may take for formulas.
 * @returns the place where each begins, and that of the separator before it, -1 at the beginning of the text.
 */
function* formulasIn(text: string): Generator<{ readonly at: number; readonly separator: number }> {
  if (text === "" || HARMLESS.test(text) || PHONE.test(text)) return;
  // By hand: a pattern would go back and forth over runs of tabs, which are both separators and dropped.
  let separator = -1;
  let atStart = true;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (SEPARATOR.test(char)) {
      separator = at;
      atStart = true;
    } else if (atStart && BEGINS_FORMULA.test(char)) {
      atStart = false;
      yield { at, separator };
    } else if (!DROPPED.test(char)) atStart = false;
  }
}
