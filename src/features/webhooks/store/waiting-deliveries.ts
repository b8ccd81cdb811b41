import { nextTurn } from "../../../kit/shared/next-turn.ts";
import { STATES } from "./delivery-row.ts";
import { nullable, shape, text, whole } from "../../../../db/shape.ts";
import { type Database, first, value, type Work } from "../../../../db/work.ts";

/** Webhooks looked through in one step. */
const WEBHOOKS_AT_ONCE = 50;

/** How many deliveries wait, of all webhooks; `atMost` stands for that many and more. */
export async function countAllWaiting(db: Database, atMost: number): Promise<number> {
  let count = 0;
  for (let after: WaitingAfter | null = START_OF_WAITING; after !== null && count < atMost;) {
    const limit = Math.min(WAITING_AT_ONCE, atMost - count);
    const part: WaitingPart = await db.read(() => countWaiting(after ?? START_OF_WAITING, limit));
    count += part.count;
    after = part.next;
    await nextTurn();
  }
  return count;
}

/** Pending deliveries that are counted in one step, of a millisecond. */
const WAITING_AT_ONCE = 5_000;

/** The key up to which pending deliveries are counted. */
interface WaitingAfter {
  readonly webhook: string;
  readonly state: number;
  readonly id: string;
}

interface WaitingPart {
  readonly count: number;
  /** `null` at the end. */
  readonly next: WaitingAfter | null;
}

const START_OF_WAITING: WaitingAfter = { webhook: "", state: 0, id: "" };
const COUNTED = shape({ count: whole, last: nullable(text) });

/** Counts some pending deliveries after a key. */
function* countWaiting(from: WaitingAfter, limit: number): Work<WaitingPart> {
  let count = 0;
  let next: WaitingAfter | null = from;
  for (let looked = 0; next !== null && count < limit && looked < WEBHOOKS_AT_ONCE; looked++) {
    const { webhook, state, id }: WaitingAfter = next;
    const found: ReturnType<typeof COUNTED.read> | null = yield* first(
      COUNTED,
    )`select count(*) as count, max(id) as last from (
      select id from webhook_deliveries where webhook = ${webhook} and state = ${state} and id > ${id}
      order by id limit ${limit - count}) as part`;
    count += found?.count ?? 0;
    const later = STATES.pending.find((other) => other > state);
    if (count === limit) next = { webhook, state, id: found?.last ?? id };
    else next = later === undefined ? yield* nextWebhook(webhook) : { webhook, state: later, id: "" };
  }
  return { count, next };
}

function* nextWebhook(after: string): Work<WaitingAfter | null> {
  const webhook = yield* value(
    text,
  )`select webhook from webhook_deliveries where webhook > ${after} order by webhook limit 1`;
  return webhook === null ? null : { webhook, state: Math.min(...STATES.pending), id: "" };
}
