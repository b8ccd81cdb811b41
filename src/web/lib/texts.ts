import { read, write } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

/** The texts of the app, in each of its languages. */

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text, or a function that makes one. */
type Words = Record<string, string | ((...about: never[]) => string)>;
type Wording<T extends Words> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] };

/** The same texts in every language. */
export type Texts<T> = Readonly<Record<Language, T>>;

/** Defines a part's texts. Every language must have the keys of the English ones. */
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

/** The app's language. */
export function language(): Language {
  return spoken.get();
}

/** The app's language as a hook: the component renders again when it changes. */
export function useLanguage(): Language {
  return useStore(spoken);
}

/** Changes the language and remembers it on this device. */
export function speak(chosen: Language): void {
  write("device", "language", chosen);
  document.documentElement.lang = chosen;
  spoken.set(chosen);
}

/** A part's texts in the app's language. */
export function useTexts<T>(texts: Texts<T>): T {
  return texts[useLanguage()];
}
