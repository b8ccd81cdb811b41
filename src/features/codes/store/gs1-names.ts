import { BEFORE_SERIAL, withoutSerialPart } from "../../../kit/gs1/gs1.ts";
import { addressOf, type ShortAddress } from "../../../kit/shared/short-address.ts";
import { flag, nullable, shape, text } from "../../../../db/shape.ts";
import { type Fragment, isOneOf, sql } from "../../../../db/sql.ts";
import { all, exists, type Work } from "../../../../db/work.ts";
import { isVisible } from "./code-row.ts";
import { host } from "./short-address.ts";

/*
 * GS1 addresses: the columns `gs1` and `domain`. A host has each once. A deleted code frees it for its own
 * workspace, and on the service's own host for no other, so that paper never leads to strangers.
 */

/** A code by its GS1 address. */
export interface Gs1Name {
  /** Canonical, without a slash before it. */
  readonly path: string;
  /** `"gone"` of a code that was deleted, or whose workspace has left. */
  readonly address: ShortAddress | "gone";
  /** `null` of one that is gone. */
  readonly tenantId: string | null;
}

const NAME = shape({
  path: text,
  shortId: text,
  domain: host,
  tenantId: nullable(text),
  isGone: flag,
});

/** The columns of `NAME`, of codes that are there. */
const OF_CODES = sql`select gs1 as path, short_id, domain, tenant_id, left_at is not null as is_gone
  from codes join tenants on tenants.id = codes.tenant_id`;

/**
 * Finds the codes of some GS1 addresses of a host, in the order of these, also those that are gone. A code
 * takes the place of one that is gone.
 */
export function* findNames(domain: string | null, paths: readonly string[]): Work<Gs1Name[]> {
  const areThese = sql`domain = ${domain ?? ""} and gs1 ${isOneOf(paths)}`;
  const rows = yield* all(NAME)`select ${NAME} from (
    ${OF_CODES} where ${areThese} and ${isVisible}
    union all select gs1 as path, short_id, domain, null as tenant_id, true as is_gone
      from retired_short_ids where ${areThese}) as names`;
  const found = new Map<string, Gs1Name>();
  for (const row of rows) if (!row.isGone || !found.has(row.path)) found.set(row.path, named(row));
  return paths.flatMap((path) => found.get(path) ?? []);
}

/**
 * Finds the codes of a key and of what is below it, by the order of their paths; none that is gone.
 * @param key - as a path: an application identifier and a value, without a serial.
 */
export function* namesUnder(domain: string | null, key: string, most: number): Work<Gs1Name[]> {
  const areThere = sql`domain = ${domain ?? ""} and left_at is null and ${isVisible}`;
  const rows = yield* all(NAME)`select ${NAME} from (
    select * from (${OF_CODES} where ${areThere} and gs1 = ${key}) as bare
    union all select * from (${OF_CODES} where ${areThere} and ${isBelow(key)} order by gs1 limit ${most}) as below
  ) as names order by path limit ${most}`;
  return rows.map(named);
}

/** Whether codes with a GS1 address are on a host; `null` is the service's own. */
export function hasNames(domain: string | null): Work<boolean> {
  return exists`select 1 from codes join tenants on tenants.id = codes.tenant_id
    where domain = ${domain ?? ""} and gs1 is not null and left_at is null and ${isVisible}`;
}

/**
 * Whether a row has a path below a key: behind a slash, or with a serial behind the value. It is a range of
 * an index. A path has no character between the slash and `0`, nor above `~`.
 */
export function isBelow(key: string): Fragment {
  return holdsSerial(key)
    ? sql`gs1 > ${key} and gs1 < ${`${key}\x7f`}`
    : sql`gs1 > ${`${key}/`} and gs1 < ${`${key}0`}`;
}

/**
 * The key of a GS1 address as a path: its identifier and value, without a serial. @param path - canonical.
 */
export function gs1KeyOf(path: string): string {
  const [ai = "", value = ""] = path.split("/", 2);
  return `${ai}/${withoutSerialPart(ai, value)}`;
}

/**
 * Whether the value of a GS1 key may end with a serial. @param path - a canonical path that begins with it.
 */
function holdsSerial(path: string): boolean {
  return Object.hasOwn(BEFORE_SERIAL, path.slice(0, path.indexOf("/")));
}

function named({ path, shortId, domain, tenantId, isGone }: ReturnType<typeof NAME.read>): Gs1Name {
  return isGone
    ? { path, address: "gone", tenantId: null }
    : { path, address: addressOf({ domain, shortId }), tenantId };
}
