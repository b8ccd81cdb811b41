import { DELIVERY, type DeliveryRow, toDue } from "../common/delivery-row.ts";
import type { DeliveryStore, DueFilter } from "../../src/webhooks/delivery-store.ts";
import { textArray } from "./arrays.ts";
import type { PostgresDatabase } from "./open.ts";
import { rowsOf } from "./rows.ts";

/** What is read of a delivery `d` and its code `c`. */
export const SHOWN = `d.id, d.tenant_id as "tenantId", d.state, d.event, c.id as "codeId", c.short_id as "shortId",
  d.at::float8 as at, d.country, d.device, d.repeat, d.has_email as "hasEmail", d.attempts, d.step,
  d.next_attempt_at::float8 as "nextAttemptAt", d.last_status as "lastStatus", d.last_error as "lastError",
  d.delivered_at::float8 as "deliveredAt"`;

/** Whether a delivery `d` may be sent by a node: nobody else has it in hand who is there. */
export const freeFor = (node: string) => `(d.leased_by is null or d.leased_by = ${node}
  or not exists (select from nodes n where n.id = d.leased_by))`;

const due = (which: string, order: string) => `
  select ${SHOWN}, coalesce(d.leased_by = $1, false) as mine
  from webhook_deliveries d join codes c on c.seq = d.code_seq
  where d.tenant_id = $2 and ${which} and ${freeFor("$1")} order by ${order} limit $4`;

const FRESH = due(`d.state = ${DELIVERY.new} and d.id > $3`, "d.id");
const AGAIN = due(
  `d.state = ${DELIVERY.retrying} and d.next_attempt_at <= $3::bigint`,
  "d.next_attempt_at, d.id",
);

/** Takes deliveries in hand that nobody else gets hold of at the same moment. */
const TAKE = `
  with wanted as (
    select tenant_id, state, id from webhook_deliveries d
    where d.tenant_id = $2 and d.state in (${DELIVERY.new}, ${DELIVERY.retrying}) and d.id = any($3::text::text[])
      and ${freeFor("$1")}
    order by state, id for update skip locked)
  update webhook_deliveries d set leased_by = $1 from wanted w
  where d.tenant_id = w.tenant_id and d.state = w.state and d.id = w.id
  returning d.id, d.next_attempt_at::float8 as "nextAttemptAt"`;

/** How often one looks again where others were faster. */
const TURNS = 5;

type Row = DeliveryRow & { readonly mine: boolean };

/** Says what of a tenant's deliveries is due, and has it in hand from then on. */
export function createDue(db: PostgresDatabase): DeliveryStore["due"] {
  /** Those of some rows that this node has in hand, or could take. */
  async function taken(tenantId: string, rows: readonly Row[]): Promise<Row[]> {
    const free = rows.filter(({ mine }) => !mine);
    if (free.length === 0) return [...rows];
    const got = await db.write((on) =>
      rowsOf<Pick<Row, "id" | "nextAttemptAt">>(on, TAKE, [
        db.node,
        tenantId,
        textArray(free.map(({ id }) => id)),
      ]),
    );
    const times = new Map(got.map(({ id, nextAttemptAt }) => [id, nextAttemptAt]));
    // One that somebody else put off meanwhile comes again at its time.
    return rows.filter(({ mine, id, nextAttemptAt }) => mine || times.get(id) === nextAttemptAt);
  }

  async function page(
    statement: string,
    tenantId: string,
    from: string | number,
    { limit, except }: Pick<DueFilter, "limit" | "except">,
    read: number,
  ) {
    let found: Row[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      const rows = await db.read((on) => rowsOf<Row>(on, statement, [db.node, tenantId, from, read]));
      const wanted = rows.filter(({ id }) => !except.has(id)).slice(0, limit);
      found = await taken(tenantId, wanted);
      if (found.length === wanted.length || rows.length < read) break;
    }
    return found.map(toDue);
  }

  return async (tenantId, { now, limit, after, except }) => {
    // What is on its way is still there as it was: so many more have to be looked at, unless they are passed over.
    const more = limit + except.size;
    return {
      again: await page(AGAIN, tenantId, now, { limit, except }, more),
      fresh: await page(FRESH, tenantId, after, { limit, except }, after === "" ? more : limit),
    };
  };
}
