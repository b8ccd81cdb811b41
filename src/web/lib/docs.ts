import { GERMAN_PATHS } from "../../features/book/constants.ts";
import type { AppLanguage } from "../../kit/shared/constants.ts";

/**
 * The address of a page of the docs, of their cover without a page: in German where it is there, in English
 * for all others.
 */
export function docsIn(language: AppLanguage, page = ""): string {
  const isGerman = language === "de" && (page === "" || GERMAN_PATHS.includes(page));
  return ["docs", isGerman && "de", page].filter(Boolean).join("/");
}
