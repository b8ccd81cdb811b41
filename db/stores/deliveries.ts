import { HOUR } from "../../src/shared/clock.ts";
import { lowestId } from "../../src/shared/ids.ts";
import { nextTurn } from "../../src/shared/next-turn.ts";
import type { Alert, DeliveryStore, StoredDelivery } from "../../src/webhooks/delivery-store.ts";
import { DELIVERY, type DeliveryRow, EVERY_STATE, STATES, toDue, toStored } from "./delivery-row.ts";
import { trusted } from "./code-row.ts";
import { flag, from, nullable, shape, text, whole } from "./shape.ts";
import { skipScan } from "./skip-scan.ts";
import { type Fragment, forUpdate, forUpdateSkipLocked, isChosen, joined, NOTHING, raw, sql } from "./sql.ts";
import { all, type Database, first, run, value, values, type Work } from "./work.ts";

/** How an engine knows which deliveries a process may send, and how it saves many outcomes at once. */
export interface DeliveryLeases extends Pick<DeliveryStore, "onAdded" | "onOrphaned" | "settle"> {
  /** A condition on deliveries `d`: no other process that runs has leased them. */
  readonly isFree: Fragment;
  /** A condition on deliveries `d`: this process has leased them. */
  readonly isOurs: Fragment;
  /** Behind the changes of an update: ends the lease. */
  readonly released: Fragment;
  /** Behind a query that locks a tenant's deliveries: the order in which nodes lock them. */
  readonly inLockOrder: Fragment;
  /** Leases deliveries that are free. Gives those that no other process was faster to lease. */
  lease(tenantId: string, rows: readonly DueRow[]): Promise<readonly DueRow[]>;
}

export interface DueRow extends DeliveryRow {
  readonly isOurs: boolean;
}

const COLUMNS = {
  id: from("d.id", text),
  tenantId: from("d.tenant_id", text),
  state: whole,
  event: text,
  codeId: from("coalesce(codes.id, gone.id)", text),
  shortId: from("coalesce(codes.short_id, gone.short_id)", text),
  at: whole,
  country: nullable(text),
  device: text,
  repeat: flag,
  hasEmail: flag,
  alert: nullable(trusted<Alert>()),
  attempts: whole,
  step: whole,
  nextAttemptAt: nullable(whole),
  lastStatus: nullable(whole),
  lastError: nullable(text),
  deliveredAt: nullable(whole),
};

const STORED = shape(COLUMNS);
const DUE = shape({ ...COLUMNS, isOurs: flag });
const TENANT = shape({ tenantId: text, hasNew: flag });
const RETRIES = shape({ tenantId: text, firstAt: whole, lastAt: whole });

/** Deliveries outlive their code. Deliveries of a workspace that has left have none, and are for nobody. */
const WITH_CODE = sql`webhook_deliveries d left join codes on codes.seq = d.code_seq
  left join deleted_codes gone on gone.code_seq = d.code_seq`;
const HAS_CODE = sql`coalesce(codes.id, gone.id) is not null`;
const KEY = "tenant_id, state, id";

// Literals, not parameters: only so do the engines see that an index which holds some states will do.
const IS_NEW = raw(`state = ${DELIVERY.new}`);
const IS_RETRYING = raw(`state = ${DELIVERY.retrying}`);
const IS_PENDING = raw(`state in (${STATES.pending.join()})`);
const IN_ANY_STATE = raw(`state in (${EVERY_STATE.join()})`);

/** Tenants looked through for old deliveries in one step. */
const TENANTS_AT_ONCE = 50;

/** How often due deliveries are read again where other processes were faster to lease them. */
const TURNS = 5;

