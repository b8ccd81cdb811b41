import { type Clock, DAY, HOUR, MINUTE } from "../../kit/shared/clock.ts";
import { deedOfSystem } from "../../kit/shared/deed.ts";
import type { Log } from "../../kit/shared/log.ts";
import { createMailRounds, type MailRounds, type Outgoing } from "../../kit/shared/mail-rounds.ts";
import type { MailText, SendMail } from "../../kit/shared/mail.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import type { Plans } from "../plans/plans.ts";
import { duePeriod, nextDue } from "./calendar.ts";
import { confirmationLetter, noticeLetter, reportLetter, type Subject } from "./letters.ts";
import { STOP, VALID } from "../../kit/shared/mail-link.ts";
import type { MailingLinks } from "./links.ts";
import { type FindNews, isNews } from "./news.ts";
import type { ReadNumbers } from "./numbers.ts";
import type { DueMail, MailedCode, Mailing, Told } from "./records.ts";
import type { MailingStore } from "./store/mailing-store.ts";

/**
 * The pauses after attempts that failed. After the last a mail is given up, and the next one comes when it is
 * due.
 */
const RETRY_DELAYS: readonly number[] = [5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR];

/** Between two looks for what there is to give notice of. */
const LOOK = 5 * MINUTE;

/** Between two notices. */
const BETWEEN_NOTICES = HOUR;

/** The lease of a mail has ended, so another node may send it. */
class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/** All that a mail is written from. */
interface Occasion {
  readonly mailing: Mailing;
  readonly tenant: Tenant;
  /** The only code that it is about. */
  readonly code: MailedCode | null;
  readonly now: number;
}

/** Sends the mails of mailings, each of them once. */
export function createMailingSender(needs: {
  store: MailingStore;
  tenantOf: (id: string) => Promise<Tenant | null>;
  codeOf: (tenantId: string, id: string) => Promise<MailedCode | null>;
  plans: Pick<Plans, "grants">;
  readNumbers: ReadNumbers;
  findNews: FindNews;
  links: MailingLinks;
  /** `null` where the operator has set up no mail. */
  send: SendMail | null;
  baseUrl: string;
  timeout: (milliseconds: number) => Promise<void>;
  clock: Clock;
  log: Log;
}): MailRounds {
  const { store, tenantOf, codeOf, plans, readNumbers, findNews, links, send, baseUrl, clock } = needs;

  /** Whether the stores may be closed: a mail that is still on its way then is settled by the next start. */
  let isStopped = false;

  /** When the next mail of its kind is due. */
  function dueAfter({ kind }: DueMail, mailing: Mailing | null, now: number): number {
    if (kind === "report" && mailing) return nextDue(mailing.every, mailing.timezone, now);
    return now + (kind === "notice" ? LOOK : DAY);
  }

  /** A mail that a server is given once it is noted that it is. */
  async function outgoing(
    due: DueMail,
    { mailing, now }: Occasion,
    told: Told,
    mail: MailText,
  ): Promise<Outgoing | null> {
    if (!send) return null;
    const stop = await links.of(mailing.id, STOP);
    const headers = {
      "list-unsubscribe": `<${stop}>`,
      // One click is for https alone (RFC 8058, 3.1).
      ...(stop.startsWith("https:") ? { "list-unsubscribe-post": "List-Unsubscribe=One-Click" } : {}),
      // The same for each attempt, by which a reader's server knows a second one.
      "message-id": `<${due.kind}.${due.seq}.${told.to ?? told.at ?? 0}@${new URL(baseUrl).hostname}>`,
    };
    const begin = async () => {
      if (isStopped || !(await store.begin(due, told))) throw new LeaseLost("another node may have it");
    };
    return {
      send: () => send(mailing.to, { ...mail, headers }, begin),
      async sent() {
        await store.settle(due, told, dueAfter(due, mailing, now));
      },
    };
  }

  async function linksOf({ mailing }: Occasion) {
    return { console: `${baseUrl}/app`, stop: await links.of(mailing.id, STOP) };
  }

  function subjectOf({ tenant, mailing, code }: Occasion): Subject {
    return {
      workspace: tenant.name,
      code: code && (code.title ?? code.shortId),
      group: mailing.of.group,
    };
  }

  /** `null` where there is nothing to send: then it is noted when to look again. */
  async function written(due: DueMail, on: Occasion): Promise<Outgoing | null> {
    const { mailing, tenant, now } = on;
    const { language, every, timezone, nonce } = mailing;
    const done = async (told: Told, at = dueAfter(due, mailing, now)) => {
      await store.settle(due, told, at);
      return null;
    };
    if (due.kind === "confirm") {
      if (nonce === null || now - mailing.askedAt >= VALID) return done(due.told);
      // It was asked for once, and is mailed once.
      if (due.told.at !== undefined) return done(due.told);
      const link = await links.of(mailing.id, nonce);
      const mail = confirmationLetter(language, { workspace: tenant.name, every, link });
      return outgoing(due, on, { at: now }, mail);
    }
    if (!mailing.isOpen || tenant.suspended || !plans.grants(tenant, now).analytics) return done(due.told);
    if (due.kind === "report") {
      const period = duePeriod(every, timezone, now);
      const to = period.end.toString();
      // A later day was noted by a clock that was ahead. Nobody knows which reports came before it.
      if (due.told.to !== undefined && due.told.to >= to) return done({ to });
      const numbers = await readNumbers(mailing, period, on.code);
      const subject = subjectOf(on);
      const mail = reportLetter(language, {
        ...{ period, every, timezone, subject, numbers },
        links: await linksOf(on),
      });
      return outgoing(due, on, { to }, mail);
    }
    const earliest = (due.told.at ?? 0) + BETWEEN_NOTICES;
    if (earliest > now && earliest - now <= BETWEEN_NOTICES) return done(due.told, earliest);
    const { news, told, more } = await findNews(mailing, tenant, due.told, now);
    if (!isNews(news)) return done(told, more ? now : now + LOOK);
    const mail = noticeLetter(language, { subject: subjectOf(on), news, links: await linksOf(on) });
    return outgoing(due, on, { ...told, at: now }, mail);
  }

  const rounds = createMailRounds<DueMail>(
    {
      ...{ about: "mailings", interval: MINUTE, atOnce: 300, retryDelays: RETRY_DELAYS },
      take: async (now, until) => (send ? store.take(now, until) : null),
      async write(due) {
        const now = clock.now();
        const mailing = await store.find(due.mailingId);
        if (due.begun) {
          // A server may have it: the node that gave it stopped before it knew, and a second one would be too
          // many.
          await store.settle(due, due.begun, dueAfter(due, mailing, now));
          return null;
        }
        const tenant = mailing && (await tenantOf(mailing.tenantId));
        const codeId = mailing?.of.code ?? null;
        const code = mailing && codeId !== null ? await codeOf(mailing.tenantId, codeId) : null;
        if (mailing && tenant && (codeId === null || code))
          return written(due, { mailing, tenant, code, now });
        // Its reader is a member no longer, or the code that it was about is deleted.
        await store.end(due.mailingId, deedOfSystem(now, due.mailingId));
        return null;
      },
      async failed(due, next) {
        const mailing = next === null ? await store.find(due.mailingId) : null;
        await store.failed(due, next ?? dueAfter(due, mailing, clock.now()));
      },
    },
    needs,
  );
  return {
    ...rounds,
    async stop() {
      await rounds.stop();
      isStopped = true;
    },
  };
}
