import type { BulkStore } from "./store/bulk.ts";
import type { Looks } from "../looks/looks.ts";
import type { FirstDays } from "../plans/first-days.ts";
import type { Plans } from "../plans/plans.ts";
import { forCommit } from "../../kit/shared/first-days.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import { clientLeft } from "../../kit/shared/caller.ts";
import { emailUnconfirmed, keyReused, workspaceErased } from "../../kit/shared/common-faults.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { whileLeased } from "../../kit/shared/lease.ts";
import type { Sheet } from "../sheets/order.ts";
import type { PrintedSheet, Sheets } from "../sheets/sheets.ts";
import type { RetryKey } from "../../kit/shared/retry.ts";
import type { Actor } from "../../kit/shared/actor.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import type { ThreadPool } from "../../kit/threads/pool.ts";
import type { BulkSession } from "../../kit/threads/protocol.ts";
import { createYielder } from "../../kit/threads/yielder.ts";
import { csvInvalid } from "./csv.ts";
import { createStagingHost, type HostNeeds, type StagingHost } from "./host.ts";
import { labelSourceOf } from "./label-source.ts";
import type { DryRun } from "./model.ts";
import { piecesOf } from "./pieces.ts";
import { noPlainRoom, noRoom, notCommitted, rowsInvalid, tooManyRows } from "./refusals.ts";
import type { CheckOrder, Checked, OpenOrder } from "./session-model.ts";

/** A request with a file. */
export interface BulkRequest {
  /** The body. Its memory is transferred to a worker, so the caller can't use it afterwards. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** Whether the good rows are made when there are bad ones. */
  readonly skips: boolean;
  /** The cell of rows without a style; `null` for none. */
  readonly usualStyle: string | null;
  /** The sheet that is printed in place of the ZIP; `null` for a ZIP. */
  readonly sheet: Sheet | null;
  readonly by: Actor;
}

/** The retry key of a request whose file is not read yet. The fingerprint is that of the CSV, not that of the body. */
export type BulkRetry = Omit<RetryKey, "fingerprint">;

/** Many codes at once, from a CSV file. */
export interface Bulk {
  /** Checks a file and makes nothing. @throws what `make` throws, except `rows_invalid`. */
  dryRun(tenant: Tenant, request: BulkRequest): Promise<DryRun>;
  /**
   * Checks a file, makes the codes of its rows with a target, and returns the ZIP, which is drawn as it is read.
   * @throws Fault `csv_invalid`, `invalid_request`, `invalid_json`, `rows_invalid`, `style_invalid`, `plan_limit`,
   * `dynamic_code_not_enabled`, `email_unconfirmed`, `idempotency_key_reused`.
   */
  make(tenant: Tenant, request: BulkRequest, retry: BulkRetry | null): Promise<Made>;
}

/** The codes of a file, drawn. */
interface Made {
  /** The ZIP, or the sheet as PDF. */
  readonly pieces: AsyncGenerator<Uint8Array>;
  /** Numbers of the sheet; `null` for a ZIP. */
  readonly sheet: Pick<PrintedSheet, "labels" | "pages" | "offTill"> | null;
  /** The id by which the file can be undone; `null` when that is over. */
  readonly id: string | null;
  /** Whether the file came before with the same key, so that no codes were made. */
  readonly isReplay: boolean;
}

export interface BulkNeeds extends Pick<
  HostNeeds,
  "codes" | "missingMedia" | "plainCodes" | "logoStyles" | "sealLock" | "afterCommit"
> {
  readonly plans: Plans;
  readonly firstDays: Pick<FirstDays, "limits" | "hostsOf">;
  readonly clock: Clock;
  readonly store: BulkStore;
  readonly looks: Pick<Looks, "byName" | "resolve">;
  readonly pool: Pick<ThreadPool, "openBulkSession">;
  readonly baseUrl: string;
  /** The hosts that targets of a workspace are compared with. */
  readonly hostsFor: (tenantId: string) => Promise<Pick<OpenOrder, "hosts" | "lists">>;
  /** Whether a workspace whose address is not confirmed makes no tracked code. */
  readonly asksForConfirmation: boolean;
  readonly sheets: Pick<Sheets, "draw" | "mostCodes" | "checkCount">;
  readonly ids: Ids;
  /** Called for each short id that leads somewhere now. */
  readonly onMade: (address: ShortAddress) => void;
  /** Called when a file leaves work for housekeeping. */
  readonly onChores: () => void;
}

