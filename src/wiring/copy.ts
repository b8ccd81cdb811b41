import { join } from "node:path";
import { createDayKeyFiles } from "../../db/files/day-keys.ts";
import { keptSecret, SECRET_FILE } from "../../db/files/secret.ts";
import { type FolderLock, lockFolder } from "../../db/sqlite/folder-lock.ts";
import { hasDatabase } from "../../db/sqlite/inspect.ts";
import { DATABASE_FILE } from "../../db/sqlite/open.ts";
import { openSqliteStores } from "../../db/sqlite/stores.ts";
import { fillingPostgres } from "../../db/transfer/postgres-target.ts";
import { readingSqlite } from "../../db/transfer/sqlite.ts";
import { type Carried, contentsOf, transfer } from "../../db/transfer/transfer.ts";
import type { DayKeyStore } from "../scans/store.ts";
import type { Settings } from "../settings/settings.ts";
import { systemClock, utcDay } from "../shared/clock.ts";
import { secretMark } from "./secret.ts";
import { databaseError, placeOf } from "./storage.ts";

/** What came of a copy. */
export interface Copied {
  /** The server and database it went to, without what lets one in. */
  readonly to: string;
  /** Whether it went on where an earlier attempt had ended. */
  readonly resumed: boolean;
  readonly tables: readonly Carried[];
  /** The file with the secret that all nodes need; `null` when `QZ_SECRET` holds it already. */
  readonly secretFile: string | null;
}

/**
 * Moves what is in the data folder to an empty PostgreSQL database, and counts it on both sides. The folder stays as it
 * is. Called again after it ended anyhow, it goes on.
 * @param onCarried - told of each table that has arrived.
 * @throws Error with a sentence for the operator.
 */
export async function copyTo(
  settings: Settings,
  url: string,
  onCarried: (carried: Carried) => void,
): Promise<Copied> {
  const { dataDir, secret } = settings;
  if (!hasDatabase(dataDir)) throw new Error(`There is nothing to copy in ${dataDir}. Check QZ_DATA_DIR.`);
  const lock = takenFolder(dataDir);
  try {
    await openSqliteStores(dataDir).close();
    const kept = secret ?? (await keptSecret(dataDir));
    const mark = kept === null ? null : await secretMark(kept);
    const tables: Carried[] = [];
    const resumed = await readingSqlite(join(dataDir, DATABASE_FILE), async (source) => {
      const contents = await contentsOf(source);
      return fillingPostgres(url, contents.fingerprint, mark, async (target) => {
        for await (const carried of transfer(source, target, contents)) {
          tables.push(carried);
          onCarried(carried);
        }
        await copyKeys(createDayKeyFiles(dataDir), target.dayKeys);
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

/** What a service records while it is copied, or afterwards, would stay behind. */
function takenFolder(dataDir: string): FolderLock {
  const lock = lockFolder(dataDir);
  if (lock?.isAlone) return lock;
  lock?.close();
  throw new Error(
    `A service is running on ${dataDir}. Stop it first: what it records now would stay behind.`,
  );
}

/** With today's key whoever has scanned today is known as the same visitor after the move. Older ones are for nobody. */
async function copyKeys(from: DayKeyStore, to: DayKeyStore): Promise<void> {
  const today = utcDay(systemClock.now());
  for (const day of await from.days()) {
    const key = day < today ? null : await from.load(day);
    if (key && !(await to.load(day))) await to.save(day, key);
  }
}
