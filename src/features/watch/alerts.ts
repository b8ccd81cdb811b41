import { type MailLinkState, STOP, stepOf, VALID } from "../../kit/shared/mail-link.ts";
import type { AlertStore } from "./store/alert-mails.ts";
import { type Clock, HOUR, MINUTE, SECOND } from "../../kit/shared/clock.ts";
import { invalidRequest, nothingHere, workspaceErased } from "../../kit/shared/common-faults.ts";
import type { Deed } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Signer } from "../../kit/shared/hmac.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { Log } from "../../kit/shared/log.ts";
import { createMailRounds, type MailRounds } from "../../kit/shared/mail-rounds.ts";
import type { MailText, SendMail } from "../../kit/shared/mail.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { recipientOf } from "../../kit/shared/recipient.ts";
import type { Alerts, AlertsInput } from "./alert-model.ts";
import type { AlertMail, DueMail } from "./alert-records.ts";
import { changesMail, confirmationMail, MOST_LISTED } from "./alert-texts.ts";

/** Mails workspaces that destinations died or are back. */
export interface AlertService extends MailRounds {
  /** `null` where nobody is mailed. */
  of(tenantId: string): Promise<Alerts | null>;
  /** Sets an address, which is asked to confirm, or removes it. @throws Fault `invalid_request`, `rate_limited` */
  set(tenantId: string, input: AlertsInput | null, deed: Deed): Promise<void>;
  /** The action of the link in a mail. @throws Fault `not_found` */
  linked(token: string): Promise<MailLinkState>;
  /** Does it. @throws Fault `not_found` */
  follow(token: string): Promise<MailLinkState>;
}

/** The pauses after attempts that failed. After the last a mail is given up: the next change makes another. */
const RETRY_DELAYS: readonly number[] = [5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR];

const NONCE_BYTES = 16;

const TOKEN = /^(ten_[0-9a-z]{1,40})\.([0-9a-f]{32}|stop)\.([\w-]{43})$/;

export function createAlerts(needs: {
  store: AlertStore;
  /** `null` where the operator has set up no mail. */
  send: SendMail | null;
  signer: Signer;
  baseUrl: string;
  timeout: (milliseconds: number) => Promise<void>;
  clock: Clock;
  ids: Ids;
  log: Log;
}): AlertService {
  const { store, send, signer, baseUrl, clock, ids } = needs;

  const signed = (tenantId: string, email: string, word: string) => `${tenantId} ${email} ${word}`;

  async function linkOf({ tenantId, email }: DueMail, word: string): Promise<string> {
    return `${baseUrl}/alerts/${tenantId}.${word}.${await signer.sign(signed(tenantId, email, word))}`;
  }

  /** The parts of a link's token, and the address it was sent to. @throws Fault `not_found` */
  async function read(token: string): Promise<{ tenantId: string; word: string; mail: AlertMail }> {
    const [, tenantId = "", word = "", signature = ""] = TOKEN.exec(token) ?? [];
    const mail = tenantId === "" ? null : await store.get(tenantId);
    if (mail === null || !(await signer.verify(signed(tenantId, mail.email, word), signature)))
      throw nothingHere();
    return { tenantId, word, mail };
  }

  async function mailOf(due: DueMail, upTo: number): Promise<MailText | null> {
    if (due.nonce !== null) return confirmationMail(due.language, await linkOf(due, due.nonce));
    const turned = await store.turned(due.tenantId, due.mailedAt, upTo, MOST_LISTED + 1);
    if (turned.length === 0) return null;
    const links = { console: `${baseUrl}/app`, stop: await linkOf(due, STOP) };
    return changesMail(due.language, turned, links);
  }

  const rounds = createMailRounds<DueMail>(
    {
      ...{ about: "destinations", interval: MINUTE, atOnce: 20, retryDelays: RETRY_DELAYS },
      take: async (now, until) => send && store.take(now, until),
      async write(due) {
        const upTo = clock.now();
        const mail = await mailOf(due, upTo);
        const sent = () => store.sent(due, due.nonce !== null || !mail ? null : upTo, clock.now());
        if (send && mail) return { send: () => send(due.email, mail), sent };
        await sent();
        return null;
      },
      failed: store.failed,
    },
    needs,
  );

  return {
    ...rounds,
    async of(tenantId) {
      const mail = await store.get(tenantId);
      return mail && { email: mail.email, language: mail.language, confirmed: mail.confirmedAt !== null };
    },

    async set(tenantId, input, deed) {
      if (input === null) return store.remove(tenantId, deed);
      if (!send) throw invalidRequest([{ pointer: "/alerts", ...explain("mail_off") }]);
      const { email, language = "en" } = input;
      const nonce = ids.bytes(NONCE_BYTES).toHex();
      const now = clock.now();
      const asked = await store.ask(tenantId, { email, language, nonce }, recipientOf(email), now, deed);
      if (asked.outcome === "tenant_gone") throw workspaceErased();
      if (asked.outcome === "no_code")
        throw invalidRequest([{ pointer: "/alerts", ...explain("mail_needs_code") }]);
      if (asked.outcome === "too_many") throw tooMany(asked.until - now);
      void rounds.run();
    },

    async linked(token) {
      const { word, mail } = await read(token);
      return { language: mail.language, step: stepOf(word, mail, clock.now()) };
    },

    async follow(token) {
      const { tenantId, word, mail } = await read(token);
      const { language } = mail;
      const step = stepOf(word, mail, clock.now());
      if (step === "stop") {
        await store.remove(tenantId);
        return { language, step: "stopped" };
      }
      if (step === "confirm" && !(await store.confirm(tenantId, word, clock.now(), clock.now() - VALID)))
        throw nothingHere();
      return { language, step: "confirmed" };
    },
  };
}

function tooMany(milliseconds: number): Fault {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / SECOND));
  const detail = `Too many confirmations were asked for. Try again in ${retryAfter} s.`;
  return new Fault("rate_limited", detail, { retryAfter });
}
