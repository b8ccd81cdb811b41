import { type MailLinkState, stepOf, VALID } from "../../kit/shared/mail-link.ts";
import { type Clock, isoTime, SECOND } from "../../kit/shared/clock.ts";
import { invalidRequest, nothingHere, workspaceErased } from "../../kit/shared/common-faults.ts";
import { type Deed, deedOf } from "../../kit/shared/deed.ts";
import { Fault, type FaultDetail } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { recipientOf } from "../../kit/shared/recipient.ts";
import type { FirstDays } from "../plans/first-days.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import { zoneNamed } from "../../kit/shared/zone.ts";
import { nextDue } from "./calendar.ts";
import { MOST_MAILINGS } from "./constants.ts";
import type { MailingLinks } from "./links.ts";
import type { EditMailing, MailingInput, MailingList, MailingRecord, Of } from "./model.ts";
import type { Mailing, Scope } from "./records.ts";
import type { Made } from "./store/mailings.ts";
import type { MailingStore } from "./store/mailing-store.ts";

const NONCE_BYTES = 16;

/** Reports by mail, as a workspace sets them up, and as their readers end them. */
export interface Mailings {
  list(tenant: Tenant): Promise<MailingList>;
  /**
   * Makes one. Another address than a member's confirmed one gets a link first. One that is there already is
   * answered as it is.
   * @throws Fault `invalid_request`, `plan_limit`, `rate_limited`
   */
  create(tenant: Tenant, input: MailingInput, author: string): Promise<MailingRecord>;
  /** @throws Fault `mailing_not_found`, `invalid_request` */
  edit(tenant: Tenant, id: string, input: EditMailing, author: string): Promise<MailingRecord>;
  /** @throws Fault `mailing_not_found` */
  end(tenant: Tenant, id: string, author: string): Promise<void>;
  /** The action of the link in a mail. @throws Fault `not_found` */
  linked(token: string): Promise<MailLinkState>;
  /** Does it. @throws Fault `not_found` */
  follow(token: string): Promise<MailLinkState>;
}

