import { sql } from "drizzle-orm";
import type { DayKeyStore } from "../../src/scans/store.ts";
import { DAY, dayName } from "../../src/shared/clock.ts";
import { faultCode } from "./faults.ts";
import { LOCK } from "./migrate.ts";
import type { PostgresDatabase } from "./open.ts";
import { rows, run } from "./statements.ts";

const PREFIX = "day_key_";

/** Of a table that is not there. */
const UNDEFINED_TABLE = "42P01";

/**
 * Day keys in PostgreSQL, so that all nodes have the same: a table a day, `day_key_20261121`. Deleted rows would leave
 * their bytes in a table's file and in the log; these tables are not logged, so no backup of the log and no replica has
 * them, and to destroy a key is to drop its table, file and all. A crash of the server empties them: then the nodes agree
 * on the key anew.
 */
export function createDayKeyStore(db: PostgresDatabase): DayKeyStore {
  return {
    async load(day) {
      try {
        const [row] = await db.read((connection) =>
          rows<{ key: Uint8Array }>(connection, sql`select key from ${table(day)}`),
        );
        return row ? new Uint8Array(row.key) : null;
      } catch (error) {
        if (faultCode(error) === UNDEFINED_TABLE) return null;
        throw error;
      }
    },

    async save(day, key) {
      const saved = await db.write(async (tx) => {
        // Two who make the same table at once would both believe that it is not there.
        await run(tx, sql`select pg_advisory_xact_lock(${LOCK.space}::int, ${LOCK.dayKeys}::int)`);
        await run(
          tx,
          sql`create unlogged table if not exists ${table(day)} (is_only boolean primary key check (is_only), key bytea not null)`,
        );
        return run(tx, sql`insert into ${table(day)} values (true, ${key}) on conflict do nothing`);
      });
      if (saved === 0) throw new Error("There is a key for this day already");
    },

    async days() {
      const found = await db.read((connection) =>
        rows<{ name: string }>(
          connection,
          sql`select tablename as name from pg_tables where schemaname = 'public' and tablename ~ ${`^${PREFIX}\\d{8}$`}`,
        ),
      );
      return found.map(({ name }) => dayOf(name)).filter(Number.isInteger);
    },

    async destroy(day) {
      await db.write((tx) => run(tx, sql`drop table if exists ${table(day)}`));
    },
  };
}

function table(day: number) {
  return sql`public.${sql.identifier(PREFIX + dayName(day).replaceAll("-", ""))}`;
}

function dayOf(name: string): number {
  const [, year, month, date] = /(\d{4})(\d\d)(\d\d)$/.exec(name) ?? [];
  return Date.parse(`${year}-${month}-${date}`) / DAY;
}
