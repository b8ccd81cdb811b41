import { CODE_TYPES } from "../../qr/payload/index.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { csvInvalid } from "./csv.ts";
import { CELL_MEMBERS, GS1_COLUMNS, GUIDE_COLUMNS, LOCK_COLUMNS, UTM_COLUMNS } from "./model.ts";

/** Columns that are not fields of a type. */
const OWN_COLUMNS = [
  ...(["type", "target", "shortId", "style", "filename", "domain", "keep"] as const),
  ...CELL_MEMBERS,
  ...UTM_COLUMNS.map(([, column]) => column),
  ...LOCK_COLUMNS.map(([, column]) => column),
  ...GS1_COLUMNS.map(([column]) => column),
] as const;
/** Columns of files of edits alone. */
const OF_EDITS = ["active"] as const;
export type OwnColumn = (typeof OWN_COLUMNS | typeof OF_EDITS | typeof GUIDE_COLUMNS)[number];

/** The meaning of a file's columns. */
export interface Columns {
  /** A cell of a row, trimmed; `undefined` when it is empty or there is no such column. */
  own(cells: readonly string[], name: OwnColumn): string | undefined;
  /** Whether there is such a column. */
  has(name: OwnColumn): boolean;
  /** The fields of the type by name, without empty cells. */
  fields(cells: readonly string[]): [name: string, cell: string][];
  /** The name of a field's column in the file. */
  nameOf(field: string): string;
}

/** A field with the name of an own column, such as the title of a vCard, is written `fields.title`. */
const FIELD_PREFIX = "fields.";

/** Names by their lower-case form: the case of letters in a header does not matter. */
const SPELLINGS = new Map(
  [
    ...CODE_TYPES.flatMap((code) => Object.keys(code.fields.properties)),
    ...OWN_COLUMNS,
    ...OF_EDITS,
    ...GUIDE_COLUMNS,
  ].map((name) => [name.toLowerCase(), name]),
);

/**
 * @param isEdits - whether the file changes codes that there are.
 * @throws Fault `csv_invalid` when two columns mean the same.
 */
export function readColumns(header: readonly string[], isEdits = false): Columns {
  const known: readonly string[] = isEdits
    ? [...OWN_COLUMNS, ...OF_EDITS]
    : [...OWN_COLUMNS, ...GUIDE_COLUMNS];
  const own = new Map<string, number>();
  const fields: { readonly name: string; readonly at: number }[] = [];
  const meanings = new Set<string>();
  for (const [at, said] of header.entries()) {
    if (said === "") continue;
    const isField = said.startsWith(FIELD_PREFIX);
    const bare = isField ? said.slice(FIELD_PREFIX.length) : said;
    const name = SPELLINGS.get(bare.toLowerCase()) ?? bare;
    const isOwn = !isField && known.includes(name);
    const meaning = isOwn ? name : FIELD_PREFIX + name;
    if (meanings.has(meaning))
      throw csvInvalid(
        "The CSV has two columns that mean the same. Keep one of them.",
        explain("csv_columns_alike", {
          column: known.find((column) => column === meaning) ?? "a field",
        }),
      );
    meanings.add(meaning);
    if (isOwn) own.set(name, at);
    else fields.push({ name, at });
  }
  return {
    own(cells, name) {
      const at = own.get(name);
      const cell = at === undefined ? "" : (cells[at]?.trim() ?? "");
      return cell === "" ? undefined : cell;
    },
    has: (name) => own.has(name),
    fields: (cells) =>
      fields.flatMap(({ name, at }): [string, string][] => {
        const cell = cells[at] ?? "";
        return cell === "" ? [] : [[name, cell]];
      }),
    nameOf: (field) => header[fields.find(({ name }) => name === field)?.at ?? -1] ?? field,
  };
}
