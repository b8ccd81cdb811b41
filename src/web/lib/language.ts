import { APP_LANGUAGES, type AppLanguage, OPERATOR_LANGUAGES } from "../../kit/shared/constants.ts";
import { read, write } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

/** The app's language. */

export type Language = AppLanguage;

/** The names of the languages in themselves, for whoever looks for the own. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
};

/** The languages of the page that is open. */
export const LANGUAGES: readonly Language[] =
  document.getElementById("app")?.dataset["app"] === "operator" ? OPERATOR_LANGUAGES : APP_LANGUAGES;

function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

function preferred(): Language {
  const chosen = read("device", "language");
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";
}

const spoken = createStore<Language>(preferred());
document.documentElement.lang = spoken.get();

/** The app's language. */
export function language(): Language {
  return spoken.get();
}

/** The app's language as a hook: the component renders again when it changes. */
export function useLanguage(): Language {
  return useStore(spoken);
}

/**
 * The language of what the service has in English and German only: mails, charts as pictures, the privacy
 * report.
 */
export function englishOrGerman(wanted: Language): "en" | "de" {
  return wanted === "de" ? "de" : "en";
}

/** Changes the language, whose texts are loaded, and remembers it on this device. */
export function setLanguage(chosen: Language): void {
  write("device", "language", chosen);
  document.documentElement.lang = chosen;
  spoken.set(chosen);
}
