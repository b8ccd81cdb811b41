import type { SealedPurpose } from "../src/kit/shared/purposes.ts";
import type { Table } from "./column.ts";
import type { StoredKey } from "./former-keys.ts";
import { bytes, nullable, shape, text } from "./shape.ts";
import { forUpdate, joined, raw, sql } from "./sql.ts";
import { all, bind, type Database, exists, run } from "./work.ts";

/** A value in a table that was sealed with the service's secret. */
export interface SealedValue {
  /** Its column. */
  readonly field: string;
  /** The id that it was sealed with. Rows are in the order of these. */
  readonly bound: string;
  readonly sealed: Uint8Array;
}

/** The same, sealed anew. */
export interface ResealedValue extends SealedValue {
  readonly next: Uint8Array;
}

const VALUE = shape({ field: text, bound: text, sealed: nullable(bytes) });

/** Reads and replaces what is sealed in the tables of all features. */
export function createResealing(db: Database, tables: readonly Table[]) {
  const { read, write } = bind(db);

  /** The names are those of tables in the sources. */
  function partsOf(purpose: SealedPurpose) {
    const table = tables.find(({ seals }) => seals?.purpose === purpose);
    if (!table?.seals) throw new Error(`No table is sealed for ${purpose}`);
    const { by, columns } = table.seals;
    return { name: raw(table.name), by: raw(by), columns };
  }

  return {
    /** The values of the next rows. Rows without one come as `null`, so that a pass goes on behind them. */
    after: read(function* (purpose: SealedPurpose, done: string, rows: number) {
      const { name, by, columns } = partsOf(purpose);
      const next = sql`select ${by}, ${raw(columns.join(", "))} from ${name} where ${by} > ${done} order by ${by} limit ${rows}`;
      const each = columns.map(
        (column) =>
          sql`select ${raw(`'${column}'`)} as field, ${by} as bound, ${raw(column)} as sealed from next_rows`,
      );
      return yield* all(VALUE)`with next_rows as (${next}) ${joined(each, " union all ")} order by 2, 1`;
    }),

    /**
     * Stores what was sealed anew, unless the values have changed meanwhile, and how far the pass has come.
     * @param mark - of the secret that sealed: nothing is done once the data belong to another.
     * @param key - the former key as it was read: another process may have gone on with the pass.
     * @param to - the last row; `null` at the end of the pass.
     */
    store: write(function* (
      mark: string,
      key: Pick<StoredKey, "mark" | "passes" | "doneTo"> & { readonly purpose: SealedPurpose },
      values: readonly ResealedValue[],
      to: string | null,
    ) {
      if (!(yield* exists`select 1 from secret_marks where mark = ${mark} ${forUpdate}`)) return;
      const { name, by } = partsOf(key.purpose);
      for (const { field, bound, sealed, next } of values)
        yield* run`update ${name} set ${raw(field)} = ${next}
          where ${by} = ${bound} and ${raw(field)} = ${sealed}`;
      yield* run`update former_keys set done_to = ${to ?? ""}, passes = ${key.passes + (to === null ? 1 : 0)}
        where purpose = ${key.purpose} and mark = ${key.mark}
          and done_to = ${key.doneTo} and passes = ${key.passes}`;
    }),
  };
}

export type ResealingStore = ReturnType<typeof createResealing>;
