import type { LabelSource } from "../sheets/contents.ts";
import type { RowsOrder } from "../sheets/sheets.ts";
import type { Hosts } from "../domains/hosts.ts";
import { NOBODY, type Tenant } from "../../kit/shared/tenant.ts";
import { UNIT, unitsOf } from "../../kit/shared/work.ts";
import type { ThreadPool } from "../../kit/threads/pool.ts";
import { csvInvalid } from "./csv.ts";
import { createStyleFinder, MAKES_NOTHING, type StyleNeeds } from "./host.ts";
import { labelSourceOf } from "./label-source.ts";
import { rowsInvalid, tooManyRows } from "./refusals.ts";
import { explain } from "../../kit/shared/reasons.ts";

/** Opens rows of static codes that are printed. Nothing is made. */
export type OpenRows = (order: RowsOrder) => Promise<LabelSource>;

/** @throws of what it returns: Fault `csv_invalid`, `rows_invalid`, `plan_limit`, `invalid_request`, of labels; Busy. */
export function createRowPrinting(
  needs: StyleNeeds & {
    readonly pool: Pick<ThreadPool, "openBulkSession">;
    readonly baseUrl: string;
    /** The hosts to which a GS1 Digital Link of a row may lead. */
    readonly hosts: Pick<Hosts, "names" | "gs1On">;
    /** Rows of a file that a workspace's plan allows; `null` for no limit. */
    readonly planRows: (tenant: Tenant) => number | null;
  },
): OpenRows {
  return async ({ csv, sheet, plain, tenant, by, mostRows }) => {
    const host = {
      ...MAKES_NOTHING,
      style: createStyleFinder(needs, tenant ?? NOBODY, by).style,
    };
    const session = await needs.pool.openBulkSession(host, by.caller);
    try {
      const labels = { sheet, plain };
      const body = new TextEncoder().encode(csv);
      const own = needs.hosts.gs1On(null) ? [null] : [];
      const hosts = tenant ? needs.hosts.names(tenant.id) : { all: "", own: [], gs1: own };
      await session.open({ body, contentType: "text/csv", baseUrl: needs.baseUrl, hosts, labels });
      const planRows = tenant && needs.planRows(tenant);
      const checked = await session.check({
        ...{ stages: false, records: false, skips: false, counts: false },
        ...{ mayTrack: false, isStatic: true, room: null, plainRoom: null },
        rowLimit: Math.min(mostRows, planRows ?? mostRows),
      });
      if (checked.rows === 0) throw csvInvalid("The CSV has a header but no rows.", explain("csv_no_rows"));
      if (checked.errors.length > 0) {
        // Otherwise a limit would let bad rows be checked all day.
        if (!tenant) await by.pay(unitsOf(checked.expected, UNIT));
        throw rowsInvalid(checked, false);
      }
      if (planRows !== null && checked.rows > planRows) throw tooManyRows(planRows);
      const { rows: count, expected } = checked;
      return labelSourceOf(session, { count, expected, offTill: await session.offTill() });
    } catch (error) {
      void session.end();
      throw error;
    }
  };
}
