import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** The rules of imports between folders, held against the imports themselves. */

const ROOT = resolve(import.meta.dir, "..");
/** Each folder is a feature. */
const ROOMS = foldersOf("src/features");

function foldersOf(top: string): string[] {
  return readdirSync(join(ROOT, top), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}

interface Import {
  readonly from: string;
  /** A project path, or a package's name. */
  readonly to: string;
  readonly typeOnly: boolean;
  /** Loaded when it is first needed. */
  readonly late: boolean;
}

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
    .map((path) => join(folder, path));
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:([^"';]*?)\s+from\s+)?["']([^"']+)["']/g;

/** A dynamic import counts as an import. */
const LATE_IMPORT = /\bawait import\(\s*["']([^"']+)["']\s*\)/g;

function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  const place = (target: string) =>
    target.startsWith(".") ? relative(ROOT, resolve(ROOT, dirname(file), target)) : target;
  const early = [...text.matchAll(IMPORT)].map(([, type, names, target = ""]) => ({
    from: file,
    to: place(target),
    typeOnly: type !== undefined || isAllTypes(names),
    late: false,
  }));
  const late = [...text.matchAll(LATE_IMPORT)].map(([, target = ""]) => ({
    from: file,
    to: place(target),
    typeOnly: false,
    late: true,
  }));
  return [...early, ...late];
}

/** `{ type A, type B }` imports types as much as `type { A, B }` does. */
function isAllTypes(names: string | undefined): boolean {
  const inner = /^\{([^}]*)\}$/.exec(names?.trim() ?? "")?.[1];
  return inner?.split(",").every((name) => name.trim() === "" || name.trim().startsWith("type ")) ?? false;
}

const FILES = [...sources("src"), ...sources("db")];
const IMPORTS = FILES.flatMap(importsOf);

const KIT_OF_GS1 = "kit/gs1";

/**
 * The feature or part a file belongs to: `src/features/codes/model.ts` → `codes`, `src/kit/http/app.ts` →
 * `http`.
 */
function placeOf(path: string): string {
  const [top = "", second = "", third = ""] = path.split("/");
  if (top === "db") return "db";
  if (top === "package.json") return "manifest";
  if (top !== "src") return "package";
  // The kit and a room have the same name.
  if (second === "kit" && third === "gs1") return KIT_OF_GS1;
  return ["features", "kit"].includes(second) ? third : second;
}

/** Packages that run in a browser and nowhere else. */
const BROWSER_PACKAGES = /^(?:hucre|minisearch|preact)(?:\/|$)/;
/** Those of them that only draw. */
const DRAWING_PACKAGES = /^(?:hucre|preact)(?:\/|$)/;

/** The file of a room that plugs it in. It may import anything. */
const isFeature = (file: string) =>
  /^src\/(?:features\/[a-z0-9-]+|app)\/(?:[a-z0-9]+-)?feature\.ts$/.test(file);

/** The files of a room that know the web: routes, and redirects. */
const knowsWeb = (file: string) => /^src\/features\/[a-z0-9-]+\/http\//.test(file);

/** The worker programs. Each wires what runs on its worker, as app/ does for the main thread. */
const WORKERS = [
  "src/kit/threads/worker.ts",
  "src/kit/threads/worker-program.ts",
  "src/kit/threads/checkpointer.ts",
];

/** The files of threads/ that long work in a room may use: yields to the event loop, and garbage collection. */
const LONG_WORK = ["src/kit/threads/yielder.ts", "src/kit/threads/heap.ts"];

/** The policy of the engine's compiler, which commands set for themselves. */
const JIT = "src/kit/threads/jit.ts";

/** Files of a room that other rooms may import values from: schemas and pure tables of data. */
const isModel = (path: string) =>
  /\/(?:(?:[a-z0-9]+-)?model|landing|members|traits|constants)\.ts$/.test(path);
/** Values of the service that a browser may have. */
const isForBrowsers = (path: string) =>
  /^src\/(?:(?:features|kit)\/[a-z0-9-]+\/(?:constants|traits)|kit\/shared\/(?:scopes|csv-separator))\.ts$/.test(
    path,
  );

/** The client of the public API: its types, and what builds a request, sends it and reads a refusal. */
const isClient = (path: string) =>
  path === "quietzone-client" || /^sdk\/src\/(?:problem|retry|route)\.ts$/.test(path);

/** The drawing of charts, which imports nothing: browsers run it too. */
const isChart = (path: string) => path.startsWith("src/kit/charts/");

/** The records that a room stores, and tables of their values. */
const isRecords = (path: string) => /^src\/features\/[a-z0-9-]+\/(?:[a-z0-9]+-)?records\.ts$/.test(path);

/** The files of a room that know SQL: its tables, what reads and writes them, and both together. */
const isStore = (path: string) =>
  /^src\/features\/[a-z0-9-]+\/(?:data|tables|store|store\/[a-z0-9-]+)\.ts$/.test(path);

