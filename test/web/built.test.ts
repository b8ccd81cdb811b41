import { expect, onTestFinished, test } from "bun:test";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { FILES, SHELLS, TEXTS } from "../../dist/web/files.ts";
import { MAKERS } from "../../scripts/make.ts";
import { APP_LANGUAGES, type AppLanguage, OPERATOR_LANGUAGES } from "../../src/kit/shared/constants.ts";
import { ENTRIES, OPERATOR_ENTRIES, webFiles } from "../../scripts/web.ts";

/** The web app's built files. */

const ROOT = resolve(import.meta.dir, "../..");
const textOf = (name: string) => Bun.file(join(ROOT, "dist/web", name)).text();

test("built files have the same names and content wherever the sources are, so that any node has what a page asks for", async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), "quietzone-web-"));
  onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }));
  // Without the client's generated files: they are made by a service, which has these already.
  const filter = (path: string) => !path.endsWith(".gen.ts");
  for (const part of ["src", "sdk/src", "sdk/package.json", "assets/font"])
    cpSync(join(ROOT, part), join(elsewhere, part), { recursive: true, filter });
  symlinkSync(join(ROOT, "node_modules"), join(elsewhere, "node_modules"));
  const files = await webFiles(elsewhere);
  expect([...files.keys()]).toEqual([...FILES.map(({ name }) => name), "files.ts"]);
  for (const [name, content] of files) {
    const built = await Bun.file(join(ROOT, "dist/web", name)).bytes();
    expect([name, Buffer.from(content).equals(built)]).toEqual([name, true]);
  }
});

test("a change of any file that is bundled has the web app made again", async () => {
  const entrypoints = [...ENTRIES, ...OPERATOR_ENTRIES].map((entry) => join(ROOT, "src/web", entry));
  const { metafile } = await Bun.build({ entrypoints, target: "browser", root: ROOT, metafile: true });
  const read = Object.keys(metafile?.inputs ?? {}).filter((path) => !path.includes("node_modules/"));
  expect(read.length).toBeGreaterThan(200);
  const sources = MAKERS.web.sources.map((pattern) => new Bun.Glob(pattern));
  expect(read.filter((path) => !sources.some((source) => source.match(path)))).toEqual([]);
});

test("the typeface is small, and pages and their styles name one file of it", async () => {
  const faces = FILES.filter(({ name }) => name.endsWith(".woff2"));
  expect(faces.map(({ bytes }) => bytes < 40_000)).toEqual([true]);
  for (const { style, typeface } of Object.values(SHELLS)) {
    expect(typeface as string).toBe(String(faces[0]?.name));
    expect(await textOf(style)).toContain(`url(${typeface})`);
  }
});

/** Classes that only tests look for. */
const MARKS = ["domain"];

