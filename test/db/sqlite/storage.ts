import { Database } from "bun:sqlite";
import { closeSync, openSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { filesOf } from "../../files.ts";
import type { Engine } from "../storage.ts";

/** A scenario's storage in SQLite: all of it is in the files of its data folder. */
export function filesIn(dataDir: string): Engine {
  const path = join(dataDir, "quietzone.db");
  const open = (readonly: boolean) =>
    new Database(path, readonly ? { readonly, strict: true } : { readwrite: true });
  const keyFolder = join(dataDir, "day-keys");

  async function rows<T extends object>(query: string, values: readonly (string | number)[]) {
    using db = open(true);
    return db.query<T, (string | number)[]>(query).all(...values);
  }

  async function run(...statements: readonly string[]) {
    using db = open(false);
    db.run("PRAGMA busy_timeout = 5000");
    // Without this a rename would rewrite the indexes and triggers that name the table.
    db.run("PRAGMA legacy_alter_table = ON");
    for (const statement of statements) db.run(statement);
  }

  return {
    environment: { QZ_DATA_DIR: dataDir },
    isFiles: true,
    allTables: "select name from sqlite_master where type = 'table' order by name",
    rows,
    run,
    bytes: (hex) => `x'${hex}'`,
    async jam(table, on = "delete") {
      await run(`create trigger stuck before ${on} on ${table} begin select raise(abort, 'stuck'); end`);
      return () => run("drop trigger stuck");
    },
    async numbered(table) {
      const [row] = await rows<{ seq: number }>("select seq from sqlite_sequence where name = ?", [table]);
      return row?.seq ?? 0;
    },
    async dayKeys() {
      const files = filesOf(keyFolder).filter(({ name }) => name.endsWith(".key"));
      return new Map(files.map(({ name, bytes }) => [name.slice(0, -".key".length), bytes]));
    },
    files: async () => filesOf(dataDir),
    async remove() {},
    async ruin() {
      for (const file of [path, `${path}-wal`, `${path}-shm`]) {
        const rubbish = Buffer.alloc(statSync(file).size, "A");
        const opened = openSync(file, "r+");
        writeSync(opened, rubbish, 0, rubbish.length, 0);
        closeSync(opened);
      }
    },
  };
}
