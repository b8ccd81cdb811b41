import { afterAll, describe, expect, test } from "bun:test";
import { join, resolve } from "node:path";
import { APP_LANGUAGES } from "../../src/kit/shared/constants.ts";

/**
 * The texts of studio and console in each language. The compiler asks for all of them; this reads what they
 * say.
 */

const FOLDER = resolve(import.meta.dir, "../../src/web/texts");
const CATALOGUES = ["", "console-", "views-"];

/** The modules look for a page and for a browser's languages while they are loaded. */
const STAND_INS = {
  document: { documentElement: {}, getElementById: () => null },
  navigator: { languages: ["en"] },
};
const before = Object.entries(STAND_INS).map(([name, value]) => {
  const found = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { value, configurable: true });
  return [name, found] as const;
});
afterAll(() => {
  for (const [name, found] of before)
    if (found) Object.defineProperty(globalThis, name, found);
    else Reflect.deleteProperty(globalThis, name);
});

/** The source of a function. The engine escapes what is not in ASCII. */
function sourceOf(found: { toString(): string }): string {
  return found
    .toString()
    .replace(/\\x([0-9a-f]{2})|\\u([0-9a-f]{4})/gi, (_, short, long) =>
      String.fromCharCode(Number.parseInt(short ?? long, 16)),
    );
}

/** Texts by their paths. A function stands for itself by its source. */
const SAID = new Map<string, ReadonlyMap<string, { readonly text: string; readonly isPlain: boolean }>>();
for (const language of APP_LANGUAGES) {
  const said = new Map<string, { readonly text: string; readonly isPlain: boolean }>();
  const collect = (path: string, found: unknown) => {
    if (typeof found === "string") said.set(path, { text: found, isPlain: true });
    else if (typeof found === "function") said.set(path, { text: sourceOf(found), isPlain: false });
    else if (typeof found === "object" && found !== null)
      for (const [name, inner] of Object.entries(found)) collect(`${path}.${name}`, inner);
  };
  for (const part of CATALOGUES) collect(part, await import(join(FOLDER, `${part}${language}.ts`)));
  SAID.set(language, said);
}
/**
 * Sentences of the service in English. The other languages recognise them by patterns and say them in their
 * own words.
 */
const EXPLAINED = [
  "It has no conditions, so it always holds.",
  "The system is not known, not one of: iOS and 2 more.",
  "The language is de, one of: de, fr.",
  "It is 2026-11-25 12:00 (Europe/Berlin), not before 2020-02-01 00:00 (Europe/Berlin).",
  "It is wed 2026-11-25 12:00 (Europe/Berlin), outside of mon 00:00–00:01.",
  "Not reached: Bar decides first. It has no conditions, so it always holds.",
];
const REPORTED = ["is taken, or was once", "must be 3 to 48 of A-Z", "the whole row: its domain is not here"];

const saidIn = (language: string) => SAID.get(language) ?? new Map();

/** Names that are the same in every language. */
const NAMES =
  /^(?:.*apple-app-site-association|Android.*assetlinks\.json|Netlify, Cloudflare Pages|App Store|Google Play|GS1 Digital Link|Café Fluss\nAm Ufer 1\n10115 Berlin)$/;

/**
 * Slips that no text of a language has. With `true` only plain texts are read, because the code of a
 * function may hold such signs.
 */
const SLIPS: Readonly<Record<string, readonly (readonly [RegExp, boolean])[]>> = {
  de: [[/„[^“]*$/, true]],
  fr: [
    [/ [:;?!»%]|« /, true],
    [/\p{L}'\p{L}/u, false],
  ],
  es: [
    [/^[^¿]*[\p{L}»]\?(?:\s|$)/u, true],
    [/^[^¡]*[\p{L}»]!(?:\s|$)/u, true],
  ],
  it: [],
};

describe.each(APP_LANGUAGES.filter((language) => language !== "en"))("the language %s", (language) => {
  test("has the parts of the English texts", () => {
    const parts = (of: string) =>
      [...saidIn(of).keys()].filter((path) => !/^\.service|\.viewReasons|\.also\./.test(path)).sort();
    expect(parts(language)).toEqual(parts("en"));
  });

  test("has no English left", () => {
    const english = [...saidIn(language)].filter(
      ([path, { text, isPlain }]) =>
        !path.includes(".also.") &&
        (/\b(?:the|and|with|your|this|that|which|you)\b/i.test(text) ||
          (isPlain && /\w \w/.test(text) && !NAMES.test(text) && text === saidIn("en").get(path)?.text)),
    );
    expect(english.map(([path, { text }]) => [path, text])).toEqual([]);
  });

  test("tells what the service explains and reports", async () => {
    const views: unknown = await import(join(FOLDER, `views-${language}.ts`));
    const told = (part: string, name: string, of: string, ...more: readonly string[]): unknown => {
      const texts: unknown = Reflect.get(Object(views), part);
      const tell: unknown = Reflect.get(Object(texts), name);
      return typeof tell === "function" ? tell(of, ...more) : null;
    };
    const said = [
      ...EXPLAINED.map((sentence) => [sentence, told("ruleEditor", "reason", sentence, "Bar")]),
      ...REPORTED.map((sentence) => [sentence, told("move", "notice", sentence)]),
    ];
    for (const [sentence, text] of said) {
      expect([sentence, typeof text]).toEqual([sentence, "string"]);
      expect([sentence, /\b(?:it|is|of|the|must|before|decides)\b/i.exec(String(text))?.[0]]).toEqual([
        sentence,
        undefined,
      ]);
    }
  });

  test("is written with its own signs", () => {
    const slips = [...saidIn(language)].filter(([, { text, isPlain }]) =>
      (SLIPS[language] ?? []).some(([slip, isOfPlain]) => (isPlain || !isOfPlain) && slip.test(text)),
    );
    expect(slips.map(([path, { text }]) => [path, text])).toEqual([]);
  });
});

test.each(APP_LANGUAGES)(
  "a scan that was led by a link of a product has its kind in the language %s",
  async (language) => {
    const { valueName } = await import(join(FOLDER, "../console/analytics/names.ts"));
    const { analytics } = await import(`../../src/web/console/analytics/${language}.ts`);
    const { product } = await import(`../../src/web/console/gs1/${language}.ts`);
    expect(valueName("destination", "gs1:pip", analytics)).toBe(product.kinds.pip);
    expect(valueName("destination", "gs1:jobInfo", analytics)).toBe("gs1:jobInfo");
    expect(valueName("destination", "A rule", analytics)).toBe("A rule");
  },
);
