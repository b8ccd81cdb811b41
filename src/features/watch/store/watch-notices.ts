import type { Notified } from "../records.ts";
import { addressOf, type ShortAddress } from "../../../kit/shared/short-address.ts";
import { alertMailDue } from "./alert-mails.ts";
import { lockCodes } from "../../../../db/locks.ts";
import type { LeadOutbox } from "../../webhooks/store/outbox.ts";
import { flag, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { host } from "../../codes/store/short-address.ts";
import { isOneOf } from "../../../../db/sql.ts";
import { type Followed, rate } from "./watch-codes.ts";
import { state } from "./code-health.ts";
import { all, type Database, first, lock, run, values, type Work } from "../../../../db/work.ts";

/*
 * Notices to the codes of a destination of its new state. A step marks the codes that have theirs in its own
 * transaction, in which the deliveries of their workspace are stored as well: of each death and each return
 * there is one notice, whatever crashes, and however often the destination changes meanwhile.
 */

const WAITING = shape({ seq: whole, notifiedTo: whole });
const CHANGED = shape({
  tenantId: text,
  address: text,
  state,
  status: nullable(whole),
  reason: nullable(text),
  since: nullable(whole),
});
const ADDRESSED = shape({ shortId: text, domain: host });
const LINK = shape({ codeSeq: whole, notifiedDead: flag });

export interface NoticeStep extends Notified {
  /** The workspaces that got deliveries. */
  readonly added: ReadonlySet<string>;
}

/** There was nobody to notify. */
export const NOBODY: NoticeStep = { moved: [], added: new Set() };

/** Notifies about `rows` codes. `null` when none waits for a notice. */
export async function notify(
  db: Database,
  outbox: LeadOutbox,
  now: number,
  rows: number,
): Promise<Notified | null> {
  const step = await db.writeUnsynced(() => notifySome(outbox, now, rows));
  if (step) outbox.committed(step.added);
  return step;
}

function* notifySome(outbox: LeadOutbox, now: number, rows: number): Work<NoticeStep | null> {
  const waiting = yield* first(WAITING)`select ${WAITING} from watched_targets
    where notified_to is not null order by seq limit 1`;
  if (!waiting) return null;
  const { seq, notifiedTo } = waiting;
  const codes = yield* values(whole)`select code_seq from watched_codes
    where target_seq = ${seq} and code_seq > ${notifiedTo} order by code_seq limit ${rows}`;
  const present = [...(yield* lockCodes(codes))];
  const step = yield* notifyCodes(outbox, seq, present, now);
  yield* rate(present);
  // Another node may have notified them meanwhile, or the destination may have changed again.
  const reached = codes.length < rows ? null : (codes.at(-1) ?? null);
  yield* run`update watched_targets set notified_to = ${reached} where seq = ${seq} and notified_to = ${notifiedTo}`;
  return step;
}

/** Notifies of those destinations that were dead already when codes came to lead to them. */
export function* notifyOfDead(
  outbox: LeadOutbox,
  followed: readonly Followed[],
  now: number,
): Work<NoticeStep> {
  const byTarget = Map.groupBy(followed, ({ targetSeq }) => targetSeq);
  const dead = yield* values(whole)`select seq from watched_targets
    where seq ${isOneOf([...byTarget.keys()])} and state = 'dead' order by seq`;
  let step = NOBODY;
  for (const seq of dead) {
    const codes = (byTarget.get(seq) ?? []).map(({ codeSeq }) => codeSeq);
    const { moved, added } = yield* notifyCodes(outbox, seq, codes, now);
    step = { moved: [...step.moved, ...moved], added: step.added.union(added) };
  }
  return step;
}

/**
 * Notifies the workspace of some codes, which are locked, that a destination of theirs is dead, or that it is
 * back.
 */
function* notifyCodes(
  outbox: LeadOutbox,
  target: number,
  codes: readonly number[],
  now: number,
): Work<NoticeStep> {
  const changed = yield* first(CHANGED)`select ${CHANGED} from watched_targets where seq = ${target}`;
  if (!changed || codes.length === 0) return NOBODY;
  const links = yield* all(LINK)`select ${LINK} from watched_codes
    where target_seq = ${target} and code_seq ${isOneOf(codes)} order by code_seq`;
  const { tenantId, address: destination, state: is, status, reason, since } = changed;
  const isDead = is === "dead";
  const unnotified = links.filter(({ notifiedDead }) => notifiedDead !== isDead && (isDead || is === "ok"));
  const alert = JSON.stringify({ state: is, status, reason, destination });
  // A code that also leads to another dead destination is not back before that one is.
  const stillDead = new Set(
    isDead
      ? []
      : yield* values(whole)`select distinct code_seq from watched_codes
          join watched_targets on watched_targets.seq = target_seq
          where code_seq ${isOneOf(codes)} and target_seq <> ${target} and state = 'dead'`,
  );
  let added: ReadonlySet<string> = new Set();
  for (const { codeSeq } of unnotified.filter((link) => !stillDead.has(link.codeSeq))) {
    const event = { codeSeq, event: "qr.alert", at: since ?? now, alert } as const;
    const nobody = { country: null, device: "other", repeat: false, hasEmail: false } as const;
    added = added.union(yield* outbox.add(tenantId, { ...event, ...nobody }));
  }
  const notified = unnotified.map(({ codeSeq }) => codeSeq);
  if (notified.length > 0) yield* alertMailDue(tenantId, now);
  if (notified.length > 0)
    yield* run`update watched_codes set notified_dead = ${isDead}
      where target_seq = ${target} and code_seq ${isOneOf(notified)}`;
  return { moved: yield* movedOf(links.map(({ codeSeq }) => codeSeq)), added };
}

/** The codes of which scans may lead elsewhere, because they have a fallback. Other nodes are notified. */
function* movedOf(codes: readonly number[]): Work<ShortAddress[]> {
  const moved = yield* all(
    ADDRESSED,
  )`select ${ADDRESSED} from codes where seq ${isOneOf(codes)} and fallback is not null`;
  const addresses = moved.map(addressOf);
  for (const address of addresses)
    yield* lock`select pg_notify('quietzone_changes', current_setting('application_name') || ' ' || cast(${address} as text))`;
  return addresses;
}
