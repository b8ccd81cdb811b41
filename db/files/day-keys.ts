import { mkdir, open, readdir, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { DayKeyStore } from "../../src/scans/store.ts";
import { DAY, dayName } from "../../src/shared/clock.ts";

const EXTENSION = ".key";

/** Day keys as files of mode 0600, `day-keys/2026-11-21.key` in the data folder, one a day. */
export function createDayKeyFiles(dataDir: string): DayKeyStore {
  const folder = join(dataDir, "day-keys");
  const path = (day: number) => join(folder, dayName(day) + EXTENSION);

  return {
    async load(day) {
      const file = Bun.file(path(day));
      return (await file.exists()) ? new Uint8Array(await file.arrayBuffer()) : null;
    },

    async save(day, key) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeSynced(path(day), "wx", key);
    },

    async days() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return [];
        throw error;
      });
      return names
        .filter((name) => name.endsWith(EXTENSION))
        .map((name) => Date.parse(name.slice(0, -EXTENSION.length)) / DAY)
        .filter(Number.isInteger);
    },

    async destroy(day) {
      // Overwritten before it is unlinked: unlinking alone leaves the bytes where they were.
      const { size } = Bun.file(path(day));
      await writeSynced(path(day), "r+", new Uint8Array(size));
      await unlink(path(day));
    },
  };
}

async function writeSynced(path: string, flags: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    await file.write(bytes, 0, bytes.length, 0);
    await file.sync();
  } finally {
    await file.close();
  }
}
