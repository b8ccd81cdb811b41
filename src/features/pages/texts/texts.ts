import { bestLanguage } from "../../../kit/shared/accept.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import type { Texts } from "./model.ts";

const TEXTS = { en, de } as const;

/** Whether we have texts in a language. @param tag - as the texts have it. */
export function isOurs(tag: string): boolean {
  return Object.hasOwn(TEXTS, tag);
}

/** The texts in the language that a reader prefers; English when there are none. */
export function textsFor(acceptLanguage: string | null): Texts {
  return TEXTS[bestLanguage(acceptLanguage, ["en", "de"])];
}