/** Webhook deliveries. */
export function createDeliveryStore(db: Database, leases: DeliveryLeases): DeliveryStore {
  const { isFree, isOurs, released, inLockOrder } = leases;
  /** Tenants up to this one were looked through in the present round of retention. */
  let lookedThrough = "";

  /** Leases at most `limit` due deliveries. @param read - how many to look at, as some are in flight. */
  async function dueOf(
    tenantId: string,
    which: Fragment,
    { limit, except, read }: { limit: number; except: ReadonlySet<string>; read: number },
  ) {
    let found: readonly DueRow[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      const rows = await db.read(
        () => all(DUE)`select ${STORED}, ${isOurs} as "isOurs" from ${WITH_CODE}
          where d.tenant_id = ${tenantId} and ${HAS_CODE} and ${isFree} and ${which} limit ${read}`,
      );
      const wanted = rows.filter(({ id }) => !except.has(id)).slice(0, limit);
      found = await leases.lease(tenantId, wanted);
      if (found.length === wanted.length || rows.length < read) break;
    }
    return found.map(toDue);
  }

  return {
    onAdded: leases.onAdded,
    onOrphaned: leases.onOrphaned,
    settle: leases.settle,

    tenants: (after, limit) =>
      db.read(
        // Ordered and limited: with `exists` PostgreSQL may look through all that waits to find one.
        () => all(TENANT)`${tenantsAfter(after)}
          select item as "tenantId", coalesce((select true from webhook_deliveries d
            where d.tenant_id = item and ${IS_NEW} and ${isFree} order by d.id limit 1), false) as "hasNew"
          from found where item is not null limit ${limit}`,
      ),

    async waiting(atMost) {
      let count = 0;
      for (let after: WaitingAfter | null = START_OF_WAITING; after !== null && count < atMost;) {
        const limit = Math.min(WAITING_AT_ONCE, atMost - count);
        const part: WaitingPart = await db.read(() => countWaiting(after ?? START_OF_WAITING, limit));
        count += part.count;
        after = part.next;
        await nextTurn();
      }
      return count;
    },

    retries(after, limit) {
      const ofTenant = sql`from webhook_deliveries d where d.tenant_id = item and ${IS_RETRYING} and ${isFree}`;
      // Deliveries that other nodes have leased are left out: those nodes send them.
      return db.read(
        () => all(RETRIES)`${tenantsAfter(after, sql`and ${IS_RETRYING}`)} select item as "tenantId",
          coalesce((select min(next_attempt_at) ${ofTenant}), ${Number.MAX_SAFE_INTEGER}) as "firstAt",
          coalesce((select max(next_attempt_at) ${ofTenant}), 0) as "lastAt"
          from found where item is not null limit ${limit}`,
      );
    },

    async due(tenantId, { now, limit, after, except }) {
      // Deliveries in flight are still stored as due, so as many more rows are read.
      const more = limit + except.size;
      const again = sql`${IS_RETRYING} and next_attempt_at <= ${now} order by next_attempt_at`;
      const fresh = sql`${IS_NEW} and d.id > ${after} order by d.id`;
      return {
        again: await dueOf(tenantId, again, { limit, except, read: more }),
        fresh: await dueOf(tenantId, fresh, { limit, except, read: after === "" ? more : limit }),
      };
    },

    failPending(tenantId, reason, until, limit) {
      const isWaiting = sql`tenant_id = ${tenantId} and ${IS_PENDING} and id <= ${until}
        ${inLockOrder} limit ${limit} ${forUpdate}`;
      const failed = sql`state = ${DELIVERY.failed}, last_error = ${reason}, next_attempt_at = null ${released}`;
      return db.write(() => change(isWaiting, failed));
    },

    hasten(tenantId, later, now, limit) {
      const isLater = sql`tenant_id = ${tenantId} and ${IS_RETRYING} and next_attempt_at > ${later}
        ${inLockOrder} limit ${limit} ${forUpdate}`;
      return db.write(() => change(isLater, sql`next_attempt_at = ${now}`));
    },

    restart: (tenantId, id, now) => db.write(() => restart(tenantId, id, now)),

    get: (tenantId, id) => db.read(() => find(tenantId, id)),

    async list(tenantId, { status, limit, before }) {
      const states = status === undefined ? EVERY_STATE : STATES[status];
      const older = before === undefined ? NOTHING : sql`and d.id < ${before}`;
      // Within a state they lie by id: the newest of each, and of those the newest.
      const newest = states.map(
        (state) => sql`select * from (select ${STORED} from ${WITH_CODE}
          where d.tenant_id = ${tenantId} and ${HAS_CODE} and state = ${state} ${older} order by d.id desc limit ${limit}) as one`,
      );
      const rows = await db.read(() => all(STORED)`${joined(newest, " union all ")}`);
      return rows
        .toSorted((a, b) => (a.id < b.id ? 1 : -1))
        .slice(0, limit)
        .map(toStored);
    },

    async retire(before, rows, now) {
      const { tenants, erased } = await db.writeUnsynced(() => eraseOld(lookedThrough, before, rows, now));
      // The same tenants come first again in the next step, until they have no old delivery left.
      if (erased === rows) return true;
      lookedThrough = tenants.length === TENANTS_AT_ONCE ? (tenants.at(-1) ?? "") : "";
      return lookedThrough !== "";
    },
  };
}

/** Pending deliveries that are counted in one step, of a millisecond. */
const WAITING_AT_ONCE = 5_000;

/** The key up to which pending deliveries are counted. */
interface WaitingAfter {
  readonly tenantId: string;
  readonly state: number;
  readonly id: string;
}

