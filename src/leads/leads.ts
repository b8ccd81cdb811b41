import type { DeviceClass } from "../scans/model.ts";
import { type Clock, isoTime, MINUTE } from "../shared/clock.ts";
import { invalidCursor, invalidRequest } from "../shared/common-faults.ts";
import { Fault } from "../shared/fault.ts";
import { explain } from "../shared/reasons.ts";
import type { Ids } from "../shared/ids.ts";
import type { Log } from "../shared/log.ts";
import { atMostEvery } from "../shared/at-most-every.ts";
import type { Signer } from "../shared/hmac.ts";
import type { Sealer } from "../shared/seal.ts";
import { isObject, readStored } from "../shared/json.ts";
import { createYielder } from "../threads/yielder.ts";
import { textProblem } from "./check.ts";
import {
  LEAD_FIELDS,
  type Lead,
  type LeadField,
  type LeadInput,
  type LeadList,
  type LeadRecord,
  type LeadStored,
  type LeadTexts,
} from "./model.ts";
import type { LeadMarks, LeadStore } from "./store.ts";

/** All that is stored of a lead's sender. */
export interface LeadOrigin {
  readonly country: string | null;
  readonly device: DeviceClass;
}

/** Takes leads, and lists and erases them for the tenant. */
export interface Leads {
  /**
   * Takes what a person left on the page of a code.
   * @param required - the fields that the page demands.
   * @throws Fault `consent_required`, `lead_empty`, `invalid_request` for what is missing or malformed, or `code_gone`
   * when the code was deleted meanwhile.
   */
  take(
    codeId: string,
    input: LeadInput,
    origin: LeadOrigin,
    required: readonly LeadField[],
  ): Promise<LeadStored>;
  /** One page, newest first; it ends early when its leads are large. @throws Fault `cursor_invalid`. */
  list(codeId: string, limit: number, cursor: string | null): Promise<LeadList>;
  /** @throws Fault `lead_not_found`. */
  remove(tenantId: string, id: string): Promise<void>;
  /** Checks that stored leads can still be read, and logs an error when not. */
  checkSeals(): Promise<void>;
}

/** While leads can't be read, the log says so once in this time. */
const COMPLAINT_INTERVAL = MINUTE;

const OTHER_SECRET =
  "leads can't be read: they were sealed under another secret. Set QZ_SECRET, or the secret file in the data folder, back to what it was";

/** Bytes of stored leads after which a page ends: a thousand of the longest texts would be 20 MB. */
const MOST_BYTES = 512 * 1024;

/** Leads that are read and opened in one piece. */
const LEADS_AT_ONCE = 25;

/** Milliseconds after which requests that wait are answered in between. */
const LONGEST_HOLD = 1;

