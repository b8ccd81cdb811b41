import { readFileSync } from "node:fs";
import { join } from "node:path";
import { StorageError } from "../../src/kit/shared/storage.ts";

/**
 * A database's schema compared with this program's. `"newer"` was migrated by a later version. `"unreleased"`
 * was made before the first release, from which on migrations count.
 */
export type Age = "current" | "older" | "newer" | "unreleased";

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
  if (first > 0 && first < Math.min(...made)) return "unreleased";
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

/** With it the code of a fault begins whose database was migrated by a later version. */
export const NEWER = "it was made by a newer version of Quietzone";

/** The code of a fault whose database is unreleased. */
export const UNRELEASED = "it was made before the first release of Quietzone";

/** The fault of a database that this version can neither use nor migrate; `null` of any other. */
export function unusable(age: Age, { count }: Applied, folder: string): StorageError | null {
  if (age === "unreleased") return new StorageError(UNRELEASED, null);
  if (age !== "newer") return null;
  return new StorageError(`${NEWER}, with schema ${count - 1}; this one has ${lastNumber(folder)}`, null);
}
