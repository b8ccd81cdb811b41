import type { LeadStore } from "./store/leads.ts";
import type { DeviceClass } from "../scans/model.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import type { Signer } from "../../kit/shared/hmac.ts";
import type { Sealer } from "../../kit/shared/seal.ts";
import { textProblem } from "./check.ts";
import { LEAD_FIELDS, type LeadField } from "./constants.ts";
import type { LeadInput, LeadStored, LeadTexts } from "./model.ts";
import type { LeadMarks } from "./records.ts";

/** All that is stored of a lead's sender. */
export interface LeadOrigin {
  readonly country: string | null;
  readonly device: DeviceClass;
}

/** Takes leads. */
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
}

export function createLeads(needs: {
  store: LeadStore;
  sealer: Sealer;
  /** Signs marks of leads, with a key of its own. */
  marker: Signer;
  clock: Clock;
  ids: Ids;
}): Leads {
  const { store, sealer, marker, clock, ids } = needs;

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
  };
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
