import { NOTHING, raw } from "../sql.ts";
import type { DeliveryLeases } from "../../src/features/webhooks/store/delivery-leases.ts";
import { DELIVERY } from "../../src/features/webhooks/store/delivery-row.ts";
import type { SqliteDatabase } from "./open.ts";
import type { Outbox } from "./outbox.ts";
import { prepared } from "./prepared.ts";

/** A delivery that was removed while it was in flight did arrive. */
const DELIVER = `update webhook_deliveries set attempts = attempts + 1, step = step + 1, last_status = ?3, last_error = null,
  state = ${DELIVERY.delivered}, next_attempt_at = null, delivered_at = ?4, last_duration = ?5
  where webhook = ?1 and id = ?2 and state in (${DELIVERY.new}, ${DELIVERY.retrying}, ${DELIVERY.failed})`;

/** One that was rescheduled meanwhile keeps its new time. */
const PUT_OFF = `update webhook_deliveries set attempts = attempts + ?8, step = step + ?8, last_status = ?3, last_error = ?4, last_duration = ?9,
  state = case when next_attempt_at is ?5 then ?6 else state end,
  next_attempt_at = case when next_attempt_at is ?5 then ?7 else next_attempt_at end
  where webhook = ?1 and id = ?2 and state in (${DELIVERY.new}, ${DELIVERY.retrying})`;

/** One process sends the deliveries of a data folder: all are its own. */
export function createDeliveryLeases(db: SqliteDatabase, outbox: Outbox): DeliveryLeases {
  const deliver = prepared<unknown, [string, string, number | null, number, number | null]>(
    db.writer,
    DELIVER,
  );
  const putOff = prepared<
    unknown,
    [string, string, number | null, string, number | null, number, number | null, number, number | null]
  >(db.writer, PUT_OFF);
  return {
    isFree: raw("true"),
    isOurs: raw("true"),
    released: NOTHING,
    inLockOrder: NOTHING,
    lease: async (_, rows) => rows,
    onAdded: (listener) => outbox.listen(listener),
    onOrphaned: () => {},
    async settle(outcomes) {
      db.write(() => {
        for (const { delivery, status, error, nextAttemptAt, at, durationMs } of outcomes) {
          const { id, webhook, dueAt } = delivery;
          const state = nextAttemptAt === null ? DELIVERY.failed : DELIVERY.retrying;
          if (error === null) deliver().run(webhook, id, status, at, durationMs);
          else
            putOff().run(
              webhook,
              id,
              status,
              error,
              dueAt,
              state,
              nextAttemptAt,
              error === "address_busy" ? 0 : 1,
              durationMs,
            );
        }
      });
    },
  };
}
