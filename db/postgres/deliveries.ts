import { HOUR } from "../../src/shared/clock.ts";
import { lowestId } from "../../src/shared/ids.ts";
import type { DeliveryStore, Outcome, Retries } from "../../src/webhooks/delivery-store.ts";
import { DELIVERY, type DeliveryRow, EVERY_STATE, STATES, toKept } from "../common/delivery-row.ts";
import { plainArray, textArray } from "./arrays.ts";
import { createDue, freeFor, SHOWN } from "./due.ts";
import type { Connection, PostgresDatabase } from "./open.ts";
import type { Outbox } from "./outbox.ts";
import { rowsOf } from "./rows.ts";

const PENDING = `(${DELIVERY.new}, ${DELIVERY.retrying})`;

/** Tenants looked through for old deliveries in one step. */
const TENANTS_AT_ONCE = 200;

/** Before which every delivery was made. */
const NEWEST = "~";

/** From tenant to tenant by an index: it does not take longer the more each of them has. To be read up to a limit. */
const tenantsAfter = (after: string, which = "true") => `
  found(tenant) as (
    select min(tenant_id) from webhook_deliveries where tenant_id > ${after} and ${which}
    union all select (select min(tenant_id) from webhook_deliveries where tenant_id > tenant and ${which})
      from found where tenant is not null)`;

const IS_RETRYING = `state = ${DELIVERY.retrying}`;

/** With `exists`, or in no order, the server may look through all that waits to find one. */
const TENANTS = `
  with recursive ${tenantsAfter("$2")} select tenant as "tenantId", coalesce((
    select true from webhook_deliveries d where d.tenant_id = tenant and d.state = ${DELIVERY.new} and ${freeFor("$1")}
    order by d.id limit 1), false) as "hasNew"
  from found where tenant is not null limit $3`;

/** What others have in hand never comes due here, as far as one can tell. */
const RETRIES = `
  with recursive ${tenantsAfter("$2", IS_RETRYING)}, ends as (
    select tenant, (select min(next_attempt_at) from webhook_deliveries d
        where d.tenant_id = tenant and ${IS_RETRYING} and ${freeFor("$1")}) as first,
      (select max(next_attempt_at) from webhook_deliveries d
        where d.tenant_id = tenant and ${IS_RETRYING} and ${freeFor("$1")}) as last
    from found where tenant is not null limit $3)
  select tenant as "tenantId", coalesce(first, ${Number.MAX_SAFE_INTEGER})::float8 as "firstAt",
    coalesce(last, 0)::float8 as "lastAt"
  from ends`;

const WAITING = `
  with recursive ${tenantsAfter("''")} select count(*)::float8 as count from (
    select from found join webhook_deliveries d on d.tenant_id = tenant and d.state in ${PENDING} limit $1) as chosen`;

/** Takes hold of deliveries in one order, so that nodes never deadlock. */
const HOLD = `
  select from webhook_deliveries d join unnest($1::text::text[], $2::text::text[]) as o(tenant_id, id)
    on d.tenant_id = o.tenant_id and d.id = o.id and d.state = any('{${EVERY_STATE.join()}}'::smallint[])
  order by d.tenant_id, d.state, d.id for update of d`;

const ATTEMPTED = `attempts = d.attempts + 1, step = d.step + 1, last_status = o.status, last_error = o.error,
  leased_by = null`;

/** What was removed while it was on its way did arrive. */
const DELIVER = `
  update webhook_deliveries d set ${ATTEMPTED}, state = ${DELIVERY.delivered}, next_attempt_at = null, delivered_at = o.at
  from unnest($1::text::text[], $2::text::text[], $3::text::int[], $4::text::text[], $5::text::bigint[])
    as o(tenant_id, id, status, error, at)
  where d.tenant_id = o.tenant_id and d.id = o.id
    and d.state in (${DELIVERY.new}, ${DELIVERY.retrying}, ${DELIVERY.failed})`;

const AS_IT_WAS = "d.next_attempt_at is not distinct from o.due_at";

const PUT_OFF = `
  update webhook_deliveries d set ${ATTEMPTED},
    state = case when not ${AS_IT_WAS} then d.state
      when o.next_attempt_at is null then ${DELIVERY.failed} else ${DELIVERY.retrying} end,
    next_attempt_at = case when ${AS_IT_WAS} then o.next_attempt_at else d.next_attempt_at end
  from unnest($1::text::text[], $2::text::text[], $3::text::int[], $4::text::text[], $5::text::bigint[],
    $6::text::bigint[]) as o(tenant_id, id, status, error, due_at, next_attempt_at)
  where d.tenant_id = o.tenant_id and d.id = o.id and d.state in ${PENDING}`;

/** Changes some of a tenant's deliveries. */
const change = (which: string, changes: string) => `
  with chosen as (
    select tenant_id, state, id from webhook_deliveries d where d.tenant_id = $1 and ${which}
    order by state, id limit $2 for update)
  update webhook_deliveries d set ${changes} from chosen s
  where d.tenant_id = s.tenant_id and d.state = s.state and d.id = s.id returning d.id`;

const FAIL = change(
  `d.state in ${PENDING} and d.id <= $4`,
  `state = ${DELIVERY.failed}, last_error = $3, next_attempt_at = null, leased_by = null`,
);
const HASTEN = change(`d.${IS_RETRYING} and d.next_attempt_at > $3::bigint`, "next_attempt_at = $4::bigint");
const RESTART = `
  update webhook_deliveries d set state = ${DELIVERY.retrying}, step = 0, next_attempt_at = $3::bigint, delivered_at = null
  where d.tenant_id = $1 and d.id = $2 and d.state = any('{${EVERY_STATE.join()}}'::smallint[])`;

