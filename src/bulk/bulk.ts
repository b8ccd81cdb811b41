import type { Codes } from "../codes/codes.ts";
import type { Drawings } from "../drawings/drawings.ts";
import type { DrawingPool } from "../drawings/pool.ts";
import type { LogoStyles } from "../logos/styles.ts";
import type { Plans } from "../plans/plans.ts";
import type { Clock } from "../shared/clock.ts";
import { Fault } from "../shared/fault.ts";
import { createPace } from "../shared/pace.ts";
import { keyReused, type RetryKey } from "../shared/retry.ts";
import type { Tenant } from "../tenants/model.ts";
import { type Checked, checkRows } from "./check.ts";
import { readColumns } from "./columns.ts";
import { type Csv, csvInvalid, readCsv } from "./csv.ts";
import { drawZip } from "./draw.ts";
import { type DryRun, MOST_ERRORS } from "./model.ts";
import { createRowReader, type RowReader } from "./rows.ts";
import type { BatchRecord, BulkStore } from "./store.ts";

/** What is asked of a file. */
export interface BulkRequest {
  readonly csv: string;
  /** Whether the good rows are made when there are bad ones. */
  readonly skips: boolean;
  /** The client leaving before anything was made. */
  readonly signal: AbortSignal;
}

/** Many codes at once, from a CSV file. */
export interface Bulk {
  /** Goes through a file and makes nothing. @throws what `make` throws, but `rows_invalid`. */
  dryRun(tenant: Tenant, request: BulkRequest): Promise<DryRun>;
  /**
   * Checks a file, makes the codes of its rows with a target, and gives the ZIP to be drawn.
   * @throws Fault `csv_invalid`, `rows_invalid`, `plan_limit`, `dynamic_code_not_enabled`, `idempotency_key_reused`.
   */
  make(tenant: Tenant, request: BulkRequest, retry: RetryKey | null): Promise<AsyncGenerator<Uint8Array>>;
}

export interface BulkNeeds {
  readonly store: BulkStore;
  readonly codes: Pick<Codes, "draft" | "shortUrl">;
  readonly drawings: Pick<Drawings, "problems">;
  readonly logoStyles: Pick<LogoStyles, "keep" | "inlineKept">;
  readonly pool: DrawingPool;
  readonly plans: Plans;
  readonly clock: Clock;
  /** Told that a short id leads somewhere now. */
  readonly onMade: (shortId: string) => void;
}

/** Milliseconds of work between which scans get their turn. */
const PACE = 0.5;

/** Codes erased in one transaction. */
const ERASED_AT_ONCE = 100;

interface File {
  readonly csv: Csv;
  readonly reader: RowReader;
}

export function createBulk(needs: BulkNeeds): Bulk {
  const { store, codes, pool, plans, clock } = needs;
  /** Requests with a key whose codes are not committed yet. */
  const underWay = new Set<string>();

  function open(text: string): File {
    const csv = readCsv(text);
    return { csv, reader: createRowReader(readColumns(csv.columns), needs) };
  }

  async function check(
    tenant: Tenant,
    { csv, reader }: File,
    request: BulkRequest,
    how: { batch: number | null; records: boolean; counts: boolean },
  ): Promise<Checked> {
    const grants = plans.grants(tenant, clock.now());
    const room = grants.codes === null ? null : grants.codes - (await store.codeCount(tenant.id));
    const checked = await checkRows({
      ...how,
      tenant,
      csv,
      reader,
      store,
      skips: request.skips,
      mayTrack: grants.dynamicCode,
      rowLimit: grants.bulkRows,
      room,
      pace: createPace(PACE),
      signal: request.signal,
    });
    if (checked.rows === 0) throw csvInvalid("The CSV has a header but no rows.", "has no rows");
    if (checked.errors.length > 0 && !request.skips && !how.counts) throw rowsInvalid(checked);
    if (grants.bulkRows !== null && checked.rows > grants.bulkRows)
      throw planLimit(`Your plan allows ${grants.bulkRows} rows in a file.`);
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
    file: File,
    request: BulkRequest,
    retry: RetryKey | null,
  ): Promise<BatchRecord> {
    const batch = await store.open(tenant.id, clock.now());
    if (batch === null) throw new Fault("invalid_key", "The workspace of this key was erased.");
    try {
      const checked = await check(tenant, file, request, { batch, records: retry !== null, counts: false });
      const limit = plans.grants(tenant, clock.now()).codes;
      const outcome = await store.commit(batch, limit, retry, clock.now());
      if (outcome === "tenant_gone") throw new Fault("invalid_key", "The workspace of this key was erased.");
      if (outcome === "key_reused") throw keyReused();
      if (outcome === "limit_reached") throw noRoom(checked.codes, 0);
      // They may have been asked for before they existed, and that answer may still be cached.
      for (const { shortId } of checked.made) needs.onMade(shortId);
      return { made: checked.made, left: checked.errors };
    } catch (error) {
      await discard(batch);
      throw error;
    }
  }

  async function once(
    tenant: Tenant,
    file: File,
    request: BulkRequest,
    retry: RetryKey | null,
  ): Promise<BatchRecord> {
    if (!retry) return create(tenant, file, request, null);
    const name = JSON.stringify([retry.tenantId, retry.key]);
    if (underWay.has(name))
      throw new Fault(
        "idempotency_key_reused",
        "A request with this Idempotency-Key is still under way. Try again when it is answered.",
      );
    underWay.add(name);
    try {
      const kept = await store.kept(retry, clock.now());
      if (kept && kept !== "key_reused") return kept;
      // What is wrong with the file is said first.
      if (kept === "key_reused") {
        await check(tenant, file, request, { batch: null, records: false, counts: false });
        throw keyReused();
      }
      return await create(tenant, file, request, retry);
    } finally {
      underWay.delete(name);
    }
  }

  return {
    async dryRun(tenant, request) {
      const how = { batch: null, records: false, counts: true };
      const { rows, tracked, errors } = await check(tenant, open(request.csv), request, how);
      return { rows, tracked, static: rows - tracked, errors: errors.slice(0, MOST_ERRORS) };
    },

    async make(tenant, request, retry) {
      const file = open(request.csv);
      const record = await once(tenant, file, request, retry);
      return drawZip({ ...file, record, pool, shortUrl: codes.shortUrl, pace: createPace(PACE) });
    },
  };
}

function rowsInvalid({ errors }: Checked): Fault {
  return new Fault(
    "rows_invalid",
    "Some rows can't be made, so none was. Correct what errors names, or send ?onError=skip to leave them out.",
    { extra: { errors: errors.slice(0, MOST_ERRORS) } },
  );
}

function noRoom(codes: number, room: number): Fault {
  const left = room > 0 ? `allows ${room} more codes` : "allows no more codes";
  return planLimit(`The file takes ${codes} codes, and your plan ${left}.`);
}

function planLimit(detail: string): Fault {
  return new Fault("plan_limit", `${detail} Send fewer, or redeem a voucher for a larger plan.`);
}
