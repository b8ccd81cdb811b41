import { bytes, nullable, text, whole } from "../../../../db/shape.ts";

/** The columns of a scan that say what was observed and where it led, in the order in which batches are written. */
export const OBSERVED = {
  at: whole,
  visitor: bytes,
  device: text,
  system: nullable(text),
  browser: nullable(text),
  language: nullable(text),
  referrer: nullable(text),
  country: nullable(text),
  bot: nullable(text),
  destination: nullable(text),
};

/** Their names, which are the same in the tables. */
export const OBSERVED_COLUMNS: readonly string[] = Object.keys(OBSERVED);
