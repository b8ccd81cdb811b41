import { filesIn } from "./db/sqlite/storage.ts";
import { putMigrated } from "./db/sqlite/template.ts";
import type { Engine, Storage } from "./db/storage.ts";

/** The engine of scenarios: SQLite, or the one that `QZ_TEST_ENGINE` names. */
const ENGINE = process.env["QZ_TEST_ENGINE"] ?? "sqlite";

/** Whether scenarios store their data in files of their folder. */
export const KEEPS_FILES = ENGINE === "sqlite";

/** A new, empty storage, with `dataDir` for files. */
export async function newStorage(dataDir: string): Promise<Storage> {
  if (ENGINE === "sqlite") {
    await putMigrated(dataDir);
    return storageOf(filesIn(dataDir));
  }
  if (ENGINE !== "postgres")
    throw new Error(`QZ_TEST_ENGINE holds ${ENGINE}: it may hold sqlite or postgres`);
  const { databaseBeside } = await import("./db/postgres/storage.ts");
  return storageOf(await databaseBeside(dataDir));
}

function storageOf({ rows, allTables, ...engine }: Engine): Storage {
  const tables = async () => (await rows<{ name: string }>(allTables, [])).map(({ name }) => name);
  return {
    ...engine,
    rows: (query, ...values) => rows(query, values),
    tables,
    async holding(bytes) {
      const wanted = Buffer.from(bytes);
      const found: string[] = [];
      for (const name of await tables())
        for (const row of await rows<Record<string, unknown>>(`select * from "${name}"`, []))
          if (Object.values(row).some((cell) => bytesOf(cell).includes(wanted))) found.push(name);
      return found;
    },
    async putAway(...names) {
      await engine.run(...names.map((name) => `alter table ${name} rename to ${name}_away`));
      return () => engine.run(...names.map((name) => `alter table ${name}_away rename to ${name}`));
    },
  };
}

function bytesOf(cell: unknown): Buffer {
  return cell instanceof Uint8Array ? Buffer.from(cell) : Buffer.from(String(cell ?? ""));
}
