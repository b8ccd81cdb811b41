import type { SQL } from "bun";
import { answerWithin } from "../postgres/timeout.ts";
import type { Column, Table } from "./tables.ts";
import type { CopyTally } from "./transfer.ts";

/** How long counting a table may take, in milliseconds. */
const COUNTING = 60 * 60_000;

/** The same as SQLite's `summand`, see there. */
function summand({ name, kind }: Column): string {
  const column = `"${name}"`;
  if (kind === "text")
    return `case when position(chr(65533) in ${column}) = 0 then octet_length(${column}) + 1 end`;
  if (kind === "bytes") return `octet_length(${column}) + 1`;
  return kind === "truth" ? `${column}::int + 1` : `${column} % 1000003 + 1`;
}

/**
 * Counts a table.
 * @param client - a connection without a statement timeout.
 * @param from - how the table is read, if not as it is.
 */
export async function tallyOf(client: SQL, { name, columns }: Table, from = name): Promise<CopyTally> {
  const sums = columns.map((column) => `coalesce(sum(${summand(column)}), 0)::float8`);
  const [row]: { counted: number[] }[] = await answerWithin(
    client.unsafe(`select array[count(*)::float8, ${sums.join()}] as counted from ${from}`).execute(),
    COUNTING,
  );
  const [rows = 0, ...rest] = Array.from(row?.counted ?? []);
  return { rows, sums: rest };
}
