import { HOUR } from "../../../kit/shared/clock.ts";
import { lowestId } from "../../../kit/shared/ids.ts";
import { DELIVERY } from "./delivery-row.ts";
import { text } from "../../../../db/shape.ts";
import { skipScan } from "../../../../db/skip-scan.ts";
import { forUpdateSkipLocked, isChosen, sql } from "../../../../db/sql.ts";
import { type Database, run, values } from "../../../../db/work.ts";

const KEY = "webhook, state, id";

/** Webhooks looked through for old deliveries in one step. */
const WEBHOOKS_AT_ONCE = 50;

/** The end of deliveries that are old. */
export function createRetention(db: Database) {
  /** Webhooks up to this one were looked through in the present round. */
  let lookedThrough = "";

  return {
    /**
     * Erases at most `rows` deliveries that are settled and were made before `before`. Says whether there may
     * be more.
     */
    async retire(before: number, rows: number, now: number): Promise<boolean> {
      const { webhooks, erased } = await db.writeUnsynced(() => eraseOld(lookedThrough, before, rows, now));
      // The same webhooks come first again in the next step, until they have no old delivery left.
      if (erased === rows) return true;
      lookedThrough = webhooks.length === WEBHOOKS_AT_ONCE ? (webhooks.at(-1) ?? "") : "";
      return lookedThrough !== "";
    },
  };
}

function* eraseOld(after: string, before: number, rows: number, now: number) {
  const webhooks = yield* values(text)`${skipScan("webhook", "webhook_deliveries", after)}
    select item from found where item is not null limit ${WEBHOOKS_AT_ONCE}`;
  // Ids tell the age, but for those that a clock made which ran ahead.
  const ages = [
    sql`id < ${lowestId("whd", before)}`,
    sql`id > ${lowestId("whd", now + HOUR)} and at < ${before}`,
  ];
  let left = rows;
  // Webhook by webhook: of several at once PostgreSQL may read the whole table to find a few.
  for (const webhook of webhooks)
    for (const state of [DELIVERY.delivered, DELIVERY.failed])
      for (const age of ages) {
        const old = sql`from webhook_deliveries where webhook = ${webhook} and state = ${state} and ${age}
          order by id limit ${left} ${forUpdateSkipLocked}`;
        left -= yield* run`delete from webhook_deliveries where ${isChosen(KEY, old)}`;
        if (left === 0) return { webhooks, erased: rows };
      }
  // Codes whose deliveries are all erased.
  const unnamed = sql`from deleted_codes where deleted_at < ${before} and not exists (
      select 1 from webhook_deliveries d where d.code_seq = deleted_codes.code_seq)
    order by deleted_at limit ${left} ${forUpdateSkipLocked}`;
  left -= yield* run`delete from deleted_codes where ${isChosen("code_seq", unnamed)}`;
  // Slots of addresses at which nothing is watched: the watch forgets the others.
  const unused = sql`from watch_queues where due_at < ${now - HOUR} and free_at < ${now - HOUR}
      and not exists (select 1 from watched_targets where queue = watch_queues.name)
    order by due_at limit ${left} ${forUpdateSkipLocked}`;
  left -= yield* run`delete from watch_queues where ${isChosen("name", unused)}`;
  return { webhooks, erased: rows - left };
}
