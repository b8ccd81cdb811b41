import { expect, test } from "bun:test";
import { codes } from "../../../src/features/codes/tables.ts";
import { columnOf } from "../../../db/shape.ts";
import { CELL_MEMBERS, UTM_COLUMNS } from "../../../src/features/bulk/model.ts";
import { type Chosen, INITIAL, type Member, STORED } from "../../../src/features/codes/members.ts";
import type { Stored } from "../../../src/kit/shared/column.ts";
import { namesOf } from "../../../src/kit/shared/fold.ts";

const WRITTEN: { readonly [M in Member]: Stored<Chosen[M], unknown, string> } = STORED;

/** The value that a column has for a member that nobody has given. */
function written<M extends Member>(member: M): unknown {
  return WRITTEN[member].write(INITIAL[member]);
}

test.each(namesOf(STORED))("%s has a column, which may be null if the member is so by itself", (member) => {
  const column = codes.columns[columnOf(member, STORED[member].column)];
  expect(column).toMatchObject({ kind: member === "active" ? "flag" : "text" });
  expect(column?.isOptional ?? false).toBe(written(member) === null);
});

test("the page about CSV files has a row for each cell of a member", async () => {
  const page = await Bun.file(new URL("../../../docs/bulk.md", import.meta.url)).text();
  const rows = page.split("\n").filter((line) => line.startsWith("|"));
  for (const cell of [...CELL_MEMBERS, ...UTM_COLUMNS.map(([, column]) => column)])
    expect(rows.some((row) => row.split("|")[1]?.includes(`\`${cell}\``))).toBe(true);
});
