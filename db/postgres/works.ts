import type { SQL } from "bun";
import type { Row } from "../stores/shape.ts";
import { createStatements, type Dialect } from "../stores/sql.ts";
import type { Database, Work } from "../stores/work.ts";
import { plainArray, textArray } from "./arrays.ts";
import type { PostgresDatabase } from "./open.ts";
import { storable } from "./rows.ts";

const DIALECT: Dialect = {
  parameter: "$",
  forUpdate: "for update",
  forKeyShare: "for key share",
  forUpdateSkipLocked: "for update skip locked",
  isOneOf(to, values) {
    const texts = values.filter((value) => typeof value === "string");
    to.add("= any(");
    if (values.length === 0) to.add("'{}'");
    else if (texts.length > 0) {
      to.bind(textArray(texts));
      to.add("::text::text[]");
    } else {
      to.bind(plainArray(values.filter((value) => typeof value === "number")));
      to.add("::text::bigint[]");
    }
    to.add(")");
  },
};

const statementOf = createStatements(DIALECT);

/** The database that the stores of both engines work on. */
export function createDatabase(db: PostgresDatabase): Database {
  return {
    read: (work) => db.read(({ $client }) => runWork($client, work())),
    snapshot: (work) => db.snapshot(({ $client }) => runWork($client, work())),
    write: (work) => db.write(({ $client }) => runWork($client, work())),
    writeUnsynced: (work) => db.write(({ $client }) => runWork($client, work())),
  };
}

/** Runs a work on a connection, statement by statement. The driver prepares each once a connection. */
export async function runWork<T>(client: SQL, work: Work<T>): Promise<T> {
  let step = work.next({ rows: [], changes: 0 });
  while (!step.done) {
    const { text, values } = statementOf(step.value);
    const rows: Row[] & { count: number | null } = await client.unsafe(text, values.map(storable));
    step = work.next({ rows, changes: rows.count ?? 0 });
  }
  return step.value;
}
