import type { SQL } from "bun";
import type { ResultRow } from "../shape.ts";
import { createStatements, type Dialect, type List, type StatementWriter } from "../sql.ts";
import type { SnapshotReader } from "../../src/features/tenants/store/tenant-recount.ts";
import type { Database, Work } from "../work.ts";
import { bytesArray, plainArray, textArray } from "./arrays.ts";
import { COUNTED, COUNTED_CODE } from "./counted.ts";
import { translated } from "./faults.ts";
import type { PostgresDatabase } from "./open.ts";
import { storable } from "./rows.ts";
import { LANE } from "./tenant-totals.ts";

const DIALECT: Dialect = {
  parameter: "$",
  forUpdate: "for update",
  forKeyShare: "for key share",
  forUpdateSkipLocked: "for update skip locked",
  position: "strpos",
  lane: LANE,
  counted: (table) => COUNTED[table],
  countedCode: COUNTED_CODE,
  seriesTotals: "totals",
  isOneOf(to, values) {
    to.add("= any(");
    if (values.length === 0) to.add("'{}'");
    else if (isTexts(values)) bindArray(to, textArray(values), "text");
    else if (isNumbers(values)) bindArray(to, plainArray(values), "bigint");
    else bindArray(to, bytesArray(values), "bytea");
    to.add(")");
  },
  // A subquery behind `in` may run as a join that reads the whole table; an array is computed once.
  isAmong(to, query) {
    to.add("= any(array(");
    query.write(to);
    to.add("))");
  },
  rowId: () => "ctid",
  prefixed: (byte, column) => `'\\x${byte}'::bytea || ${column}`,
  textsOf: (column) => `json_array_elements_text(${column}::json) as texts(value)`,
};

function bindArray(to: StatementWriter, array: string, type: string): void {
  to.bind(array);
  to.add(`::text::${type}[]`);
}

const isTexts = (values: List): values is readonly string[] => typeof values[0] === "string";
const isNumbers = (values: List): values is readonly number[] => typeof values[0] === "number";

const statementOf = createStatements(DIALECT);

/** The database that the stores of both engines work on. */
export function createDatabase(db: PostgresDatabase): Database {
  return {
    read: (work) => db.read((on) => runWork(on, work())),
    snapshot: (work) => db.snapshot((on) => runWork(on, work())),
    write: (work) => db.write((on) => runWork(on, work())),
    writeUnsynced: (work) => db.write((on) => runWork(on, work())),
  };
}

/** Runs queries that all see one snapshot, however long they take, on a connection outside the pool. */
export async function longSnapshot<T>(db: PostgresDatabase, work: () => Work<T>): Promise<T> {
  const session = await db.apart();
  try {
    return await session.sql.begin("isolation level repeatable read read only", async (tx) => {
      await tx.unsafe("set local statement_timeout = 0");
      return runWork(tx, work());
    });
  } catch (error) {
    throw translated(error);
  } finally {
    await session.close();
  }
}

/** Reads on a connection outside the pool. */
export async function openSnapshotReader(db: PostgresDatabase): Promise<SnapshotReader> {
  const { sql, close } = await db.apart();
  let isReading = false;
  return {
    async renew() {
      if (isReading) await sql.unsafe("rollback");
      isReading = true;
      await sql.unsafe("begin isolation level repeatable read read only");
    },
    async read(work) {
      try {
        return await runWork(sql, work());
      } catch (error) {
        throw translated(error);
      }
    },
    close,
  };
}

/** Runs a work on a connection, statement by statement. The driver prepares each once a connection. */
export async function runWork<T>(client: SQL, work: Work<T>): Promise<T> {
  let step = work.next({ rows: [], changes: 0 });
  while (!step.done) {
    const { text, values } = statementOf(step.value);
    const rows: ResultRow[] & { count: number | null } = await client.unsafe(text, values.map(storable));
    step = work.next({ rows, changes: rows.count ?? 0 });
  }
  return step.value;
}
