import type { SQL } from "bun";
import { StorageError } from "../../src/kit/shared/storage.ts";
import { ADDED_UP } from "../postgres/counted.ts";
import { translated } from "../postgres/faults.ts";
import { throughOf, UNFINISHED, UNRELEASED } from "../common/schema-age.ts";
import { schemaAge } from "../postgres/migrate.ts";
import { COPY } from "../postgres/open.ts";
import { openSession } from "../postgres/session.ts";
import { answerWithin } from "../postgres/timeout.ts";
import { nextPage, sizeOf } from "./pages.ts";
import { tallyOf } from "./postgres-tally.ts";
import { type Column, namesOf, type CopiedRow, type Value } from "./tables.ts";
import type { Source } from "./transfer.ts";

/** Milliseconds after which a silent server is given up. */
const PATIENCE = 60_000;

/** Rows of the first page, while their size is unknown. */
const FIRST_PAGE = 16;

const OTHER_VERSION: Readonly<Record<string, string>> = {
  empty: "there is nothing in it",
  older: "it was made by an older version, which has to make the backup",
  newer: "it was made by a newer version, which has to make the backup",
  unreleased: `${UNRELEASED}, and no release reads it`,
  unfinished: UNFINISHED,
};

/** Without the cast, whole numbers of 64 bits would come as texts. */
function selected({ name, kind }: Column): string {
  if (kind === "whole") return `"${name}"::float8 as "${name}"`;
  return kind === "truth" ? `"${name}"::int as "${name}"` : `"${name}"`;
}

/**
 * Reads a snapshot of a PostgreSQL database while nodes use it: one repeatable-read transaction (PostgreSQL, 13.2.2).
 * @param mark - the mark of the caller's secret; with another secret than the nodes' sealed values could not be read.
 * @throws StorageError when it can't be read, Error with a sentence for the operator.
 */
export async function readingPostgres<T>(
  url: string,
  mark: string,
  work: (source: Source) => Promise<T>,
): Promise<T> {
  const session = await openSession(url, COPY);
  // Not awaited: ending the transaction would wait for a server that was found silent.
  const { promise: given, resolve, reject } = Promise.withResolvers<T>();
  const done = session.sql.begin("isolation level repeatable read read only", async (tx) => {
    try {
      await liftTimeouts(tx);
      const age = await schemaAge(tx);
      const version = throughOf(age);
      if (version !== null) throw new Error(`version ${version} has to migrate it first`);
      if (age !== "current") throw new Error(OTHER_VERSION[age]);
      const marks: { mark: string }[] = await answerWithin(
        tx.unsafe("select mark from secret_marks").execute(),
        PATIENCE,
      );
      if (marks.some((kept) => kept.mark !== mark))
        throw new Error(
          "its nodes use another secret than the one that is set here. Set QZ_SECRET to theirs",
        );
      const [deltas]: { found: boolean }[] = await answerWithin(tx.unsafe(HAS_DELTAS).execute(), PATIENCE);
      resolve(await work(source(tx, deltas?.found ? ADDED_UP : {})));
    } catch (error) {
      reject(translated(error));
      throw error;
    }
  });
  done.catch((error: unknown) => reject(translated(error)));
  try {
    return await given;
  } finally {
    await session.close();
  }
}

/** A backup may take long, also between two statements. */
async function liftTimeouts(tx: SQL): Promise<void> {
  await answerWithin(
    tx.unsafe("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0").execute(),
    PATIENCE,
  );
}

/** Whether there are counts of scans that are still to be added to the totals. */
const HAS_DELTAS = "select exists (select from scan_deltas) or exists (select from campaign_deltas) as found";

/** It reads from the start only: its targets are always empty. @param from - how a table is read that is not read as it is. */
function source(tx: SQL, from: Readonly<Record<string, string>>): Source {
  const ask = <R>(text: string): Promise<R[]> => answerWithin(tx.unsafe<R[]>(text).execute(), PATIENCE);
  return {
    async *pages({ name, columns, key }, after) {
      if (after) throw new StorageError("pages begin with the first", null);
      const query = `select ${columns.map(selected).join()} from ${from[name] ?? name} order by ${namesOf(key)}`;
      await ask(`declare pages no scroll cursor for ${query}`);
      for (let wanted = FIRST_PAGE; ;) {
        const found = await ask<Record<string, Value>>(`fetch ${wanted} from pages`);
        const rows: CopiedRow[] = found.map((row) => columns.map((column) => row[column.name] ?? null));
        if (rows.length > 0) yield rows;
        if (rows.length < wanted) break;
        wanted = nextPage(
          rows.length,
          rows.reduce((sum, row) => sum + sizeOf(row), 0),
        );
      }
      await ask("close pages");
    },
    tally: (table) => tallyOf(tx, table, from[table.name]),
    async lastNumber({ name, numbered }) {
      const [row] = await ask<{ last: number | null }>(
        `select pg_sequence_last_value(pg_get_serial_sequence('${name}', '${numbered}')::regclass)::float8 as last`,
      );
      return row?.last ?? 0;
    },
  };
}
