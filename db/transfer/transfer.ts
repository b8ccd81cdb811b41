import type { CopiedRow, Table } from "./tables.ts";
import { TABLES } from "./tables.ts";

/** A checksum of a table that both engines count alike: its rows, and a sum for each column. */
export interface CopyTally {
  readonly rows: number;
  readonly sums: readonly number[];
}

/** A snapshot of the database to copy. */
export interface Source {
  /** The rows after a key, in the order of keys, a page at a time. */
  pages(table: Table, after: CopiedRow | null): AsyncIterable<readonly CopiedRow[]>;
  tally(table: Table): Promise<CopyTally>;
  /** The last number that was generated for a numbered table; 0 before the first. */
  lastNumber(table: Table): Promise<number>;
}

/** The database to copy into. */
export interface Target {
  /** The key of the last row that an earlier attempt has copied; `null` before the first. */
  reached(table: Table): Promise<CopiedRow | null>;
  add(table: Table, rows: readonly CopiedRow[]): Promise<void>;
  tally(table: Table): Promise<CopyTally>;
  /** No number up to this one is generated again. */
  setLastNumber(table: Table, number: number): Promise<void>;
}

/** A copied table, and how many rows it has. */
export interface Carried {
  readonly table: string;
  readonly rows: number;
}

/** The contents of a source. */
export interface Contents {
  readonly tables: readonly Table[];
  readonly tallies: ReadonlyMap<string, CopyTally>;
  /** Differs when the contents differ. */
  readonly fingerprint: string;
}

/** Counts the contents of a source. @param tables - those that are copied. */
export async function contentsOf(source: Source, tables = TABLES): Promise<Contents> {
  const tallies = new Map<string, CopyTally>();
  const hasher = new Bun.CryptoHasher("sha256");
  for (const table of tables) {
    const tally = await source.tally(table);
    const last = table.numbered === null ? 0 : await source.lastNumber(table);
    tallies.set(table.name, tally);
    hasher.update(JSON.stringify([table.name, tally, last]));
  }
  return { tables, tallies, fingerprint: hasher.digest("hex") };
}

/**
 * Copies the tables, from where an earlier attempt ended, and compares both sides' counts.
 * @throws Error when they differ.
 */
export async function* transfer(
  source: Source,
  target: Target,
  { tables, tallies }: Pick<Contents, "tables" | "tallies">,
): AsyncGenerator<Carried> {
  for (const table of tables) {
    for await (const rows of source.pages(table, await target.reached(table))) await target.add(table, rows);
    if (table.numbered !== null) await target.setLastNumber(table, await source.lastNumber(table));
    const [sent, arrived] = [tallies.get(table.name), await target.tally(table)];
    if (!sent) throw new Error(`${table.name} was not counted`);
    if (!Bun.deepEquals(sent, arrived)) throw new Error(disagreement(table, sent, arrived));
    yield { table: table.name, rows: arrived.rows };
  }
}

function disagreement({ name, columns }: Table, sent: CopyTally, arrived: CopyTally): string {
  if (sent.rows !== arrived.rows) return `${name} had ${sent.rows} rows, and ${arrived.rows} arrived`;
  const differing = columns
    .filter((_, at) => sent.sums[at] !== arrived.sums[at])
    .map((column) => column.name);
  return `${name} did not arrive as it was: ${differing.join(", ")}`;
}
