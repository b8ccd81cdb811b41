import type { Table } from "../../../../db/column.ts";
import { tablesOfOrphans } from "../../../../db/owners.ts";
import { type Column, flag, shape, text, whole } from "../../../../db/shape.ts";
import { daysIn, skipScan } from "../../../../db/skip-scan.ts";
import { type Fragment, NOTHING, sql } from "../../../../db/sql.ts";
import { all, type Work } from "../../../../db/work.ts";

/** Numbers of series are negative. */
const BY_CODE = { column: "code_seq", first: Number.MIN_SAFE_INTEGER, kind: whole };
const BY_PICTURE = { column: "landing_image", first: "", kind: text };
const BY_TENANT = { column: "tenant_id", first: "", kind: text };

/** Owners looked at in one statement. */
const AT_ONCE = 500;

/** Orphans of a table that are named; the others are only counted. */
const NAMED = 3;

/** Rows of a deleted code that waits for its erasure, or has deliveries, are no orphans. */
const isGoneCode = sql`not exists (select 1 from codes where seq = item)
  and not exists (select 1 from erasures e where e.code_seq = item)
  and not exists (select 1 from deleted_codes g where g.code_seq = item)
  and not exists (select 1 from series where series.seq = -item)`;
const isGonePicture = sql`not exists (select 1 from images where id = item)`;
const isGoneTenant = sql`not exists (select 1 from tenants where id = item)`;

/**
 * Looks for rows whose code, workspace or picture is gone. It goes from owner to owner by an index, so its cost depends on the number of
 * codes and not on the number of scans.
 * @returns a line for each table that has such rows.
 */
export function* findOrphans(tables: readonly Table[]): Work<string[]> {
  const found: [table: string, what: string, owners: Owners][] = [];
  for (const table of tablesOfOrphans(tables, "code"))
    found.push([table, "codes", yield* ownersGone({ table, ...BY_CODE, within: NOTHING }, isGoneCode)]);
  for (const table of tablesOfOrphans(tables, "tenant"))
    found.push([
      table,
      "workspaces",
      yield* ownersGone({ table, ...BY_TENANT, within: NOTHING }, isGoneTenant),
    ]);
  found.push(["scanners", "codes", yield* byDay("scanners", BY_CODE, isGoneCode)]);
  found.push(["campaign_scanners", "workspaces", yield* byDay("campaign_scanners", BY_TENANT, isGoneTenant)]);
  const covers = { table: "codes", ...BY_PICTURE, within: NOTHING };
  found.push(["codes", "pictures", yield* ownersGone(covers, isGonePicture)]);
  return found
    .filter(([, , { count }]) => count > 0)
    .map(([table, what, { count, some }]) => {
      const more = count > some.length ? ` and ${count - some.length} more` : "";
      return `${table} has rows of ${what} that are gone: ${some.join(", ")}${more}`;
    });
}

/** Codes, workspaces or pictures that are gone although rows of theirs are left: how many, and the first of them. */
interface Owners {
  count: number;
  some: (string | number)[];
}

interface Place<T extends string | number> {
  readonly table: string;
  readonly column: string;
  /** Comes before every owner. */
  readonly first: T;
  readonly kind: Column<T>;
  /** A condition on the columns of the key before the owner. */
  readonly within: Fragment;
}

function* ownersGone<T extends string | number>(place: Place<T>, isGone: Fragment): Work<Owners> {
  const { table, column, first, kind, within } = place;
  const OWNER = shape({ owner: kind, isGone: flag });
  const owners: Owners = { count: 0, some: [] };
  for (let after = first; ;) {
    const found = yield* all(OWNER)`${skipScan(column, table, after, within)}
      select item as owner, ${isGone} as "isGone" from found where item is not null limit ${AT_ONCE}`;
    for (const { owner, isGone } of found) if (isGone && ++owners.count <= NAMED) owners.some.push(owner);
    const last = found.at(-1);
    if (!last || found.length < AT_ONCE) return owners;
    after = last.owner;
  }
}

/** The same for a table whose key begins with the day. `count` is that of the day with the most owners. */
function* byDay<T extends string | number>(
  table: Parameters<typeof daysIn>[0],
  by: Omit<Place<T>, "table" | "within">,
  isGone: Fragment,
): Work<Owners> {
  const owners: Owners = { count: 0, some: [] };
  for (const day of yield* daysIn(table)) {
    const { count, some } = yield* ownersGone({ table, ...by, within: sql`and day = ${day}` }, isGone);
    owners.count = Math.max(owners.count, count);
    owners.some = [...new Set([...owners.some, ...some])].slice(0, NAMED);
  }
  return owners;
}
