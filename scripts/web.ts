import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import { APP_LANGUAGES, OPERATOR_LANGUAGES } from "../src/kit/shared/constants.ts";

/**
 * The web app's scripts and styles for browsers, named after their content, and `files.ts`, which embeds and
 * lists them. `scripts/make.ts` writes them to `dist/web/`.
 */

/** The scripts and styles that pages load, in `src/web`, and the catalogues of texts, which scripts load. */
export const ENTRIES = [
  "studio.tsx",
  "console.tsx",
  "early.ts",
  "studio.css",
  "console.css",
  "book.ts",
  "book.css",
  ...APP_LANGUAGES.flatMap((language) =>
    ["", "console-", "views-"].map((part) => `texts/${part}${language}.ts`),
  ),
];

/**
 * The same of the page of operators. They are bundled by themselves: what they share with the other pages
 * would otherwise be cut out of the files of these, which grow by it.
 */
export const OPERATOR_ENTRIES = [
  "operator.tsx",
  "operator.css",
  ...OPERATOR_LANGUAGES.map((language) => `texts/operator-${language}.ts`),
];

/** The typeface of pages, from the root. `scripts/web-font.ts` makes it. */
export const TYPEFACE = "assets/font/inter.woff2";
/** Its address in the sources of styles. The bundler leaves it: it would write the font into each style. */
const TYPEFACE_IN_STYLES = `../../${TYPEFACE}`;

interface Built {
  readonly name: string;
  readonly text: string;
  /** Its entry; `null` for a part that several share. */
  readonly entry: string | null;
}

