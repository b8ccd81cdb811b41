import { and, asc, desc, eq, gt, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { HOUR } from "../../src/shared/clock.ts";
import { lowestId } from "../../src/shared/ids.ts";
import type { DeliveryStore, Retries } from "../../src/webhooks/delivery-store.ts";
import { once } from "../../src/shared/once.ts";
import { DELIVERY, type DeliveryRow, EVERY_STATE, STATES, toDue, toKept } from "../common/delivery-row.ts";
import type { Connection, SqliteDatabase } from "./open.ts";
import type { Outbox } from "./outbox.ts";
import { codes, webhookDeliveries as deliveries } from "./schema.ts";
import { hot } from "./statements.ts";

/** What is read of a delivery and its code. */
const shown = {
  id: deliveries.id,
  tenantId: deliveries.tenantId,
  state: deliveries.state,
  event: deliveries.event,
  codeId: codes.id,
  shortId: codes.shortId,
  at: deliveries.at,
  country: deliveries.country,
  device: deliveries.device,
  repeat: deliveries.repeat,
  hasEmail: deliveries.hasEmail,
  attempts: deliveries.attempts,
  step: deliveries.step,
  nextAttemptAt: deliveries.nextAttemptAt,
  lastStatus: deliveries.lastStatus,
  lastError: deliveries.lastError,
  deliveredAt: deliveries.deliveredAt,
};

const SETTLED = [DELIVERY.delivered, DELIVERY.failed];

/** The literal, not a parameter: only so does SQLite see that the partial index will do. */
const IS_RETRYING = sql`state = 1`;

/** Tenants looked through for old deliveries in one step. */
const TENANTS_AT_ONCE = 200;

/** Webhook deliveries in SQLite. */
export function createDeliveryStore(db: SqliteDatabase, outbox: Outbox): DeliveryStore {
  const { writer, reader } = db;
  /** Tenants up to this one were looked through in the present round of retention. */
  let lookedThrough = "";

  const withCode = (from: Connection) =>
    from.select(shown).from(deliveries).innerJoin(codes, eq(codes.seq, deliveries.codeSeq));
  const ofTenant = eq(deliveries.tenantId, sql.placeholder("tenantId"));
  const limited = sql.placeholder("limit");
  const dueNew = once(() =>
    withCode(reader)
      .where(and(ofTenant, eq(deliveries.state, DELIVERY.new), gt(deliveries.id, sql.placeholder("after"))))
      .orderBy(asc(deliveries.id))
      .limit(limited)
      .prepare(),
  );
  const dueAgain = once(() =>
    withCode(reader)
      .where(and(ofTenant, IS_RETRYING, lte(deliveries.nextAttemptAt, sql.placeholder("now"))))
      .orderBy(asc(deliveries.nextAttemptAt))
      .limit(limited)
      .prepare(),
  );

  const attempted = {
    attempts: sql`${deliveries.attempts} + 1`,
    step: sql`${deliveries.step} + 1`,
    lastStatus: sql`${sql.placeholder("status")}`,
    lastError: sql`${sql.placeholder("error")}`,
  };
  const thisOne = and(ofTenant, eq(deliveries.id, sql.placeholder("id")));
  // What was removed while it was on its way did arrive.
  const deliver = hot(writer, () =>
    writer
      .update(deliveries)
      .set({
        ...attempted,
        state: DELIVERY.delivered,
        nextAttemptAt: null,
        deliveredAt: sql`${sql.placeholder("at")}`,
      })
      .where(and(thisOne, sql`state in (0, 1, 3)`)),
  );
  const isAsItWas = sql`next_attempt_at is ${sql.placeholder("dueAt")}`;
  const putOff = hot(writer, () =>
    writer
      .update(deliveries)
      .set({
        ...attempted,
        state: sql`case when ${isAsItWas} then ${sql.placeholder("state")} else state end`,
        nextAttemptAt: sql`case when ${isAsItWas} then ${sql.placeholder("nextAttemptAt")} else next_attempt_at end`,
      })
      .where(and(thisOne, sql`state in (0, 1)`)),
  );

  const keyed = (tenantId: string, id: string) =>
    and(eq(deliveries.tenantId, tenantId), inArray(deliveries.state, EVERY_STATE), eq(deliveries.id, id));

  function find(from: Connection, tenantId: string, id: string) {
    const row = withCode(from).where(keyed(tenantId, id)).get();
    return row ? toKept(row) : null;
  }

  /** Changes the rows whose keys a query gives. @returns how many. */
  function change(keys: SQL, values: Partial<typeof deliveries.$inferInsert>): number {
    return db.write(
      () =>
        writer
          .update(deliveries)
          .set(values)
          .where(sql`(tenant_id, state, id) in (${keys})`)
          .returning({ id: deliveries.id })
          .all().length,
    );
  }

  const keysOf = (condition: SQL | undefined, rows: number) =>
    sql`select tenant_id, state, id from ${deliveries} where ${condition} limit ${rows}`;

  /** From tenant to tenant by an index: it does not take longer the more each of them has. */
  const tenantsAfter = (tenantId: string, limit: number, which = sql`true`) => sql`
    with recursive found(tenant) as (
      select min(tenant_id) from ${deliveries} where tenant_id > ${tenantId} and ${which}
      union all select (select min(tenant_id) from ${deliveries} where tenant_id > tenant and ${which})
        from found where tenant is not null limit ${limit})`;

  function eraseOld(tenantId: string, before: number, rows: number, now: number): number {
    // Ids tell the age, but for those that a clock made which ran ahead.
    const ages = [
      lt(deliveries.id, lowestId("whd", before)),
      and(gt(deliveries.id, lowestId("whd", now + HOUR)), lt(deliveries.at, before)),
    ];
    let left = rows;
    for (const state of SETTLED)
      for (const age of ages) {
        const old = and(eq(deliveries.tenantId, tenantId), eq(deliveries.state, state), age);
        left -= writer
          .delete(deliveries)
          .where(sql`(tenant_id, state, id) in (${keysOf(old, left)})`)
          .returning({ id: deliveries.id })
          .all().length;
      }
    return rows - left;
  }

  return {
    onAdded: (listener) => outbox.listen(listener),
    // One process sends what is in this folder.
    onOrphaned: () => {},

    async tenants(after, limit) {
      const rows = db.read(() =>
        reader.all<{ tenantId: string; fresh: number }>(sql`
          ${tenantsAfter(after, limit)} select tenant as tenantId,
            exists (select 1 from ${deliveries} where tenant_id = tenant and state = 0) as fresh
          from found where tenant is not null`),
      );
      return rows.map(({ tenantId, fresh }) => ({ tenantId, hasNew: fresh === 1 }));
    },

    async waiting(atMost) {
      const rows = db.read(() =>
        reader.all<{ count: number }>(sql`
          ${tenantsAfter("", -1)} select count(*) as count from (
            select 1 from found join ${deliveries} on tenant_id = tenant and state in (0, 1) limit ${atMost})`),
      );
      return rows[0]?.count ?? 0;
    },

    async retries(after, limit) {
      const ends = sql`from ${deliveries} where tenant_id = tenant and ${IS_RETRYING}`;
      return db.read(() =>
        reader.all<Retries>(sql`
          ${tenantsAfter(after, limit, IS_RETRYING)} select tenant as tenantId,
            (select min(next_attempt_at) ${ends}) as firstAt, (select max(next_attempt_at) ${ends}) as lastAt
          from found where tenant is not null`),
      );
    },

    async due(tenantId, { now, limit, after, except }) {
      // What is on its way is still there as it was: so many more have to be looked at, unless they are passed over.
      const more = limit + except.size;
      const [again, fresh] = db.read(() => [
        dueAgain().all({ tenantId, now, limit: more }),
        dueNew().all({ tenantId, after, limit: after === "" ? more : limit }),
      ]);
      const wanted = (rows: readonly DeliveryRow[]) =>
        rows
          .filter(({ id }) => !except.has(id))
          .slice(0, limit)
          .map(toDue);
      return { again: wanted(again), fresh: wanted(fresh) };
    },

    async settle(outcomes) {
      db.write(() => {
        for (const { delivery, status, error, nextAttemptAt, at } of outcomes) {
          const { id, tenantId, dueAt } = delivery;
          const state = nextAttemptAt === null ? DELIVERY.failed : DELIVERY.retrying;
          if (error === null) deliver.run({ tenantId, id, status, error, at });
          else putOff.run({ tenantId, id, status, error, dueAt, state, nextAttemptAt });
        }
      });
    },

    async failPending(tenantId, reason, until, limit) {
      const waiting = and(
        eq(deliveries.tenantId, tenantId),
        inArray(deliveries.state, STATES.pending),
        lte(deliveries.id, until),
      );
      const failed = { state: DELIVERY.failed, lastError: reason, nextAttemptAt: null };
      return change(keysOf(waiting, limit), failed);
    },

    async hasten(tenantId, later, now, limit) {
      const late = and(eq(deliveries.tenantId, tenantId), IS_RETRYING, gt(deliveries.nextAttemptAt, later));
      return change(keysOf(late, limit), { nextAttemptAt: now });
    },

    async restart(tenantId, id, now) {
      return db.write(() => {
        if (!find(writer, tenantId, id)) return null;
        writer
          .update(deliveries)
          .set({ state: DELIVERY.retrying, step: 0, nextAttemptAt: now, deliveredAt: null })
          .where(keyed(tenantId, id))
          .run();
        return find(writer, tenantId, id);
      });
    },

    async get(tenantId, id) {
      return db.read(() => find(reader, tenantId, id));
    },

    async list(tenantId, { status, limit, before }) {
      const states = status === undefined ? EVERY_STATE : STATES[status];
      const older = before === undefined ? undefined : lt(deliveries.id, before);
      // Within a state they lie by id: the newest of each, and of those the newest.
      const rows = db.read(() =>
        states.flatMap((state) =>
          withCode(reader)
            .where(and(eq(deliveries.tenantId, tenantId), eq(deliveries.state, state), older))
            .orderBy(desc(deliveries.id))
            .limit(limit)
            .all(),
        ),
      );
      return rows
        .sort((a, b) => (a.id < b.id ? 1 : -1))
        .slice(0, limit)
        .map(toKept);
    },

    async retire(before, rows, now) {
      return db.write(() => {
        const some = writer.all<{ tenant: string }>(
          sql`${tenantsAfter(lookedThrough, TENANTS_AT_ONCE)} select tenant from found where tenant is not null`,
        );
        let left = rows;
        for (const { tenant } of some) {
          left -= eraseOld(tenant, before, left, now);
          // The same tenant comes first again in the next step, until it has no old delivery left.
          if (left <= 0) return true;
          lookedThrough = tenant;
        }
        if (some.length === TENANTS_AT_ONCE) return true;
        lookedThrough = "";
        return false;
      });
    },
  };
}
