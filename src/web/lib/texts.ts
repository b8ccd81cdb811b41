import { Offline } from "./problem.ts";
import { read, write } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

/** The app's language, and the texts in it. */

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Texts in a language that is loaded. */
export type Texts<T> = (language: Language) => T;

/** Texts of several parts of the app, one file a language. A file is loaded when its language is chosen. */
export interface Catalogue<T> {
  /** The texts of a part. */
  <K extends keyof T>(part: K): Texts<T[K]>;
  /** Loads the texts in the app's language. @throws `Offline` when they did not come. */
  load(): Promise<void>;
}

interface Loading {
  load(language: Language): Promise<void>;
  has(language: Language): boolean;
}

/** The catalogues that are in use: another language is chosen when it is there for all of them. */
const used = new Set<Loading>();

/** @param files - the catalogue in each language. Every language must have the texts of the English one. */
export function createCatalogue<T extends object>(files: {
  readonly en: () => Promise<T>;
  readonly de: () => Promise<NoInfer<T>>;
}): Catalogue<T> {
  const loaded = new Map<Language, T>();
  const loading: Loading = {
    async load(language) {
      if (loaded.has(language)) return;
      const file = files[language]().catch((cause: unknown) => {
        throw new Offline("The texts did not come", { cause });
      });
      loaded.set(language, await file);
    },
    has: (language) => loaded.has(language),
  };
  const part =
    <K extends keyof T>(name: K): Texts<T[K]> =>
    (language) => {
      const texts = loaded.get(language);
      if (!texts) throw new Error(`The texts of ${String(name)} are not loaded`);
      return texts[name];
    };
  return Object.assign(part, {
    load() {
      used.add(loading);
      return loading.load(language());
    },
  });
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

/**
 * Changes the language once its texts are there, and remembers it on this device.
 * @throws `Offline` when they did not come; the language then stays.
 */
export async function speak(chosen: Language): Promise<void> {
  const missing = () => [...used].filter((catalogue) => !catalogue.has(chosen));
  // A view that is opened meanwhile brings a catalogue of its own.
  while (missing().length > 0) await Promise.all(missing().map((catalogue) => catalogue.load(chosen)));
  write("device", "language", chosen);
  document.documentElement.lang = chosen;
  spoken.set(chosen);
}

/** A part's texts in the app's language. */
export function useTexts<T>(texts: Texts<T>): T {
  return texts(useLanguage());
}
