import { identifierAt, productsOf } from "../../../kit/gs1/gs1.ts";
import type { Linked } from "../../../kit/shared/short-address.ts";
import { flag, shape, text } from "../../../../db/shape.ts";
import { isOneOf, joined, sql } from "../../../../db/sql.ts";
import { all, values, type Work } from "../../../../db/work.ts";
import { lockName } from "../../../../db/locks.ts";
import { gs1KeyOf, isBelow } from "./gs1-names.ts";

/*
 * The holders of GS1 addresses. On the service's own host all codes of a key are of one workspace, the first
 * one that made any: a shorter address answers for longer ones that nobody has, and a longer one takes their
 * scans, so paper would lead to strangers otherwise. That holds for deleted codes, too, whose rows have the
 * mark of their workspace.
 */

/** Why a code may not have its GS1 address. */
export type NameRefusal =
  | "gs1_taken"
  /** It names one thing, and its workspace has no code of the product. */
  | "gs1_product_missing";

/** Judges the GS1 addresses of new codes, one after the other. */
export interface NameJudge {
  readonly refusalOf: (code: Linked) => NameRefusal | null;
  /** Notes that a code is added. Later ones can't have its address, and may be parts of what it names. */
  readonly note: (code: Linked) => void;
}

/** A code with a GS1 address. */
interface Named {
  readonly domain: string | null;
  readonly path: string;
  readonly key: string;
  /** The paths of its product, without a serial; none of an address that has no serial. */
  readonly products: readonly string[];
}

const HELD = shape({ gs1: text, tenantId: text });

/** Of codes that have none. */
const FREE: NameJudge = { refusalOf: () => null, note() {} };

/**
 * Prepares the judgement of a workspace's new codes. Their keys are held until the transaction ends, in which
 * the codes are added.
 */
export function* judgeNames(tenantId: string, codes: readonly Linked[]): Work<NameJudge> {
  const named = new Map(
    codes.flatMap((code): [Linked, Named][] => (code.gs1 === null ? [] : [[code, nameOf(code, code.gs1)]])),
  );
  if (named.size === 0) return FREE;
  const names = [...named.values()];
  const keys = new Map(names.map(({ domain, key }) => [spelled(domain, key), { domain, key }]));
  const foreign = new Set<string>();
  for (const [name, { domain, key }] of [...keys].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    yield* lockName(name);
    if (domain === null && (yield* isForeign(tenantId, key))) foreign.add(name);
  }
  const taken = new Set<string>();
  const products = new Set<string>();
  for (const [domain, some] of Map.groupBy(names, (name) => name.domain)) {
    const paths = [...new Set(some.flatMap((name) => [name.path, ...name.products]))];
    // With a column that the index lacks, or PostgreSQL may read all of the host in it.
    const found = yield* all(HELD)`select ${HELD} from codes
      where domain = ${domain ?? ""} and gs1 ${isOneOf(paths)}`;
    for (const held of found) {
      taken.add(spelled(domain, held.gs1));
      if (held.tenantId === tenantId) products.add(spelled(domain, held.gs1));
    }
  }
  return {
    refusalOf(code) {
      const name = named.get(code);
      if (!name) return null;
      const { domain, path, key } = name;
      if (foreign.has(spelled(domain, key)) || taken.has(spelled(domain, path))) return "gs1_taken";
      const hasProduct =
        name.products.length === 0 || name.products.some((product) => products.has(spelled(domain, product)));
      return hasProduct ? null : "gs1_product_missing";
    },
    note(code) {
      const name = named.get(code);
      if (!name) return;
      const address = spelled(name.domain, name.path);
      taken.add(address);
      products.add(address);
    },
  };
}

function nameOf({ domain }: Linked, path: string): Named {
  return { domain, path, key: gs1KeyOf(path), products: productsOf(identifierAt(path)) };
}

function spelled(domain: string | null, path: string): string {
  return `${domain ?? ""}/${path}`;
}

/**
 * Whether another workspace has codes of a key on the service's own host, or had some. They all are of one
 * workspace, so one row tells; one of a workspace that has left has no mark, and nobody gets its key.
 */
export function* isForeign(tenantId: string, key: string): Work<boolean> {
  const mark = holderMark(tenantId, key);
  const looks = [sql`gs1 = ${key}`, isBelow(key)].flatMap((isOfKey) => [
    sql`select tenant_id <> ${tenantId} as other from codes where domain = '' and ${isOfKey} limit 1`,
    sql`select gs1_holder is null or gs1_holder <> ${mark} as other from retired_short_ids
      where domain = '' and ${isOfKey} limit 1`,
  ]);
  // One statement: the eraser moves the rows of a workspace that has left from one table to the other.
  const others = joined(
    looks.map((look) => sql`select * from (${look}) as seen`),
    " union all ",
  );
  return (yield* values(flag)`${others}`).includes(true);
}

/**
 * The mark of a workspace at a key, by which the rows of its deleted codes are recognised. It tells nothing
 * of the workspace, whose id is random.
 */
export function holderMark(tenantId: string, key: string): string {
  return new Bun.CryptoHasher("sha256").update(`${tenantId}\n${key}`).digest("base64url");
}
