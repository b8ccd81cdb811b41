import { BLOCK_REASONS } from "../src/kit/shared/block.ts";
import { nameOf } from "../src/kit/shared/column.ts";
import { flag, from, nullable, shape, text, whole } from "./shape.ts";
import { type Fragment, forKeyShare, forUpdate, isOneOf, raw, sql } from "./sql.ts";
import { exists, first, lock, values, type Work } from "./work.ts";

/** Columns of a workspace that no other table has. */
const OF_TENANTS = {
  email: text,
  plan: text,
  planValidUntil: nullable(whole),
  deviceLog: flag,
  suspended: flag,
  contact: nullable(text),
  requireSecondFactor: flag,
  unconfirmed: flag,
  blockedFor: nullable(nameOf(BLOCK_REASONS)),
  blockedWords: nullable(text),
  blockedAt: nullable(whole),
};

/** A workspace. */
export const TENANT = shape({ id: text, name: text, createdAt: whole, ...OF_TENANTS });

/** The columns of a workspace `t` beside those of another table. */
export const BESIDE = {
  id: from("t.id", text),
  name: from("t.name", text),
  createdAt: from("t.created_at", whole),
  ...OF_TENANTS,
};

const CODE = shape({ seq: whole, tenantId: text, group: from("group_tag", nullable(text)) });

/** The first number of scan locks: PostgreSQL keeps them apart from advisory locks of one number. */
export const CODE_LOCKS = 0x515b;

/** The second number is a whole one of 32 bits: codes beyond share locks. */
const MOST_CODE_LOCKS = 2_147_483_647;

/** The second number of a code's scan lock. */
export const lockNumberOf = (codeSeq: number) => codeSeq % MOST_CODE_LOCKS;

/*
 * Nodes on PostgreSQL never deadlock, because every transaction locks in one order:
 *
 *   1. the tenant's row in `tenants`, of several by ascending id, then rows of `vouchers`, the address of a
 *      person, rows of `people`, `members`, `apps` and `sessions`, of `open_batches` and `code_runs`, or one
 *      of `erasures` or `device_erasures`;
 *   2. the scan locks of codes, by ascending code: advisory locks, which commits of scans share, so that none
 *      waits for another. A transaction that moves, recounts or deletes a code takes its lock alone: it waits
 *      for commits in flight, and later ones wait for it;
 *   3. rows of `code_totals`, by ascending code: each is the lock of its code, except for scans. A
 *      transaction that changes a code or its counts takes this lock first, so that the code does not change
 *      under it. A deleted code has no such row: chores that subtract its counts lock its row of
 *      `campaign_changes` or `series_moves` next, and read it again;
 *   4. rows of `series`: missing ones are added by ascending group, the others locked by ascending number
 *      while values of series are added or packed;
 *   5. all other rows of those codes, table after table, by ascending primary key;
 *   6. rows of `looks`, by ascending id, then of `domains`, by ascending host, the name of a host, and GS1 keys
 *      in ascending order, before the codes are added that have them;
 *   7. rows of `logo_copies`, by ascending key;
 *   8. rows of `tenant_totals`, by ascending tenant.
 *
 * A row that was read before its lock may have changed by then, so it is read again afterwards. On SQLite nothing is
 * locked: its transactions run one after the other.
 */

/** Locks a tenant, so that transactions that depend on how much it has run one after the other. */
export function lockTenant(id: string) {
  return first(TENANT)`select ${TENANT} from tenants where id = ${id} and left_at is null ${forUpdate}`;
}

/** Keeps a tenant from being deleted until the transaction ends. Gives whether it is there. */
export function holdTenant(id: string): Work<boolean> {
  return exists`select 1 from tenants where id = ${id} and left_at is null ${forKeyShare}`;
}

/** The first number of the advisory locks of hosts. */
const HOSTS = 0x515c;

