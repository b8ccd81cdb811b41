import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { StorageError } from "../../src/kit/shared/storage.ts";

/**
 * A database's schema compared with this program's. `"newer"` was migrated by a later version. `"unreleased"`
 * was made before the first release, from which on migrations count. One that is older than this program's
 * first migration has to be migrated by another version first, `"through 0.4.2"`.
 */
export type Age = "current" | "older" | "newer" | "unreleased" | `through ${string}`;

/**
 * The migrations that a database has seen: how many, and when the first and the last were made; 0 for none.
 */
export interface Applied {
  readonly count: number;
  readonly first: number;
  readonly last: number;
}

/** The code of a database that can't be used before a copy or a restore into it is complete. */
export const UNFINISHED = "a copy into it is not finished";

/**
 * Compares the migrations that a database has seen with those that there are.
 * @param folder - the folder of the migrations, with their journal.
 */
export function ageBy({ first, last }: Applied, folder: string): Age {
  const made = migrationsOf(folder).map(({ when }) => when);
  if (first > 0 && first < Math.min(...made)) {
    const version = passagesOf(folder).find((passage) => passage.first === first)?.version;
    return version === undefined ? "unreleased" : `through ${version}`;
  }
  const latest = Math.max(...made);
  if (last === latest) return "current";
  return last < latest ? "older" : "newer";
}

/** The number of the last migration, with which its file's name begins: the number of the schema. */
export function lastNumber(folder: string): number {
  return Math.max(0, ...migrationsOf(folder).map(({ idx }) => idx));
}

function migrationsOf(folder: string): readonly { readonly idx: number; readonly when: number }[] {
  return JSON.parse(readFileSync(join(folder, "meta", "_journal.json"), "utf8")).entries;
}

/**
 * The versions that migrate what this one can't, each by the time of the first migration that such databases
 * have seen. A release that makes the baseline anew adds a line to `passages.json`; before that there is
 * none.
 */
function passagesOf(folder: string): readonly { readonly first: number; readonly version: string }[] {
  const file = join(folder, "passages.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

/** The version that has to migrate a database first; `null` for any other age. */
export function throughOf(age: string): string | null {
  return age.startsWith(THROUGH) ? age.slice(THROUGH.length) : null;
}

const THROUGH = "through ";

/** The beginning of the code of a fault: the version follows that has to migrate the database first. */
export const PASSES = "it has to pass through Quietzone ";

/** With it the code of a fault begins whose database was migrated by a later version. */
export const NEWER = "it was made by a newer version of Quietzone";

/** The code of a fault whose database is unreleased. */
export const UNRELEASED = "it was made before the first release of Quietzone";

/** The fault of a database that this version can neither use nor migrate; `null` of any other. */
export function unusable(age: Age, { count }: Applied, folder: string): StorageError | null {
  if (age === "unreleased") return new StorageError(UNRELEASED, null);
  const version = throughOf(age);
  if (version !== null) return new StorageError(`${PASSES}${version}`, null);
  if (age !== "newer") return null;
  return new StorageError(`${NEWER}, with schema ${count - 1}; this one has ${lastNumber(folder)}`, null);
}
