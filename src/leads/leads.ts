import type { DeviceClass } from "../scans/model.ts";
import { type Clock, isoTime } from "../shared/clock.ts";
import { invalidCursor } from "../shared/cursor.ts";
import { Fault } from "../shared/fault.ts";
import type { Ids } from "../shared/ids.ts";
import type { Sealer } from "../shared/seal.ts";
import {
  LEAD_TEXTS,
  type Lead,
  type LeadInput,
  type LeadList,
  type LeadRecord,
  type LeadStored,
  type LeadTexts,
} from "./model.ts";
import type { LeadStore } from "./store.ts";

/** What a lead's request says of its sender, and no more. */
export interface LeadOrigin {
  readonly country: string | null;
  readonly device: DeviceClass;
}

/** Leads: taking them, and the tenant's side. */
export interface Leads {
  /**
   * Takes what a person left on the page of a code.
   * @throws Fault `consent_required`, `lead_empty`, or `code_gone` when the code was deleted meanwhile.
   */
  take(codeId: string, input: LeadInput, origin: LeadOrigin): Promise<LeadStored>;
  /** One page, newest first. @throws Fault `cursor_invalid`. */
  list(codeId: string, limit: number, cursor: string | null): Promise<LeadList>;
  /** @throws Fault `lead_not_found`. */
  remove(tenantId: string, id: string): Promise<void>;
}

export function createLeads(needs: { store: LeadStore; sealer: Sealer; clock: Clock; ids: Ids }): Leads {
  const { store, sealer, clock, ids } = needs;

  async function opened({ id, at, country, device, sealed }: Lead): Promise<LeadRecord> {
    const texts: LeadTexts = JSON.parse(await sealer.open(sealed, id));
    const { email = null, name = null, phone = null, company = null, message = null } = texts;
    return { id, at: isoTime(at), country, device, email, name, phone, company, message };
  }

  return {
    async take(codeId, input, { country, device }) {
      if (input.consent !== true)
        throw new Fault("consent_required", "A lead is taken only with consent: true.", {
          errors: [{ pointer: "/consent", detail: "must be true" }],
        });
      const id = ids.id("lead");
      // People don't see the field; a program that fills it in is told what it wants to hear.
      if (input.website !== undefined && input.website !== "") return { stored: true, id };
      const texts = filledIn(input);
      if (Object.keys(texts).length === 0)
        throw new Fault("lead_empty", "Fill in at least one of email, name, phone, company and message.");
      const sealed = await sealer.seal(JSON.stringify(texts), id);
      const kept = await store.add({ id, codeId, at: clock.now(), country, device, sealed });
      if (!kept) throw new Fault("code_gone", "This code was deleted by its owner.");
      return { stored: true, id };
    },

    async list(codeId, limit, cursor) {
      if (cursor !== null && !/^lead_[0-9a-z]{26}$/.test(cursor)) throw invalidCursor();
      const found = await store.list(codeId, limit + 1, cursor);
      const page = found.slice(0, limit);
      const next = found.length > page.length ? page.at(-1)?.id : undefined;
      return { leads: await Promise.all(page.map(opened)), nextCursor: next ?? null };
    },

    async remove(tenantId, id) {
      if (!(await store.remove(tenantId, id)))
        throw new Fault("lead_not_found", "You have no lead with this id.");
    },
  };
}

/** What was filled in; blanks count as nothing. */
function filledIn(input: LeadInput): LeadTexts {
  const texts: LeadTexts = {};
  for (const name of LEAD_TEXTS) {
    const text = input[name]?.trim();
    if (text) texts[name] = text;
  }
  return texts;
}
