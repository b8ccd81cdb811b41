import { atMostEvery } from "../../kit/shared/at-most-every.ts";
import { type Clock, isoTime, MINUTE } from "../../kit/shared/clock.ts";
import { isObject, readStored } from "../../kit/shared/json.ts";
import type { Log } from "../../kit/shared/log.ts";
import type { Sealer } from "../../kit/shared/seal.ts";
import { LEAD_FIELDS } from "./constants.ts";
import type { Lead, LeadRecord, LeadTexts } from "./model.ts";
import type { LeadOfCode } from "./records.ts";

/** Opens the texts of leads. */
export interface LeadOpener {
  /** `null` when they were sealed under another secret: `QZ_SECRET` was changed. */
  texts(lead: Pick<Lead, "id" | "sealed">): Promise<LeadTexts | null>;
  record(lead: LeadOfCode): Promise<LeadRecord>;
}

/** While leads can't be read, the log says so once in this time. */
const COMPLAINT_INTERVAL = MINUTE;

const OTHER_SECRET =
  "leads can't be read: they were sealed under another secret. Set QZ_SECRET, or the secret file in the data folder, back to what it was";

export function createLeadOpener(needs: { sealer: Sealer; clock: Clock; log: Log }): LeadOpener {
  const { sealer, clock, log } = needs;
  const isTimeToComplain = atMostEvery(clock, COMPLAINT_INTERVAL);

  async function texts({ id, sealed }: Pick<Lead, "id" | "sealed">): Promise<LeadTexts | null> {
    try {
      return readStored(await sealer.open(sealed, id), isLeadTexts);
    } catch {
      if (isTimeToComplain()) log.error(OTHER_SECRET);
      return null;
    }
  }

  return {
    texts,
    async record(lead) {
      const { id, at, country, device, handled, codeId, shortId, title, codeName, group } = lead;
      const found = await texts(lead);
      const { email = null, name = null, phone = null, company = null, message = null } = found ?? {};
      const record = {
        ...{ id, at: isoTime(at), country, device, email, name, phone, company, message, handled },
        code: { id: codeId, shortId, title, name: codeName, group },
      };
      return found === null ? { ...record, unreadable: true } : record;
    },
  };
}

function isLeadTexts(value: unknown): value is LeadTexts {
  return isObject(value) && LEAD_FIELDS.every((name) => ["undefined", "string"].includes(typeof value[name]));
}
