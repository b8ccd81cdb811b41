import { type Language, language, setLanguage, useLanguage } from "../lib/language.ts";
import { Offline } from "../lib/problem.ts";

/**
 * The texts of the app by the names of its parts. They are in catalogues (`catalogues.ts`, `operator.ts`),
 * with one file a language each.
 */

type Start = typeof import("./en.ts");
type Console = typeof import("./console-en.ts");
type Views = typeof import("./views-en.ts");
type Operator = typeof import("./operator-en.ts");

/** The texts of all parts. */
export type Words = Start & Console & Views & Operator;

interface Catalogue {
  has(language: Language): boolean;
  load(language: Language): Promise<void>;
}

/** The texts that are loaded. */
const known: Readonly<Record<Language, Partial<Words>>> = { en: {}, de: {}, fr: {}, es: {}, it: {} };

/** The catalogues that are in use: another language is shown when it is there for all of them. */
const used = new Set<Catalogue>();

/**
 * A catalogue by its file in each language `L`. In the others it is English.
 * @returns loads it. It throws `Offline` when it does not come.
 */
export function createCatalogue<T extends Partial<Words>, L extends Language = Language>(
  files: Readonly<Record<L | "en", () => Promise<T>>>,
): () => Promise<void> {
  const byLanguage: Readonly<Partial<Record<Language, () => Promise<T>>>> = files;
  const loaded = new Set<Language>();
  const catalogue: Catalogue = {
    has: (language) => loaded.has(language),
    async load(language) {
      if (loaded.has(language)) return;
      const texts = await (byLanguage[language] ?? files.en)().catch((cause: unknown) => {
        throw new Offline("The texts did not come", { cause });
      });
      Object.assign(known[language], texts);
      loaded.add(language);
    },
  };
  return () => {
    used.add(catalogue);
    return catalogue.load(language());
  };
}

/** A part's texts in a language that is loaded. */
export function textsIn<K extends keyof Words>(language: Language, part: K): Words[K] {
  const texts = known[language][part];
  if (texts === undefined) throw new Error(`The texts of ${part} are not loaded`);
  return texts;
}

/** The same; `undefined` while they are not loaded. */
export function loadedIn<K extends keyof Words>(language: Language, part: K): Words[K] | undefined {
  return known[language][part];
}

/** A part's texts in the app's language. */
export function useTexts<K extends keyof Words>(part: K): Words[K] {
  return textsIn(useLanguage(), part);
}

/**
 * Changes the language once its texts are there.
 * @throws `Offline` when they do not come; the language then stays.
 */
export async function speak(chosen: Language): Promise<void> {
  const missing = () => [...used].filter((catalogue) => !catalogue.has(chosen));
  // A view that is opened meanwhile brings a catalogue of its own.
  while (missing().length > 0) await Promise.all(missing().map((catalogue) => catalogue.load(chosen)));
  setLanguage(chosen);
}