test("every class that a component names has a style", async () => {
  const sources = async (pattern: string) => {
    const files = await Array.fromAsync(
      new Bun.Glob(pattern).scan({ cwd: join(ROOT, "src/web"), absolute: true }),
    );
    return Promise.all(files.map((file) => Bun.file(file).text()));
  };
  const known = new Set(
    [...(await sources("**/*.css")).join().matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name),
  );
  const named = (await sources("**/*.tsx")).flatMap((text) =>
    [...text.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  expect(named.length).toBeGreaterThan(400);
  expect([...new Set(named)].filter((name) => !known.has(name)).toSorted()).toEqual(MARKS);
});

test("built files name no folder of the machine they were built on", async () => {
  for (const { name } of FILES) {
    const text = await textOf(name);
    expect([name, text.includes(process.cwd()), /\/(?:home|tmp|Users|work)\//.test(text)]).toEqual([
      name,
      false,
      false,
    ]);
  }
});

/** Sizes by file: to compress so well takes long, and most files are in several sums. */
const sizes = new Map<string, number>();

/** Bytes that a browser takes for scripts and texts. */
async function sizeOf(names: Iterable<string>): Promise<number> {
  let sum = 0;
  for (const name of new Set(names)) {
    const size = sizes.get(name) ?? brotliCompressSync(await textOf(name)).byteLength;
    sizes.set(name, size);
    sum += size;
  }
  return sum;
}

/**
 * Bytes of scripts and texts that a page starts with. The words of GS1's refusals are in there: the studio
 * draws products, too.
 */
const MOST_AT_START = {
  en: { studio: 38_800, console: 36_900 },
  de: { studio: 50_600, console: 49_400 },
  fr: { studio: 50_500, console: 49_400 },
  es: { studio: 50_000, console: 48_600 },
  it: { studio: 50_000, console: 48_600 },
} as const satisfies Record<AppLanguage, object>;

test.each(APP_LANGUAGES)("what a page starts with is small in the language %s", async (language) => {
  const start = (app: "studio" | "console") =>
    sizeOf([SHELLS[app].script, ...SHELLS[app].preload, ...TEXTS[app][language]]);
  expect(await start("studio")).toBeLessThan(MOST_AT_START[language].studio);
  expect(await start("console")).toBeLessThan(MOST_AT_START[language].console);
});

/** The page of operators has all of its views in one script. */
const MOST_OF_OPERATOR = { en: 38_000, de: 49_000 };

test.each(OPERATOR_LANGUAGES)("the page of operators has its bound in the language %s", async (language) => {
  const { script, preload } = SHELLS.operator;
  const texts = TEXTS.operator[language];
  expect(texts.filter((name) => name.startsWith(`operator-${language}-`))).toHaveLength(1);
  expect(await sizeOf([script, ...preload, ...texts])).toBeLessThan(MOST_OF_OPERATOR[language]);
});

test("neither texts nor scripts of operators are in the other pages", async () => {
  const others = APP_LANGUAGES.flatMap(scriptsIn);
  const { script } = SHELLS.operator;
  for (const name of [script, ...TEXTS.operator.en, ...TEXTS.operator.de]) expect(others).not.toContain(name);
  for (const name of others) expect(await textOf(name)).not.toContain("operator/api");
});

/** The scripts that each script names: it loads them, at once or later. */
const named = new Map<string, readonly string[]>();
for (const { name } of FILES)
  if (name.endsWith(".js"))
    named.set(name, (await textOf(name)).match(/(?<=["/])[\w-]+-[0-9a-f]{10}\.js/g) ?? []);

/** All scripts of studio and console in a language. */
function scriptsIn(language: AppLanguage): string[] {
  const others = new RegExp(
    `^(?:views-|console-)?(?:${APP_LANGUAGES.filter((each) => each !== language).join("|")})-`,
  );
  const found = new Set<string>([SHELLS.studio.script, SHELLS.console.script]);
  for (const name of found) for (const next of named.get(name) ?? []) if (!others.test(next)) found.add(next);
  return [...found];
}

/**
 * The reader of spreadsheets, by a text of its library: docs/decisions say why. It is loaded with the first
 * .xlsx file.
 */
async function readerOfSpreadsheets(): Promise<string[]> {
  const found: string[] = [];
  for (const name of scriptsIn("en"))
    if ((await textOf(name)).includes("[Content_Types].xml")) found.push(name);
  return found;
}

/**
 * Bytes of all views. The others have what the English has from the service: the words of its refusals, some
 * 12 KB, and their sentences are longer. Codes of products take 6.6 KB: a form, the kinds of links, the view
 * of tills, the words for single items.
 */
const MOST: Readonly<Record<AppLanguage, number>> = {
  en: 207_300,
  de: 228_600,
  fr: 228_800,
  es: 226_800,
  it: 227_100,
};

test.each(APP_LANGUAGES)(
  "all views together have their bound in the language %s, without the reader of spreadsheets",
  async (language) => {
    const reader = await readerOfSpreadsheets();
    const size = await sizeOf(scriptsIn(language).filter((name) => !reader.includes(name)));
    expect(size).toBeLessThan(MOST[language]);
  },
);

test("the reader of spreadsheets is one file of at most 36 KB, which no page loads by itself", async () => {
  const reader = await readerOfSpreadsheets();
  expect(reader).toHaveLength(1);
  expect(await sizeOf(reader)).toBeLessThan(36_000);
  for (const { script, preload } of Object.values(SHELLS))
    for (const name of [script, ...preload]) expect(reader).not.toContain(name);
});

test("each language has its texts in files of its own", async () => {
  const isTexts = (name: string) =>
    new RegExp(`^(?:views-|console-)?(?:${APP_LANGUAGES.join("|")})-`).test(name);
  for (const language of APP_LANGUAGES) expect(scriptsIn(language).filter(isTexts)).toHaveLength(3);
  const starts = [SHELLS.studio, SHELLS.console].flatMap(({ script, preload }) => [script, ...preload]);
  expect(starts.filter(isTexts)).toEqual([]);
});

test("neither charts nor the console are in the studio", async () => {
  for (const name of [SHELLS.studio.script, ...SHELLS.studio.preload])
    expect(await textOf(name)).not.toContain("chart-frame");
});
