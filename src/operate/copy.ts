import { join } from "node:path";
import { createDayKeyFiles } from "../../db/files/day-keys.ts";
import { SECRET_FILE } from "../../db/files/secret.ts";
import { DATABASE_FILE } from "../../db/sqlite/open.ts";
import { fillingPostgres } from "../../db/transfer/postgres-target.ts";
import { readingSqlite } from "../../db/transfer/sqlite.ts";
import { type Carried, contentsOf, transfer } from "../../db/transfer/transfer.ts";
import type { DayKeyStore } from "../features/scans/records.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { systemClock, utcDay } from "../kit/shared/clock.ts";
import { lockUnserved, requireService } from "../app/data-folder.ts";
import { ownSecret, secretMark } from "../app/secret.ts";
import { databaseError, openStores, placeOf } from "../app/storage.ts";

/** The outcome of a copy. */
export interface Copied {
  /** The server and database it went to, without user and password. */
  readonly to: string;
  /** Whether it continued an interrupted copy. */
  readonly resumed: boolean;
  readonly tables: readonly Carried[];
  /** The file with the secret that all nodes need; `null` when `QZ_SECRET` holds it already. */
  readonly secretFile: string | null;
}

/**
 * Copies the data folder to an empty PostgreSQL database, and compares the row counts. The folder is not changed. After
 * an interruption another call continues.
 * @param onCarried - called after each table.
 * @throws Error with a sentence for the operator.
 */
export async function copyTo(
  settings: Settings,
  url: string,
  onCarried: (carried: Carried) => void,
): Promise<Copied> {
  const { dataDir, secret } = settings;
  // QZ_DATABASE_URL may name the target.
  requireService({ ...settings, databaseUrl: null });
  const lock = lockUnserved(settings, "the copy would miss what it records meanwhile.");
  try {
    const inUse = await secretIn({ ...settings, databaseUrl: null });
    const mark = inUse === null ? null : await secretMark(inUse);
    const tables: Carried[] = [];
    const resumed = await readingSqlite(join(dataDir, DATABASE_FILE), async (source) => {
      const contents = await contentsOf(source);
      return fillingPostgres(url, contents.fingerprint, mark, async (target) => {
        for await (const carried of transfer(source, target, contents)) {
          tables.push(carried);
          onCarried(carried);
        }
        await copyKeys(createDayKeyFiles(dataDir), target.dayKeys);
        // A change of the secret needs no lock. The nodes would be told of another one than the copy belongs
        // to.
        if ((await secretIn({ ...settings, databaseUrl: null })) !== inUse)
          throw new Error("the secret was changed meanwhile. Give the command again with an empty database");
        return target.isResumed;
      });
    }).catch((error: unknown) => {
      throw databaseError(url, error);
    });
    return {
      to: placeOf(url),
      resumed,
      tables,
      secretFile: secret === null ? join(dataDir, SECRET_FILE) : null,
    };
  } finally {
    lock.close();
  }
}

/** The secret that the data of the folder belong to, which may first be migrated. The nodes need that one. */
async function secretIn(settings: Settings): Promise<string | null> {
  const stores = await openStores(settings, null);
  try {
    return await ownSecret(settings, await stores.secretMarks.traces());
  } finally {
    await stores.close();
  }
}

/** With today's key a visitor who has scanned today stays the same visitor after the move. Older keys have no use. */
async function copyKeys(from: DayKeyStore, to: DayKeyStore): Promise<void> {
  const today = utcDay(systemClock.now());
  for (const day of await from.days()) {
    const key = day < today ? null : await from.load(day);
    if (key && !(await to.load(day))) await to.save(day, key);
  }
}
