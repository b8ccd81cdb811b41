import { trusted } from "../../../kit/shared/column.ts";
import type {
  Alert,
  DueFilter,
  StoredDelivery,
  DeliveryOutcome,
  Retries,
  WebhookWithDeliveries,
  DuePage,
  DeliveryFilter,
} from "../delivery-records.ts";
import { isShared, tenantOf, type WebhookKey } from "../key-records.ts";
import { isWanted } from "./outbox.ts";
import { createRetention } from "./delivery-retention.ts";
import type { DeliveryLeases, DueRow } from "./delivery-leases.ts";
import { DELIVERY, EVERY_STATE, STATES, toDue, toStored } from "./delivery-row.ts";
import { flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { skipScan } from "../../../../db/skip-scan.ts";
import { countAllWaiting } from "./waiting-deliveries.ts";
import {
  beginTry,
  createTries,
  endTry,
  HELD,
  HELD_UNTIL,
  hastenTry,
  LONGEST_TRY,
  noteOutcomes,
  triesOf,
} from "./webhook-tries.ts";
import {
  type Fragment,
  forUpdate,
  forUpdateSkipLocked,
  isOneOf,
  joined,
  NOTHING,
  raw,
  sql,
} from "../../../../db/sql.ts";
import { all, bind, type Database, first, run, value, values, type Work } from "../../../../db/work.ts";

const COLUMNS = {
  id: from("d.id", text),
  webhook: from("d.webhook", text),
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
  subject: nullable(text),
  attempts: whole,
  step: whole,
  nextAttemptAt: nullable(whole),
  lastStatus: nullable(whole),
  lastError: nullable(text),
  deliveredAt: nullable(whole),
  lastDuration: nullable(whole),
};

const STORED = shape(COLUMNS);
const SHOWN = shape({ ...COLUMNS, ...HELD });
const DUE = shape({ ...COLUMNS, isOurs: flag });
const WEBHOOK = shape({ webhook: text, hasNew: flag, heldUntil: nullable(whole) });
const RETRIES = shape({ webhook: text, firstAt: whole, lastAt: whole, heldUntil: nullable(whole) });

/** Deliveries outlive their code. Deliveries of a workspace that has left have none, and are for nobody. */
const WITH_CODE = sql`webhook_deliveries d left join codes on codes.seq = d.code_seq
  left join deleted_codes gone on gone.code_seq = d.code_seq`;
const HAS_CODE = sql`coalesce(codes.id, gone.id) is not null`;

// Literals, not parameters: only so do the engines see that an index which holds some states will do.
const IS_NEW = raw(`state = ${DELIVERY.new}`);
const IS_RETRYING = raw(`state = ${DELIVERY.retrying}`);
const IS_PENDING = raw(`state in (${STATES.pending.join()})`);
const IN_ANY_STATE = raw(`state in (${EVERY_STATE.join()})`);

/** How often due deliveries are read again where other processes were faster to lease them. */
const TURNS = 5;

/**
 * Stores deliveries. Those of a deleted code are sent, listed and erased like all others; those of a
 * workspace that has left go with it.
 */
export function createDeliveryStore(db: Database, leases: DeliveryLeases) {
  const { read, write } = bind(db);
  const { isFree, isOurs, released, inLockOrder } = leases;

  /** Leases at most `limit` due deliveries. @param read - how many to look at, as some are in flight. */
  async function dueOf(
    webhook: string,
    which: Fragment,
    { limit, except, read }: { limit: number; except: ReadonlySet<string>; read: number },
  ) {
    let found: readonly DueRow[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      const rows = await db.read(
        () => all(DUE)`select ${STORED}, ${isOurs} as "isOurs" from ${WITH_CODE}
          where d.webhook = ${webhook} and ${HAS_CODE} and ${isFree} and ${which} limit ${read}`,
      );
      const wanted = rows.filter(({ id }) => !except.has(id)).slice(0, limit);
      found = await leases.lease(webhook, wanted);
      if (found.length === wanted.length || rows.length < read) break;
    }
    return found;
  }

  /** All that is due and not in flight, or the one that is tried. */
  async function duePage(webhook: string, { now, limit, after, except }: DueFilter) {
    // Deliveries in flight are still stored as due, so as many more rows are read.
    const more = limit + except.size;
    const again = sql`${IS_RETRYING} and next_attempt_at <= ${now} order by next_attempt_at`;
    const fresh = sql`${IS_NEW} and d.id > ${after} order by d.id`;
    const found = await dueOf(webhook, again, { limit, except, read: more });
    if (limit === 1 && found.length > 0) return { again: found, fresh: [] };
    return {
      again: found,
      fresh: await dueOf(webhook, fresh, { limit, except, read: after === "" ? more : limit }),
    };
  }

  return {
    onAdded: leases.onAdded,
    onOrphaned: leases.onOrphaned,
    ...createTries(db, leases),
    ...createRetention(db),

    /**
     * Saves outcomes, in one transaction. A delivery that was rescheduled meanwhile, from outside or by a
     * new receiver, keeps its new time.
     */
    async settle(outcomes: readonly DeliveryOutcome[]): Promise<void> {
      // First: a crash in between leaves a webhook that is tried later, and not one of which all is sent.
      await db.writeUnsynced(() => noteOutcomes(outcomes));
      await leases.settle(outcomes);
    },

    /** A page of the webhooks with deliveries, by id, and whether any of these are new, and so due. */
    webhooks: (after: string, limit: number): Promise<WebhookWithDeliveries[]> =>
      db.read(
        // Ordered and limited: with `exists` PostgreSQL may look through all that waits to find one.
        () => all(WEBHOOK)`${webhooksAfter(after)}
          select item as "webhook", coalesce((select true from webhook_deliveries d
            where d.webhook = item and ${IS_NEW} and ${isFree} order by d.id limit 1), false) as "hasNew",
            ${HELD_UNTIL} as "heldUntil" from found where item is not null limit ${limit}`,
      ),

    /** How many deliveries wait, of all webhooks; `atMost` stands for that many and more. */
    waiting: (atMost: number) => countAllWaiting(db, atMost),

    /** A page of the webhooks with deliveries to be tried again, by id. */
    retries(after: string, limit: number): Promise<Retries[]> {
      const ofWebhook = sql`from webhook_deliveries d where d.webhook = item and ${IS_RETRYING} and ${isFree}`;
      // Deliveries that other nodes have leased are left out: those nodes send them.
      return db.read(
        () => all(RETRIES)`${webhooksAfter(after, sql`and ${IS_RETRYING}`)} select item as "webhook",
          coalesce((select min(next_attempt_at) ${ofWebhook}), ${Number.MAX_SAFE_INTEGER}) as "firstAt",
          coalesce((select max(next_attempt_at) ${ofWebhook}), 0) as "lastAt",
          ${HELD_UNTIL} as "heldUntil" from found where item is not null limit ${limit}`,
      );
    },

    /**
     * Leases due deliveries to this process: no other gets them as long as this one lives. Of a webhook that
     * has not answered 2xx yet, or that took none of the last `HELD_AFTER`, it is one delivery, and none
     * before the next try.
     */
    async due(webhook: WebhookKey, filter: DueFilter): Promise<DuePage> {
      if (isShared(webhook)) return db.writeUnsynced(() => spread(webhook, isFree));
      const tries = await db.read(() => triesOf(webhook, filter.now));
      const { heldUntil, trial } = tries;
      if (heldUntil !== null) return { again: [], fresh: [], heldUntil, spread: null };
      const toDues = (rows: readonly DueRow[]) => rows.map((row) => toDue(row, tries));
      if (trial === null) {
        const { again, fresh } = await duePage(webhook, filter);
        return { again: toDues(again), fresh: toDues(fresh), heldUntil, spread: null };
      }
      if (filter.except.size > 0 || !(await db.writeUnsynced(() => beginTry(webhook, tries, filter.now))))
        return { again: [], fresh: [], heldUntil: filter.now + LONGEST_TRY, spread: null };
      const { again, fresh } = await duePage(webhook, { ...filter, limit: 1, after: "" });
      if (again.length + fresh.length === 0) await db.writeUnsynced(() => endTry(webhook));
      return { again: toDues(again), fresh: toDues(fresh), heldUntil, spread: null };
    },

    /**
     * Fails at most `limit` of a webhook's deliveries that wait and were made no later than `until`. Returns
     * how many.
     */
    failPending(webhook: string, reason: string, until: string, limit: number): Promise<number> {
      const isWaiting = sql`webhook = ${webhook} and ${IS_PENDING} and id <= ${until}
        ${inLockOrder} limit ${limit} ${forUpdate}`;
      const failed = sql`state = ${DELIVERY.failed}, last_error = ${reason}, next_attempt_at = null ${released}`;
      return db.write(() => change(isWaiting, failed));
    },

    /**
     * Makes at most `limit` of a webhook's deliveries that wait for a moment after `later` due at `now`.
     * Returns how many.
     */
    hasten(webhook: string, later: number, now: number, limit: number): Promise<number> {
      const isLater = sql`webhook = ${webhook} and ${IS_RETRYING} and next_attempt_at > ${later}
        ${inLockOrder} limit ${limit} ${forUpdate}`;
      return db.write(() => change(isLater, sql`next_attempt_at = ${now}`));
    },

    /**
     * Restarts the schedule of a delivery at `now`, however it stands; `null` when the webhook has no such
     * delivery.
     */
    restart: write(restart),

    get: read(find),

    /** Newest first. */
    async list(webhook: string, { status, limit, before }: DeliveryFilter): Promise<StoredDelivery[]> {
      const states = status === undefined ? EVERY_STATE : STATES[status];
      const older = before === undefined ? NOTHING : sql`and d.id < ${before}`;
      // Within a state they lie by id: the newest of each, and of those the newest.
      const newest = states.map(
        (state) => sql`select * from (select ${SHOWN} from ${WITH_CODE}
          where d.webhook = ${webhook} and ${HAS_CODE} and state = ${state} ${older} order by d.id desc limit ${limit}) as one`,
      );
      const rows = await db.read(() => all(SHOWN)`${joined(newest, " union all ")}`);
      return rows
        .toSorted((a, b) => (a.id < b.id ? 1 : -1))
        .slice(0, limit)
        .map(toStored);
    },
  };
}

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;

/** Webhooks with deliveries, as `found(item)`. @param which - a condition on the deliveries, `and …`. */
function webhooksAfter(webhook: string, which?: Fragment): Fragment {
  return skipScan("webhook", "webhook_deliveries", webhook, which);
}

/**
 * Changes the deliveries that a condition chooses. @returns how many.
 *
 * They are found by their key: one that another node has leased meanwhile lies elsewhere in PostgreSQL's table.
 */
function change(condition: Fragment, changes: Fragment): Work<number> {
  return run`update webhook_deliveries set ${changes} from (
      select webhook as its, state as before, id as delivery from webhook_deliveries
      where ${condition}) as chosen
    where webhook = its and state = before and id = delivery`;
}

/** Events of several webhooks that one transaction gives to each: some milliseconds with ten webhooks. */
const SPREAD_AT_ONCE = 50;

const GIVEN = raw("state, id, code_seq, event, at, country, device, repeat, has_email, subject");

/** Gives each webhook that wants them a delivery of events that wait for several. */
function* spread(shared: WebhookKey, isFree: Fragment): Work<DuePage> {
  const ids = yield* values(
    text,
  )`select id from webhook_deliveries d where webhook = ${shared} and ${IS_NEW} and ${isFree}
    order by id limit ${SPREAD_AT_ONCE} ${forUpdateSkipLocked}`;
  const these = sql`webhook = ${shared} and ${IS_NEW} and id ${isOneOf(ids)}`;
  const webhooks = yield* values(text)`select webhook from webhooks
    where tenant_id = ${tenantOf(shared)} and ${raw(isWanted("qr.scan"))} order by webhook`;
  for (const webhook of webhooks)
    yield* run`insert into webhook_deliveries (webhook, ${GIVEN})
      select cast(${webhook} as text), ${GIVEN} from webhook_deliveries where ${these}`;
  yield* run`delete from webhook_deliveries where ${these}`;
  return {
    again: [],
    fresh: [],
    heldUntil: null,
    spread: { webhooks, isMore: ids.length === SPREAD_AT_ONCE },
  };
}

function* find(webhook: string, id: string): Work<StoredDelivery | null> {
  const row = yield* first(SHOWN)`select ${SHOWN} from ${WITH_CODE}
    where d.webhook = ${webhook} and ${HAS_CODE} and ${IN_ANY_STATE} and d.id = ${id}`;
  return row && toStored(row);
}

function* restart(webhook: string, id: string, now: number): Work<StoredDelivery | null> {
  if (!(yield* find(webhook, id))) return null;
  yield* hastenTry(webhook, now);
  // Before all others: only one may be sent.
  const first = yield* value(nullable(whole))`select min(next_attempt_at) from webhook_deliveries
    where webhook = ${webhook} and ${IS_RETRYING} and id <> ${id}`;
  const dueAt = Math.min(now, (first ?? now) - 1);
  yield* run`update webhook_deliveries
    set state = ${DELIVERY.retrying}, step = 0, next_attempt_at = ${first === null ? now : dueAt}, delivered_at = null
    where webhook = ${webhook} and ${IN_ANY_STATE} and id = ${id}`;
  return yield* find(webhook, id);
}
