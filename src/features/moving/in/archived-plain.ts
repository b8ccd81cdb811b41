import type { BulkStore } from "../../bulk/store/bulk.ts";
import { Busy } from "../../../kit/shared/busy.ts";
import { clientLeft } from "../../../kit/shared/caller.ts";
import { bytesReached, workspaceErased } from "../../../kit/shared/common-faults.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import { isObject } from "../../../kit/shared/json.ts";
import { leaseLost } from "../../../kit/shared/lease.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { CreatePlainCode, PlainCode } from "../../plain-codes/model.ts";
import type { PlainDraft } from "../../plain-codes/plain-codes.ts";
import type { Archive } from "./archive.ts";
import { noPlainRoom } from "./faults.ts";
import { reasonOf } from "./judge.ts";
import { plainCheck } from "./model.ts";
import { linesOf } from "./opened.ts";
import type { ImportOrder } from "./order.ts";
import type { ImportTally } from "./tally.ts";

export interface PlainNeeds {
  readonly plainCodes: {
    /** A plain code of an archive, which is not stored. @throws Fault as when one is made. */
    draft(
      tenant: Tenant,
      input: CreatePlainCode,
      order: Pick<ImportOrder, "by" | "signal">,
    ): Promise<PlainDraft>;
    /** Whether the workspace, or the batch, has one of the same title that says the same. */
    hasAlike(code: PlainCode, batch: number): Promise<boolean>;
  };
  readonly store: Pick<BulkStore, "stagePlain">;
  /** Repeats a step until it resolves to `false`. @throws Busy when the service stops. */
  readonly inSteps: (step: (rows: number) => Promise<boolean>) => Promise<void>;
}

/** The plain codes of an archive on their way into a batch. */
interface Arriving {
  readonly archive: Archive;
  readonly batch: number;
  readonly order: Pick<ImportOrder, "by" | "signal">;
  readonly tally: ImportTally;
  /** Plain codes that the workspace may still have; `null` for any number. */
  readonly room: number | null;
  /** Bytes that it may have; `null` for any number. */
  readonly most: number | null;
}

/** Stages the plain codes of an archive. @throws Fault `plan_limit` when they are too many, or too large. */
export async function addPlain(
  { plainCodes, store, inSteps }: PlainNeeds,
  tenant: Tenant,
  { archive, batch, order, tally, room, most }: Arriving,
): Promise<void> {
  const lines = linesOf(archive, "plain-codes.ndjson");
  await inSteps(async () => {
    if (order.signal?.aborted) throw clientLeft();
    const { done, value: line } = await lines.next();
    if (done) return false;
    const draft = line && (await read(line.row, line.values));
    if (draft && !(await plainCodes.hasAlike(draft.code, batch))) await stage(draft);
    return true;
  });

  /** The code of a line; `null` for one that is dropped. */
  async function read(row: number, values: Readonly<Record<string, unknown>>): Promise<PlainDraft | null> {
    const { style, ...others } = values;
    const isOfCatalog = isObject(style) && isObject(style["logo"]) && style["logo"]["id"] !== undefined;
    if (isOfCatalog) tally.drop(row, ["a plain code's logo of the catalog"]);
    const drawn = isOfCatalog ? { ...style, logo: undefined } : style;
    const input = Object.fromEntries(
      Object.entries({ ...others, style: drawn }).filter(
        ([, value]) => value !== null && value !== undefined,
      ),
    );
    if (!plainCheck.Check(input)) {
      tally.drop(row, ["a plain code that is not as the API gives it"]);
      return null;
    }
    try {
      return await plainCodes.draft(tenant, input, order);
    } catch (error) {
      if (!(error instanceof Fault) || error instanceof Busy) throw error;
      tally.drop(row, [`a plain code: ${reasonOf(error)}`]);
      return null;
    }
  }

  async function stage({ code, copies }: PlainDraft): Promise<void> {
    const staged = await store.stagePlain(batch, [code], copies, most);
    if (staged === "bytes_reached") throw bytesReached(most);
    if (staged === "batch_lost") throw leaseLost();
    if (staged !== "staged") throw workspaceErased();
    tally.plainCodes++;
    if (room !== null && tally.plainCodes > room) throw noPlainRoom(room);
  }
}
