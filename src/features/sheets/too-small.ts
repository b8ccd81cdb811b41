import { Fault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";

/** Lengths that differ by less are equal but for rounding. */
export const ROUNDING = 1e-6;

/** The refusal of a label without room for its symbol. The lengths would be enough. */
export function labelTooSmall(width: number, height: number): Fault {
  const why = explain("label_too_small", { width: tenths(width), height: tenths(height) });
  return new Fault("label_too_small", `The layout ${why.detail}.`, {
    errors: [{ pointer: "/layout", ...why }],
  });
}

/** The refusal of a label without room for its text. The lengths would be enough. */
export function labelTextTooLong(width: number, height: number): Fault {
  const why = explain("label_text_too_long", { width: tenths(width), height: tenths(height) });
  return new Fault("label_text_too_long", `The text of a label ${why.detail}.`, {
    errors: [{ pointer: "/text", ...why }],
  });
}

/** Millimetres that are enough, with one decimal. */
export function tenths(millimetres: number): number {
  return Math.ceil(millimetres * 10 - ROUNDING) / 10;
}
