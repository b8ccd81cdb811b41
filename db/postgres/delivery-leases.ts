import type { DeliveryOutcome } from "../../src/features/webhooks/delivery-records.ts";
import type { DeliveryLeases, DueRow } from "../../src/features/webhooks/store/delivery-leases.ts";
import { DELIVERY, EVERY_STATE } from "../../src/features/webhooks/store/delivery-row.ts";
import { sql } from "../sql.ts";
import { plainArray, textArray } from "./arrays.ts";
import type { Connection, PostgresDatabase } from "./open.ts";
import type { Outbox } from "./outbox.ts";
import { rowsOf } from "./rows.ts";

const PENDING = `(${DELIVERY.new}, ${DELIVERY.retrying})`;

/** Leases deliveries that no other node gets hold of at the same moment. */
const LEASE = `
  with wanted as (
    select webhook, state, id from webhook_deliveries d
    where d.webhook = $2 and d.state in ${PENDING} and d.id = any($3::text::text[])
      and (d.leased_by is null or d.leased_by = $1 or not exists (select from nodes n where n.id = d.leased_by))
    order by state, id for update skip locked)
  update webhook_deliveries d set leased_by = $1 from wanted w
  where d.webhook = w.webhook and d.state = w.state and d.id = w.id
  returning d.id, d.next_attempt_at::float8 as "nextAttemptAt"`;

/** Locks deliveries in one order, so that nodes never deadlock. */
const LOCK = `
  select from webhook_deliveries d join unnest($1::text::text[], $2::text::text[]) as o(webhook, id)
    on d.webhook = o.webhook and d.id = o.id and d.state = any('{${EVERY_STATE.join()}}'::smallint[])
  order by d.webhook, d.state, d.id for update of d`;

const ATTEMPTED = `attempts = d.attempts + o.tried, step = d.step + o.tried, last_status = o.status, last_error = o.error,
  last_duration = o.duration, leased_by = null`;

/** A delivery that was removed while it was in flight did arrive. */
const DELIVER = `
  update webhook_deliveries d set ${ATTEMPTED}, state = ${DELIVERY.delivered}, next_attempt_at = null, delivered_at = o.at
  from (select *, 1 as tried from unnest($1::text::text[], $2::text::text[], $3::text::int[], $4::text::text[], $5::text::int[], $6::text::bigint[])
    as one(webhook, id, status, error, duration, at)) as o
  where d.webhook = o.webhook and d.id = o.id
    and d.state in (${DELIVERY.new}, ${DELIVERY.retrying}, ${DELIVERY.failed})`;

/** One that was rescheduled meanwhile keeps its new time. */
const AS_IT_WAS = "d.next_attempt_at is not distinct from o.due_at";
const PUT_OFF = `
  update webhook_deliveries d set ${ATTEMPTED},
    state = case when not ${AS_IT_WAS} then d.state
      when o.next_attempt_at is null then ${DELIVERY.failed} else ${DELIVERY.retrying} end,
    next_attempt_at = case when ${AS_IT_WAS} then o.next_attempt_at else d.next_attempt_at end
  from (select *, case when error = 'address_busy' then 0 else 1 end as tried
    from unnest($1::text::text[], $2::text::text[], $3::text::int[], $4::text::text[], $5::text::int[], $6::text::bigint[],
      $7::text::bigint[]) as one(webhook, id, status, error, duration, due_at, next_attempt_at)) as o
  where d.webhook = o.webhook and d.id = o.id and d.state in ${PENDING}`;

/** Each node leases the deliveries it is about to send. The leases of a node that is gone are void. */
export function createDeliveryLeases(
  db: PostgresDatabase,
  outbox: Outbox,
  onOrphaned: DeliveryLeases["onOrphaned"],
): DeliveryLeases {
  return {
    isFree: sql`(d.leased_by is null or d.leased_by = ${db.node}
      or not exists (select from nodes n where n.id = d.leased_by))`,
    isOurs: sql`coalesce(d.leased_by = ${db.node}, false)`,
    released: sql`, leased_by = null`,
    inLockOrder: sql`order by state, id`,
    onAdded: (listener) => outbox.listen(listener),
    onOrphaned,

    async lease(webhook, rows) {
      const free = rows.filter(({ isOurs }) => !isOurs);
      if (free.length === 0) return rows;
      const ids = textArray(free.map(({ id }) => id));
      const leased = await db.write((on) =>
        rowsOf<Pick<DueRow, "id" | "nextAttemptAt">>(on, LEASE, [db.node, webhook, ids]),
      );
      const times = new Map(leased.map(({ id, nextAttemptAt }) => [id, nextAttemptAt]));
      // One that another node put off meanwhile comes again at its time.
      return rows.filter(({ isOurs, id, nextAttemptAt }) => isOurs || times.get(id) === nextAttemptAt);
    },

    settle: (outcomes) => db.write((on) => settle(on, outcomes)),
  };
}

async function settle(on: Connection, outcomes: readonly DeliveryOutcome[]): Promise<void> {
  const keys = (some: readonly DeliveryOutcome[]) => [
    textArray(some.map(({ delivery }) => delivery.webhook)),
    textArray(some.map(({ delivery }) => delivery.id)),
  ];
  const outcome = (some: readonly DeliveryOutcome[]) => [
    ...keys(some),
    plainArray(some.map(({ status }) => status)),
    textArray(some.map(({ error }) => error)),
    plainArray(some.map(({ durationMs }) => durationMs)),
  ];
  const delivered = outcomes.filter(({ error }) => error === null);
  const others = outcomes.filter(({ error }) => error !== null);
  await Promise.all([
    rowsOf(on, LOCK, keys(outcomes)),
    rowsOf(on, DELIVER, [...outcome(delivered), plainArray(delivered.map(({ at }) => at))]),
    rowsOf(on, PUT_OFF, [
      ...outcome(others),
      plainArray(others.map(({ delivery }) => delivery.dueAt)),
      plainArray(others.map(({ nextAttemptAt }) => nextAttemptAt)),
    ]),
  ]);
}
