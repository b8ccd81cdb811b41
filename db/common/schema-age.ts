import { readFileSync } from "node:fs";
import { join } from "node:path";

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
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(join(folder, "meta", "_journal.json"), "utf8"),
  );
  return Math.max(0, ...journal.entries.map(({ when }) => when));
}
