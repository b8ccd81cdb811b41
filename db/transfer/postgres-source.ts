import type { SQL } from "bun";
import { StorageError } from "../../src/shared/storage.ts";
import { translated } from "../postgres/faults.ts";
import { schemaAge } from "../postgres/migrate.ts";
import { connect, COPY } from "../postgres/open.ts";
import { answerOf } from "../postgres/silence.ts";
import { nextPage, sizeOf } from "./pages.ts";
import { tallyOf } from "./postgres-tally.ts";
import { type Column, namesOf, type Row, type Value } from "./tables.ts";
import type { Source } from "./transfer.ts";

/** For how long a server may be silent before it is given up, in milliseconds. */
const PATIENCE = 60_000;

/** Rows of the first page; nobody knows yet how large they are. */
const FIRST_PAGE = 16;

const OTHER_VERSION: Readonly<Record<string, string>> = {
  empty: "there is nothing in it",
  older: "it was made by an older version, which has to make the backup",
  newer: "it was made by a newer version, which has to make the backup",
  unfinished: "a copy into it is not finished",
};

/** Whole numbers of 64 bits would come as texts. */
function selected({ name, kind }: Column): string {
  if (kind === "whole") return `"${name}"::float8 as "${name}"`;
  return kind === "truth" ? `"${name}"::int as "${name}"` : `"${name}"`;
}

/**
 * Reads a PostgreSQL database as it is at one moment, while nodes go on with it: in one transaction that sees nothing of
 * what comes after it began (PostgreSQL, 13.2.2).
 * @param mark - of the secret that the reader has; with another than the nodes' what is sealed could never be read.
 * @throws StorageError when it can't be read, Error with a sentence for the operator.
 */
export async function readingPostgres<T>(
  url: string,
  mark: string,
  work: (source: Source) => Promise<T>,
): Promise<T> {
  const client = connect(url, COPY, 1);
  // A server that was found silent would be waited for when the transaction is to end.
  const { promise: given, resolve, reject } = Promise.withResolvers<T>();
  const done = client.begin("isolation level repeatable read read only", async (tx) => {
    try {
      await patient(tx);
      const age = await schemaAge(tx);
      if (age !== "current") throw new Error(OTHER_VERSION[age]);
      const marks: { mark: string }[] = await answerOf(
        tx.unsafe("select mark from secret_marks").execute(),
        PATIENCE,
      );
      if (marks.some((kept) => kept.mark !== mark))
        throw new Error("it is kept under another secret than QZ_SECRET holds here");
      resolve(await work(source(tx)));
    } catch (error) {
      reject(translated(error));
      throw error;
    }
  });
  done.catch((error: unknown) => reject(translated(error)));
  try {
    return await given;
  } finally {
    await client.close({ timeout: 0 });
  }
}

/** A backup takes as long as it takes, also between two statements. */
async function patient(tx: SQL): Promise<void> {
  await answerOf(
    tx.unsafe("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0").execute(),
    PATIENCE,
  );
}

/** Only from the start: what it is brought to begins with nothing. */
function source(tx: SQL): Source {
  const ask = <R>(text: string): Promise<R[]> => answerOf(tx.unsafe<R[]>(text).execute(), PATIENCE);
  return {
    async *pages({ name, columns, key }, after) {
      if (after) throw new StorageError("pages begin with the first", null);
      const query = `select ${columns.map(selected).join()} from ${name} order by ${namesOf(key)}`;
      await ask(`declare pages no scroll cursor for ${query}`);
      for (let wanted = FIRST_PAGE; ;) {
        const found = await ask<Record<string, Value>>(`fetch ${wanted} from pages`);
        const rows: Row[] = found.map((row) => columns.map((column) => row[column.name] ?? null));
        if (rows.length > 0) yield rows;
        if (rows.length < wanted) break;
        wanted = nextPage(
          rows.length,
          rows.reduce((sum, row) => sum + sizeOf(row), 0),
        );
      }
      await ask("close pages");
    },
    tally: (table) => tallyOf(tx, table),
    async lastNumber({ name, numbered }) {
      const [row] = await ask<{ last: number | null }>(
        `select pg_sequence_last_value(pg_get_serial_sequence('${name}', '${numbered}')::regclass)::float8 as last`,
      );
      return row?.last ?? 0;
    },
  };
}
