import type { StorageTrouble } from "../../src/kit/shared/storage.ts";

/**
 * The faults of both engines and of the system, by their codes: SQLite's names, SQLSTATEs (PostgreSQL, appendix A), the
 * names of Bun's client, `errno`. The first pattern that matches decides.
 */
const TROUBLES: readonly (readonly [codes: RegExp, trouble: StorageTrouble])[] = [
  [/^(?:SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT|53100)$/, "disk_full"],
  [/^(?:SQLITE_CORRUPT|SQLITE_NOTADB|XX00[12]$)/, "database_damaged"],
  [/^(?:SQLITE_IOERR|SQLITE_READONLY|SQLITE_CANTOPEN|EIO$|EROFS$|58030$)/, "disk_failing"],
  [/^(?:AWAY|ETIMEDOUT|EBUSY)$|^(?:08|57P|ERR_POSTGRES_CONNECTION)|^(?:25006|25P03|53300)$/, "database_away"],
];

/**
 * Whether a fault is that of a database that a newer version has migrated, so that scans count in another way
 * there: a column is gone with which a commit of scans begins (undefined_column). db/README.md says more.
 */
export function isMigrated(code: string): boolean {
  return code === "42703";
}

/** The kind of trouble that the code of a `StorageError` stands for. */
export function troubleOf(code: string): StorageTrouble {
  return TROUBLES.find(([codes]) => codes.test(code))?.[1] ?? "storage_failing";
}