/** The language of stores, and what both engines share. */
const isLanguage = (path: string) => /^db\/(?:common\/)?[a-z0-9-]+\.ts$/.test(path);

/** Why an import is not allowed; `null` when it is. */
function objection({ from, to, typeOnly }: Import): string | null {
  const place = placeOf(from);
  const target = placeOf(to);
  if (to === "elysia" || to.startsWith("@elysiajs/"))
    return place === "http" || knowsWeb(from) ? null : "only folders http import elysia";
  if (to.startsWith("drizzle-orm") || to === "bun:sqlite" || to === "bun")
    return place === "db" ? null : "only db/ imports drizzle and Bun's clients of databases";
  if (DRAWING_PACKAGES.test(to) && place !== "web") return "only web/ draws with them";
  if (place === "web") {
    if (target === "web" || BROWSER_PACKAGES.test(to)) return null;
    if (isClient(to) || isChart(to)) return null;
    // Its API is not in the client.
    if (typeOnly && from.startsWith("src/web/operator/") && target === "operators") return null;
    return isForBrowsers(to) || (typeOnly && ["book", "qr", "shared"].includes(target))
      ? null
      : "web knows the client, types of the book, of drawings and of reasons, constants, and nothing else";
  }
  if (target === "web") return "what runs in a browser does not run here";
  if (WORKERS.includes(to)) return "a worker program runs on workers only";
  if (isFeature(to) && !isFeature(from) && place !== "app") return "a feature is used by features";
  if (isFeature(from)) return null;
  if (target === "app" && !["app", "operate"].includes(place)) return "only features and commands import app";
  if (target === "operate" && !["operate", "main.ts"].includes(place)) return "only main imports commands";
  if (place === "app" || WORKERS.includes(from)) return null;
  if (place !== "charts" && ["package", "manifest", "shared"].includes(target)) return null;
  if (isStore(from) && target === "db")
    return isLanguage(to) ? null : "a store knows the language of stores, and no engine";
  if (isStore(from) && target === KIT_OF_GS1) return null;
  if (place === "db" || isStore(from))
    return typeOnly || (place === "db" && target === "db") || isModel(to) || isRecords(to) || isStore(to)
      ? null
      : "what knows SQL is given types, models, records and other stores";
  if (isStore(to)) return typeOnly ? null : "only stores and db know SQL";
  if (target === place) return null;
  if (place === "shared") return "shared imports nothing of ours";
  if (place === "charts") return "charts imports nothing of ours, since browsers run it";
  if (place === "languages")
    return target === "charts" && typeOnly ? null : "languages imports only shared, and types of charts";
  if (place === "outbound") return "outbound imports only shared";
  if (place === "objects") return target === "outbound" ? null : "objects imports only shared and outbound";
  if (place === KIT_OF_GS1) return "gs1 imports only shared";
  if (place === "qr") return target === KIT_OF_GS1 ? null : "qr imports only shared and gs1";
  if (place === "main.ts") return target === "operate" ? null : "main runs commands";
  if (place === "operate") {
    if (!from.startsWith("src/operate/cli/") || typeOnly) return null;
    return ["app", "operate", "settings", "version.ts"].includes(target) || to === JIT
      ? null
      : "a command goes through operate and app";
  }
  if (place === "threads")
    return typeOnly ? null : "threads imports shared, and of the rooms the types of its protocol";
  if (place === "settings") return "settings imports only shared";
  if (place === "housekeeping") return typeOnly ? null : "housekeeping is given its stores";
  if (place === "http") return ["languages", KIT_OF_GS1].includes(target) ? null : "http knows no room";
  if (!ROOMS.includes(place)) return "this file has no place in the house";
  if (["qr", "charts", "languages", "outbound", "objects", KIT_OF_GS1].includes(target)) return null;
  if (target === "threads")
    return typeOnly || LONG_WORK.includes(to) ? null : "only app starts workers; a room is given the pool";
  if (target === "http") return knowsWeb(from) ? null : "only a room's http folder speaks http";
  if (ROOMS.includes(target))
    return typeOnly || ((isModel(from) || knowsWeb(from)) && isModel(to))
      ? null
      : "a room is given the services of another";
  return `${place} has no business with ${target}`;
}

test("every import follows the rules of the house", () => {
  const broken = IMPORTS.flatMap((arrow) => {
    const why = objection(arrow);
    return why ? [`${arrow.from} → ${arrow.to}: ${why}`] : [];
  });
  expect(broken).toEqual([]);
});

test("constants that a browser gets bring nothing along", () => {
  const given = new Set(
    IMPORTS.filter(({ from, to, typeOnly }) => placeOf(from) === "web" && !typeOnly && isForBrowsers(to)).map(
      ({ to }) => to,
    ),
  );
  expect([...given]).toContain("src/features/rules/constants.ts");
  expect(IMPORTS.filter(({ from, typeOnly }) => given.has(from) && !typeOnly)).toEqual([]);
});

