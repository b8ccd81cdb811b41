import { GERMAN_PATHS } from "../../features/book/constants.ts";
import type { Language } from "./language.ts";

/** The address of a page of the docs, in German where it is there; of their cover without a page. */
export function docsIn(language: Language, page = ""): string {
  const isGerman = language === "de" && (page === "" || GERMAN_PATHS.includes(page));
  return ["docs", isGerman && "de", page].filter(Boolean).join("/");
}
