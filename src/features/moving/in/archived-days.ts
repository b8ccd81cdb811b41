import type { BulkStore } from "../../bulk/store/bulk.ts";
import type { ArrivingDay } from "../../analytics/records.ts";
import { type Clock, DAY } from "../../../kit/shared/clock.ts";
import { type MadeOf, readSome, type StagedCodes } from "./reading.ts";
import { createRow } from "./row.ts";

export interface DaysNeeds {
  readonly store: Pick<BulkStore, "addDays">;
  readonly clock: Clock;
  /**
   * Repeats a step of about so many rows until it resolves to `false`.
   * @throws Busy when the service stops.
   */
  readonly inSteps: (step: (rows: number) => Promise<boolean>) => Promise<void>;
}

/** Days in one transaction. */
const DAYS_AT_ONCE = 100;

/** More scans than this in a day are a mistake. */
const MOST_SCANS = 1e12;

/** Gives the codes that were staged the scans that they had on each day, which no count includes. */
export async function addDays(
  { store, clock, inSteps }: DaysNeeds,
  { archive, batch, made, order }: StagedCodes,
): Promise<void> {
  const records = archive.days();
  await inSteps(async () => {
    const { some, more } = await readSome(records, DAYS_AT_ONCE, order, (record) =>
      record && "values" in record ? dayOf(record.values, made, clock.now()) : null,
    );
    if (some.length > 0) await store.addDays(batch, some);
    return more;
  });
}

/** The scans of a row, there and before; `null` for a row of another code, or one that says none. */
function dayOf(
  values: Readonly<Record<string, unknown>>,
  made: ReadonlyMap<string, MadeOf>,
  now: number,
): ArrivingDay | null {
  const code = made.get(String(values["codeId"]));
  if (!code) return null;
  const row = createRow(values);
  const at = row.time("day");
  const scans = (row.count("scans") ?? 0) + (row.count("importedscans") ?? 0);
  if (at === null || at > now || scans === 0 || scans > MOST_SCANS) return null;
  return { codeId: code.id, day: Math.floor(at / DAY), scans };
}
