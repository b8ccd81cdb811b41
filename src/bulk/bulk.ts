import type { Codes } from "../codes/codes.ts";
import type { ThreadPool } from "../drawings/pool.ts";
import type { LogoStyles } from "../logos/styles.ts";
import type { Plans } from "../plans/plans.ts";
import type { Clock } from "../shared/clock.ts";
import { keyReused, workspaceErased } from "../shared/common-faults.ts";
import { Fault } from "../shared/fault.ts";
import { type Explanation, explain } from "../shared/reasons.ts";
import { createPace } from "../shared/pace.ts";
import type { RetryKey } from "../shared/retry.ts";
import type { Tenant } from "../shared/tenant.ts";
import type { Checked } from "./calls.ts";
import { csvInvalid } from "./csv.ts";
import { createFileDesk, type FileDesk } from "./desk.ts";
import type { DryRun } from "./model.ts";
import type { BulkStore } from "./store.ts";

/** What is asked of a file. */
export interface BulkRequest {
  /** What the file came in. It is handed over to another thread: the caller has it no more. */
  readonly body: Uint8Array;
  readonly contentType: string;
  /** Whether the good rows are made when there are bad ones. */
  readonly skips: boolean;
  /** The client leaving. */
  readonly signal: AbortSignal;
}

/** A retry, before the file was read: what tells it from another is not the body but the file in it. */
export type BulkRetry = Omit<RetryKey, "fingerprint">;

/** Many codes at once, from a CSV file. */
export interface Bulk {
  /** Goes through a file and makes nothing. @throws what `make` throws, but `rows_invalid`. */
  dryRun(tenant: Tenant, request: BulkRequest): Promise<DryRun>;
  /**
   * Checks a file, makes the codes of its rows with a target, and gives the ZIP to be drawn.
   * @throws Fault `csv_invalid`, `invalid_request`, `invalid_json`, `rows_invalid`, `plan_limit`,
   * `dynamic_code_not_enabled`, `idempotency_key_reused`.
   */
  make(tenant: Tenant, request: BulkRequest, retry: BulkRetry | null): Promise<AsyncGenerator<Uint8Array>>;
}

export interface BulkNeeds {
  readonly store: BulkStore;
  readonly codes: Pick<Codes, "newCode" | "shortId">;
  readonly logoStyles: Pick<LogoStyles, "pin" | "copies" | "inlineKept">;
  readonly pool: Pick<ThreadPool, "seat">;
  readonly baseUrl: string;
  readonly plans: Plans;
  readonly clock: Clock;
  /** Resolves when the scans that have waited longest to be kept are kept; at once where none waits. */
  readonly afterCommit: () => Promise<void>;
  /** Told that a short id leads somewhere now. */
  readonly onMade: (shortId: string) => void;
}

/** Milliseconds of work between which scans get their turn. */
const PACE = 0.5;

/** Codes erased in one transaction. */
const ERASED_AT_ONCE = 100;

/** What a check leaves to be said. */
interface Look {
  readonly stages: boolean;
  readonly records: boolean;
  readonly counts: boolean;
}

const ONLY_LOOKS: Look = { stages: false, records: false, counts: false };

