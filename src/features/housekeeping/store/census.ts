import type { Census, Counted, Vitals } from "../vitals.ts";
import { flag, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { all, type Database, type Work } from "../../../../db/work.ts";

/** The key of a row. */
type Place = readonly (string | number)[];

/** Some rows of a table by their state, and the last of them; `null` where none was left. */
interface Found {
  readonly counts: readonly (readonly [state: string, rows: number])[];
  readonly last: Place | null;
}

/** Counts some rows of a table that come after a place. */
type CensusPart = (after: Place | null, rows: number) => Work<Found>;

const TENANT = shape({ id: text, suspended: flag, leftAt: nullable(whole) });

/** Workspaces that have left are emptied rows. */
function* workspaces(after: Place | null, rows: number): Work<Found> {
  const some = yield* all(
    TENANT,
  )`select ${TENANT} from tenants where id > ${after?.[0] ?? ""} order by id limit ${rows}`;
  const there = some.filter(({ leftAt }) => leftAt === null);
  return {
    counts: there.map(({ suspended }) => [suspended ? "suspended" : "active", 1]),
    last: placeOf(some.at(-1)?.id),
  };
}

const SUM = shape({ tenantId: text, lane: whole, codes: whole, active: whole });

/** A workspace has several rows on PostgreSQL, of which single ones may be negative. */
function* codes(after: Place | null, rows: number): Work<Found> {
  const [tenantId = "", lane = 0] = after ?? [];
  const some = yield* all(
    SUM,
  )`select ${SUM} from tenant_totals where (tenant_id, lane) > (${tenantId}, ${lane})
    order by tenant_id, lane limit ${rows}`;
  return {
    counts: some.flatMap(({ codes, active }) => [
      ["active", active],
      ["inactive", codes - active],
    ]),
    last: placeOf(some.at(-1)?.tenantId, some.at(-1)?.lane),
  };
}

const DESTINATION = shape({ seq: whole, state: text });

function* destinations(after: Place | null, rows: number): Work<Found> {
  const some = yield* all(
    DESTINATION,
  )`select ${DESTINATION} from watched_targets where seq > ${after?.[0] ?? 0}
    order by seq limit ${rows}`;
  return { counts: some.map(({ state }) => [state, 1]), last: placeOf(some.at(-1)?.seq) };
}

const DOMAIN = shape({ id: text, verifiedAt: nullable(whole), warning: nullable(text) });

function* domains(after: Place | null, rows: number): Work<Found> {
  const some = yield* all(
    DOMAIN,
  )`select ${DOMAIN} from domains where id > ${after?.[0] ?? ""} order by id limit ${rows}`;
  const stateOf = ({ verifiedAt, warning }: (typeof some)[number]) =>
    verifiedAt === null ? "pending" : warning === null ? "verified" : "warned";
  return { counts: some.map((domain) => [stateOf(domain), 1]), last: placeOf(some.at(-1)?.id) };
}

/** The place of a row, if there is one. */
function placeOf(...key: (string | number | undefined)[]): Place | null {
  const known = key.filter((part) => part !== undefined);
  return known.length < key.length ? null : known;
}

const PARTS: readonly (readonly [Counted, CensusPart])[] = [
  ["workspaces", workspaces],
  ["codes", codes],
  ["destinations", destinations],
  ["domains", domains],
];

/**
 * Counts all tables that a metric shows, in the order of their keys and a few rows at a time, so that nothing
 * waits for it. A row that comes or goes meanwhile may be counted or not.
 */
export function createCensus(db: Database): Vitals["census"] {
  return async (repeat) => {
    const census: Record<Counted, Record<string, number>> = {
      workspaces: {},
      codes: {},
      destinations: {},
      domains: {},
    };
    let [table, after]: [number, Place | null] = [0, null];
    await repeat(async (rows) => {
      const [counted, part] = PARTS[table] ?? [];
      if (!counted || !part) return false;
      const { counts, last } = await db.read(() => part(after, rows));
      for (const [state, count] of counts) census[counted][state] = (census[counted][state] ?? 0) + count;
      after = last;
      if (last === null) table++;
      return table < PARTS.length;
    });
    return table < PARTS.length ? null : (census satisfies Census);
  };
}
