import { Database } from "bun:sqlite";

/** A connection that writes the log of a database back. It does not wait for readers or writers, nor they for it. */
export interface Checkpointer {
  /** @returns the code of the fault, or `null`. */
  write(): string | null;
  close(): void;
}

/** Opens one. Call it on a worker thread, because `write` blocks. @param file - the database's file. */
export function openCheckpointer(file: string): Checkpointer {
  const client = new Database(file, { readwrite: true, create: false });
  const checkpoint = client.prepare("PRAGMA wal_checkpoint(PASSIVE)");
  return {
    write() {
      try {
        checkpoint.all();
        return null;
      } catch (error) {
        return error instanceof Error && "code" in error ? String(error.code) : "SQLITE_ERROR";
      }
    },
    close() {
      checkpoint.finalize();
      client.close();
    },
  };
}
