import { statfs } from "node:fs/promises";
import { openCompaction, SPARE } from "../../db/sqlite/compact.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { lockUnserved, requireService } from "../app/data-folder.ts";

/** The size of a database file before and after it was compacted, in bytes. */
export interface Compacted {
  readonly before: number;
  readonly after: number;
}

const MIB = 1024 * 1024;

const ON_POSTGRES =
  "QZ_DATABASE_URL is set, and PostgreSQL does this itself: autovacuum uses the space of erased rows again. To give it back " +
  "to the disk run pg_repack, or `VACUUM FULL scans` while no node runs, because scans would wait for it and be lost.";

/**
 * Gives the space of erased rows in the data folder's database back to the disk. The service must be stopped.
 * @throws Error with a sentence for the operator; then the database is as it was.
 */
export async function compact(settings: Settings): Promise<Compacted> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl !== null) throw new Error(ON_POSTGRES);
  requireService(settings);
  const lock = lockUnserved(settings, "its scans would wait for all of this, and be lost.");
  try {
    using compaction = openCompaction(dataDir);
    const { size, used } = compaction.before;
    const { bavail, bsize } = await statfs(dataDir);
    const missing = 2 * used + SPARE - bavail * bsize;
    if (missing > 0)
      throw new Error(
        `The disk of ${dataDir} has ${inMib(bavail * bsize)} MiB free, and ${inMib(missing)} MiB more are needed: twice the ${inMib(used)} MiB in use.`,
      );
    return { before: size, after: compaction.run() };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : null;
    throw code === null ? error : new Error(`The database was not compacted (${code}). ${advice(code)}`);
  } finally {
    lock.close();
  }
}

const inMib = (bytes: number) => Math.ceil(bytes / MIB);

function advice(code: string): string {
  if (code.startsWith("SQLITE_BUSY")) return "Another command is at work on it: try again later.";
  if (code === "SQLITE_FULL") return "The disk is full. The database is as it was.";
  if (/^SQLITE_(?:CORRUPT|NOTADB)/.test(code)) return "It is damaged: see `quietzone check`.";
  return "It is as it was.";
}