export function createLeads(needs: {
  store: LeadStore;
  sealer: Sealer;
  /** Signs marks of leads, with a key of its own. */
  marker: Signer;
  clock: Clock;
  ids: Ids;
  log: Log;
}): Leads {
  const { store, sealer, marker, clock, ids, log } = needs;
  const isTimeToComplain = atMostEvery(clock, COMPLAINT_INTERVAL);

  /** `null` when they were sealed under another secret: `QZ_SECRET` was changed. */
  async function textsOf({ id, sealed }: Lead): Promise<LeadTexts | null> {
    try {
      return readStored(await sealer.open(sealed, id), isLeadTexts);
    } catch {
      if (isTimeToComplain()) log.error(OTHER_SECRET);
      return null;
    }
  }

  async function opened(lead: Lead): Promise<LeadRecord> {
    const { id, at, country, device } = lead;
    const texts = await textsOf(lead);
    const { email = null, name = null, phone = null, company = null, message = null } = texts ?? {};
    const record = { id, at: isoTime(at), country, device, email, name, phone, company, message };
    return texts === null ? { ...record, unreadable: true } : record;
  }

  /**
   * The marks by which a lead that is sent twice is recognised; `null` without the random bits of a form. The browser's
   * back button loads the form with new bits: then a keyed hash recognises the same texts of the same person. Texts without
   * an email address or phone number may be another person's.
   */
  async function marksOf(codeId: string, submission: unknown, texts: LeadTexts): Promise<LeadMarks | null> {
    if (typeof submission !== "string" || !/^[\w-]{22}$/.test(submission)) return null;
    const plain = JSON.stringify(texts);
    // The form's random bits are stored nowhere else, so this hash needs no key.
    const form = new Bun.CryptoHasher("sha256").update(`${submission}\n${plain}`).digest("base64url");
    const named = texts.email !== undefined || texts.phone !== undefined;
    return { form, texts: named ? await marker.sign(`${codeId}\n${plain}`) : null };
  }

  return {
    async take(codeId, input, { country, device }, required) {
      if (input.consent !== true)
        throw new Fault("consent_required", "A lead is taken only with consent: true.", {
          errors: [{ pointer: "/consent", ...explain("consent_missing") }],
        });
      const id = ids.id("lead");
      // People don't see the field. A program that fills it in gets the answer of success.
      if (input.website !== undefined && input.website !== "") return { stored: true, id };
      const texts = filledIn(input);
      checkTexts(texts, required);
      const plain = JSON.stringify(texts);
      const sealed = await sealer.seal(plain, id);
      const hasEmail = texts.email !== undefined;
      const lead = { id, codeId, at: clock.now(), country, device, sealed, hasEmail };
      const storedId = await store.add(lead, await marksOf(codeId, input.submission, texts));
      if (storedId === null) throw new Fault("code_gone", "This code was deleted by its owner.");
      return { stored: true, id: storedId };
    },

    async list(codeId, limit, cursor) {
      if (cursor !== null && !/^lead_[0-9a-z]{26}$/.test(cursor)) throw invalidCursor();
      const leads: LeadRecord[] = [];
      const yieldToLoop = createYielder(LONGEST_HOLD);
      let before = cursor;
      for (let bytes = 0; leads.length < limit && bytes < MOST_BYTES;) {
        const asked = Math.min(LEADS_AT_ONCE, limit - leads.length);
        const found = await store.list(codeId, asked + 1, before);
        const some = found.slice(0, asked);
        leads.push(...(await Promise.all(some.map(opened))));
        before = some.at(-1)?.id ?? null;
        if (found.length === some.length) return { leads, nextCursor: null };
        bytes += some.reduce((sum, { sealed }) => sum + sealed.length, 0);
        await yieldToLoop();
      }
      return { leads, nextCursor: before };
    },

    async remove(tenantId, id) {
      if (!(await store.remove(tenantId, id)))
        throw new Fault("lead_not_found", "You have no lead with this id.");
    },

    async checkSeals() {
      await Promise.all((await store.outermost()).map(textsOf));
    },
  };
}

function isLeadTexts(value: unknown): value is LeadTexts {
  return isObject(value) && LEAD_FIELDS.every((name) => ["undefined", "string"].includes(typeof value[name]));
}

/** @throws Fault `lead_empty`, `invalid_request`. */
function checkTexts(texts: LeadTexts, required: readonly LeadField[]): void {
  const errors = LEAD_FIELDS.flatMap((field) => {
    const problem = textProblem(field, texts[field], required);
    return problem ? [{ pointer: `/${field}`, ...problem.why }] : [];
  });
  if (Object.keys(texts).length === 0)
    throw new Fault("lead_empty", "Fill in at least one of email, name, phone, company and message.", {
      errors,
    });
  if (errors.length > 0) throw invalidRequest(errors);
}

/** The texts that were filled in; blanks count as nothing. */
function filledIn(input: LeadInput): LeadTexts {
  const texts: LeadTexts = {};
  for (const name of LEAD_FIELDS) {
    const text = input[name]?.trim();
    if (text) texts[name] = text;
  }
  return texts;
}
