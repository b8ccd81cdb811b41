import type { Row, Table } from "./tables.ts";
import { TABLES } from "./tables.ts";

/** How much is in a table: what both engines count alike. Columns are summed up in a way of their own, see `tally`. */
export interface Tally {
  readonly rows: number;
  readonly sums: readonly number[];
}

/** Where everything is taken from, as it is at one moment. */
export interface Source {
  /** The rows behind a key, in the order of keys, some at a time. */
  pages(table: Table, after: Row | null): AsyncIterable<readonly Row[]>;
  tally(table: Table): Promise<Tally>;
  /** The last number that was given out in a numbered table; 0 before the first. */
  lastNumber(table: Table): Promise<number>;
}

/** Where everything is brought to. */
export interface Target {
  /** The key of the last row that an earlier attempt has brought; `null` before the first. */
  reached(table: Table): Promise<Row | null>;
  add(table: Table, rows: readonly Row[]): Promise<void>;
  tally(table: Table): Promise<Tally>;
  /** No number up to this one is given out again. */
  setLastNumber(table: Table, number: number): Promise<void>;
}

/** A table that was brought over, and how many rows it has. */
export interface Carried {
  readonly table: string;
  readonly rows: number;
}

/** What is in a source, to tell whether it is still the same. */
export interface Contents {
  readonly tallies: ReadonlyMap<string, Tally>;
  /** Differs when something else is in it. */
  readonly fingerprint: string;
}

/** Counts what is there. */
export async function contentsOf(source: Source): Promise<Contents> {
  const tallies = new Map<string, Tally>();
  const hasher = new Bun.CryptoHasher("sha256");
  for (const table of TABLES) {
    const tally = await source.tally(table);
    const last = table.numbered === null ? 0 : await source.lastNumber(table);
    tallies.set(table.name, tally);
    hasher.update(JSON.stringify([table.name, tally, last]));
  }
  return { tallies, fingerprint: hasher.digest("hex") };
}

/**
 * Brings everything over, from where an earlier attempt ended, and counts it on both sides.
 * @throws Error when something else arrived than was sent.
 */
export async function* transfer(
  source: Source,
  target: Target,
  { tallies }: Pick<Contents, "tallies">,
): AsyncGenerator<Carried> {
  for (const table of TABLES) {
    for await (const rows of source.pages(table, await target.reached(table))) await target.add(table, rows);
    if (table.numbered !== null) await target.setLastNumber(table, await source.lastNumber(table));
    const [sent, arrived] = [tallies.get(table.name), await target.tally(table)];
    if (!sent) throw new Error(`${table.name} was not counted`);
    if (!Bun.deepEquals(sent, arrived)) throw new Error(disagreement(table, sent, arrived));
    yield { table: table.name, rows: arrived.rows };
  }
}

function disagreement({ name, columns }: Table, sent: Tally, arrived: Tally): string {
  if (sent.rows !== arrived.rows) return `${name} had ${sent.rows} rows, and ${arrived.rows} arrived`;
  const differing = columns
    .filter((_, at) => sent.sums[at] !== arrived.sums[at])
    .map((column) => column.name);
  return `${name} did not arrive as it was: ${differing.join(", ")}`;
}
