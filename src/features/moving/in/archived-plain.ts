import type { BulkStore } from "../../bulk/store/bulk.ts";
import type { Actor } from "../../../kit/shared/actor.ts";
import type { Clock } from "../../../kit/shared/clock.ts";
import { Busy } from "../../../kit/shared/busy.ts";
import { clientLeft } from "../../../kit/shared/caller.ts";
import { bytesReached, workspaceErased } from "../../../kit/shared/common-faults.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import { leaseLost } from "../../../kit/shared/lease.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import type { CreatePlainCode, PlainCode } from "../../plain-codes/model.ts";
import type { PlainDraft } from "../../plain-codes/plain-codes.ts";
import type { Archive } from "./archive.ts";
import { noPlainRoom } from "./faults.ts";
import { reasonOf } from "./judge.ts";
import { plainCheck } from "./model.ts";
import { timeIn } from "./times.ts";
import { linesOf } from "./opened.ts";
import type { TakingOrder } from "./order.ts";
import type { ImportTally } from "./tally.ts";

export interface PlainNeeds {
  readonly plainCodes: {
    /** A plain code of an archive, which is not stored. @throws Fault as when one is made. */
    draft(tenant: Tenant, input: CreatePlainCode, by: Actor): Promise<PlainDraft>;
    /** Whether the workspace has one of the same title that says the same. */
    hasAlike(code: PlainCode): Promise<boolean>;
  };
  readonly store: Pick<BulkStore, "stagePlain">;
  readonly actorOf: (tenant: Tenant, order: Pick<TakingOrder, "by" | "signal">) => Actor;
  readonly clock: Clock;
  /** Repeats a step until it resolves to `false`. @throws Busy when the service stops. */
  readonly inSteps: (step: (rows: number) => Promise<boolean>) => Promise<void>;
}

/** The plain codes of an archive on their way into a batch. */
interface Arriving {
  readonly archive: Archive;
  readonly batch: number;
  readonly order: Pick<TakingOrder, "by" | "signal">;
  readonly tally: ImportTally;
  /** Plain codes that the workspace may still have; `null` for any number. */
  readonly room: number | null;
  /** Bytes that it may have; `null` for any number. */
  readonly most: number | null;
}

/** Stages the plain codes of an archive. @throws Fault `plan_limit` when they are too many, or too large. */
export async function addPlain(
  { plainCodes, store, inSteps, actorOf, clock }: PlainNeeds,
  tenant: Tenant,
  { archive, batch, order, tally, room, most }: Arriving,
): Promise<void> {
  const lines = linesOf(archive, "plain-codes.ndjson");
  await inSteps(async () => {
    if (order.signal?.aborted) throw clientLeft();
    const { done, value: line } = await lines.next();
    if (done) return false;
    const draft = line && (await read(line.row, line.values));
    if (draft && !(await plainCodes.hasAlike(draft.code))) await stage(draft);
    return true;
  });

  /** The code of a line; `null` for one that is dropped. */
  async function read(row: number, values: Readonly<Record<string, unknown>>): Promise<PlainDraft | null> {
    const input = Object.fromEntries(
      Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
    );
    if (!plainCheck.Check(input)) {
      tally.drop(row, ["a plain code that is not as the API gives it"]);
      return null;
    }
    try {
      return aged(await drafted(row, input), values["createdAt"]);
    } catch (error) {
      if (!(error instanceof Fault) || error instanceof Busy) throw error;
      tally.drop(row, [`a plain code: ${reasonOf(error)}`]);
      return null;
    }
  }

  /** The draft of a code; without its logo where this service's catalog has none of that name. */
  async function drafted(row: number, input: CreatePlainCode): Promise<PlainDraft> {
    const by = actorOf(tenant, order);
    const { style } = input;
    if (!style?.logo?.id) return plainCodes.draft(tenant, input, by);
    try {
      return await plainCodes.draft(tenant, input, by);
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== "logo_invalid") throw error;
      tally.drop(row, ["a plain code's logo of the catalog"]);
      const { logo: _, ...bare } = style;
      return plainCodes.draft(tenant, { ...input, style: bare }, by);
    }
  }

  /** The same with the time at which it was made. */
  function aged({ code, copies }: PlainDraft, said: unknown): PlainDraft {
    const at = typeof said === "string" ? timeIn(said) : null;
    const createdAt = Math.min(at ?? code.createdAt, clock.now());
    return { code: { ...code, createdAt }, copies };
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
