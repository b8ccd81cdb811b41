import { note } from "../../audit/store.ts";
import { wholeOf } from "../../audit/traits.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { MAIL_LANGUAGES, type MailLanguage } from "../traits.ts";
import type { Asked, DueMail, Turned } from "../alert-records.ts";
import type { Recipient } from "../../../kit/shared/recipient.ts";
import { DAY, MINUTE } from "../../../kit/shared/clock.ts";
import { known, reason, state } from "./code-health.ts";
import { askedAt, forgetConfirmations } from "./confirmation-mails.ts";
import { lockTenant } from "../../../../db/locks.ts";
import { from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { type Fragment, forUpdateSkipLocked, isAmong, sql } from "../../../../db/sql.ts";
import { all, bind, type Database, exists, first, run, value, type Work } from "../../../../db/work.ts";

const language = known<MailLanguage>("a language", MAIL_LANGUAGES);

const MAIL = {
  email: text,
  language,
  nonce: nullable(text),
  askedAt: whole,
  confirmedAt: nullable(whole),
};
const SHOWN = shape(MAIL);
const DUE = shape({ tenantId: text, ...MAIL, mailedAt: whole, failures: whole });
const ROW = shape({ tenantId: text, ...MAIL, mailedAt: whole, dueAt: nullable(whole), failures: whole });

/** Changes that come together are mailed together. */
const GATHERING = 10 * MINUTE;

/** The most other codes of a destination that a mail counts. */
const MOST_CODES = 1_000;

/** Stores where alerts are mailed, and what is to be mailed. */
export function createAlertStore(db: Database) {
  const { read, write } = bind(db);
  return {
    get: read(find),

    /**
     * Stores an address that is to be confirmed, and that a mail is due. One that was confirmed stays so, and
     * only changes its language.
     * @returns `too_many` when the workspace, the mailbox, its domain or the service has had as many
     *   confirmations as it may; `no_code` when the workspace has none yet.
     */
    ask: write(ask),

    remove: write(remove),

    /** Confirms an address by its nonce, once. @param after - it must have been asked for since. */
    confirm: async (tenantId: string, nonce: string, now: number, after: number) =>
      (await db.write(
        () => run`update alert_mails set nonce = null, confirmed_at = ${now}, mailed_at = ${now - DAY},
            due_at = ${now + GATHERING}, failures = 0
          where tenant_id = ${tenantId} and nonce = ${nonce} and asked_at > ${after}`,
      )) > 0,

    /** Takes the first mail that is due, until `until`. `null` when there is none. */
    take: write(take),

    /**
     * Notes that a mail was sent, unless the workspace has named another address meanwhile, or confirmed this
     * one. Changes that came while it was on its way are due.
     * @param upTo - one with all changes up to this time; `null` for a confirmation, or when there was
     *   nothing to send.
     */
    sent: async (mail: DueMail, upTo: number | null, now: number) =>
      void (await db.write(() => sent(mail, upTo, now))),

    /** Notes that it could not be sent. @param dueAt - when to try again; `null` for never. */
    failed: async (mail: DueMail, dueAt: number | null) =>
      void (await db.write(
        () => run`update alert_mails set failures = failures + 1, due_at = ${dueAt} where ${isSame(mail)}`,
      )),

    /** The destinations that died or came back in a time, both ends included, newest first. */
    turned: read(turned),
  };
}

export type AlertStore = ReturnType<typeof createAlertStore>;

function find(tenantId: string) {
  return first(SHOWN)`select ${SHOWN} from alert_mails where tenant_id = ${tenantId}`;
}

function* ask(
  tenantId: string,
  mail: Pick<DueMail, "email" | "language" | "nonce">,
  recipient: Recipient,
  now: number,
  deed: Deed | null = null,
): Work<Asked | { readonly outcome: "tenant_gone" }> {
  if (!(yield* lockTenant(tenantId))) return { outcome: "tenant_gone" };
  const before = yield* find(tenantId);
  const isKnown = before?.email === mail.email;
  const entry = isKnown && before.language === mail.language ? null : deed;
  if (isKnown && before.confirmedAt !== null) {
    yield* run`update alert_mails set language = ${mail.language} where tenant_id = ${tenantId}`;
    yield* noteAlerts(tenantId, entry);
    return { outcome: "asked", dueAt: now };
  }
  const asked = yield* askedAt(tenantId, recipient, now);
  if (asked.outcome !== "asked") return asked;
  const { dueAt } = asked;
  const row = { tenantId, ...mail, askedAt: now, confirmedAt: null, mailedAt: now, dueAt, failures: 0 };
  yield* run`delete from alert_mails where tenant_id = ${tenantId}`;
  yield* run`insert into alert_mails ${ROW.values(row)}`;
  yield* noteAlerts(tenantId, entry);
  return asked;
}

function* remove(tenantId: string, deed: Deed | null = null): Work<void> {
  if ((yield* run`delete from alert_mails where tenant_id = ${tenantId}`) === 0) return;
  yield* noteAlerts(tenantId, deed);
}

function noteAlerts(tenantId: string, deed: Deed | null): Work<void> {
  return note(tenantId, deed, "workspace.changed", wholeOf(tenantId), { members: ["alerts"] });
}

function* take(now: number, until: number): Work<DueMail | null> {
  yield* forgetConfirmations(now);
  return yield* first(DUE)`update alert_mails set due_at = ${until} where tenant_id ${isAmong(
    sql`select tenant_id from alert_mails where due_at <= ${now} order by due_at limit 1 ${forUpdateSkipLocked}`,
  )} returning ${DUE}`;
}

/** A condition on `alert_mails`: the same mail is due still. Every confirmation has a nonce of its own. */
function isSame({ tenantId, nonce }: DueMail): Fragment {
  return sql`tenant_id = ${tenantId} and coalesce(nonce, '') = ${nonce ?? ""}`;
}

function* sent(mail: DueMail, upTo: number | null, now: number): Work<void> {
  const { tenantId } = mail;
  yield* run`update alert_mails set failures = 0, due_at = null,
      mailed_at = coalesce(cast(${upTo} as bigint), mailed_at) where ${isSame(mail)}`;
  if (upTo === null) return;
  if (
    yield* exists`select 1 from watched_targets where tenant_id = ${tenantId} and turned_at > ${upTo} limit 1`
  )
    yield* alertMailDue(tenantId, now);
}

/** Has a mail sent to a workspace whose destinations have changed: soon, and a day after the last one. */
export function alertMailDue(tenantId: string, now: number): Work<number> {
  const soon = now + GATHERING;
  return run`update alert_mails set due_at = case when mailed_at + ${DAY} > ${soon} then mailed_at + ${DAY} else ${soon} end, failures = 0
    where tenant_id = ${tenantId} and confirmed_at is not null and due_at is null`;
}

const TURNED = shape({
  seq: whole,
  state,
  address: text,
  status: nullable(whole),
  reason: nullable(reason),
  turnedAt: whole,
});
const LEADING = shape({ codeId: from("codes.id", text), title: nullable(text) });

function* turned(tenantId: string, after: number, upTo: number, limit: number): Work<Turned[]> {
  const targets = yield* all(TURNED)`select ${TURNED} from watched_targets
    where tenant_id = ${tenantId} and turned_at > ${after} and turned_at <= ${upTo} and state <> 'unchecked'
    order by turned_at desc limit ${limit}`;
  const found: Turned[] = [];
  for (const { seq, ...target } of targets) {
    const code = yield* first(LEADING)`select ${LEADING} from watched_codes join codes on codes.seq = code_seq
      where target_seq = ${seq} order by code_seq limit 1`;
    const codes = yield* value(whole)`select count(*) from (
      select 1 from watched_codes where target_seq = ${seq} limit ${MOST_CODES + 1}) as counted`;
    if (code) found.push({ ...target, ...code, others: (codes ?? 1) - 1 });
  }
  return found;
}
