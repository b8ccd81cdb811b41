import { clientLeft } from "../../../kit/shared/caller.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import { isObject } from "../../../kit/shared/json.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { CreatePlainCode } from "../../plain-codes/model.ts";
import type { Archive } from "./archive.ts";
import { reasonOf } from "./judge.ts";
import { plainCheck } from "./model.ts";
import { linesOf } from "./opened.ts";
import type { ImportOrder } from "./order.ts";
import type { ImportTally } from "./tally.ts";

export interface PlainNeeds {
  /**
   * Makes a plain code, unless the workspace has one of the same title that says the same.
   * @returns its id; `null` when there is one. With `dryRun` nothing is made.
   * @throws Fault as when one is made.
   */
  readonly takePlain: (
    tenant: Tenant,
    input: CreatePlainCode,
    order: Pick<ImportOrder, "by" | "dryRun" | "signal">,
  ) => Promise<string | null>;
  /** Deletes plain codes. */
  readonly removePlain: (tenant: Tenant, ids: readonly string[]) => Promise<void>;
  /** Repeats a step until it resolves to `false`. @throws Busy when the service stops. */
  readonly inSteps: (step: (rows: number) => Promise<boolean>) => Promise<void>;
}

/** Makes the plain codes of an archive. @param made - gets their ids, also where it fails. */
export async function addPlain(
  needs: PlainNeeds,
  tenant: Tenant,
  archive: Archive,
  order: Pick<ImportOrder, "by" | "dryRun" | "signal">,
  tally: ImportTally,
  made: string[],
): Promise<void> {
  const lines = linesOf(archive, "plain-codes.ndjson");
  await needs.inSteps(async () => {
    if (order.signal?.aborted) throw clientLeft();
    const { done, value: line } = await lines.next();
    if (done) return false;
    if (line) await take(line.row, line.values);
    return true;
  });

  async function take(row: number, values: Readonly<Record<string, unknown>>): Promise<void> {
    const { style, ...others } = values;
    const isOfCatalog = isObject(style) && isObject(style["logo"]) && style["logo"]["id"] !== undefined;
    if (isOfCatalog) tally.drop(row, ["a plain code's logo of the catalog"]);
    const drawn = isOfCatalog ? { ...style, logo: undefined } : style;
    const input = Object.fromEntries(
      Object.entries({ ...others, style: drawn }).filter(
        ([, value]) => value !== null && value !== undefined,
      ),
    );
    if (!plainCheck.Check(input)) return tally.drop(row, ["a plain code that is not as the API gives it"]);
    try {
      const id = await needs.takePlain(tenant, input, order);
      if (id === null) return;
      tally.plainCodes++;
      made.push(id);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      tally.drop(row, [`a plain code: ${reasonOf(error)}`]);
    }
  }
}
