import { read, write } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

/** The words of the app, in each language it speaks. */

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence, or what makes one of what it is about. */
type Words = Record<string, string | ((...about: never[]) => string)>;
type Wording<T extends Words> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] };

/** The same words in every language. */
export type Texts<T> = Readonly<Record<Language, T>>;

/** A part's words: every language has the keys of the English ones. */
export function defineTexts<T extends Words>(texts: {
  readonly en: T & Wording<T>;
  readonly de: NoInfer<Wording<T>>;
}): Texts<Wording<T>> {
  return texts;
}

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

/** The language the app speaks now. */
export function language(): Language {
  return spoken.get();
}

/** The same, for a component: drawn anew when a person chooses another. */
export function useLanguage(): Language {
  return useStore(spoken);
}

/** Speaks another language from now on, on this device. */
export function speak(chosen: Language): void {
  write("device", "language", chosen);
  document.documentElement.lang = chosen;
  spoken.set(chosen);
}

/** A part's words in the language spoken now. */
export function useTexts<T>(texts: Texts<T>): T {
  return texts[useLanguage()];
}
