import { LARGEST, Lexer } from "./lexer.ts";

/** User units of each unit of length (SVG 1.1, 7.10; 96 per inch as CSS has it). */
const UNITS: ReadonlyMap<string, number> = new Map([
  ["", 1],
  ["px", 1],
  ["in", 96],
  ["cm", 96 / 2.54],
  ["mm", 96 / 25.4],
  ["pt", 96 / 72],
  ["pc", 16],
  // A logo has no font, so the initial font size of 16 counts.
  ["em", 16],
  ["rem", 16],
  ["ex", 8],
]);

/** A length in user units, `whole` being 100 %; `null` when it is malformed. */
export function readLength(text: string, whole: number): number | null {
  const lexer = new Lexer(text.trim());
  const value = lexer.number();
  const unit = lexer.skip("%") ? whole / 100 : UNITS.get(lexer.word().toLowerCase());
  const length = value * (unit ?? Number.NaN);
  return lexer.done && Math.abs(length) <= LARGEST ? length : null;
}

/** A plain number; `null` when it is malformed. */
export function readNumber(text: string): number | null {
  const lexer = new Lexer(text.trim());
  const value = lexer.number();
  return Number.isNaN(value) || !lexer.done ? null : value;
}

/** A share from 0 to 1, as a number or in percent, clamped; `null` when it is malformed. */
export function readShare(text: string): number | null {
  const lexer = new Lexer(text.trim());
  const value = lexer.number();
  const share = lexer.skip("%") ? value / 100 : value;
  return Number.isNaN(share) || !lexer.done ? null : Math.min(1, Math.max(0, share));
}
