import { SQL } from "bun";
import { filesOf } from "../../files.ts";
import { postgresServer } from "../../postgres.ts";
import type { Engine } from "../storage.ts";

const DAY_KEYS = "select tablename as name from pg_tables where tablename ~ '^day_key_[0-9]{8}$'";

const STUCK = `
  create or replace function stuck() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`;

/** No rows, when the error says that the table was dropped since it was listed. */
function noneIfDropped(error: unknown): [] {
  if (error instanceof SQL.PostgresError && error.errno === "42P01") return [];
  throw error;
}

/** A scenario's storage in PostgreSQL: a new database on the test run's server, and its data folder for the rest. */
export async function databaseBeside(dataDir: string): Promise<Engine> {
  const server = await postgresServer();
  const url = await server.freshDatabase();

  async function rows<T extends object>(query: string, values: readonly (string | number)[]) {
    let place = 0;
    const numbered = query.replaceAll("?", () => `$${++place}`);
    const found = await server.query<T>(url, numbered, [...values]);
    // The driver gives whole numbers of 64 bits as texts.
    for (const row of found)
      for (const [name, cell] of Object.entries(row))
        if (typeof cell === "string" && /^-?\d{1,15}$/.test(cell)) Reflect.set(row, name, Number(cell));
    return found;
  }

  async function run(...statements: readonly string[]) {
    for (const statement of statements) await server.query(url, statement);
  }

  return {
    environment: { QZ_DATA_DIR: dataDir, QZ_DATABASE_URL: url, QZ_SECRET: crypto.randomUUID() },
    isFiles: false,
    allTables: "select tablename as name from pg_tables where schemaname = 'public' order by name",
    rows,
    run,
    bytes: (hex) => `'\\x${hex}'::bytea`,
    async jam(table, on = "delete") {
      await run(STUCK, `create trigger stuck before ${on} on ${table} for each row execute function stuck()`);
      return () => run(`drop trigger stuck on ${table}`);
    },
    async numbered(table) {
      const sequence = `pg_sequence_last_value(pg_get_serial_sequence('${table}', 'seq')::regclass)`;
      const [row] = await rows<{ last: number | null }>(`select ${sequence} as last`, []);
      return row?.last ?? 0;
    },
    async dayKeys() {
      const keys = new Map<string, Buffer>();
      for (const { name } of await rows<{ name: string }>(DAY_KEYS, [])) {
        const [row] = await rows<{ key: Uint8Array }>(`select key from ${name}`, []).catch(noneIfDropped);
        const day = name.replace(/^day_key_(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
        if (row) keys.set(day, Buffer.from(row.key));
      }
      return keys;
    },
    async files() {
      return [...filesOf(dataDir), ...(await server.files(url))];
    },
    ruin: () => server.ruin(url),
    remove: () => server.drop(url),
  };
}