export function createBulk(needs: BulkNeeds): Bulk {
  const { store, plans, clock } = needs;
  /** Requests with a key whose codes are not committed yet. */
  const underWay = new Set<string>();

  async function check(tenant: Tenant, file: FileDesk, { skips }: BulkRequest, look: Look): Promise<Checked> {
    const grants = plans.grants(tenant, clock.now());
    const room = grants.codes === null ? null : grants.codes - (await store.codeCount(tenant.id));
    const { dynamicCode: mayTrack, bulkRows: rowLimit } = grants;
    const checked = await file.check({ ...look, skips, mayTrack, rowLimit, room });
    if (checked.rows === 0) throw csvInvalid("The CSV has a header but no rows.", explain("csv_no_rows"));
    if (checked.errors.length > 0 && !skips && !look.counts) throw rowsInvalid(checked);
    if (rowLimit !== null && checked.rows > rowLimit)
      throw planLimit(explain("plan_rows", { limit: rowLimit }));
    if (room !== null && checked.codes > Math.max(0, room)) throw noRoom(checked.codes, room);
    return checked;
  }

  async function discard(batch: number): Promise<void> {
    const pace = createPace(PACE);
    while (await store.discard(batch, ERASED_AT_ONCE)) await pace();
  }

  /** Stages and commits. What goes wrong on the way leaves nothing. */
  async function create(
    tenant: Tenant,
    file: FileDesk,
    request: BulkRequest,
    retry: RetryKey | null,
  ): Promise<void> {
    const batch = await store.open(tenant.id, clock.now());
    if (batch === null) throw workspaceErased();
    try {
      file.stageIn(batch);
      const look = { stages: true, records: retry !== null, counts: false };
      const checked = await check(tenant, file, request, look);
      if (request.signal.aborted) throw new Error("The client left");
      const limit = plans.grants(tenant, clock.now()).codes;
      const outcome = await store.commit(batch, limit, retry, clock.now());
      if (outcome === "tenant_gone") throw workspaceErased();
      if (outcome === "key_reused") throw keyReused();
      if (outcome === "limit_reached") throw noRoom(checked.codes, 0);
    } catch (error) {
      await discard(batch);
      throw error;
    }
    const pace = createPace(PACE);
    for (const shortId of file.staged) {
      // It may have been asked for before it existed, and that answer may still be cached.
      needs.onMade(shortId);
      await pace();
    }
  }

  /** Has the file's thread recall which row became what. */
  async function recall(file: FileDesk, batch: number): Promise<void> {
    for (let part = 0; ; part++) {
      const record = await store.record(batch, part);
      if (record === null) return;
      await file.recall(record);
    }
  }

  async function once(tenant: Tenant, file: FileDesk, request: BulkRequest, retry: RetryKey): Promise<void> {
    const kept = await store.kept(retry, clock.now());
    if (kept === null) return create(tenant, file, request, retry);
    if (kept !== "key_reused") return recall(file, kept);
    // What is wrong with the file is said first.
    await check(tenant, file, request, ONLY_LOOKS);
    throw keyReused();
  }

  /** Does what a key asks for, while no other request does it. */
  async function alone<T>({ tenantId, key }: BulkRetry, work: () => Promise<T>): Promise<T> {
    const name = JSON.stringify([tenantId, key]);
    if (underWay.has(name))
      throw new Fault(
        "idempotency_key_reused",
        "A request with this Idempotency-Key is still under way. Try again when it is answered.",
      );
    underWay.add(name);
    try {
      return await work();
    } finally {
      underWay.delete(name);
    }
  }

  /** Opens a file. Whoever gets it has to leave it; it is left, too, when the client leaves. */
  async function open(tenant: Tenant, { body, contentType, signal }: BulkRequest): Promise<FileDesk> {
    const file = createFileDesk(needs, tenant);
    signal.addEventListener("abort", file.leave, { once: true });
    try {
      if (signal.aborted) throw new Error("The client left");
      await file.open({ body, contentType });
      return file;
    } catch (error) {
      file.leave();
      throw error;
    }
  }

  return {
    async dryRun(tenant, request) {
      const file = await open(tenant, request);
      try {
        const { rows, tracked, errors } = await check(tenant, file, request, { ...ONLY_LOOKS, counts: true });
        return { rows, tracked, static: rows - tracked, errors: [...errors] };
      } finally {
        file.leave();
      }
    },

    async make(tenant, request, key) {
      return key ? alone(key, () => pieces(tenant, request, key)) : pieces(tenant, request, null);
    },
  };

  async function pieces(tenant: Tenant, request: BulkRequest, key: BulkRetry | null) {
    const file = await open(tenant, request);
    try {
      if (key === null) await create(tenant, file, request, null);
      else {
        const fingerprint = await file.fingerprint(request.skips ? "skip" : "fail");
        await once(tenant, file, request, { ...key, fingerprint });
      }
      return piecesOf(file);
    } catch (error) {
      file.leave();
      throw error;
    }
  }
}

/** The ZIP piece by piece: while one is being sent the next is being drawn, and no more than that. */
async function* piecesOf(file: FileDesk): AsyncGenerator<Uint8Array> {
  try {
    for (let next = file.next(); ;) {
      const piece = await next;
      if (piece === null) return;
      next = file.next();
      // Whoever waits for it hears of it; when nobody does any more, nobody has to.
      next.catch(() => {});
      yield piece;
    }
  } finally {
    file.leave();
  }
}

function rowsInvalid({ errors }: Checked): Fault {
  return new Fault(
    "rows_invalid",
    "Some rows can't be made, so none was. Correct what errors names, or send ?onError=skip to leave them out.",
    { extra: { errors } },
  );
}

function noRoom(codes: number, room: number): Fault {
  return planLimit(room > 0 ? explain("plan_codes", { codes, room }) : explain("plan_codes_full", { codes }));
}

function planLimit(why: Explanation): Fault {
  return new Fault("plan_limit", `${why.detail} Send fewer, or redeem a voucher for a larger plan.`, {
    errors: [{ pointer: "", ...why }],
  });
}
