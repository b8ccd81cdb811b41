import { DAY } from "../../../kit/shared/clock.ts";
import { nameOf } from "../../../kit/shared/column.ts";
import { nullable, shape, text, whole } from "../../../../db/shape.ts";
import { forUpdateSkipLocked, isAmong, isOneOf, sql } from "../../../../db/sql.ts";
import { first, run, type Work } from "../../../../db/work.ts";
import type { DueMail, Kind, StoredMailing, Told } from "../records.ts";
import { KINDS } from "../records.ts";
import { forgetConfirmations } from "../../watch/store/confirmation-mails.ts";

const NEW = shape({ tenantId: text, mailingId: text, kind: text, dueAt: whole, told: text });

const DUE = shape({
  seq: whole,
  mailingId: text,
  kind: nameOf<Kind>(KINDS),
  failures: whole,
  told: text,
  begun: nullable(text),
});

/** A report is due at most a month later. A later time was noted by a clock that was ahead. */
const FURTHEST = 40 * DAY;

export function* addMail(
  { id, tenantId }: Pick<StoredMailing, "id" | "tenantId">,
  kind: Kind,
  dueAt: number,
  told: Told,
): Work<void> {
  const row = { tenantId, mailingId: id, kind, dueAt, told: JSON.stringify(told) };
  yield* run`insert into mailing_mails ${NEW.values(row)}`;
}

export function dropMails(mailingId: string, kinds: readonly Kind[]): Work<number> {
  return run`delete from mailing_mails where mailing_id = ${mailingId} and kind ${isOneOf(kinds)}`;
}

/** Takes the first mail that is due, until `until`. `null` when there is none. */
export function* take(now: number, until: number): Work<DueMail | null> {
  yield* forgetConfirmations(now);
  const due =
    (yield* taken(sql`due_at <= ${now}`, until)) ?? (yield* taken(sql`due_at > ${now + FURTHEST}`, until));
  if (!due) return null;
  return { ...due, told: toldOf(due.told), begun: due.begun === null ? null : toldOf(due.begun), until };
}

function taken(which: ReturnType<typeof sql>, until: number) {
  return first(DUE)`update mailing_mails set due_at = ${until} where seq ${isAmong(
    sql`select seq from mailing_mails where ${which} order by due_at limit 1 ${forUpdateSkipLocked}`,
  )} returning ${DUE}`;
}

/** The service alone writes it. */
function toldOf(stored: string): Told {
  return JSON.parse(stored);
}

/**
 * Notes that a mail server is being given a mail, so that no other node, and no later start, sends it again.
 * @returns whether this node still has it.
 */
export function* begin({ seq, until }: DueMail, tells: Told): Work<boolean> {
  const changed = yield* run`update mailing_mails set begun = ${JSON.stringify(tells)}
    where seq = ${seq} and due_at = ${until} and begun is null`;
  return changed > 0;
}

/** Notes how far mails have told, and when the next one is due. */
export function settle({ seq }: DueMail, told: Told, dueAt: number): Work<number> {
  return run`update mailing_mails set told = ${JSON.stringify(told)}, begun = null, failures = 0, due_at = ${dueAt}
    where seq = ${seq}`;
}

/** Notes that a mail was not sent. @param dueAt - when to try again. */
export function failed({ seq, until }: DueMail, dueAt: number): Work<number> {
  return run`update mailing_mails set begun = null, failures = failures + 1, due_at = ${dueAt}
    where seq = ${seq} and due_at = ${until}`;
}
