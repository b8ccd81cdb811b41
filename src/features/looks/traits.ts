import type { CodeStyle } from "./model.ts";

/** The id of the look that a style names; `null` when it names none. */
export function lookOf(style: CodeStyle | null): string | null {
  return style && "saved" in style ? style.saved : null;
}
