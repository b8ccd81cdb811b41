import { HELD_AFTER, HELD_BACK, type HeldBack } from "../traits.ts";
import type { DeliveryError, DeliveryOutcome, DueDelivery } from "../delivery-records.ts";
import { DAY, SECOND } from "../../../kit/shared/clock.ts";
import { lowestId } from "../../../kit/shared/ids.ts";
import type { DeliveryLeases } from "./delivery-leases.ts";
import { known } from "../../watch/store/code-health.ts";
import { DELIVERY } from "./delivery-row.ts";
import { from, nullable, shape, whole } from "../../../../db/shape.ts";
import { forUpdate, isChosen, NOTHING, raw, sql } from "../../../../db/sql.ts";
import { bind, type Database, exists, first, run, type Work } from "../../../../db/work.ts";

/*
 * Of a webhook that has never answered 2xx, or that took none of the last deliveries, one delivery at a time is tried, by the schedule,
 * and all others wait. The row of the webhook decides whose turn it is to try, for all nodes.
 */

const TRIES = shape({
  answeredAt: nullable(whole),
  failures: whole,
  nextTryAt: nullable(whole),
});

/** No try takes longer: after so much time another process makes the next one. */
export const LONGEST_TRY = 15 * SECOND;

/** No pause between tries is longer. */
const FARTHEST = 2 * DAY;

const IS_UNPROVEN = raw("answered_at is null");
const IS_FAILING = raw(`failures >= ${HELD_AFTER}`);
const IS_HELD = sql`(${IS_UNPROVEN} or ${IS_FAILING})`;

/** When the next delivery of the webhook `item` is tried, in a query; null where all are sent. */
export const HELD_UNTIL = raw("(select next_try_at from webhooks w where w.webhook = item)");

/** The deliveries `d` that their webhook holds back, and until when. */
export const HELD = {
  heldBy: from(
    `(select case when w.url is null then null when w.answered_at is null then 'receiver_unproven'
      when w.failures >= ${HELD_AFTER} then 'receiver_failing' end from webhooks w where w.webhook = d.webhook)`,
    nullable(known<HeldBack>("a reason to wait", HELD_BACK)),
  ),
  heldUntil: from("(select w.next_try_at from webhooks w where w.webhook = d.webhook)", nullable(whole)),
};

/** How a webhook is tried. */
export interface Tries extends Pick<DueDelivery, "failures" | "trial"> {
  /** When the next try is; `null` for now. */
  readonly heldUntil: number | null;
  readonly nextTryAt: number | null;
}

export function* triesOf(webhook: string, now: number): Work<Tries> {
  const found = yield* first(
    TRIES,
  )`select ${TRIES} from webhooks where webhook = ${webhook} and url is not null`;
  if (found === null) return { failures: 0, trial: null, heldUntil: null, nextTryAt: null };
  const { answeredAt, failures, nextTryAt } = found;
  const isHeld = answeredAt === null || failures >= HELD_AFTER;
  if (!isHeld) return { failures, trial: null, heldUntil: null, nextTryAt };
  // A time that lies farther off than any pause was set by a clock that was ahead.
  const mustWait = nextTryAt !== null && nextTryAt > now && nextTryAt <= now + FARTHEST;
  const trial = answeredAt === null ? failures : failures - HELD_AFTER;
  return { failures, trial, heldUntil: mustWait ? nextTryAt : null, nextTryAt };
}

/** Begins a try, unless another process has begun one since the tries were read. */
export function* beginTry(webhook: string, { nextTryAt }: Tries, now: number): Work<boolean> {
  const changed = yield* run`update webhooks set next_try_at = ${now + LONGEST_TRY}
    where webhook = ${webhook} and coalesce(next_try_at, 0) = ${nextTryAt ?? 0}`;
  return changed > 0;
}

/** Ends a try at which nothing was due. */
export function endTry(webhook: string): Work<number> {
  return run`update webhooks set next_try_at = null where webhook = ${webhook}`;
}

/** Lets the next try be made now, and begins the pauses between tries anew. */
export function hastenTry(webhook: string, now: number): Work<number> {
  return run`update webhooks set next_try_at = ${now},
      failures = case when answered_at is null then 0 else ${HELD_AFTER} end
    where webhook = ${webhook} and ${IS_HELD}`;
}

