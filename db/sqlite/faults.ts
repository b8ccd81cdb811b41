import { SQLiteError } from "bun:sqlite";
import { StorageError } from "../../src/kit/shared/storage.ts";

/** Runs `work`, and turns the engine's errors into StorageErrors. */
export function translated<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw storageFault(error);
  }
}

/** An error of SQLite or of the system as a StorageError. Other errors stay as they are. */
export function storageFault(error: unknown): unknown {
  const code = engineCode(error);
  return code === null ? error : new StorageError(code, error);
}

/** Whether an error means that a folder takes no writes now. Damage and a newer version are something else. */
export function takesNoWrites(error: unknown): boolean {
  const code = error instanceof StorageError ? error.code : engineCode(error);
  return code !== null && NO_WRITES.test(code);
}

const NO_WRITES = /^(?:SQLITE_(?:CANTOPEN|FULL|IOERR|READONLY)|E(?:ACCES|DQUOT|IO|NOSPC|PERM|ROFS)$)/;

/** SQLite's name of a fault, or the system's for a folder that can't be made. */
function engineCode(error: unknown): string | null {
  if (error instanceof SQLiteError) return error.code ?? "SQLITE_ERROR";
  if (error instanceof Error && "syscall" in error && "code" in error && typeof error.code === "string")
    return error.code;
  return null;
}