export function createMailings(needs: {
  store: MailingStore;
  links: MailingLinks;
  sendsMail: boolean;
  firstDays: Pick<FirstDays, "mailing">;
  clock: Clock;
  ids: Ids;
  /** Called when a mail is due. */
  onDue: () => void;
}): Mailings {
  const { store, links, sendsMail, firstDays, clock, ids, onDue } = needs;

  const deed = (author: string): Deed => deedOf(needs, author);

  async function own({ id: tenantId }: Tenant, id: string): Promise<Mailing> {
    const found = await store.find(id);
    if (found?.tenantId === tenantId) return found;
    throw notFound();
  }

  /** The codes of an input. @throws Fault `invalid_request` */
  async function scopeOf(tenant: Tenant, of: Of): Promise<Scope> {
    if (of === "workspace") return { code: null, group: null };
    if ("group" in of) return { code: null, group: of.group };
    if (!(await store.hasCode(tenant.id, of.code)))
      throw invalidRequest([{ pointer: "/of/code", ...explain("code_unknown") }]);
    return { code: of.code, group: null };
  }

  /** The zone in its own spelling. @throws Fault `invalid_request` */
  function zoneOf(name: string): string {
    const zone = zoneNamed(name);
    if (zone === null) throw invalidRequest([{ pointer: "/timezone", ...explain("period_zone") }]);
    return zone;
  }

  async function changesOf(tenant: Tenant, { of, timezone, ...plain }: EditMailing) {
    return {
      ...plain,
      ...(timezone === undefined ? {} : { timezone: zoneOf(timezone) }),
      ...(of === undefined ? {} : { of: await scopeOf(tenant, of) }),
    };
  }

  async function read(token: string): Promise<{ mailing: Mailing; word: string }> {
    const { id, word } = await links.read(token);
    const mailing = await store.find(id);
    if (!mailing) throw nothingHere();
    return { mailing, word };
  }

  return {
    list: async ({ id }) => ({ mailings: (await store.list(id)).map(recordOf) }),

    async create(tenant, input, author) {
      if (!sendsMail) throw invalidRequest([{ pointer: "/to", ...explain("mail_off") }]);
      const { to, every, of = "workspace", timezone = "UTC", language = "en", notices = [] } = input;
      const now = clock.now();
      const mailing = {
        ...{ id: ids.id("mail"), tenantId: tenant.id, email: to, every, language, notices },
        ...{ of: await scopeOf(tenant, of), timezone: zoneOf(timezone) },
        ...{ nonce: ids.bytes(NONCE_BYTES).toHex(), askedAt: now, createdAt: now },
      };
      const reportAt = nextDue(every, mailing.timezone, now);
      const made = () => store.make(mailing, recipientOf(to), MOST_MAILINGS, reportAt, now, deed(author));
      const id = await firstDays.mailing(tenant, mailing.id, async () => idOf(await made(), now));
      onDue();
      return recordOf(await own(tenant, id));
    },

    async edit(tenant, id, input, author) {
      const before = await own(tenant, id);
      const changes = await changesOf(tenant, input);
      const { every, timezone } = { ...before, ...changes };
      const now = clock.now();
      const reportAt = nextDue(every, timezone, now);
      const outcome = await store.edit(tenant.id, id, changes, reportAt, now, deed(author));
      if (outcome === null) throw notFound();
      if (outcome === "same") throw invalidRequest(sameAs(input));
      onDue();
      return recordOf(await own(tenant, id));
    },

    async end(tenant, id, author) {
      if (!(await store.remove(tenant.id, id, deed(author)))) throw notFound();
    },

    async linked(token) {
      const { mailing, word } = await read(token);
      return { language: mailing.language, step: stepOf(word, mailing, clock.now()) };
    },

    async follow(token) {
      const { mailing, word } = await read(token);
      const { id, tenantId, language } = mailing;
      const step = stepOf(word, mailing, clock.now());
      if (step === "stop") {
        // Nobody has to be signed in for it, so nobody is named.
        await store.remove(tenantId, id, deedOf(needs, null));
        return { language, step: "stopped" };
      }
      const now = clock.now();
      const reportAt = nextDue(mailing.every, mailing.timezone, now);
      if (step === "confirm" && !(await store.confirm(id, word, reportAt, now, now - VALID)))
        throw nothingHere();
      onDue();
      return { language, step: "confirmed" };
    },
  };
}

/** The mailing that was made, or was there. @throws Fault where it was refused. */
function idOf(made: Made, now: number): string {
  switch (made.kind) {
    case "made":
    case "known":
      return made.id;
    case "tenant_gone":
      throw workspaceErased();
    case "too_many":
      throw new Fault("plan_limit", `A workspace has at most ${MOST_MAILINGS} mailings. End one first.`);
    case "not_asked":
      if (made.asked.outcome === "too_many") throw tooMany(made.asked.until - now);
      throw invalidRequest([{ pointer: "/to", ...explain("mail_needs_code") }]);
  }
}

function recordOf(mailing: Mailing): MailingRecord {
  const { id, to, personId, every, of, timezone, language, notices, confirmedAt, nextAt, createdAt } =
    mailing;
  return {
    ...{ id, to, member: personId, every, timezone, language, notices: [...notices] },
    of: of.code !== null ? { code: of.code } : of.group !== null ? { group: of.group } : "workspace",
    confirmed: confirmedAt !== null,
    nextAt: nextAt === null ? null : isoTime(nextAt),
    createdAt: isoTime(createdAt),
  };
}

/** The members by which a mailing would be like another one. */
function sameAs(input: EditMailing): FaultDetail[] {
  const changed = (["every", "of"] as const).filter((member) => input[member] !== undefined);
  return changed.map((member) => ({ pointer: `/${member}`, ...explain("mailing_same") }));
}

function notFound(): Fault {
  return new Fault("mailing_not_found", "You have no mailing with this id.");
}

function tooMany(milliseconds: number): Fault {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / SECOND));
  const detail = `Too many confirmations were asked for. Try again in ${retryAfter} s.`;
  return new Fault("rate_limited", detail, { retryAfter });
}
