import { dirname, join, relative, resolve } from "node:path";

/**
 * `bun run test:postgres` runs the scenarios on PostgreSQL instead of SQLite. The list is derived from the imports: every
 * test file that uses `test/storage.ts`. Browser tests are left out, because they see the database only through the API,
 * and so is `test/db`, which runs every engine by itself.
 */

const ROOT = resolve(import.meta.dir, "..");
const STORAGE = "test/storage.ts";
const BROWSER = "playwright-core";

const transpiler = new Bun.Transpiler({ loader: "ts" });
const known = new Map<string, ReadonlySet<string>>();

/** Files and packages that a file loads, directly or through others, as paths from the root. */
async function loadedBy(file: string): Promise<ReadonlySet<string>> {
  const seen = known.get(file);
  if (seen) return seen;
  const loaded = new Set<string>();
  known.set(file, loaded);
  for (const { path } of transpiler.scanImports(await Bun.file(join(ROOT, file)).text())) {
    const target = path.startsWith(".") ? relative(ROOT, resolve(ROOT, dirname(file), path)) : path;
    loaded.add(target);
    if (/^test\/.*\.ts$/.test(target)) for (const further of await loadedBy(target)) loaded.add(further);
  }
  return loaded;
}

/** The test files that a second engine has to pass, in alphabetical order. */
export async function scenarioFiles(): Promise<string[]> {
  const files: string[] = [];
  for await (const path of new Bun.Glob("test/**/*.test.ts").scan(ROOT)) {
    if (path.startsWith("test/db/")) continue;
    const loaded = await loadedBy(path);
    if (loaded.has(STORAGE) && !loaded.has(BROWSER)) files.push(path);
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
      "30000",
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
