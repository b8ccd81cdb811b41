import { readFileSync } from "node:fs";
import { join } from "node:path";

/** How a database's schema stands to this program's: `"newer"` was brought up to date by a later version of it. */
export type Age = "current" | "older" | "newer";

/**
 * Compares the last migration a database has seen with the last one there is.
 * @param applied - the time the former was made at, as its journal says; 0 for none.
 * @param folder - where the migrations are, with their journal.
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