const FIND = `
  select ${SHOWN} from webhook_deliveries d join codes c on c.seq = d.code_seq
  where d.tenant_id = $1 and d.id = $2 and d.state = any('{${EVERY_STATE.join()}}'::smallint[])`;

/** Within a state they lie by id: the newest of each, and of those the newest. */
const LIST = `
  select shown.* from unnest($2::text::smallint[]) as wanted(state) cross join lateral (
    select ${SHOWN} from webhook_deliveries d join codes c on c.seq = d.code_seq
    where d.tenant_id = $1 and d.state = wanted.state and d.id < $3 order by d.id desc limit $4) as shown
  order by shown.id desc limit $4`;

/** Ids tell the age, but for those that a clock made which ran ahead. */
const RETIRE = `
  with old as (
    select d.tenant_id, d.state, d.id
    from unnest($1::text::text[]) as t(tenant_id)
    cross join unnest('{${DELIVERY.delivered},${DELIVERY.failed}}'::smallint[]) as s(state)
    cross join (values ('', $2, null), ($3, '${NEWEST}', $4::bigint)) as age(since, until, before)
    cross join lateral (
      select tenant_id, state, id from webhook_deliveries d
      where d.tenant_id = t.tenant_id and d.state = s.state and d.id > age.since and d.id < age.until
        and (age.before is null or d.at < age.before)
      order by d.id limit $5 for update skip locked) as d
    limit $5)
  delete from webhook_deliveries d using old
  where d.tenant_id = old.tenant_id and d.state = old.state and d.id = old.id returning d.id`;

/** Webhook deliveries in PostgreSQL. What a node is about to send it has in hand: see `due.ts`. */
export function createDeliveryStore(
  db: PostgresDatabase,
  outbox: Outbox,
  onOrphaned: DeliveryStore["onOrphaned"],
): DeliveryStore {
  /** Tenants up to this one were looked through in the present round of retention. */
  let lookedThrough = "";

  async function find(on: Connection, tenantId: string, id: string) {
    const [row] = await rowsOf<DeliveryRow>(on, FIND, [tenantId, id]);
    return row ? toKept(row) : null;
  }

  async function keep(on: Connection, outcomes: readonly Outcome[]): Promise<void> {
    const keys = (some: readonly Outcome[]) => [
      textArray(some.map(({ delivery }) => delivery.tenantId)),
      textArray(some.map(({ delivery }) => delivery.id)),
    ];
    const outcome = (some: readonly Outcome[]) => [
      ...keys(some),
      plainArray(some.map(({ status }) => status)),
      textArray(some.map(({ error }) => error)),
    ];
    const delivered = outcomes.filter(({ error }) => error === null);
    const others = outcomes.filter(({ error }) => error !== null);
    await Promise.all([
      rowsOf(on, HOLD, keys(outcomes)),
      rowsOf(on, DELIVER, [...outcome(delivered), plainArray(delivered.map(({ at }) => at))]),
      rowsOf(on, PUT_OFF, [
        ...outcome(others),
        plainArray(others.map(({ delivery }) => delivery.dueAt)),
        plainArray(others.map(({ nextAttemptAt }) => nextAttemptAt)),
      ]),
    ]);
  }

  return {
    onAdded: (listener) => outbox.listen(listener),
    onOrphaned,
    due: createDue(db),

    async tenants(after, limit) {
      return db.read((on) =>
        rowsOf<{ tenantId: string; hasNew: boolean }>(on, TENANTS, [db.node, after, limit]),
      );
    },

    async waiting(atMost) {
      const [row] = await db.read((on) => rowsOf<{ count: number }>(on, WAITING, [atMost]));
      return row?.count ?? 0;
    },

    async retries(after, limit) {
      return db.read((on) => rowsOf<Retries>(on, RETRIES, [db.node, after, limit]));
    },

    async settle(outcomes) {
      await db.write((on) => keep(on, outcomes));
    },

    async failPending(tenantId, reason, until, limit) {
      return (await db.write((on) => rowsOf(on, FAIL, [tenantId, limit, reason, until]))).length;
    },

    async hasten(tenantId, later, now, limit) {
      return (await db.write((on) => rowsOf(on, HASTEN, [tenantId, limit, later, now]))).length;
    },

    async restart(tenantId, id, now) {
      return db.write(async (on) => {
        if (!(await find(on, tenantId, id))) return null;
        await rowsOf(on, RESTART, [tenantId, id, now]);
        return find(on, tenantId, id);
      });
    },

    async get(tenantId, id) {
      return db.read((on) => find(on, tenantId, id));
    },

    async list(tenantId, { status, limit, before = NEWEST }) {
      const states = status === undefined ? EVERY_STATE : STATES[status];
      const rows = await db.read((on) =>
        rowsOf<DeliveryRow>(on, LIST, [tenantId, plainArray(states), before, limit]),
      );
      return rows.map(toKept);
    },

    async retire(before, rows, now) {
      const { some, gone } = await db.write(async (on) => {
        const some = await rowsOf<{ tenantId: string }>(on, TENANTS, [
          db.node,
          lookedThrough,
          TENANTS_AT_ONCE,
        ]);
        const tenantIds = textArray(some.map(({ tenantId }) => tenantId));
        const ages = [lowestId("whd", before), lowestId("whd", now + HOUR), before];
        return { some, gone: await rowsOf(on, RETIRE, [tenantIds, ...ages, rows]) };
      });
      // The same tenants come first again in the next step, until they have no old delivery left.
      if (gone.length === rows) return true;
      const last = some.at(-1);
      lookedThrough = last && some.length === TENANTS_AT_ONCE ? last.tenantId : "";
      return lookedThrough !== "";
    },
  };
}
