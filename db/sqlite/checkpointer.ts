import { Database } from "bun:sqlite";

/** A connection that writes the log of a database back. It waits for nobody, and neither readers nor writers wait for it. */
export interface Checkpointer {
  /** @returns the code of the fault, or `null`. */
  write(): string | null;
  close(): void;
}

/** Opens it on a thread of its own: what it does takes long. @param file - of the database. */
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
