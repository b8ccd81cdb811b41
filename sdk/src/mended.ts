import type { Style } from "./contract.gen.ts";
import type { StyleMend } from "./problem.ts";

/**
 * A style with the mend of a refusal, which the service would accept:
 * `if (isProblem(error, "style_not_scannable")) style = mended(style, error.mend)`.
 */
export function mended(style: Style, mend: StyleMend): Style;
/** The service made the patch for this style: that is the warrant of the result's type. */
export function mended(style: unknown, mend: unknown): unknown {
  return merged(style, mend);
}

/** A merge patch, applied (RFC 7396, 2). */
function merged(target: unknown, patch: unknown): unknown {
  if (!isPart(patch)) return patch;
  const result = new Map<string, unknown>(isPart(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch))
    if (value === null) result.delete(name);
    else result.set(name, merged(result.get(name), value));
  return Object.fromEntries(result);
}

function isPart(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
