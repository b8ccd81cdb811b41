import type { Database as Client, SQLQueryBindings } from "bun:sqlite";
import type { ResultRow } from "../shape.ts";
import { ADDED_UP } from "./series-deltas.ts";
import { createStatements, type Dialect, type Value } from "../sql.ts";
import type { Database, StatementOutcome, WorkStep, Work } from "../work.ts";
import type { SnapshotReader } from "../../src/features/tenants/store/tenant-recount.ts";
import { type Connection, onlyConnection } from "./connection.ts";
import type { SqliteDatabase } from "./open.ts";

/** One connection writes, and its transactions never overlap: there is nothing to lock. */
const DIALECT: Dialect = {
  parameter: "?",
  forUpdate: "",
  forKeyShare: "",
  forUpdateSkipLocked: "",
  position: "instr",
  lane: "0",
  counted: (table) => table,
  countedCode: "code_totals",
  seriesTotals: ADDED_UP.totals,
  isOneOf(to, values) {
    const isBytes = values[0] instanceof Uint8Array;
    to.add(`in (select ${isBytes ? "unhex(value)" : "value"} from json_each(`);
    to.bind(JSON.stringify(values.map((value) => (value instanceof Uint8Array ? value.toHex() : value))));
    to.add("))");
  },
  isAmong(to, query) {
    to.add("in (");
    query.write(to);
    to.add(")");
  },
  rowId: (key) => key,
  prefixed: (byte, column) => `cast(x'${byte}' || ${column} as blob)`,
  textsOf: (column) => `json_each(${column}) as texts`,
};

/** The database that the stores of both engines work on. */
export function createDatabase(db: SqliteDatabase): Database {
  const [written, seen] = [createRunner(db.writer), createRunner(db.reader)];
  const read = async <T>(work: () => Work<T>) => db.read(() => seen(work()));
  return {
    read,
    // Within one turn of the event loop another process can still write: the service beside a command.
    snapshot: async (work) =>
      db.read(() => {
        const { current } = db.reader;
        current.run("BEGIN");
        try {
          return seen(work());
        } finally {
          endTransaction(current);
        }
      }),
    write: async (work) => db.write(() => written(work())),
    writeUnsynced: (work) => db.writeUnsynced(() => written(work())),
  };
}

/** Ends a transaction that only reads. A fault of the disk may have ended it already. */
function endTransaction(connection: Client): void {
  if (connection.inTransaction) connection.run("ROLLBACK");
}

/** Reads on a connection of its own. While a transaction is open, the log can't begin anew. */
export async function openSnapshotReader(db: SqliteDatabase): Promise<SnapshotReader> {
  const connection = db.openReader();
  const seen = createRunner(onlyConnection(connection));
  const end = () => endTransaction(connection);
  return {
    async renew() {
      end();
      connection.run("BEGIN");
    },
    read: async (work) => db.read(() => seen(work())),
    async close() {
      // A connection with prepared statements lives on until they are collected, and its transaction with it.
      end();
      connection.close();
    },
  };
}

/** Statements kept prepared. There are some 200; only insertions of many rows have a text for each number of rows. */
const MOST_PREPARED = 500;

/** Runs works on a connection, synchronously. Each statement is prepared at its first use and kept. */
export function createRunner(connection: Connection): <T>(work: Work<T>) => T {
  const statementOf = createStatements(DIALECT);
  const prepared = new Map<string, (values: readonly Value[]) => StatementOutcome>();
  /** The connection that they belong to. */
  let of: Client | null = null;

  function prepare(text: string) {
    const query = connection.prepare<ResultRow, SQLQueryBindings[]>(text);
    const outcome =
      query.columnNames.length > 0
        ? (values: readonly Value[]) => ({ rows: query.all(...values), changes: 0 })
        : (values: readonly Value[]) => ({ rows: [], changes: query.run(...values).changes });
    if (prepared.size === MOST_PREPARED) prepared.clear();
    prepared.set(text, outcome);
    return outcome;
  }

  function outcomeOf(step: WorkStep): StatementOutcome {
    if (step.onlyLocks) return NO_ROWS;
    const { text, values } = statementOf(step);
    return (prepared.get(text) ?? prepare(text))(values);
  }

  return (work) => {
    if (of !== connection.current) prepared.clear();
    of = connection.current;
    let next = work.next(NO_ROWS);
    while (!next.done) next = work.next(outcomeOf(next.value));
    return next.value;
  };
}

const NO_ROWS: StatementOutcome = { rows: [], changes: 0 };
