import { destinationsOf, type Leading, targetKey, worstOf } from "../traits.ts";
import { LEADING } from "../../codes/store/code-row.ts";
import { notePhoneOfNew } from "../../signs/store/phone-signs.ts";
import { hostOf } from "../../../kit/shared/target.ts";
import { state } from "./code-health.ts";
import { bytes, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { type Fragment, isOneOf, sql } from "../../../../db/sql.ts";
import { all, run, type Work } from "../../../../db/work.ts";

/*
 * The destinations that codes lead to. A chore finds those of new and changed codes; a change of a code only forgets its old ones,
 * so that it costs no more for a hundred of them.
 */

const WATCHED = shape({
  seq: whole,
  tenantId: text,
  target: text,
  rules: LEADING.rules,
  fallback: nullable(text),
});

const LINK = shape({ codeSeq: whole, targetSeq: whole });
export type Followed = ReturnType<typeof LINK.read>;
const DEAD = shape({ codeSeq: whole, targetSeq: whole, address: text });
const LINKED = shape({ codeSeq: whole, targetSeq: whole, key: bytes, queue: text, nextAt: whole });
const STATES = shape({
  codeSeq: whole,
  targetSeq: from("watched_targets.seq", whole),
  state,
  reason: nullable(text),
});
const TARGET = shape({ tenantId: text, key: bytes, address: text, queue: text, state: text, nextAt: whole });
const KEYED = shape({ seq: whole, key: bytes });
const QUEUE = shape({ name: text, dueAt: whole, freeAt: whole });

/**
 * Has the destinations of codes watched that are locked, and no others.
 * @param areWatched - a condition on `codes` joined with `tenants`.
 * @param latest - a destination that is due later is due now: the clock was ahead, or checks were set to be rarer.
 * @returns which destinations are new, and of which codes.
 */
export function* follow(
  seqs: readonly number[],
  areWatched: Fragment,
  now: number,
  latest: number,
): Work<Followed[]> {
  const codes = yield* all(WATCHED)`select ${WATCHED} from codes join tenants on tenants.id = codes.tenant_id
    where seq ${isOneOf(seqs)} and ${areWatched}`;
  const wanted = new Map(
    codes.map(({ seq, tenantId, ...leading }) => [
      seq,
      new Map(
        destinationsOf(leading).map((address) => {
          const key = targetKey(tenantId, address);
          return [key.toHex(), { tenantId, key, address }];
        }),
      ),
    ]),
  );
  const links = yield* all(LINKED)`select ${LINKED} from watched_codes
    join watched_targets on watched_targets.seq = target_seq where code_seq ${isOneOf(seqs)}`;
  yield* hasten(
    links.filter(({ nextAt }) => nextAt > latest),
    now,
  );
  const known = new Set(links.map(({ codeSeq, key }) => `${codeSeq} ${key.toHex()}`));
  const stale = links.filter(({ codeSeq, key }) => !wanted.get(codeSeq)?.has(key.toHex()));
  const fresh = [...wanted].flatMap(([codeSeq, targets]) =>
    [...targets]
      .filter(([key]) => !known.has(`${codeSeq} ${key}`))
      .map(([hex, target]) => ({ codeSeq, hex, ...target })),
  );
  for (const { codeSeq, targetSeq } of stale)
    yield* run`delete from watched_codes where target_seq = ${targetSeq} and code_seq = ${codeSeq}`;
  const targets = yield* numbersOf(fresh, now);
  const followed = fresh.flatMap(({ codeSeq, hex }) => {
    const targetSeq = targets.get(hex);
    return targetSeq === undefined ? [] : [{ codeSeq, targetSeq }];
  });
  if (followed.length > 0) {
    yield* run`insert into watched_codes ${LINK.values(...followed)} on conflict do nothing`;
    yield* notePhoneOfNew(followed);
  }
  yield* rate([...new Set([...stale, ...fresh].map(({ codeSeq }) => codeSeq))]);
  return followed;
}

/** Forgets the destinations of codes that are locked: they lead elsewhere, or nowhere. */
export function* unfollow(seqs: readonly number[]): Work<void> {
  if (seqs.length === 0) return;
  yield* run`delete from watched_codes where code_seq ${isOneOf(seqs)}`;
  yield* run`update code_ranks set health = 'unchecked', worst_target = null
    where code_seq ${isOneOf(seqs)} and health <> 'unchecked'`;
}

/** A changed code, which still leads to a destination that is dead. */
export interface StillLed extends Leading {
  readonly seq: number;
}

/** Forgets the destinations of codes that are locked, but for the dead ones to which they still lead. */
export function* unfollowLiving(codes: readonly StillLed[]): Work<void> {
  if (codes.length === 0) return;
  const dead = yield* all(DEAD)`select ${DEAD} from watched_codes
    join watched_targets on watched_targets.seq = target_seq
    where code_seq ${isOneOf(codes.map(({ seq }) => seq))} and state = 'dead'`;
  const byCode = Map.groupBy(dead, ({ codeSeq }) => codeSeq);
  for (const code of codes) {
    const led = new Set(destinationsOf(code));
    const kept = (byCode.get(code.seq) ?? []).filter(({ address }) => led.has(address));
    yield* run`delete from watched_codes where code_seq = ${code.seq}
      and not (target_seq ${isOneOf(kept.map(({ targetSeq }) => targetSeq))})`;
  }
}

/** Notes at codes that are locked the state of the worst of their destinations. */
export function* rate(seqs: readonly number[]): Work<void> {
  if (seqs.length === 0) return;
  const found = yield* all(STATES)`select ${STATES} from watched_codes
    join watched_targets on watched_targets.seq = target_seq where code_seq ${isOneOf(seqs)}
    order by watched_targets.seq`;
  const byCode = Map.groupBy(found, ({ codeSeq }) => codeSeq);
  for (const seq of seqs) {
    const worst = worstOf(byCode.get(seq) ?? []);
    const [health, target] = [worst?.state ?? "unchecked", worst?.targetSeq ?? null];
    yield* run`update code_ranks set health = ${health}, worst_target = ${target} where code_seq = ${seq}
      and (health <> ${health} or coalesce(worst_target, 0) <> ${target ?? 0})`;
  }
}

interface Wanted {
  readonly tenantId: string;
  readonly key: Uint8Array;
  readonly address: string;
}

/** The numbers of destinations, by their keys. New ones are due at once, in the queue of their host. */
function* numbersOf(targets: readonly Wanted[], now: number): Work<Map<string, number>> {
  if (targets.length === 0) return new Map();
  const byKey = new Map(targets.map((target) => [target.key.toHex(), target]));
  // In one order, so that two nodes never wait for each other.
  const keys = [...byKey.keys()].sort();
  const rows = keys.flatMap((hex) => {
    const target = byKey.get(hex);
    if (!target) return [];
    const { tenantId, key, address } = target;
    return [{ tenantId, key, address, queue: hostOf(address) ?? "", state: "unchecked", nextAt: now }];
  });
  const made = yield* all(TARGET)`insert into watched_targets ${TARGET.values(...rows)}
    on conflict (key) do nothing returning ${TARGET}`;
  for (const queue of new Set(made.map(({ queue }) => queue))) yield* dueBy(queue, now);
  const found = yield* all(
    KEYED,
  )`select ${KEYED} from watched_targets where key ${isOneOf(rows.map(({ key }) => key))}`;
  return new Map(found.map(({ seq, key }) => [key.toHex(), seq]));
}

/** Has destinations asked for that wait for too long. */
function* hasten(
  targets: readonly { readonly targetSeq: number; readonly queue: string }[],
  now: number,
): Work<void> {
  if (targets.length === 0) return;
  const seqs = targets.map(({ targetSeq }) => targetSeq);
  yield* run`update watched_targets set next_at = ${now} where seq ${isOneOf(seqs)}`;
  for (const queue of new Set(targets.map((target) => target.queue))) yield* dueBy(queue, now);
}

/** Has a queue visited at a time, or earlier. */
export function dueBy(queue: string, at: number): Work<number> {
  return run`insert into watch_queues ${QUEUE.values({ name: queue, dueAt: at, freeAt: 0 })}
    on conflict (name) do update set due_at = excluded.due_at where watch_queues.due_at > excluded.due_at`;
}

/** A condition on `codes` joined with `tenants`: the code redirects. */
export const isServed = sql`codes.active and not suspended and left_at is null`;