/** Starts the tries of a webhook anew where another url is about to replace the one it has. */
export function forgetTries(webhook: string, url: string | null, revision: number): Work<number> {
  return run`update webhooks set answered_at = null, failures = 0, next_try_at = null
    where webhook = ${webhook} and revision = ${revision} and coalesce(url, '') <> ${url ?? ""}`;
}

export function createTries(
  db: Database,
  { released, inLockOrder }: Pick<DeliveryLeases, "released" | "inLockOrder">,
) {
  const { write } = bind(db);
  return {
    /**
     * Lets webhooks be tried at once whose try ended with the process that made it. Others are tried a little
     * earlier.
     */
    resumeTries: async (now: number) =>
      void (await db.writeUnsynced(
        () => run`update webhooks set next_try_at = ${now}
          where next_try_at > ${now} and next_try_at <= ${now + LONGEST_TRY}`,
      )),

    /** Notes that a webhook answered 2xx. @returns whether its deliveries were held back. */
    answered: bind(db).write(noteAnswer),

    /**
     * Fails at most `limit` of a webhook's deliveries that have been due since `before`. Returns how many.
     */
    expire: write(function* (webhook: string, before: number, reason: DeliveryError, limit: number) {
      let left = limit;
      for (const isOverdue of [
        sql`state = ${DELIVERY.new} and id < ${lowestId("whd", before)}`,
        sql`state = ${DELIVERY.retrying} and next_attempt_at <= ${before}`,
      ]) {
        const overdue = sql`from webhook_deliveries where webhook = ${webhook} and ${isOverdue}
            ${inLockOrder} limit ${left} ${forUpdate}`;
        left -= yield* run`update webhook_deliveries
            set state = ${DELIVERY.failed}, last_error = ${reason}, next_attempt_at = null ${released}
            where ${isChosen("webhook, state, id", overdue)}`;
      }
      return limit - left;
    }),
  };
}

function* noteAnswer(webhook: string, url: string, now: number): Work<boolean> {
  const held =
    yield* exists`select 1 from webhooks where webhook = ${webhook} and url = ${url} and ${IS_HELD} ${forUpdate}`;
  yield* run`update webhooks set answered_at = coalesce(answered_at, ${now}), failures = 0, next_try_at = null
    where webhook = ${webhook} and url = ${url} and (failures > 0 or ${IS_HELD})`;
  return held;
}

/** Notes how webhooks answered. Of one that takes everything nothing is written. */
export function* noteOutcomes(outcomes: readonly DeliveryOutcome[]): Work<void> {
  const byWebhook = Map.groupBy(outcomes, ({ delivery }) => delivery.webhook);
  // In one order, so that two nodes never wait for each other.
  for (const webhook of [...byWebhook.keys()].sort()) {
    const ofWebhook = byWebhook.get(webhook) ?? [];
    const last = ofWebhook.findLast(({ error }) => error === null);
    if (last?.url) yield* noteAnswer(webhook, last.url, last.at);
    for (const outcome of ofWebhook.slice(last ? ofWebhook.lastIndexOf(last) + 1 : 0))
      yield* noteFailure(outcome);
  }
}

function* noteFailure({ delivery, url, error, nextTryAt }: DeliveryOutcome): Work<void> {
  const { webhook, trial } = delivery;
  const isIt = url === null ? sql`webhook = ${webhook}` : sql`webhook = ${webhook} and url = ${url}`;
  if (trial !== null) {
    const counted = error === "address_busy" ? NOTHING : sql`failures = failures + 1,`;
    yield* run`update webhooks set ${counted} next_try_at = ${nextTryAt} where ${isIt}`;
  } else if (error !== "address_busy") {
    // Of those that are under way already when one delivery at a time is tried, none makes the pause longer.
    yield* run`update webhooks set failures = failures + 1,
        next_try_at = case when failures + 1 >= ${HELD_AFTER} then cast(${nextTryAt} as bigint) else null end
      where ${isIt} and not ${IS_HELD}`;
  }
}
