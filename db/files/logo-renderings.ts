import { readdir, rename, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Renderings } from "../../src/features/logos/records.ts";
import { makeFile, makeFolder } from "./owner.ts";

/** An entry of the cache. */
interface RenderedFile {
  readonly bytes: number;
}

const NAME = /^[0-9a-z]+\.png$/;

/**
 * A cache of rendered logos: files in `folder`, together at most `limit` bytes. The least recently used are evicted first.
 * Any fault of the disk counts as a miss.
 */
export function createRenderings(folder: string, limit: number): Renderings {
  let sum = 0;
  let known: Promise<Map<string, RenderedFile>> | null = null;
  const path = (key: string) => join(folder, `${key}.png`);

  /** Loads the entries of an earlier run, oldest first. */
  async function load(): Promise<Map<string, RenderedFile>> {
    makeFolder(folder);
    const found: { key: string; bytes: number; at: number }[] = [];
    for (const name of await readdir(folder)) {
      const file = await stat(join(folder, name)).catch(() => null);
      if (NAME.test(name) && file) found.push({ key: name.slice(0, -4), bytes: file.size, at: file.mtimeMs });
      else await unlink(join(folder, name)).catch(ignore);
    }
    found.sort((a, b) => a.at - b.at);
    for (const { bytes } of found) sum += bytes;
    return new Map(found.map(({ key, bytes }) => [key, { bytes }]));
  }

  function entries(): Promise<Map<string, RenderedFile>> {
    known ??= load().catch((error) => {
      known = null;
      throw error;
    });
    return known;
  }

  async function evict(all: Map<string, RenderedFile>): Promise<void> {
    for (const [key, { bytes }] of all) {
      if (sum <= limit) return;
      all.delete(key);
      sum -= bytes;
      await unlink(path(key)).catch(ignore);
    }
  }

  return {
    async get(key) {
      try {
        const all = await entries();
        const entry = all.get(key);
        if (!entry) return null;
        const bytes = await Bun.file(path(key)).bytes();
        if (bytes.length !== entry.bytes) throw new Error("The file is not what was written");
        // A map iterates in order of insertion, so this is evicted last. The file's time tells the next run.
        all.delete(key);
        all.set(key, entry);
        const now = new Date();
        void utimes(path(key), now, now).catch(ignore);
        return bytes;
      } catch {
        const all = await entries().catch(() => null);
        sum -= all?.get(key)?.bytes ?? 0;
        all?.delete(key);
        return null;
      }
    },

    async set(key, png) {
      const draft = join(folder, `${key}.${crypto.randomUUID()}`);
      try {
        const all = await entries();
        if (all.has(key) || png.length > limit) return;
        makeFile(draft);
        await writeFile(draft, png);
        await rename(draft, path(key));
        if (!all.has(key)) sum += png.length;
        all.set(key, { bytes: png.length });
        await evict(all);
      } catch {
        await unlink(draft).catch(ignore);
      }
    },
  };
}

function ignore(): void {}