/** Locks a host's name, so that of several tenants that verify it at once the first one has it. */
export function lockHost(host: string): Work<void> {
  return lock`select pg_advisory_xact_lock(${raw(String(HOSTS))}, hashtext(${host}))`;
}

/** The first number of the advisory locks of mail addresses. */
const ADDRESSES = 0x515d;

/**
 * Locks a person's mail address, so that of several who come by it at once the first one has it.
 * @param key - in lower case.
 */
export function lockAddress(key: string): Work<void> {
  return lock`select pg_advisory_xact_lock(${raw(String(ADDRESSES))}, hashtext(${key}))`;
}

/** The first number of the advisory locks of GS1 keys. */
const NAMES = 0x515e;

/** Locks a GS1 key on a host, so that of several codes that get an address with it at once the first one has it. */
export function lockName(name: string): Work<void> {
  return lock`select pg_advisory_xact_lock(${raw(String(NAMES))}, hashtext(${name}))`;
}

/** A domain on which a code is made. */
export interface HeldDomain {
  /** Whether it takes codes with a GS1 identifier. */
  readonly gs1: boolean;
}

const HELD = shape({ gs1: flag });

/** The settings say whether the service's own address takes GS1 identifiers. */
const OWN: HeldDomain = { gs1: true };

/**
 * Keeps a tenant's domain from being changed or deleted until the transaction ends, in which a code is made on it.
 * @param host - `null` for the service's own, which is always there.
 * @returns `null` when the tenant has not verified it.
 */
export function* holdDomain(tenantId: string, host: string | null): Work<HeldDomain | null> {
  if (host === null) return OWN;
  return yield* first(HELD)`select ${HELD} from domains
    where host = ${host} and verified_at is not null and tenant_id = ${tenantId} ${forKeyShare}`;
}

/** A condition: the tenant has not left. Once it has, its codes are gone, although a chore has yet to delete the rows. */
export function isPresent(tenantId: string): Fragment {
  return sql`exists (select 1 from tenants where id = ${tenantId} and left_at is null)`;
}

/**
 * Locks codes, one after the other. Gives the numbers of the codes that exist: the others were deleted. Scans go on; their
 * counts are not added to the codes' totals until the lock is released.
 */
export function* lockCodes(seqs: readonly number[]): Work<Set<number>> {
  return new Set(
    yield* values(whole)`select code_seq from code_totals where code_seq ${isOneOf(seqs)}
      order by code_seq ${forUpdate}`,
  );
}

/**
 * Locks series, by their numbers, one after the other: rows of their values are packed and deleted, and not added to meanwhile.
 * Gives the numbers of those that exist.
 */
export function* lockSeries(numbers: readonly number[]): Work<number[]> {
  const seqs = numbers.filter((number) => number < 0).map((number) => -number);
  if (seqs.length === 0) return [];
  const locked = yield* values(
    whole,
  )`select seq from series where seq ${isOneOf(seqs)} order by seq ${forUpdate}`;
  return locked.map((seq) => -seq);
}

/** Locks codes as `lockCodes` does, and waits for their scans in flight. Later ones wait until the transaction ends. */
export function* stopScans(seqs: readonly number[]): Work<Set<number>> {
  yield* lockScans(sql`seq ${isOneOf(seqs)}`);
  return yield* lockCodes(seqs);
}

/**
 * Takes scan locks alone. Their queues are fair, however many commits share them.
 * @param areCodes - a condition on `codes`.
 */
export function lockScans(areCodes: Fragment): Work<void> {
  return lock`select pg_advisory_xact_lock(${raw(String(CODE_LOCKS))}, number) from (
    select (seq % ${raw(String(MOST_CODE_LOCKS))})::integer as number from codes where ${areCodes} order by seq) as locks`;
}

/** Locks the code with this id, beside its scans. `null` when there is none. */
export function* lockCode(id: string) {
  yield* lock`select 1 from code_totals where code_seq = (select seq from codes where id = ${id}) for update`;
  return yield* first(CODE)`select ${CODE} from codes where id = ${id}`;
}
