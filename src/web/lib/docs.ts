import { GERMAN_PATHS } from "../../features/book/constants.ts";

/** The address of a page of the docs, in German where it is there; of their cover without a page. */
export function docsIn(language: "en" | "de", page = ""): string {
  const isGerman = language === "de" && (page === "" || GERMAN_PATHS.includes(page));
  return ["docs", isGerman && "de", page].filter(Boolean).join("/");
}