interface WaitingPart {
  readonly count: number;
  /** `null` at the end. */
  readonly next: WaitingAfter | null;
}

const START_OF_WAITING: WaitingAfter = { tenantId: "", state: 0, id: "" };
const COUNTED = shape({ count: whole, last: nullable(text) });

/** Counts some pending deliveries after a key. */
function* countWaiting(from: WaitingAfter, limit: number): Work<WaitingPart> {
  let count = 0;
  let next: WaitingAfter | null = from;
  for (let looked = 0; next !== null && count < limit && looked < TENANTS_AT_ONCE; looked++) {
    const { tenantId, state, id }: WaitingAfter = next;
    const found: ReturnType<typeof COUNTED.read> | null = yield* first(
      COUNTED,
    )`select count(*) as count, max(id) as last from (
      select id from webhook_deliveries where tenant_id = ${tenantId} and state = ${state} and id > ${id}
      order by id limit ${limit - count}) as part`;
    count += found?.count ?? 0;
    const later = STATES.pending.find((other) => other > state);
    if (count === limit) next = { tenantId, state, id: found?.last ?? id };
    else next = later === undefined ? yield* nextTenant(tenantId) : { tenantId, state: later, id: "" };
  }
  return { count, next };
}

function* nextTenant(after: string): Work<WaitingAfter | null> {
  const tenantId = yield* value(
    text,
  )`select tenant_id from webhook_deliveries where tenant_id > ${after} order by tenant_id limit 1`;
  return tenantId === null ? null : { tenantId, state: Math.min(...STATES.pending), id: "" };
}

/** Tenants with deliveries, as `found(item)`. @param which - a condition on the deliveries, `and …`. */
function tenantsAfter(tenantId: string, which?: Fragment): Fragment {
  return skipScan("tenant_id", "webhook_deliveries", tenantId, which);
}

/**
 * Changes the deliveries that a condition chooses. @returns how many.
 *
 * They are found by their key: one that another node has leased meanwhile lies elsewhere in PostgreSQL's table.
 */
function change(condition: Fragment, changes: Fragment): Work<number> {
  return run`update webhook_deliveries set ${changes} from (
      select tenant_id as tenant, state as before, id as delivery from webhook_deliveries
      where ${condition}) as chosen
    where tenant_id = tenant and state = before and id = delivery`;
}

function* find(tenantId: string, id: string): Work<StoredDelivery | null> {
  const row = yield* first(STORED)`select ${STORED} from ${WITH_CODE}
    where d.tenant_id = ${tenantId} and ${HAS_CODE} and ${IN_ANY_STATE} and d.id = ${id}`;
  return row && toStored(row);
}

function* restart(tenantId: string, id: string, now: number): Work<StoredDelivery | null> {
  if (!(yield* find(tenantId, id))) return null;
  yield* run`update webhook_deliveries
    set state = ${DELIVERY.retrying}, step = 0, next_attempt_at = ${now}, delivered_at = null
    where tenant_id = ${tenantId} and ${IN_ANY_STATE} and id = ${id}`;
  return yield* find(tenantId, id);
}

function* eraseOld(after: string, before: number, rows: number, now: number) {
  const tenants = yield* values(text)`${tenantsAfter(after)}
    select item from found where item is not null limit ${TENANTS_AT_ONCE}`;
  // Ids tell the age, but for those that a clock made which ran ahead.
  const ages = [
    sql`id < ${lowestId("whd", before)}`,
    sql`id > ${lowestId("whd", now + HOUR)} and at < ${before}`,
  ];
  let left = rows;
  // Tenant by tenant: of several at once PostgreSQL may read the whole table to find a few.
  for (const tenantId of tenants)
    for (const state of [DELIVERY.delivered, DELIVERY.failed])
      for (const age of ages) {
        const old = sql`from webhook_deliveries where tenant_id = ${tenantId} and state = ${state} and ${age}
          order by id limit ${left} ${forUpdateSkipLocked}`;
        left -= yield* run`delete from webhook_deliveries where ${isChosen(KEY, old)}`;
        if (left === 0) return { tenants, erased: rows };
      }
  // Codes whose deliveries are all erased.
  const unnamed = sql`from deleted_codes where deleted_at < ${before} and not exists (
      select 1 from webhook_deliveries d where d.code_seq = deleted_codes.code_seq)
    order by deleted_at limit ${left} ${forUpdateSkipLocked}`;
  left -= yield* run`delete from deleted_codes where ${isChosen("code_seq", unnamed)}`;
  return { tenants, erased: rows - left };
}