/** Milliseconds of work on the main thread between two turns of the event loop, in which scans are answered. */
const TURN = 0.5;

/** Codes erased in one transaction. */
const ERASED_A_TRANSACTION = 100;

/** The purpose of a check. */
type Purpose = Pick<CheckOrder, "stages" | "records" | "counts">;

const ONLY_CHECKS: Purpose = { stages: false, records: false, counts: false };

/** A file that is open in a worker. */
interface OpenFile {
  readonly session: BulkSession;
  readonly host: StagingHost;
}

export function createBulk(needs: BulkNeeds): Bulk {
  const { store, plans, clock, pool, baseUrl } = needs;
  /** Requests with a key whose codes are not committed yet. */
  const inFlight = new Set<string>();

  async function check(
    tenant: Tenant,
    session: BulkSession,
    { skips, sheet }: BulkRequest,
    purpose: Purpose,
  ): Promise<Checked> {
    const { dynamicCode: mayTrack, bulkRows } = plans.grants(tenant, clock.now());
    const { limit, plainLimit, bounds } = await needs.firstDays.limits(tenant);
    const used = await store.usage(tenant.id);
    const room = limit === null ? null : limit - used.codes;
    const plainRoom = plainLimit === null ? null : plainLimit - used.plainCodes;
    const mostRows = [bulkRows, sheet && needs.sheets.mostCodes(sheet)].filter((most) => most !== null);
    const rowLimit = mostRows.length === 0 ? null : Math.min(...mostRows);
    const order = { ...purpose, skips, mayTrack, isStatic: false, rowLimit, room, plainRoom };
    const checked = await session.check(order);
    if (checked.rows === 0) throw csvInvalid("The CSV has a header but no rows.", explain("csv_no_rows"));
    if (checked.errors.length > 0 && !skips && !purpose.counts) throw rowsInvalid(checked, sheet === null);
    if (bulkRows !== null && checked.rows > bulkRows) throw tooManyRows(bulkRows);
    if (sheet) needs.sheets.checkCount(checked.rows, sheet);
    if (room !== null && checked.codes > Math.max(0, room)) throw noRoom(checked.codes, room, bounds);
    if (plainRoom !== null && checked.plain > Math.max(0, plainRoom))
      throw noPlainRoom(checked.plain, plainRoom);
    return checked;
  }

  async function discard(batch: number): Promise<void> {
    const yieldToLoop = createYielder(TURN);
    while (await store.discard(batch, ERASED_A_TRANSACTION)) await yieldToLoop();
  }

  /** Stages and commits, and gives the id by which that can be undone. A failure on the way leaves no codes. */
  async function create(
    tenant: Tenant,
    { session, host }: OpenFile,
    request: BulkRequest,
    retry: RetryKey | null,
  ): Promise<string> {
    const batch = await store.open(tenant.id, clock.now());
    const id = needs.ids.id("bulk");
    if (batch === null) throw workspaceErased();
    try {
      host.stageIn(batch);
      const purpose = { stages: true, records: retry !== null, counts: false };
      const checked = await whileLeased(
        () => store.renew(batch, clock.now()),
        () => check(tenant, session, request, purpose),
      );
      if (checked.codes > 0 && tenant.unconfirmed && needs.asksForConfirmation) throw emailUnconfirmed();
      if (request.by.caller.signal.aborted) throw clientLeft();
      const deed = deedOf(needs, request.by.author);
      const limits = await needs.firstDays.limits(tenant);
      const asked = { ...forCommit(limits, host.hosts), tenantId: tenant.id, batch, at: deed.at };
      const outcome = await store.commit({ ...asked, retry, id, deed });
      if (outcome !== "committed") throw notCommitted(outcome, checked, limits);
    } catch (error) {
      await discard(batch);
      throw error;
    }
    if (host.staged.length > 0) needs.onChores();
    const yieldToLoop = createYielder(TURN);
    for (const address of host.staged) {
      // Somebody may have scanned it before it existed, and that answer may still be cached.
      needs.onMade(address);
      await yieldToLoop();
    }
    return id;
  }

  /** Tells the session which row became which code when the file came before. */
  async function recall(session: BulkSession, batch: number): Promise<void> {
    for (let part = 0; ; part++) {
      const record = await store.recordPart(batch, part);
      if (record === null) return;
      await session.recall(record);
    }
  }

  /** @returns the id by which the file can be undone, if it can, and whether it came before. */
  async function createOnce(
    tenant: Tenant,
    file: OpenFile,
    request: BulkRequest,
    retry: RetryKey,
  ): Promise<Omit<Made, "pieces" | "sheet">> {
    const earlier = await store.findBatch(retry, clock.now());
    if (earlier === null) return { id: await create(tenant, file, request, retry), isReplay: false };
    if (earlier !== "key_reused") {
      await recall(file.session, earlier);
      return { id: await store.idOf(earlier), isReplay: true };
    }
    // Faults of the file come first.
    await check(tenant, file.session, request, ONLY_CHECKS);
    throw keyReused();
  }

  /** Runs the work of a request with a key, unless another with the same key is in flight. */
  async function exclusively<T>({ tenantId, key }: BulkRetry, work: () => Promise<T>): Promise<T> {
    const name = JSON.stringify([tenantId, key]);
    if (inFlight.has(name))
      throw new Fault(
        "idempotency_key_reused",
        "A request with this Idempotency-Key is still in progress. Try again once it has been answered.",
      );
    inFlight.add(name);
    try {
      return await work();
    } finally {
      inFlight.delete(name);
    }
  }

  /** Opens a file in a worker. The caller has to end the session. It also ends when the client disconnects. */
  async function open(
    tenant: Tenant,
    { body, contentType, usualStyle, by, sheet }: BulkRequest,
  ): Promise<OpenFile> {
    const host = createStagingHost(needs, tenant, by, await needs.firstDays.limits(tenant));
    const session = await pool.openBulkSession(host, by.caller);
    try {
      const labels = sheet && { sheet, plain: {} };
      const given = { ...(await needs.hostsFor(tenant.id)), ...(usualStyle !== null && { usualStyle }) };
      await session.open({ body, contentType, baseUrl, ...given, ...(labels && { labels }) });
      return { session, host };
    } catch (error) {
      void session.end();
      throw error;
    }
  }

  async function makeCodes(tenant: Tenant, file: OpenFile, request: BulkRequest, key: BulkRetry | null) {
    if (key === null) return { id: await create(tenant, file, request, null), isReplay: false };
    const { skips, sheet, usualStyle } = request;
    const options = `${skips ? "skip" : "fail"}${sheet ? JSON.stringify(sheet) : ""}${usualStyle ?? ""}`;
    const fingerprint = await file.session.fingerprint(options);
    return createOnce(tenant, file, request, { ...key, fingerprint });
  }

  /** Draws a file whose codes are made. */
  async function drawn(
    session: BulkSession,
    { sheet, by }: BulkRequest,
  ): Promise<Pick<Made, "pieces" | "sheet">> {
    if (!sheet) return { pieces: piecesOf(session), sheet: null };
    const [count, offTill] = [await session.rowCount(), await session.offTill()];
    const source = labelSourceOf(session, { count, expected: 0, offTill });
    const { pieces, ...printed } = needs.sheets.draw(source, { sheet, caller: by.caller });
    return { pieces, sheet: printed };
  }

  /** Makes the codes of a file, and draws it. */
  async function makeAndDraw(tenant: Tenant, request: BulkRequest, key: BulkRetry | null): Promise<Made> {
    const file = await open(tenant, request);
    try {
      const made = await makeCodes(tenant, file, request, key);
      return { ...made, ...(await drawn(file.session, request)) };
    } catch (error) {
      void file.session.end();
      throw error;
    }
  }

  return {
    async dryRun(tenant, request) {
      const { session } = await open(tenant, request);
      try {
        const purpose = { ...ONLY_CHECKS, counts: true };
        const { rows, tracked, plain, errors } = await check(tenant, session, request, purpose);
        const kept = plain > 0 && { kept: plain };
        return { rows, tracked, static: rows - tracked, ...kept, errors: [...errors] };
      } finally {
        void session.end();
      }
    },

    async make(tenant, request, key) {
      const work = () => makeAndDraw(tenant, request, key);
      return key ? exclusively(key, work) : work();
    },
  };
}
