import { all, type Work, values } from "./work.ts";
import { type Column, flag, shape, text, whole } from "./shape.ts";
import { type Fragment, NOTHING, raw, sql } from "./sql.ts";

/** Tables with rows of codes, whose key or an index begins with the code. */
const OF_CODES = [
  "scans",
  "totals",
  "dimension_totals",
  "packed_totals",
  "dimension_values",
  "funnel_days",
  "code_devices",
  "leads",
  "webhook_deliveries",
];

/** Tables with rows of workspaces, whose key begins with the workspace. */
const OF_TENANTS = ["campaign_days", "campaign_recounts"];

const BY_CODE = { column: "code_seq", first: 0, kind: whole };
const BY_TENANT = { column: "tenant_id", first: "", kind: text };

/** Codes or workspaces looked at in one statement. */
const AT_ONCE = 500;

/** Orphans of a table that are named; the others are only counted. */
const NAMED = 3;

/** Rows of a deleted code that waits for its erasure are no orphans. */
const isGoneCode = sql`not exists (select 1 from codes where seq = owner)
  and not exists (select 1 from erasures e where e.code_seq = owner)`;
const isGoneTenant = sql`not exists (select 1 from tenants where id = owner)`;

/**
 * Looks for rows whose code or workspace is gone. It goes from owner to owner by an index, so its cost depends on the number of
 * codes and not on the number of scans.
 * @returns a line for each table that has such rows.
 */
export function* findOrphans(): Work<string[]> {
  const found: [table: string, what: string, owners: Owners][] = [];
  for (const table of OF_CODES)
    found.push([table, "codes", yield* ownersGone({ table, ...BY_CODE, within: NOTHING }, isGoneCode)]);
  for (const table of OF_TENANTS)
    found.push([
      table,
      "workspaces",
      yield* ownersGone({ table, ...BY_TENANT, within: NOTHING }, isGoneTenant),
    ]);
  found.push(["scanners", "codes", yield* byDay("scanners", BY_CODE, isGoneCode)]);
  found.push(["campaign_scanners", "workspaces", yield* byDay("campaign_scanners", BY_TENANT, isGoneTenant)]);
  return found
    .filter(([, , { count }]) => count > 0)
    .map(([table, what, { count, some }]) => {
      const more = count > some.length ? ` and ${count - some.length} more` : "";
      return `${table} has rows of ${what} that are gone: ${some.join(", ")}${more}`;
    });
}

/** Codes or workspaces that are gone although rows of theirs are left: how many, and the first of them. */
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
  const { table, first, kind, within } = place;
  const column = raw(place.column);
  const OWNER = shape({ owner: kind, isGone: flag });
  const owners: Owners = { count: 0, some: [] };
  for (let after = first; ;) {
    const found = yield* all(OWNER)`with recursive found(owner) as (
        select min(${column}) from ${raw(table)} where ${column} > ${after} ${within}
        union all select (select min(t.${column}) from ${raw(table)} t where t.${column} > found.owner ${within})
          from found where found.owner is not null)
      select owner, ${isGone} as "isGone" from found where owner is not null limit ${AT_ONCE}`;
    for (const { owner, isGone } of found) if (isGone && ++owners.count <= NAMED) owners.some.push(owner);
    const last = found.at(-1);
    if (!last || found.length < AT_ONCE) return owners;
    after = last.owner;
  }
}

/** The same for a table whose key begins with the day. `count` is that of the day with the most owners. */
function* byDay<T extends string | number>(
  table: string,
  by: Omit<Place<T>, "table" | "within">,
  isGone: Fragment,
): Work<Owners> {
  const days = yield* values(whole)`with recursive found(day) as (
      select min(day) from ${raw(table)}
      union all select (select min(t.day) from ${raw(table)} t where t.day > found.day)
        from found where found.day is not null)
    select day from found where day is not null`;
  const owners: Owners = { count: 0, some: [] };
  for (const day of days) {
    const { count, some } = yield* ownersGone({ table, ...by, within: sql`and day = ${day}` }, isGone);
    owners.count = Math.max(owners.count, count);
    owners.some = [...new Set([...owners.some, ...some])].slice(0, NAMED);
  }
  return owners;
}
