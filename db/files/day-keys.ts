import { open, readdir, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { DayKeyStore } from "../../src/features/scans/records.ts";
import { DAY, dayName } from "../../src/kit/shared/clock.ts";
import { createFile } from "./create.ts";
import { makeFolder } from "./owner.ts";

/** The name of their folder in the data folder. */
export const DAY_KEYS = "day-keys";

const EXTENSION = ".key";
const KEY_BYTES = 32;

/** Day keys as files of mode 0600, `day-keys/2026-11-21.key` in the data folder, one a day. */
export function createDayKeyFiles(dataDir: string): DayKeyStore {
  const folder = join(dataDir, DAY_KEYS);
  const path = (day: number) => join(folder, dayName(day) + EXTENSION);

  async function load(day: number): Promise<Uint8Array<ArrayBuffer> | null> {
    const file = Bun.file(path(day));
    if (!(await file.exists())) return null;
    const key = new Uint8Array(await file.arrayBuffer());
    // A file that a crash or a full disk cut short is no key, and neither are the zeros of one that is being destroyed.
    return key.length === KEY_BYTES && key.some((byte) => byte !== 0) ? key : null;
  }

  return {
    load,

    async save(day, key) {
      makeFolder(folder);
      if (await createFile(path(day), key)) return;
      if ((await load(day)) !== null) throw new Error(`${path(day)} is there already.`);
      await unlink(path(day)).catch(ignoreMissing);
      if (!(await createFile(path(day), key))) throw new Error(`${path(day)} is there already.`);
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
      // Overwritten first: unlinking alone would leave the bytes on the disk.
      const { size } = Bun.file(path(day));
      await writeSynced(path(day), "r+", new Uint8Array(size));
      await unlink(path(day));
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
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
