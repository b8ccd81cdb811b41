import { createDayKeyStore } from "../postgres/day-keys.ts";
import { bytesArray, plainArray, textArray } from "../postgres/arrays.ts";
import { COPY, openPostgres, type PostgresDatabase } from "../postgres/open.ts";
import { rowsOf } from "../postgres/rows.ts";
import { openSession, type Session } from "../postgres/session.ts";
import { answerWithin } from "../postgres/timeout.ts";
import { FILLING } from "../postgres/migrate.ts";
import type { DayKeyStore } from "../../src/features/scans/records.ts";
import { createDatabase } from "../postgres/works.ts";
import { createSecretMarks } from "../secret-marks.ts";
import { prepare } from "./postgres-prepare.ts";
import { FILL_BACKLOG } from "./search.ts";
import { tallyOf } from "./postgres-tally.ts";
import {
  type Column,
  type CellKind,
  keyOf,
  namesOf,
  type CopiedRow,
  type Table,
  TABLES,
  type Value,
} from "./tables.ts";
import type { Target } from "./transfer.ts";

/** A PostgreSQL database while a copy into it is made. */
export interface Filling extends Target {
  /** Whether an earlier attempt is resumed. */
  readonly isResumed: boolean;
  readonly dayKeys: DayKeyStore;
}

/** Initial values of columns that only PostgreSQL has. The lease of a batch has expired: its node is gone. */
const OWN: Readonly<Record<string, readonly [names: string, values: string]>> = {
  open_batches: [", leased_until", ", 0"],
};

const TYPES: Readonly<Record<CellKind, string>> = {
  whole: "bigint",
  truth: "boolean",
  text: "text",
  bytes: "bytea",
};

/** How long `analyze` of all tables may take, in milliseconds. */
const ANALYZING = 60 * 60_000;

/**
 * Fills an empty database, or resumes an earlier attempt. No node can start on it before it is complete.
 * @param fingerprint - the source's: an earlier attempt is resumed if it is still the same.
 * @param mark - the mark of the source's secret, if it has one: nodes with another secret are refused then.
 * @throws Error with a sentence for the operator; StorageError.
 */
export async function fillingPostgres<T>(
  url: string,
  fingerprint: string,
  mark: string | null,
  work: (target: Filling) => Promise<T>,
): Promise<T> {
  const session = await openSession(url, COPY);
  try {
    const isResumed = await prepare(session.sql, fingerprint);
    return await fill(url, mark, (target) => work({ ...target, isResumed }));
  } finally {
    await session.close();
  }
}

async function fill<T>(
  url: string,
  mark: string | null,
  work: (target: Omit<Filling, "isResumed">) => Promise<T>,
): Promise<T> {
  const db = await openPostgres(url, { isFilling: true, connections: 1 });
  const apart = sessionApart(db);
  try {
    const result = await work({ ...target(db, apart), dayKeys: createDayKeyStore(db) });
    await apart.run((client) =>
      answerWithin(client.unsafe(`analyze ${TABLES.map(({ name }) => name).join()}`).execute(), ANALYZING),
    );
    // A node that was started on the empty database may have left the mark of another secret.
    await createSecretMarks(createDatabase(db)).set(mark);
    await db.write(
      async (on) => {
        await rowsOf(on, FILL_BACKLOG);
        await rowsOf(on, `drop table if exists public.${FILLING}`);
      },
      { isRepeatable: true },
    );
    return result;
  } finally {
    await apart.close();
    await db.close();
  }
}

/**
 * A session outside the pool, without a statement timeout: one for all tables, made anew when it was lost.
 */
interface Apart {
  /** Runs `work`, which only reads: after a loss of the session it is run again. */
  run<T>(work: (client: Session["sql"]) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

function sessionApart(db: PostgresDatabase): Apart {
  let session: Session | null = null;
  async function begin(): Promise<Session> {
    const begun = await db.apart();
    session = begun;
    await begun.sql.unsafe("set statement_timeout = 0");
    return begun;
  }
  return {
    async run(work) {
      const kept = session?.isOpen ? session : null;
      try {
        return await work((kept ?? (await begin())).sql);
      } catch (error) {
        if (kept === null || kept.isOpen) throw error;
        return work((await begin()).sql);
      }
    },
    async close() {
      await session?.close();
    },
  };
}

function arrayOf(kind: CellKind, values: readonly Value[]): string {
  if (kind === "bytes")
    return bytesArray(values.map((value) => (value instanceof Uint8Array ? value : null)));
  if (kind === "text") return textArray(values.map((value) => (value === null ? null : String(value))));
  return plainArray(values.map((value) => (value === null ? null : Number(value))));
}

/** A key as JSON, with bytes in hexadecimal. */
const toText = (key: CopiedRow): string =>
  JSON.stringify(key.map((value) => (value instanceof Uint8Array ? value.toHex() : value)));

function fromText(key: readonly Column[], text: string): CopiedRow {
  const values: (string | number)[] = JSON.parse(text);
  return values.map((value, at) => (key[at]?.kind === "bytes" ? Uint8Array.fromHex(String(value)) : value));
}

function insertion({ name, columns }: Table): string {
  const [names, values] = OWN[name] ?? ["", ""];
  const arrays = columns.map(({ kind }, at) => `$${at + 1}::text::${TYPES[kind]}[]`).join();
  return `insert into ${name} (${namesOf(columns)}${names}) overriding system value
    select ${namesOf(columns)}${values} from unnest(${arrays}) as page (${namesOf(columns)})`;
}

function target(db: PostgresDatabase, apart: Apart): Target {
  /** The last key of each table that is known to be copied, as text. */
  const known = new Map<string, string | null>();

  return {
    async reached({ name, key }) {
      const [row] = await db.read((on) =>
        rowsOf<{ reached: string | null }>(on, `select reached from ${FILLING} where name = $1`, [name]),
      );
      const reached = row?.reached ?? null;
      known.set(name, reached);
      return reached === null ? null : fromText(key, reached);
    },

    async add(table, rows) {
      const last = rows.at(-1);
      if (!last) return;
      const { name, columns } = table;
      const [before, after] = [known.get(name) ?? null, toText(keyOf(table, last))];
      const page = columns.map(({ kind }, at) =>
        arrayOf(
          kind,
          rows.map((row) => row[at] ?? null),
        ),
      );
      await db.write(
        async (on) => {
          const [state] = await rowsOf<{ reached: string | null }>(
            on,
            `select reached from ${FILLING} where name = $1 for update`,
            [name],
          );
          // The page was committed before, and the connection was lost during that commit.
          if (state?.reached === after) return;
          // Another copy may have begun if the session with the lock was lost.
          if (!state || state.reached !== before) throw new Error("another copy into it is under way");
          await rowsOf(on, insertion(table), page);
          await rowsOf(on, `update ${FILLING} set reached = $2 where name = $1`, [name, after]);
        },
        { isRepeatable: true },
      );
      known.set(name, after);
    },

    tally: (table) => apart.run((client) => tallyOf(client, table)),

    async setLastNumber({ name, numbered }, number) {
      await db.read((on) =>
        rowsOf(on, `select setval(pg_get_serial_sequence($1, $2), greatest($3::bigint, 1), $3::bigint > 0)`, [
          name,
          numbered,
          number,
        ]),
      );
    },
  };
}
