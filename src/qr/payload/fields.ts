import { type StringOptions, Type } from "@sinclair/typebox";
import { LINE, LINES } from "../../shared/schema.ts";

/** Option of every type's schema: a field that isn't known is refused, not ignored. */
export const closed = { additionalProperties: false } as const;

/** A field of one line of text. */
export function line(title: string, maxLength: number, more: StringOptions = {}) {
  return Type.String({ title, maxLength, pattern: LINE, ...more });
}

/** A field of one line that must be filled in. */
export function filledLine(title: string, maxLength: number, more: StringOptions = {}) {
  return line(title, maxLength, { minLength: 1, ...more });
}

/** A field of several lines of text. */
export function lines(title: string, maxLength: number, more: StringOptions = {}) {
  return Type.String({ title, maxLength, pattern: LINES, ...more });
}
