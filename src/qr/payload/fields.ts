import { type StringOptions, Type } from "@sinclair/typebox";
import { LINE, LINES } from "../../kit/shared/schema.ts";

/** Option of every type's schema: an unknown field is refused, not ignored. */
export const closed = { additionalProperties: false } as const;

/** A field of one line of text. */
export function lineField(title: string, maxLength: number, more: StringOptions = {}) {
  return Type.String({ title, maxLength, pattern: LINE, ...more });
}

/** A field of one line that must be filled in. */
export function requiredLineField(title: string, maxLength: number, more: StringOptions = {}) {
  return lineField(title, maxLength, { minLength: 1, ...more });
}

/** A field of several lines of text. */
export function linesField(title: string, maxLength: number, more: StringOptions = {}) {
  return Type.String({ title, maxLength, pattern: LINES, ...more });
}
