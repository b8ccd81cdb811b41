import { constants, Database, SQLiteError } from "bun:sqlite";
import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";

/**
 * Opens a database to read it, also where nothing can be written: SQLite needs a file `-shm` beside it, which a full disk or
 * a read-only one does not take. A service may be running.
 * @param mayBeAlone - whether no other process may read meanwhile, where that is the only way: after a crash that left no `-shm`.
 * @throws SQLiteError
 */
export function openToRead(file: string, mayBeAlone = true): Database {
  try {
    return opened(new Database(file, { readwrite: true, create: false, strict: true }));
  } catch (error) {
    if (!(error instanceof SQLiteError) || !NO_ROOM.test(error.code ?? "")) throw error;
    if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0) return openUnchanging(file);
    if (!mayBeAlone) throw error;
    return opened(new Database(file, { readwrite: true, create: false, strict: true }), true);
  }
}

/** The codes with which SQLite says that it can't make the file `-shm`. */
const NO_ROOM = /^SQLITE_(?:IOERR_SHM|CANTOPEN)/;

/**
 * SQLite looks at the files when it reads for the first time.
 * @param alone - whether the index of the log is kept in memory, which needs no file `-shm`, and lets no other process read.
 */
function opened(client: Database, alone = false): Database {
  try {
    if (alone) client.run("PRAGMA locking_mode = EXCLUSIVE");
    client.query("select count(*) from sqlite_schema").get();
    return client;
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Opens a file that nobody changes, such as a backup. SQLite takes no locks on it, and makes no files beside it. */
export function openUnchanging(file: string): Database {
  const address = `${pathToFileURL(file).href}?immutable=1`;
  return new Database(address, constants.SQLITE_OPEN_READONLY | constants.SQLITE_OPEN_URI);
}
