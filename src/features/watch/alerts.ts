import type { AlertStore } from "./store/alert-mails.ts";
import { atMostEvery } from "../../kit/shared/at-most-every.ts";
import { type Clock, DAY, HOUR, MINUTE, SECOND } from "../../kit/shared/clock.ts";
import { invalidRequest, nothingHere, workspaceErased } from "../../kit/shared/common-faults.ts";
import type { Deed } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Signer } from "../../kit/shared/hmac.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { joined } from "../../kit/shared/joined.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import type { MailText, SendMail } from "../../kit/shared/mail.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { recipientOf } from "../../kit/shared/recipient.ts";
import type { Alerts, AlertsInput } from "./alert-model.ts";
import type { AlertMail, DueMail } from "./alert-records.ts";
import type { MailLanguage } from "./traits.ts";
import { changesMail, confirmationMail, MOST_LISTED } from "./alert-texts.ts";

/** The question of a link in a mail, and its answer. */
export interface LinkState {
  readonly language: MailLanguage;
  readonly step: "confirm" | "confirmed" | "stop" | "stopped";
}

/** Mails workspaces that destinations died or are back. */
export interface AlertService {
  /** `null` where nobody is mailed. */
  of(tenantId: string): Promise<Alerts | null>;
  /** Sets an address, which is asked to confirm, or removes it. @throws Fault `invalid_request`, `rate_limited` */
  set(tenantId: string, input: AlertsInput | null, deed: Deed): Promise<void>;
  /** The action of the link in a mail. @throws Fault `not_found` */
  linked(token: string): Promise<LinkState>;
  /** Does it. @throws Fault `not_found` */
  follow(token: string): Promise<LinkState>;
  start(): void;
  /** Sends what is due. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

const INTERVAL = MINUTE;
const AT_ONCE = 20;

/** For this long no other node sends a mail that one has taken. */
const LEASE = 10 * MINUTE;

/** The link of a confirmation is valid for so long. */
const VALID = 3 * DAY;

/** The pauses after attempts that failed. After the last a mail is given up: the next change makes another. */
const RETRY_DELAYS: readonly number[] = [5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR];

/** A stop waits for a mail for at most so long. */
const PATIENCE = 3 * SECOND;

const NONCE_BYTES = 16;

/** Stands in a link in place of a nonce: the link that ends the mails. */
const STOP = "stop";

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
  const { timeout, store, send, signer, baseUrl, clock, ids, log } = needs;
  const isTimeToComplain = atMostEvery(clock, HOUR);
  let timer: ReturnType<typeof setInterval> | undefined;

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

  function stepOf(word: string, { nonce, askedAt, confirmedAt }: AlertMail): LinkState["step"] {
    if (word === STOP) return "stop";
    if (nonce === word && clock.now() - askedAt < VALID) return "confirm";
    if (nonce === null && confirmedAt !== null) return "confirmed";
    throw nothingHere();
  }

  async function mailOf(due: DueMail, upTo: number): Promise<MailText | null> {
    if (due.nonce !== null) return confirmationMail(due.language, await linkOf(due, due.nonce));
    const turned = await store.turned(due.tenantId, due.mailedAt, upTo, MOST_LISTED + 1);
    if (turned.length === 0) return null;
    const links = { console: `${baseUrl}/app`, stop: await linkOf(due, STOP) };
    return changesMail(due.language, turned, links);
  }

  async function sendOne(due: DueMail, post: SendMail): Promise<void> {
    const upTo = clock.now();
    const mail = await mailOf(due, upTo);
    try {
      if (mail) await post(due.email, mail);
    } catch (error) {
      if (isTimeToComplain()) log.warn("a mail can't be sent", errorFields(error));
      const pause = RETRY_DELAYS[due.failures];
      await store.failed(due, pause === undefined ? null : clock.now() + pause);
      return;
    }
    await store.sent(due, due.nonce !== null || !mail ? null : upTo, clock.now());
  }

  async function runOnce(): Promise<void> {
    if (!send) return;
    try {
      // One after the other: a slow server must not hold a mail for longer than the node has it for itself.
      for (let sent = 0; sent < AT_ONCE; sent++) {
        const due = await store.take(clock.now(), clock.now() + LEASE);
        if (!due) return;
        await sendOne(due, send);
      }
    } catch (error) {
      log.warn("mails can't be sent, to be tried again", errorFields(error));
    }
  }

  const runs = joined(runOnce);

  return {
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
      void runs.run();
    },

    async linked(token) {
      const { word, mail } = await read(token);
      return { language: mail.language, step: stepOf(word, mail) };
    },

    async follow(token) {
      const { tenantId, word, mail } = await read(token);
      const { language } = mail;
      const step = stepOf(word, mail);
      if (step === "stop") {
        await store.remove(tenantId);
        return { language, step: "stopped" };
      }
      if (step === "confirm" && !(await store.confirm(tenantId, word, clock.now(), clock.now() - VALID)))
        throw nothingHere();
      return { language, step: "confirmed" };
    },

    start() {
      if (send) timer = setInterval(runs.run, INTERVAL);
    },
    run: runs.run,
    async stop() {
      clearInterval(timer);
      // A mail that takes longer is sent again by the next start, unless its server has taken it.
      await Promise.race([runs.running, timeout(PATIENCE)]);
    },
  };
}

function tooMany(milliseconds: number): Fault {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / SECOND));
  const detail = `Too many confirmations were asked for. Try again in ${retryAfter} s.`;
  return new Fault("rate_limited", detail, { retryAfter });
}
