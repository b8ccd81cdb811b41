import { csetnumeric } from "./characters.ts";
import type { Linter } from "./linter.ts";

/** Linters of GS1's dictionary for dates, times, places and counts. */

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** 0 where there is no such month. */
function daysOf(year: number, month: number): number {
  const isLeap = year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0);
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}

/** A date of eight digits. Day 00 stands for the whole month. */
export const yyyymmd0: Linter = (text) => {
  if (!/^\d{8}$/.test(text)) return "gs1_date";
  const days = daysOf(Number(text.slice(0, 4)), Number(text.slice(4, 6)));
  return days > 0 && Number(text.slice(6)) <= days ? null : "gs1_date";
};

export const yyyymmdd: Linter = (text) => (text.endsWith("00") ? "gs1_date" : yyyymmd0(text));

/**
 * A date of six digits. GS1 says which century is meant by the years that have passed (General
 * Specifications, 7.12); only of 00 could it change the calendar, and that is 2000 until 2050.
 */
export const yymmd0: Linter = (text) => yyyymmd0(`20${text}`);

export const yymmdd: Linter = (text) => yyyymmdd(`20${text}`);

export const hh: Linter = (text) => (/^(?:[01]\d|2[0-3])$/.test(text) ? null : "gs1_time");
export const mi: Linter = (text) => (/^[0-5]\d$/.test(text) ? null : "gs1_time");
export const ss = mi;
export const hhmi: Linter = (text) => (/^(?:[01]\d|2[0-3])[0-5]\d$/.test(text) ? null : "gs1_time");

export const latitude: Linter = (text) =>
  /^\d{10}$/.test(text) && text <= "1800000000" ? null : "gs1_latitude";

export const longitude: Linter = (text) =>
  /^\d{10}$/.test(text) && text <= "3600000000" ? null : "gs1_longitude";

/** `0102` is the first of two pieces. Both halves are as long. */
export const pieceoftotal: Linter = (text) => {
  const half = text.length / 2;
  const [piece, total] = [text.slice(0, half), text.slice(half)];
  const isCount = piece.length === total.length && /[1-9]/.test(piece) && /[1-9]/.test(total);
  return csetnumeric(text) ?? (isCount && piece <= total ? null : "gs1_piece");
};

/** `1/2` is the first of two. */
export const posinseqslash: Linter = (text) => {
  const [, position = "", end = ""] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? [];
  const isWithin = position.length < end.length || (position.length === end.length && position <= end);
  return position !== "" && isWithin ? null : "gs1_position";
};
