import { Database } from "bun:sqlite";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOf, hashOfFiles } from "./sources.ts";

/** Files that are made from the sources when these have changed, and are not in the repository. */

/** What one of the makers makes. Paths are relative to the root. */
export interface Maker {
  /** What it reads that others make. */
  readonly after?: string;
  /** Patterns of the files that it reads. Packages are known by the lock file. */
  readonly sources: readonly string[];
  /** A folder that has nothing but its files. */
  readonly folder?: string;
  /** The texts by path. The last one is written last, so that the files it names are there. */
  make(): Promise<ReadonlyMap<string, string | Uint8Array>>;
}

/** The record of a making: hashes of the sources, and of each file that was made from them. */
interface Stamp {
  readonly sources: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Files can't be made, because the folder can't be written. */
export class MadeError extends Error {}

/** Milliseconds that a making waits for one of another process. */
const PATIENCE = 300_000;
/** A service that runs from older sources may still read its files. */
const KEPT_FOR = 86_400_000;

/**
 * Makes what is missing, damaged or of other sources. Two processes make one after the other, and one that is
 * killed leaves nothing that counts as made: the stamp with all hashes is written last.
 * @throws MadeError where the folder can't be written.
 */
export async function bringUpToDate(
  root: string,
  makers: Readonly<Record<string, Maker>>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const maker = makers[name];
    if (!maker)
      throw new MadeError(`There is no ${name}. These are made: ${Object.keys(makers).join(", ")}.`);
    if (maker.after !== undefined) await bringUpToDate(root, makers, [maker.after]);
    if (await isCurrent(root, name, maker)) continue;
    try {
      using _ = lock(root);
      if (!(await isCurrent(root, name, maker))) await makeNow(root, name, maker);
    } catch (error) {
      throw readable(error, name);
    }
  }
}

const stampOf = (root: string, name: string) => join(root, `dist/made/${name}.json`);

async function isCurrent(root: string, name: string, { sources }: Maker): Promise<boolean> {
  const file = Bun.file(stampOf(root, name));
  if (!(await file.exists())) return false;
  const stamp: Stamp = await file.json().catch(() => ({ sources: "", files: {} }));
  if (stamp.sources !== (await hashOfFiles(root, sources))) return false;
  for (const [path, hash] of Object.entries(stamp.files)) {
    const made = Bun.file(join(root, path));
    if (!(await made.exists()) || hashOf(await made.bytes()) !== hash) return false;
  }
  return true;
}

/** A lock that the system frees when the process ends, however it ends. */
function lock(root: string): Disposable {
  mkdirSync(join(root, "dist/made"), { recursive: true });
  const database = new Database(join(root, "dist/made/lock"), { create: true });
  database.run(`PRAGMA busy_timeout = ${PATIENCE}`);
  database.run("BEGIN EXCLUSIVE");
  return database;
}

async function makeNow(root: string, name: string, { sources, folder, make }: Maker): Promise<void> {
  const hash = await hashOfFiles(root, sources);
  const made = await make();
  const draft = join(root, "dist/made/draft");
  for (const [path, content] of made) await replace(join(root, path), content, draft);
  const files = Object.fromEntries([...made].map(([path, content]) => [path, hashOf(content)]));
  const stamp: Stamp = { sources: hash, files };
  await replace(stampOf(root, name), JSON.stringify(stamp), draft);
  if (folder !== undefined)
    for (const entry of readdirSync(join(root, folder))) {
      const path = join(folder, entry);
      const isOld = () => statSync(join(root, path)).mtimeMs < Date.now() - KEPT_FOR;
      if (!made.has(path) && isOld()) rmSync(join(root, path));
    }
}

/** Writes a file so that a reader finds all of it, or what was there before. */
async function replace(path: string, content: string | Uint8Array, draft: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  await Bun.write(draft, content);
  renameSync(draft, path);
}

/** Codes of an error of a folder that can't be written. */
const UNWRITABLE = /^(?:EACCES|EEXIST|ENOTDIR|EPERM|EROFS|SQLITE_(?:CANTOPEN|READONLY).*)$/;

function readable(error: unknown, name: string): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return UNWRITABLE.test(code)
    ? new MadeError(
        `The sources have changed, or this is a new checkout, and ${name} can't be made from them: dist/ can't be written (${code}). ` +
          "Run `bun run make` as a user who may write this folder.",
      )
    : error;
}
