import { BOT_REASONS, DEVICE_CLASSES } from "../model.ts";
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

/** The classes of a stored scan. A device of another version's class counts as `other`. */
export function classesOf({ device, bot }: { readonly device: string; readonly bot: string | null }) {
  return {
    device: DEVICE_CLASSES.find((known) => known === device) ?? ("other" as const),
    bot: BOT_REASONS.find((known) => known === bot) ?? null,
  };
}
