import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const OTHERS = 0o077;

/** Paths in a data folder that others than its owner may read or write: the folder itself as `.`, its files, day keys. */
export function openToOthers(dataDir: string): string[] {
  const inside = readdirSync(dataDir, { withFileTypes: true });
  const files = inside.filter((entry) => entry.isFile()).map(({ name }) => name);
  const keys = inside.some(({ name }) => name === "day-keys")
    ? ["day-keys", ...readdirSync(join(dataDir, "day-keys")).map((name) => join("day-keys", name))]
    : [];
  return [".", ...files, ...keys].filter((path) => isOpen(join(dataDir, path)));
}

/** A file that was deleted meanwhile is open to nobody. */
function isOpen(path: string): boolean {
  return ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0;
}
