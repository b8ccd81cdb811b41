import type { Language } from "../../lib/language.ts";
import { textsIn } from "../../texts/texts.ts";

/** Why an attempt failed, by the service's code; an unknown code is shown as it is. */
export function reasonText(code: string, language: Language): string {
  return new Map(Object.entries(textsIn(language, "attempts"))).get(code) ?? code;
}
