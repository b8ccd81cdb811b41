import { type Dirent, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DAY_KEYS } from "./day-keys.ts";

const OTHERS = 0o077;

/** Paths in a data folder that others than its owner may read or write: the folder itself as `.`, its files, day keys. */
export function openToOthers(dataDir: string): string[] {
  const inside = readdirSync(dataDir, { withFileTypes: true });
  const files = inside.filter((entry) => entry.isFile()).map(({ name }) => name);
  const keys = inside.some(({ name }) => name === DAY_KEYS)
    ? [DAY_KEYS, ...readdirSync(join(dataDir, DAY_KEYS)).map((name) => join(DAY_KEYS, name))]
    : [];
  return [".", ...files, ...keys].filter((path) => isOpen(join(dataDir, path)));
}

/** A file that was deleted meanwhile is open to nobody. */
function isOpen(path: string): boolean {
  return ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0;
}

/** A disk of its own has this folder, which is the system's. */
export const OF_THE_DISK = "lost+found";

/** Paths in a data folder that belong to another user than the folder itself. A folder stands for all that is in it. */
export function foreignTo(dataDir: string): string[] {
  const { uid } = statSync(dataDir);

  function within(folder: string): string[] {
    return entriesOf(join(dataDir, folder)).flatMap((entry) => {
      const path = join(folder, entry.name);
      // A file that was deleted meanwhile belongs to nobody.
      const found = lstatSync(join(dataDir, path), { throwIfNoEntry: false });
      if (path === OF_THE_DISK || !found) return [];
      if (found.uid !== uid) return [path];
      return entry.isDirectory() ? within(path) : [];
    });
  }

  return within("");
}

/** A folder that was deleted meanwhile has none. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
