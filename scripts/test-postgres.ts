import { dirname, join, relative, resolve } from "node:path";

/**
 * `bun run test:postgres` runs the scenarios on PostgreSQL instead of SQLite: every test file that starts a scenario or opens
 * a storage, itself or through a file it loads. Browser tests are left out, because they see the database only through the
 * API, and so is `test/db`, which runs every engine by itself.
 */

const ROOT = resolve(import.meta.dir, "..");
const BROWSER = "playwright-core";

/** Calls that open the storage which `QZ_TEST_ENGINE` names. `test/scenario.ts` makes one in a function that tests call. */
const OPENS = /\b(?:startScenario|newStorage)\(/;
const DEFINES = ["test/scenario.ts", "test/storage.ts"];

/**
 * Tests of documents: of the contract, of the client made from it, and of the book, whose samples are calls
 * that other tests make on both engines.
 */
const OF_DOCUMENTS = [
  "test/http/contract-clients.test.ts",
  "test/http/contract-lint.test.ts",
  "test/sdk/package.test.ts",
  "test/sdk/service.test.ts",
  "test/book/samples.test.ts",
];

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
    if (path.startsWith("test/db/") || OF_DOCUMENTS.includes(path)) continue;
    const loaded = await loadedBy(path);
    if (loaded.has(BROWSER)) continue;
    const opening = [path, ...loaded].filter(isTestCode).map(opensStorage);
    if ((await Promise.all(opening)).includes(true)) files.push(path);
  }
  return files.toSorted();
}

if (import.meta.main) {
  const files = (await scenarioFiles()).map((file) => `./${file}`);
  const run = Bun.spawn(
    [
      process.execPath,
      "test",
      "--timeout",
      "120000",
      "--parallel=3",
      "--no-isolate",
      "--timings=test/timings.json",
      ...files,
    ],
    {
      cwd: ROOT,
      env: { ...process.env, QZ_TEST_ENGINE: "postgres" },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  process.exit(await run.exited);
}
