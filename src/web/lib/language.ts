import { read, write } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

/** The app's language. */

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

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

/** Changes the language, whose texts are loaded, and remembers it on this device. */
export function setLanguage(chosen: Language): void {
  write("device", "language", chosen);
  document.documentElement.lang = chosen;
  spoken.set(chosen);
}