test("no file imports itself through others, not even for types", () => {
  const arrows = new Map(FILES.map((file) => [file, importsOf(file).map((i) => i.to)] as const));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(" → "));
    if (done.has(file) || trail.includes(file)) return;
    for (const next of arrows.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of FILES) visit(file, []);
  expect(circles).toEqual([]);
});

test("the reader of imports sees them all", () => {
  const found = importsOf("src/app/features.ts").map((i) => i.to);
  expect(found).toContain("src/features/codes/feature.ts");
  expect(found.length).toBeGreaterThan(15);
  expect(importsOf("src/app/storage.ts").map((i) => i.to)).toContain("db/postgres/stores.ts");
});

test("what follows codes waits for neither PostgreSQL nor the APIs with their framework and schemas", () => {
  const loaded = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { from, to, typeOnly, late } of IMPORTS) if (from === file && !typeOnly && !late) load(to);
  };
  load("src/main.ts");
  expect(loaded).toContain("db/sqlite/stores.ts");
  expect(loaded).toContain("src/features/scans/observe.ts");
  const needless = [...loaded].filter((to) =>
    /^(?:db\/(?:postgres|transfer)\/|drizzle-orm$|drizzle-orm\/(?!migrator$)|elysia|@|src\/qr\/)/.test(to),
  );
  expect(needless).toEqual([]);
});

/** All texts of one language, in one file. */
const isTexts = (path: string) => /^src\/kit\/languages\/[a-z]{2}(?:-[A-Z][A-Za-z]+)?\.ts$/.test(path);

test("no file is longer than 300 lines, but for one of texts", () => {
  const long = FILES.filter((file) => !isTexts(file)).filter(
    (file) => readFileSync(join(ROOT, file), "utf8").split("\n").length > 301,
  );
  expect(long).toEqual([]);
});

test("table and diagram of docs/architecture.md have every folder but those of features, and no other", () => {
  const text = readFileSync(join(ROOT, "docs/architecture.md"), "utf8");
  const parts = foldersOf("src").filter((name) => name !== "kit");
  const nested = ["src/kit", "db"].flatMap((top) => foldersOf(top).map((name) => `${top}/${name}`));
  const folders = [...parts.map((name) => `src/${name}`), ...nested];
  const listed = [...text.matchAll(/^\| \[?`((?:src|db)\/[a-z0-9/-]+)`/gm)].map(([, folder]) => folder);
  expect(listed.toSorted()).toEqual(folders.toSorted());

  const [, diagram = ""] = /```mermaid\nflowchart TB\n(.*?)```/s.exec(text) ?? [];
  expect(wordsOf(diagram)).toEqual(["main", "db", ...parts, ...foldersOf("src/kit")].toSorted());
});

test("the page of each feature names its folder, and then says what it is", () => {
  const pages = ROOMS.map((name) => ({ name, file: Bun.file(join(ROOT, `src/features/${name}/README.md`)) }));
  return Promise.all(
    pages.map(async ({ name, file }) =>
      expect(await file.text()).toMatch(new RegExp(`^# .+ \\(\`src/features/${name}\`\\)\n\n[^\n#]+`)),
    ),
  );
});

/** The words of a diagram without its labels, each once. */
function wordsOf(diagram: string): string[] {
  const words = diagram.replace(/"[^"]*"|-\. .*? \.->/g, " ").match(/[a-z][a-z0-9]*(?:-[a-z]+)*/g);
  return [...new Set(words)].toSorted();
}

/** The pages for engineers. */
const PAGES = [
  "docs/architecture.md",
  ...new Bun.Glob("docs/decisions/*.md").scanSync(ROOT),
  "db/README.md",
  ...new Bun.Glob("src/**/README.md").scanSync(ROOT),
  ...new Bun.Glob("{db,scripts}/*/README.md").scanSync(ROOT),
];

test("files that engineers' pages name are there", () => {
  const files = [...new Bun.Glob("{src,db,test,scripts,sdk}/**/*.{ts,tsx}").scanSync(ROOT)];
  const named = PAGES.flatMap((page) =>
    [...readFileSync(join(ROOT, page), "utf8").matchAll(/`((?:[a-z0-9-]+\/)*[\w*{},-]+\.tsx?)`/g)].map(
      ([, path = ""]) => ({ page, path }),
    ),
  );
  expect(named.length).toBeGreaterThan(250);
  const isThere = (path: string) => {
    const glob = new Bun.Glob(`**/${path}`);
    return files.some((file) => glob.match(file));
  };
  const gone = named.filter(({ path }) => !expandBraces(path).every(isThere));
  expect(gone).toEqual([]);
});

/** `write/{svg,pdf}.ts` names two files. */
function expandBraces(path: string): string[] {
  const [whole, list = ""] = /\{([^}]*)\}/.exec(path) ?? [];
  return whole === undefined ? [path] : list.split(",").map((part) => path.replace(whole, part));
}
