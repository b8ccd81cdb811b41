import { dirname, join, relative, resolve } from "node:path";

/**
 * The tests that a second engine has to pass, in place of SQLite: every test file that starts a scenario or
 * opens a storage, itself or through a file it loads. Browser tests are left out, because they see the
 * database only through the API, and so is `test/db`, which runs every engine by itself, and what asks the
 * database nothing of its own.
 */

const ROOT = resolve(import.meta.dir, "../..");
const BROWSER = "playwright-core";

/** Calls that open the storage which `QZ_TEST_ENGINE` names. `test/scenario.ts` makes one in a function that tests call. */
const OPENS = /\b(?:startScenario|newStorage)\(/;
const DEFINES = ["test/scenario.ts", "test/storage.ts"];

/**
 * Tests that start a service and ask its database nothing that depends on the engine: what they test is done
 * before a store is asked, or with an answer that every engine gives alike. `test/db` asks all stores of both
 * engines the same, and the scenarios that are left use each of them through the API.
 */
export const OF_OTHER_THINGS = [
  // The contract, the client made from it, and the book, whose samples are calls that other tests make on
  // both engines.
  "test/kit/http/contract-{clients,lint}.test.ts",
  "test/kit/http/{docs,openapi,security-text}.test.ts",
  "test/sdk/*.test.ts",
  "test/features/book/*.test.ts",
  "test/notices.test.ts",
  // HTTP: how requests are read, limited in memory and refused before a room is asked, and how answers are
  // encoded.
  "test/kit/http/protocol-{addresses,bodies,fuzz,limits,methods}.test.ts",
  "test/kit/http/{body-memory,compression,order,own-names,request-log,shedding,web}.test.ts",
  "test/{nginx,features/domains/caddy}.test.ts",
  "test/kit/outbound/*.test.ts",
  "test/features/scans/{country,memory}.test.ts",
  // Drawings, and the catalog of logos.
  "test/features/drawings/*.test.ts",
  "test/features/logos/{cached-files,catalog,files,limits,unpack}.test.ts",
  "test/features/sheets/*.test.ts",
  "test/features/bulk/{logos,threads,zip}.test.ts",
  // Pages: what they show of a code, and what visitors can't make of them.
  "test/features/pages/{files,hostile,hostile-addresses,hostile-visitor,policy,preview}.test.ts",
  "test/features/agents/untrusted.test.ts",
  "test/web/pure.test.ts",
];

const others = OF_OTHER_THINGS.map((pattern) => new Bun.Glob(pattern));

const transpiler = new Bun.Transpiler({ loader: "ts" });
const textOf = (file: string) => Bun.file(join(ROOT, file)).text();
const known = new Map<string, ReadonlySet<string>>();

/** Files and packages that a file loads, directly or through others, as paths from the root. */
async function loadedBy(file: string): Promise<ReadonlySet<string>> {
  const seen = known.get(file);
  if (seen) return seen;
  const loaded = new Set<string>();
  known.set(file, loaded);
  for (const { path } of transpiler.scanImports(await textOf(file))) {
    const target = path.startsWith(".") ? relative(ROOT, resolve(ROOT, dirname(file), path)) : path;
    loaded.add(target);
    if (isTestCode(target)) for (const further of await loadedBy(target)) loaded.add(further);
  }
  return loaded;
}

const isTestCode = (path: string) => /^test\/.*\.ts$/.test(path);

async function opensStorage(file: string): Promise<boolean> {
  return !DEFINES.includes(file) && OPENS.test(await textOf(file));
}

/** The test files that a second engine has to pass, in alphabetical order. */
export async function scenarioFiles(): Promise<string[]> {
  const files: string[] = [];
  for await (const path of new Bun.Glob("test/**/*.test.ts").scan(ROOT)) {
    if (path.startsWith("test/db/") || others.some((glob) => glob.match(path))) continue;
    const loaded = await loadedBy(path);
    if (loaded.has(BROWSER)) continue;
    const opening = [path, ...loaded].filter(isTestCode).map(opensStorage);
    if ((await Promise.all(opening)).includes(true)) files.push(path);
  }
  return files.toSorted();
}
