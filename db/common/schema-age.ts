import { readFileSync } from "node:fs";
import { join } from "node:path";
import { StorageError } from "../../src/shared/storage.ts";

/** A database's schema compared with this program's. `"newer"` was migrated by a later version. */
export type Age = "current" | "older" | "newer";

/** The code of a database that can't be used before a copy or a restore into it is complete. */
export const UNFINISHED = "a copy into it is not finished";

/**
 * Compares the last migration a database has seen with the last one there is.
 * @param applied - when the former was made, as its journal says; 0 for none.
 * @param folder - the folder of the migrations, with their journal.
 */
export function ageBy(applied: number, folder: string): Age {
  const latest = latestMigration(folder);
  if (applied === latest) return "current";
  return applied < latest ? "older" : "newer";
}

function latestMigration(folder: string): number {
  return Math.max(0, ...migrationsOf(folder).map(({ when }) => when));
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

/** The fault of such a database. @param applied - how many migrations it has seen. */
export function newerFault(applied: number, folder: string): StorageError {
  return new StorageError(`${NEWER}, with schema ${applied - 1}; this one has ${lastNumber(folder)}`, null);
}
