import { MAIL_LANGUAGES, type MailLanguage } from "../../src/watch/traits.ts";
import type { AlertStore, Asked, DueMail, Turned } from "../../src/watch/alert-store.ts";
import type { Recipient } from "../../src/watch/recipient.ts";
import { DAY, MINUTE } from "../../src/shared/clock.ts";
import { known, reason, state } from "./code-health.ts";
import { askedAt, forgetConfirmations } from "./confirmation-mails.ts";
import { lockTenant } from "./locks.ts";
import { from, nullable, shape, text, whole } from "./shape.ts";
import { type Fragment, forUpdateSkipLocked, isAmong, sql } from "./sql.ts";
import { all, type Database, exists, first, run, value, type Work } from "./work.ts";

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

/** The mail addresses of alerts. */
export function createAlertStore(db: Database): AlertStore {
  return {
    get: (tenantId) =>
      db.read(() => first(SHOWN)`select ${SHOWN} from alert_mails where tenant_id = ${tenantId}`),

    ask: (tenantId, mail, recipient, now) => db.write(() => ask(tenantId, mail, recipient, now)),

    remove: async (tenantId) =>
      void (await db.write(() => run`delete from alert_mails where tenant_id = ${tenantId}`)),

    confirm: async (tenantId, nonce, now, after) =>
      (await db.write(
        () => run`update alert_mails set nonce = null, confirmed_at = ${now}, mailed_at = ${now - DAY},
            due_at = ${now + GATHERING}, failures = 0
          where tenant_id = ${tenantId} and nonce = ${nonce} and asked_at > ${after}`,
      )) > 0,

    take: (now, until) => db.write(() => take(now, until)),

    sent: async (mail, upTo, now) => void (await db.write(() => sent(mail, upTo, now))),

    failed: async (mail, dueAt) =>
      void (await db.write(
        () => run`update alert_mails set failures = failures + 1, due_at = ${dueAt} where ${isSame(mail)}`,
      )),

    turned: (tenantId, after, upTo, limit) => db.read(() => turned(tenantId, after, upTo, limit)),
  };
}

function* ask(
  tenantId: string,
  mail: Pick<DueMail, "email" | "language" | "nonce">,
  recipient: Recipient,
  now: number,
): Work<Asked | { readonly outcome: "tenant_gone" }> {
  if (!(yield* lockTenant(tenantId))) return { outcome: "tenant_gone" };
  const isConfirmed =
    (yield* run`update alert_mails set language = ${mail.language}
      where tenant_id = ${tenantId} and email = ${mail.email} and confirmed_at is not null`) > 0;
  if (isConfirmed) return { outcome: "asked", dueAt: now };
  const asked = yield* askedAt(tenantId, recipient, now);
  if (asked.outcome !== "asked") return asked;
  const { dueAt } = asked;
  const row = { tenantId, ...mail, askedAt: now, confirmedAt: null, mailedAt: now, dueAt, failures: 0 };
  yield* run`delete from alert_mails where tenant_id = ${tenantId}`;
  yield* run`insert into alert_mails ${ROW.values(row)}`;
  return asked;
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
