import type { DayKeyStore } from "../../src/features/scans/records.ts";
import { DAY, dayName } from "../../src/kit/shared/clock.ts";
import { faultCode } from "./faults.ts";
import { LOCK } from "./migrate.ts";
import type { PostgresDatabase } from "./open.ts";
import { rowsOf } from "./rows.ts";

const PREFIX = "day_key_";

/** SQLSTATE of a table that does not exist. */
const UNDEFINED_TABLE = "42P01";

const TABLES = "select tablename as name from pg_tables where schemaname = 'public' and tablename ~ $1";

/** Two transactions that create the same table at once would both find it missing. */
const LOCK_TABLES = `select pg_advisory_xact_lock(${LOCK.space}, ${LOCK.dayKeys})`;

/**
 * Day keys in PostgreSQL, shared by all nodes: a table a day, `day_key_20261121`. Deleted rows would leave their bytes in
 * the table's file and in the write-ahead log. These tables are unlogged, so they are in no backup of the log and on no
 * replica, and dropping one destroys its file. A crash of the server empties them: then the nodes agree on a new key.
 */
export function createDayKeyStore(db: PostgresDatabase): DayKeyStore {
  return {
    async load(day) {
      try {
        const [row] = await db.read((on) =>
          rowsOf<{ key: Uint8Array }>(on, `select key from ${tableOf(day)}`),
        );
        return row ? new Uint8Array(row.key) : null;
      } catch (error) {
        if (faultCode(error) === UNDEFINED_TABLE) return null;
        throw error;
      }
    },

    async save(day, key) {
      const saved = await db.write(async (on) => {
        await rowsOf(on, LOCK_TABLES);
        await rowsOf(
          on,
          `create unlogged table if not exists ${tableOf(day)} (is_only boolean primary key check (is_only), key bytea not null)`,
        );
        return rowsOf(
          on,
          `insert into ${tableOf(day)} values (true, $1) on conflict do nothing returning is_only`,
          [key],
        );
      });
      if (saved.length === 0) throw new Error("There is a key for this day already");
    },

    async days() {
      const tables = await db.read((on) => rowsOf<{ name: string }>(on, TABLES, [`^${PREFIX}\\d{8}$`]));
      return tables.map(({ name }) => dayOf(name)).filter(Number.isInteger);
    },

    async destroy(day) {
      await db.write((on) => rowsOf(on, `drop table if exists ${tableOf(day)}`));
    },
  };
}

function tableOf(day: number): string {
  return `public.${PREFIX}${dayName(day).replaceAll("-", "")}`;
}

function dayOf(table: string): number {
  const [, year, month, date] = /(\d{4})(\d\d)(\d\d)$/.exec(table) ?? [];
  return Date.parse(`${year}-${month}-${date}`) / DAY;
}
