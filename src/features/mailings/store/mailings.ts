import { note } from "../../audit/store.ts";
import type { Subject } from "../../audit/traits.ts";
import { askedAt } from "../../watch/store/confirmation-mails.ts";
import { MAIL_LANGUAGES, type MailLanguage } from "../../watch/traits.ts";
import type { Asked } from "../../watch/alert-records.ts";
import { nameOf } from "../../../kit/shared/column.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import type { Recipient } from "../../../kit/shared/recipient.ts";
import { lockTenant } from "../../../../db/locks.ts";
import { flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { sql } from "../../../../db/sql.ts";
import { all, first, run, value, type Work } from "../../../../db/work.ts";
import { type Every, NOTICES, PERIODS } from "../constants.ts";
import type { Mailing, Scope, StoredMailing } from "../records.ts";
import { addMail, dropMails } from "./mails.ts";

const STORED = {
  id: from("mailings.id", text),
  tenantId: from("mailings.tenant_id", text),
  personId: from("mailings.person_id", nullable(text)),
  every: from("mailings.every", nameOf<Every>(PERIODS)),
  ofCode: from("mailings.of_code", nullable(text)),
  ofGroup: from("mailings.of_group", nullable(text)),
  timezone: from("mailings.timezone", text),
  language: from("mailings.language", nameOf<MailLanguage>(MAIL_LANGUAGES)),
  notices: from("mailings.notices", text),
  nonce: from("mailings.nonce", nullable(text)),
  askedAt: from("mailings.asked_at", whole),
  confirmedAt: from("mailings.confirmed_at", nullable(whole)),
  createdAt: from("mailings.created_at", whole),
};

const SHOWN = shape({
  ...STORED,
  to: from("coalesce(people.email, mailings.email, '')", text),
  isKnown: from("(mailings.person_id is null or people.confirmed_at is not null)", flag),
  nextAt: from(
    "(select due_at from mailing_mails where mailing_id = mailings.id and kind = 'report')",
    nullable(whole),
  ),
});

/** Of a member only while the person is one. */
const FROM = sql`from mailings
  left join people on people.id = mailings.person_id
  where (mailings.person_id is null or exists (select 1 from members
    where members.tenant_id = mailings.tenant_id and members.person_id = mailings.person_id))`;

const OWN = shape({
  id: text,
  tenantId: text,
  personId: nullable(text),
  email: nullable(text),
  recipientKey: text,
  every: text,
  ofCode: nullable(text),
  ofGroup: nullable(text),
  ofKey: text,
  timezone: text,
  language: text,
  notices: text,
  nonce: nullable(text),
  askedAt: whole,
  confirmedAt: nullable(whole),
  createdAt: whole,
});

/** A mailing that is to be made. */
export interface NewMailing extends Omit<StoredMailing, "personId" | "confirmedAt" | "nonce"> {
  readonly email: string;
  readonly nonce: string;
}

/** How it went: the one that is there, the limit that refuses it, or that there is no workspace any more. */
export type Made =
  | { readonly kind: "made" | "known"; readonly id: string }
  | { readonly kind: "too_many" }
  | { readonly kind: "not_asked"; readonly asked: Exclude<Asked, { readonly outcome: "asked" }> }
  | { readonly kind: "tenant_gone" };

function keyOf({ code, group }: Scope): string {
  return code === null ? (group === null ? "workspace" : `group ${group}`) : `code ${code}`;
}

const isNotice = (name: string) => NOTICES.find((notice) => notice === name) ?? [];

function mailingOf(row: ReturnType<typeof SHOWN.read>): Mailing {
  const { ofCode, ofGroup, isKnown, notices, ...rest } = row;
  return {
    ...rest,
    of: { code: ofCode, group: ofGroup },
    notices: notices.split(",").flatMap(isNotice),
    isOpen: isKnown && rest.confirmedAt !== null,
  };
}

const subjectOf = (id: string): Subject => ({ kind: "mailing", id, name: null });

/** The mailings of a workspace, oldest first. */
export function* list(tenantId: string): Work<Mailing[]> {
  const rows = yield* all(
    SHOWN,
  )`select ${SHOWN} ${FROM} and mailings.tenant_id = ${tenantId} order by mailings.id`;
  return rows.map(mailingOf);
}

export function* find(id: string): Work<Mailing | null> {
  const row = yield* first(SHOWN)`select ${SHOWN} ${FROM} and mailings.id = ${id}`;
  return row && mailingOf(row);
}

/**
 * Makes a mailing. To the confirmed address of a member it is open at once; any other is asked for by a mail.
 * @param most - mailings of a workspace.
 * @param reportAt - when its first report is due.
 */
export function* make(
  mailing: NewMailing,
  recipient: Recipient,
  most: number,
  reportAt: number,
  now: number,
  deed: Deed,
): Work<Made> {
  const {
    id,
    tenantId,
    of,
    email,
    nonce,
    notices,
    every,
    timezone,
    language,
    askedAt: at,
    createdAt,
  } = mailing;
  if (!(yield* lockTenant(tenantId))) return { kind: "tenant_gone" };
  const personId = yield* value(text)`select people.id from people
    join members on members.person_id = people.id and members.tenant_id = ${tenantId}
    where email_key = ${email.toLowerCase()} and confirmed_at is not null`;
  const recipientKey = personId ?? email.toLowerCase();
  const known = yield* value(text)`select id from mailings where tenant_id = ${tenantId}
    and recipient_key = ${recipientKey} and every = ${every} and of_key = ${keyOf(of)}`;
  if (known !== null) return { kind: "known", id: known };
  const count = yield* value(whole)`select count(*) from mailings where tenant_id = ${tenantId}`;
  if ((count ?? 0) >= most) return { kind: "too_many" };
  const asked = personId === null ? yield* askedAt(tenantId, recipient, now) : null;
  if (asked && asked.outcome !== "asked") return { kind: "not_asked", asked };
  const row = {
    ...{ id, tenantId, personId, recipientKey, every, timezone, language, createdAt },
    ...{ email: personId === null ? email : null, nonce: personId === null ? nonce : null },
    ...{ ofCode: of.code, ofGroup: of.group, ofKey: keyOf(of), notices: notices.join(",") },
    ...{ askedAt: at, confirmedAt: personId === null ? null : now },
  };
  yield* run`insert into mailings ${OWN.values(row)}`;
  if (asked) yield* addMail(mailing, "confirm", asked.dueAt, {});
  else yield* open(mailing, reportAt, now);
  yield* note(tenantId, deed, "mailing.made", subjectOf(id), {});
  return { kind: "made", id };
}

/** Begins to send: the next report, and notices of what happens from now on. */
function* open(
  mailing: Pick<StoredMailing, "id" | "tenantId" | "notices">,
  reportAt: number,
  now: number,
): Work<void> {
  yield* addMail(mailing, "report", reportAt, {});
  if (mailing.notices.length > 0) yield* addMail(mailing, "notice", now, { scansTo: now, leadsTo: now });
}

/** Confirms an address by its nonce, once. @param after - it must have been asked for since. */
export function* confirm(
  id: string,
  nonce: string,
  reportAt: number,
  now: number,
  after: number,
): Work<boolean> {
  const changed = yield* run`update mailings set nonce = null, confirmed_at = ${now}
    where id = ${id} and nonce = ${nonce} and asked_at > ${after}`;
  const mailing = changed === 0 ? null : yield* find(id);
  if (!mailing) return false;
  yield* dropMails(id, ["confirm"]);
  yield* open(mailing, reportAt, now);
  return true;
}

/**
 * Changes a mailing.
 * @param reportAt - when its next report is due then.
 * @returns `same` where another is like it then; `null` where there is none.
 */
export function* edit(
  tenantId: string,
  id: string,
  changes: Partial<Pick<StoredMailing, "every" | "of" | "timezone" | "language" | "notices">>,
  reportAt: number,
  now: number,
  deed: Deed,
): Work<"changed" | "same" | null> {
  if (!(yield* lockTenant(tenantId))) return null;
  const before = yield* find(id);
  if (before?.tenantId !== tenantId) return null;
  const after = { ...before, ...changes };
  const { every, of, timezone, language, notices } = after;
  const other = yield* value(text)`select id from mailings where tenant_id = ${tenantId} and id <> ${id}
    and recipient_key = (select recipient_key from mailings where id = ${id})
    and every = ${every} and of_key = ${keyOf(of)}`;
  if (other !== null) return "same";
  yield* run`update mailings set every = ${every}, of_code = ${of.code}, of_group = ${of.group},
    of_key = ${keyOf(of)}, timezone = ${timezone}, language = ${language}, notices = ${notices.join(",")}
    where id = ${id}`;
  if (before.confirmedAt !== null) {
    // A report that is just being sent is settled by that.
    const isOther = every !== before.every || timezone !== before.timezone;
    if (isOther)
      yield* run`update mailing_mails set due_at = ${reportAt}
        where mailing_id = ${id} and kind = 'report' and begun is null`;
    if (notices.length === 0) yield* dropMails(id, ["notice"]);
    else if (before.notices.length === 0)
      yield* addMail(after, "notice", now, { scansTo: now, leadsTo: now });
  }
  yield* note(tenantId, deed, "mailing.changed", subjectOf(id), { members: Object.keys(changes) });
  return "changed";
}

/** Ends a mailing that nobody is to get any more. */
export function* end(id: string, deed: Deed): Work<void> {
  const tenantId = yield* value(text)`select tenant_id from mailings where id = ${id}`;
  if (tenantId !== null) yield* remove(tenantId, id, deed);
}

/** Ends a mailing. */
export function* remove(tenantId: string, id: string, deed: Deed): Work<boolean> {
  if ((yield* run`delete from mailings where tenant_id = ${tenantId} and id = ${id}`) === 0) return false;
  yield* note(tenantId, deed, "mailing.ended", subjectOf(id), {});
  return true;
}
