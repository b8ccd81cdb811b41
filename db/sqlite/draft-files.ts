import { Database } from "bun:sqlite";

/** A file whose bytes a draft of a backup does not have. */
export interface AbsentFile {
  readonly id: string;
  readonly tenantId: string;
}

/** Files of a draft of a backup. */
export interface DraftFiles {
  /** Those whose bytes are elsewhere, in the order of their ids. */
  absent(): readonly AbsentFile[];
  /** Writes the bytes of one, in pieces of the size that the database has. */
  bring(file: AbsentFile, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  [Symbol.dispose](): void;
}

/** Opens a draft of a backup, to which bytes are added that the database has elsewhere. */
export function openDraftFiles(path: string): DraftFiles {
  const db = new Database(path, { readwrite: true, create: false });
  // The draft is synced once it is whole.
  db.run("PRAGMA synchronous = OFF");
  const add = db.query("insert into file_pieces (tenant_id, file_id, number, bytes) values (?, ?, ?, ?)");
  return {
    absent: () =>
      db
        .query<AbsentFile, []>(
          "select id, tenant_id as tenantId from files where is_outside and state = 'here' order by id",
        )
        .all(),
    async bring({ id, tenantId }, pieces) {
      let number = 0;
      for await (const piece of pieces) add.run(tenantId, id, number++, piece);
      db.query("update files set is_outside = 0 where id = ?").run(id);
    },
    [Symbol.dispose]: () => db.close(),
  };
}
