import type { Language } from "../../lib/texts.ts";
import { views } from "../../texts/catalogues.ts";

/** Why an attempt failed, by the service's code. */
const reasons = views("attempts");

/** The text of a code; an unknown code is shown as it is. */
export function reasonText(code: string, language: Language): string {
  return new Map(Object.entries(reasons(language))).get(code) ?? code;
}