interface Typeface {
  /** With its hash, as browsers know it. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function typeface(root: string): Promise<Typeface> {
  const bytes = await Bun.file(join(root, TYPEFACE)).bytes();
  return { name: basename(TYPEFACE).replace(".", `-${sum(bytes).slice(0, 10)}.`), bytes };
}

/** Bundles the entries. @throws an error that names the file that does not compile. */
async function bundle(web: string, entries: readonly string[], face: Typeface): Promise<Built[]> {
  const result = await Bun.build({
    entrypoints: entries.map((entry) => join(web, entry)),
    root: web,
    target: "browser",
    format: "esm",
    minify: true,
    splitting: true,
    modulePreload: false,
    external: ["*.woff2"],
    naming: { entry: "[name]-[hash].[ext]", chunk: "part-[hash].[ext]", asset: "[name]-[hash].[ext]" },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const outputs = await Promise.all(
    result.outputs.map(async (output) => {
      const name = basename(output.path);
      const isEntry = output.kind === "entry-point" || name.endsWith(".css");
      const text = (await output.text()).replace(`url(${TYPEFACE_IN_STYLES})`, `url(${face.name})`);
      return { name, text, entry: isEntry ? entryOf(name) : null };
    }),
  );
  return named(outputs);
}

const NAME = /[\w-]+-[0-9a-z]{8}\.(?:js|css)/g;

/**
 * Names each file after its content and that of the files it loads. The bundler's own hashes depend on the
 * folder of the sources, but browsers keep a file for good, and ask any node for it. Names are removed before
 * hashing, so that files may load one another in a circle.
 */
function named(files: readonly Built[]): Built[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  const isBuilt = (name: string) => byName.has(name);
  const loads = ({ text }: Built) => [...text.matchAll(NAME)].map(([name]) => name).filter(isBuilt);
  const sums = new Map(
    files.map((file) => [file.name, sum(file.text.replace(NAME, (name) => (isBuilt(name) ? "" : name)))]),
  );
  const rename = (file: Built): string => {
    const reached = new Set([file.name]);
    for (const name of reached) for (const next of loads(byName.get(name) ?? file)) reached.add(next);
    const rest = [...reached].slice(1).map((name) => sums.get(name));
    return file.name.replace(
      /-\w{8}\./,
      `-${sum([sums.get(file.name), ...rest.sort()].join()).slice(0, 10)}.`,
    );
  };
  const names = new Map(files.map((file) => [file.name, rename(file)]));
  return files.map(({ name, text, entry }) => ({
    name: names.get(name) ?? name,
    text: text.replace(NAME, (found) => names.get(found) ?? found),
    entry,
  }));
}

function sum(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

function entryOf(name: string): string {
  return name.replace(/-[^-]+(\.\w+)$/, "$1");
}

/** The parts that a script loads before it starts: its imports, and theirs. */
function preloads(script: Built, all: readonly Built[]): string[] {
  const found = new Set<string>();
  const visit = ({ text }: Built) => {
    for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+)"/g)) {
      const part = all.find((file) => file.name === name);
      if (!part || found.has(part.name)) continue;
      found.add(part.name);
      visit(part);
    }
  };
  visit(script);
  return [...found].sort();
}

function integrity(content: string | Uint8Array): string {
  return `sha384-${createHash("sha384").update(content).digest("base64")}`;
}

/** The module that embeds the files. */
function listing(files: readonly Built[], face: Typeface): string {
  const fileOf = (entry: string): Built => {
    const file = files.find((candidate) => candidate.entry === entry);
    if (!file) throw new Error(`Nothing was built from ${entry}`);
    return file;
  };
  const shell = (app: string) => {
    const script = fileOf(`${app}.js`);
    return `{ script: "${script.name}", style: "${fileOf(`${app}.css`).name}", preload: ${JSON.stringify(preloads(script, files))}, typeface: "${face.name}" }`;
  };
  const texts = (...catalogues: readonly string[]) => {
    const read = catalogues.map((name) => fileOf(`${name}.js`));
    return JSON.stringify([...new Set(read.flatMap((file) => [file.name, ...preloads(file, files)]))]);
  };
  const served = [
    ...files.map(({ name, text }) => ({ name, content: Buffer.from(text) })),
    { name: face.name, content: face.bytes },
  ];
  return [
    "/** Made by `bun run make`; do not edit. */",
    ...served.map(({ name }, at) => `import file${at} from "./${name}" with { type: "file" };`),
    "",
    "/** Every built file: its name, where it is, its size in bytes, its hash for `integrity`. */",
    "export const FILES = [",
    ...served.map(
      ({ name, content }, at) =>
        `  { name: "${name}", path: file${at}, bytes: ${content.byteLength}, integrity: "${integrity(content)}" },`,
    ),
    "] as const;",
    "",
    "/** The files that each page of the app loads. */",
    "export const SHELLS = {",
    `  studio: ${shell("studio")},`,
    `  console: ${shell("console")},`,
    `  operator: ${shell("operator")},`,
    `  book: ${shell("book")},`,
    "} as const;",
    "",
    "/** The script that the console's page runs before it is painted. */",
    `export const EARLY = "${fileOf("early.js").name}";`,
    "",
    "/** The texts that pages of the app start with, and the parts that these load. */",
    "export const TEXTS = {",
    `  studio: { ${APP_LANGUAGES.map((one) => `${one}: ${texts(one)}`)} },`,
    `  console: { ${APP_LANGUAGES.map((one) => `${one}: ${texts(one, `console-${one}`)}`)} },`,
    `  operator: { ${OPERATOR_LANGUAGES.map((one) => `${one}: ${texts(`operator-${one}`)}`)} },`,
    "} as const;",
    "",
  ].join("\n");
}

/** The files by name, `files.ts` last. @param root - the project's folder. */
export async function webFiles(root: string): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const face = await typeface(root);
  const built: Built[] = [];
  for (const entries of [ENTRIES, OPERATOR_ENTRIES])
    built.push(...(await bundle(join(root, "src/web"), entries, face)));
  // A part that both have is the same file: names follow from content.
  const byName = new Map(built.map((file) => [file.name, file]));
  const files = [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const texts = files.map(({ name, text }) => [name, text] as const);
  return new Map<string, string | Uint8Array>([
    ...texts,
    [face.name, face.bytes],
    ["files.ts", listing(files, face)],
  ]);
}
