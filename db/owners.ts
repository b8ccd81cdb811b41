import type { Ending, Owner, Table } from "./column.ts";

/** A table as a step of erasing names it. */
export interface OwnedTable {
  readonly table: string;
  /** The columns of its primary key, with commas between them. */
  readonly key: string;
}

/** The tables among some whose rows end with their owner in such a way. */
export function tablesOfOwner(tables: readonly Table[], owner: Owner, ending: Ending): OwnedTable[] {
  return tables
    .filter((table) => table.of[owner] === ending)
    .map((table) => ({
      table: table.name,
      key: keyOf(table).join(", "),
    }));
}

/**
 * The tables in which rows of an owner can be left over although it is gone, and are found by a key or an
 * index that begins with the owner's column. Left out are those whose rows end at once, as the database sees
 * to it, and those that another owner's end empties.
 */
export function tablesOfOrphans(tables: readonly Table[], owner: Owner): string[] {
  const [column, other] = owner === "code" ? ["code_seq", null] : ["tenant_id", "code" as const];
  return tables
    .filter(
      (table) =>
        isLeftOver(table.of[owner]) &&
        (other === null || table.of[other] === undefined) &&
        table.only === undefined &&
        isFoundBy(table, column),
    )
    .map(({ name }) => name);
}

function isLeftOver(ending: Ending | undefined): boolean {
  return ending === "in steps" || ending === "apart";
}

function isFoundBy(table: Table, column: string): boolean {
  const indexes = Object.values(table.indexes ?? {}).filter(({ where }) => where === undefined);
  return [keyOf(table), ...indexes.map(({ on }) => on)].some(([first]) => first === column);
}

/** The columns of a table's primary key. */
export function keyOf({ key, columns }: Table): readonly string[] {
  return key ?? Object.keys(columns).filter((name) => columns[name]?.isKey);
}
