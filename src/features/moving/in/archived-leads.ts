import type { BulkStore } from "../../bulk/store/bulk.ts";
import type { ArrivingLead } from "../../leads/records.ts";
import type { Clock } from "../../../kit/shared/clock.ts";
import { idAt, type Ids } from "../../../kit/shared/ids.ts";
import { isObject } from "../../../kit/shared/json.ts";
import type { Sealer } from "../../../kit/shared/seal.ts";
import { deviceOf, leadTexts } from "./model.ts";
import { linesOf } from "./opened.ts";
import { readSome, type StagedCodes } from "./reading.ts";
import { timeIn } from "./times.ts";
import type { ImportTally } from "./tally.ts";

export interface LeadsNeeds {
  readonly store: Pick<BulkStore, "addLeads">;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Seals texts of leads with the service's secret. */
  readonly leadSealer: Sealer;
  /**
   * Repeats a step of about so many rows until it resolves to `false`.
   * @throws Busy when the service stops.
   */
  readonly inSteps: (step: (rows: number) => Promise<boolean>) => Promise<void>;
}

interface Staged extends StagedCodes {
  readonly tally: ImportTally;
  /** Bytes that the workspace may take; `null` where there is no limit. */
  readonly most: number | null;
}

/** Leads in one transaction. */
const LEADS_AT_ONCE = 25;

/**
 * Gives the codes that were staged the leads that they had, sealed anew. A lead keeps the time at which its
 * person agreed. Leads of codes that were here before are not read again: their owner may have erased them.
 */
export async function addLeads(
  { store, clock, ids, leadSealer, inSteps }: LeadsNeeds,
  { archive, batch, made, order, tally, most }: Staged,
): Promise<void> {
  const lines = linesOf(archive, "leads.ndjson");
  let [bytes, row] = [0, 0];

  async function leadOf(
    row: number,
    values: Readonly<Record<string, unknown>>,
  ): Promise<ArrivingLead | null> {
    const { code, at: said, country, device, handled } = values;
    const codeId = isObject(code) ? made.get(String(code["id"]))?.id : undefined;
    if (codeId === undefined) return null;
    const at = typeof said === "string" ? timeIn(said) : null;
    const texts = leadTexts(values);
    if (texts === null || at === null || at > clock.now()) {
      tally.drop(row, [values["unreadable"] === true ? UNREADABLE : MALFORMED]);
      return null;
    }
    const id = idAt(ids, "lead", at);
    const sealed = await leadSealer.seal(JSON.stringify(texts), id);
    return {
      ...{ id, codeId, at, sealed, handled: handled === true },
      country: typeof country === "string" && /^[A-Z]{2}$/.test(country) ? country : null,
      device: deviceOf(device),
    };
  }

  await inSteps(async () => {
    const { some, more } = await readSome(lines, LEADS_AT_ONCE, order, (line) => {
      row = line?.row ?? row;
      return line ? leadOf(line.row, line.values) : null;
    });
    if (some.length === 0) return more;
    if ((await store.addLeads(batch, some, bytes, most)) === "bytes_reached") {
      tally.drop(row, ["leads for which the plan has no room"]);
      await lines.return(undefined);
      return false;
    }
    bytes += some.reduce((sum, { sealed }) => sum + sealed.length, 0);
    tally.leads += some.length;
    return more;
  });
}

const UNREADABLE = "a lead, which the other service could not read";
const MALFORMED = "a lead that is not as the API gives it";
