import { Database } from "bun:sqlite";
import { join } from "node:path";

/** Where a scenario keeps its data, as tests look into it and break it, whatever the engine. */
export interface Storage {
  /** What a service or a command is set to, to keep its data here. */
  readonly environment: Readonly<Record<string, string>>;
  /** Whether it is all in files of the data folder. */
  readonly isFiles: boolean;
  /** The rows of a query that every engine understands, with a `?` for each value. */
  rows<T extends object>(query: string, ...values: (string | number)[]): Promise<T[]>;
  /** Names of the tables with a cell that holds `bytes`, once for each such row. */
  holding(bytes: Uint8Array): Promise<string[]>;
  /** Takes tables away, as if storage were out of order. Gives what puts them back. */
  putAway(...tables: string[]): Promise<() => Promise<void>>;
}

/** What an engine has to bring. */
interface Engine {
  readonly environment: Readonly<Record<string, string>>;
  readonly isFiles: boolean;
  rows<T extends object>(query: string, values: readonly (string | number)[]): Promise<T[]>;
  run(...statements: string[]): Promise<void>;
  /** A query for the `name` of every table. */
  readonly tables: string;
}

/** The engine that scenarios keep their data in: SQLite, or what `QZ_TEST_ENGINE` names. */
const ENGINE = process.env["QZ_TEST_ENGINE"] ?? "sqlite";

/** Whether scenarios keep their data in files of their folder. */
export const KEEPS_FILES = ENGINE === "sqlite";

/** A new, empty storage, with `dataDir` for what is kept in files. */
export async function newStorage(dataDir: string): Promise<Storage> {
  if (ENGINE === "sqlite") return storageOf(filesIn(dataDir));
  if (ENGINE !== "postgres")
    throw new Error(`QZ_TEST_ENGINE holds ${ENGINE}: it may hold sqlite or postgres`);
  return storageOf(await databaseBeside(dataDir));
}

function filesIn(dataDir: string): Engine {
  const open = (readonly: boolean) =>
    new Database(join(dataDir, "quietzone.db"), readonly ? { readonly, strict: true } : { readwrite: true });
  return {
    environment: { QZ_DATA_DIR: dataDir },
    isFiles: true,
    tables: "select name from sqlite_master where type = 'table' order by name",
    async rows<T extends object>(query: string, values: readonly (string | number)[]) {
      using db = open(true);
      return db.query<T, (string | number)[]>(query).all(...values);
    },
    async run(...statements) {
      using db = open(false);
      db.run("PRAGMA busy_timeout = 5000");
      // A renamed table must not take its indexes' and triggers' words along.
      db.run("PRAGMA legacy_alter_table = ON");
      for (const statement of statements) db.run(statement);
    },
  };
}

async function databaseBeside(dataDir: string): Promise<Engine> {
  const { postgresServer } = await import("./postgres.ts");
  const server = await postgresServer();
  const url = await server.freshDatabase();
  return {
    environment: {
      QZ_DATA_DIR: dataDir,
      QZ_DATABASE_URL: url,
      QZ_SECRET: crypto.randomUUID(),
    },
    isFiles: false,
    tables: "select tablename as name from pg_tables where schemaname = 'public' order by name",
    async rows<T extends object>(query: string, values: readonly (string | number)[]) {
      let place = 0;
      const numbered = query.replaceAll("?", () => `$${++place}`);
      const found = await server.query<T>(url, numbered, [...values]);
      // The driver gives whole numbers of 64 bits as texts.
      for (const row of found)
        for (const [name, cell] of Object.entries(row))
          if (typeof cell === "string" && /^-?\d{1,15}$/.test(cell)) Reflect.set(row, name, Number(cell));
      return found;
    },
    async run(...statements) {
      for (const statement of statements) await server.query(url, statement);
    },
  };
}

function storageOf({ environment, isFiles, rows, run, tables }: Engine): Storage {
  return {
    environment,
    isFiles,
    rows: (query, ...values) => rows(query, values),
    async holding(bytes) {
      const wanted = Buffer.from(bytes);
      const found: string[] = [];
      for (const { name } of await rows<{ name: string }>(tables, []))
        for (const row of await rows<Record<string, unknown>>(`select * from "${name}"`, []))
          if (Object.values(row).some((cell) => bytesOf(cell).includes(wanted))) found.push(name);
      return found;
    },
    async putAway(...names) {
      await run(...names.map((name) => `alter table ${name} rename to ${name}_away`));
      return () => run(...names.map((name) => `alter table ${name}_away rename to ${name}`));
    },
  };
}

function bytesOf(cell: unknown): Buffer {
  return cell instanceof Uint8Array ? Buffer.from(cell) : Buffer.from(String(cell ?? ""));
}
