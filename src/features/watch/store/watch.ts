import type { DueTarget, Settlement, Looked } from "../records.ts";
import { HOUR, MINUTE } from "../../../kit/shared/clock.ts";
import { isVisible } from "../../codes/store/code-row.ts";
import { CONTENT_BYTES } from "../../codes/store/code-weight.ts";
import { lockCodes } from "../../../../db/locks.ts";
import type { LeadOutbox } from "../../webhooks/store/outbox.ts";
import { from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { forUpdate, forUpdateSkipLocked, isAmong, sql } from "../../../../db/sql.ts";
import { reason, state } from "./code-health.ts";
import { notePhone } from "../../signs/store/phone-signs.ts";
import { dueBy, follow, isServed } from "./watch-codes.ts";
import { NOBODY, type NoticeStep, notify, notifyOfDead } from "./watch-notices.ts";
import {
  all,
  bind,
  type Database,
  exists,
  first,
  run,
  value,
  values,
  type Work,
} from "../../../../db/work.ts";

const STANDING = {
  state,
  status: nullable(whole),
  reason: nullable(reason),
  since: nullable(whole),
  checkedAt: nullable(whole),
  failures: whole,
  failingSince: nullable(whole),
};

const DUE = shape({
  ...{ seq: whole, tenantId: text, address: text, queue: text },
  ...STANDING,
  phoneAt: nullable(whole),
});
const SETTLED = shape({ ...STANDING, queue: text, nextAt: whole });
const ROUND = shape({ codeSeq: whole, at: whole });
const WEIGHED = shape({ seq: whole, bytes: from(CONTENT_BYTES, whole) });

/** A round makes up for so much time in which it stood still, or for two codes, and not for more: that would be a burst. */
const MOST_BEHIND = MINUTE;

/** A step ends behind the code with which its codes have so many bytes. */
const BYTES_AT_ONCE = 16 * 1024;

/** Destinations without a code that are erased when a queue is visited. */
const ERASED_AT_ONCE = 20;

/** The next time of an address is kept for so long after nothing waits for it any more. */
const REMEMBERED = MINUTE;

/**
 * Stores the watched destinations, the time of each one's next check, and its state. Several nodes share
 * the work: a queue that one of them has taken no other gets before `until`. Times are milliseconds since the
 * epoch. No step waits for the disk: a step that a crash undoes is done again.
 */
export function createWatchStore(db: Database, outbox: LeadOutbox) {
  const { writeUnsynced } = bind(db);
  return {
    /**
     * Looks for new destinations of about `rows` codes, by the ascending numbers of the codes, so that a
     * round through all of them takes `period`.
     */
    async look(now: number, period: number, rows: number): Promise<Looked> {
      const { added, ...looked } = await db.writeUnsynced(() => look(outbox, now, period, rows));
      outbox.committed(added);
      return looked;
    },

    /** Takes queues in which a destination is due, at most `limit`. */
    take: (now: number, until: number, limit: number) =>
      db.writeUnsynced(
        () =>
          values(text)`update watch_queues set due_at = ${until} where name ${isAmong(
            sql`select name from watch_queues where due_at <= ${now} order by due_at limit ${limit} ${forUpdateSkipLocked}`,
          )} returning name`,
      ),

    /**
     * Takes the first due destination of a queue. `null` when there is none: then the queue is given back.
     */
    next: writeUnsynced(next),

    /**
     * Reserves the next slot of an address, of `length` milliseconds. Deliveries of webhooks share the slots.
     * @returns its beginning; `null` when it begins after `latest`.
     */
    reserve: writeUnsynced(reserve),

    /** Stores the state of a destination, and gives its queue back. */
    settle: writeUnsynced(settle),

    /** Notifies about `rows` codes of the new state of a destination. `null` when all have their notice. */
    notify: (now: number, rows: number) => notify(db, outbox, now, rows),

    /** About how many destinations there are. */
    size: async () =>
      (await db.read(() => value(nullable(whole))`select max(seq) from watched_targets`)) ?? 0,
  };
}

export type WatchStore = ReturnType<typeof createWatchStore>;

function* look(
  outbox: LeadOutbox,
  now: number,
  period: number,
  rows: number,
): Work<NoticeStep & { readonly more: boolean }> {
  const round = yield* first(ROUND)`select ${ROUND} from watch_rounds where id = 1 ${forUpdate}`;
  const newest = yield* value(nullable(whole))`select max(seq) from codes`;
  if (round === null || newest === null || round.at > now) {
    yield* run`insert into watch_rounds (id, code_seq, at) values (1, 0, ${now})
      on conflict (id) do update set at = excluded.at`;
    return { ...NOBODY, more: false };
  }
  const pause = period / newest;
  const from = round.codeSeq >= newest ? 0 : round.codeSeq;
  const mostBehind = Math.max(MOST_BEHIND, 2 * pause);
  const at = Math.max(round.at, now - mostBehind);
  const to = Math.min(newest, from + Math.floor((now - at) / pause));
  if (to <= from) return { ...NOBODY, more: false };
  const found = yield* all(WEIGHED)`select ${WEIGHED} from codes
    where seq > ${from} and seq <= ${to} order by seq limit ${rows}`;
  const light = lightestOf(found);
  const codes = light.map(({ seq }) => seq);
  const present = [...(yield* lockCodes(codes))];
  const followed = yield* follow(
    present,
    sql`${isServed} and ${isVisible}`,
    now,
    now + Math.max(period, HOUR),
  );
  const notified = yield* notifyOfDead(outbox, followed, now);
  const reached = light.length < found.length || found.length === rows ? (codes.at(-1) ?? to) : to;
  const then = Math.round(at + (reached - from) * pause);
  yield* run`update watch_rounds set ${ROUND.set({ codeSeq: reached, at: then })} where id = 1`;
  return { ...notified, more: reached < to };
}

/** The first of some codes that can be looked through in one step. */
function lightestOf<T extends { readonly bytes: number }>(codes: readonly T[]): readonly T[] {
  let left = BYTES_AT_ONCE;
  for (const [at, { bytes }] of codes.entries()) {
    left -= bytes;
    if (left < 0) return codes.slice(0, at + 1);
  }
  return codes;
}

function* next(queue: string, now: number, until: number): Work<DueTarget | null> {
  for (let erased = 0; erased < ERASED_AT_ONCE; erased++) {
    const target = yield* first(DUE)`select ${DUE} from watched_targets
      where queue = ${queue} and next_at <= ${now} order by next_at limit 1 ${forUpdateSkipLocked}`;
    if (!target) break;
    if (yield* exists`select 1 from watched_codes where target_seq = ${target.seq} limit 1`) {
      yield* run`update watched_targets set next_at = ${until} where seq = ${target.seq}`;
      return target;
    }
    yield* run`delete from watched_targets where seq = ${target.seq}`;
  }
  yield* giveBack(queue, now);
  return null;
}

/** Has a queue visited when its next destination is due. One without any is forgotten. */
function* giveBack(queue: string, now: number): Work<void> {
  const nextAt = yield* value(
    nullable(whole),
  )`select min(next_at) from watched_targets where queue = ${queue}`;
  if (nextAt !== null) yield* run`update watch_queues set due_at = ${nextAt} where name = ${queue}`;
  else {
    yield* run`delete from watch_queues where name = ${queue} and free_at <= ${now}`;
    yield* run`update watch_queues set due_at = ${now + REMEMBERED} where name = ${queue}`;
  }
}

/** A slot that lies farther off than anything waits was reserved by a clock that was ahead. */
function reserve(address: string, now: number, latest: number, length: number): Work<number | null> {
  return value(whole)`insert into watch_queues (name, due_at, free_at)
    values (${address}, ${now + REMEMBERED}, ${now + length})
    on conflict (name) do update set free_at = ${length} +
      case when watch_queues.free_at between ${now} and ${latest} then watch_queues.free_at else ${now} end
    where watch_queues.free_at <= ${latest} or watch_queues.free_at > ${now + REMEMBERED} returning free_at - ${length}`;
}

function* settle({ target, result, queue, nextAt, phone }: Settlement, now: number): Work<void> {
  yield* run`update watched_targets set ${SETTLED.set({ ...result, queue, nextAt })} where seq = ${target.seq}`;
  if (result.state !== target.state) {
    // Codes are notified in steps of their own: there may be a million.
    yield* run`update watched_targets set notified_to = 0 where seq = ${target.seq}`;
    if (result.state === "dead" || target.state === "dead")
      yield* run`update watched_targets set turned_at = ${now} where seq = ${target.seq}`;
  }
  if (phone) yield* notePhone(target, phone);
  if (queue !== target.queue) yield* dueBy(queue, nextAt);
  yield* giveBack(target.queue, now);
}
