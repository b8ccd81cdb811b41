import { type Explanation, explain } from "../shared/reasons.ts";
import type { Entry } from "./dictionary.ts";

/** Why the value of an Application Identifier is refused; `null` where nothing is wrong. */
export function objectionTo(ai: string, value: string, entry: Entry): Explanation | null {
  const { least, most, components } = entry;
  if (value === "") return explain("gs1_empty", { ai });
  if (ai === "01" && value.length !== most) return explain("gs1_gtin_length", { ai });
  if (value.length < least || value.length > most)
    return least === most
      ? explain("gs1_length", { ai, limit: most })
      : explain("gs1_length_between", { ai, minimum: least, maximum: most });
  let at = 0;
  for (const { least: fewest, most: longest, isOptional, linters } of components) {
    const part = value.slice(at, at + longest);
    at += longest;
    if (part === "" && isOptional) continue;
    if (part.length < fewest) return explain("gs1_part_incomplete", { ai });
    for (const linter of linters) {
      const objection = linter(part);
      if (objection) return explain(objection, { ai });
    }
  }
  return null;
}
