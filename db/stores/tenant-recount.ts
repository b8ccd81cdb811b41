import type { CodeTotals } from "../../src/codes/model.ts";
import type { TenantRecounter } from "../../src/housekeeping/store.ts";
import { isVisible } from "./code-row.ts";
import { holdTenant } from "./locks.ts";
import { from, nullable, shape, text, whole } from "./shape.ts";
import { countedCode } from "./sql.ts";
import { addToTotals, totalsOf } from "./tenant-totals.ts";
import { type Database, first, value, type Work } from "./work.ts";

/** Reads the database as it was at one moment, in any number of reads, while others write. */
export interface SnapshotReader {
  /** Moves on to the present moment. Call it before the first read. */
  renew(): Promise<void>;
  read<T>(work: () => Work<T>): Promise<T>;
  close(): Promise<void>;
}

const sumWhere = (column: string) => from(`coalesce(sum(${column}) filter (where visible), 0)`, whole);

/** The sums over some codes. `last` is the last of them, and `looked` how many they are, staged ones included. */
const PART = shape({
  looked: from("count(*)", whole),
  last: from("max(id)", nullable(text)),
  codes: from("count(*) filter (where visible)", whole),
  active: from("count(*) filter (where visible and active)", whole),
  scans: sumWhere("scans"),
  uniqueVisitors: sumWhere("unique_visitors"),
  leads: sumWhere("leads"),
});

/** A tenant that is being recounted. `missing` is the sum over the codes so far minus the stored sums. */
interface Recount {
  readonly tenantId: string;
  readonly missing: CodeTotals;
  /** The last code that was added up. */
  readonly last: string;
}

/**
 * Recounts the sums of tenants. The stored sums and the codes are read as they were at one moment; their difference is the
 * error of the sums. A transaction that changes a code changes its tenant's sums by the same amount, so the error stays the same
 * until it is corrected.
 */
export function createTenantRecounter(
  db: Database,
  openReader: () => Promise<SnapshotReader>,
): TenantRecounter {
  return {
    async recount(repeat) {
      const mended: string[] = [];
      const reader = await openReader();
      let before = "";
      let current: Recount | null = null;
      const step = async (rows: number): Promise<boolean> => {
        if (!current) {
          await reader.renew();
          current = await reader.read(() => begin(before));
        }
        if (!current) return false;
        const { tenantId, missing, last } = current;
        const part = await reader.read(() => addUp(tenantId, last, rows));
        const sum = part ? added(missing, part) : missing;
        if (part?.last && part.looked === rows) {
          current = { tenantId, missing: sum, last: part.last };
          return true;
        }
        if (Object.values(sum).some((count) => count !== 0)) {
          if (await db.write(() => correct(tenantId, sum))) mended.push(tenantId);
        }
        before = tenantId;
        current = null;
        return true;
      };
      try {
        await repeat(step);
      } finally {
        await reader.close();
      }
      return mended;
    },
  };
}

/** The next tenant. */
function* begin(before: string): Work<Recount | null> {
  const tenantId = yield* value(text)`select id from tenants where id > ${before} order by id limit 1`;
  if (tenantId === null) return null;
  const { codes, active, scans, uniqueVisitors, leads } = yield* totalsOf(tenantId);
  const missing = {
    codes: -codes,
    active: -active,
    scans: -scans,
    uniqueVisitors: -uniqueVisitors,
    leads: -leads,
  };
  return { tenantId, missing, last: "" };
}

function addUp(tenantId: string, after: string, rows: number) {
  return first(PART)`select ${PART} from (
    select id, active, scans, unique_visitors, leads, ${isVisible} as visible
    from codes join ${countedCode} on code_seq = seq
    where tenant_id = ${tenantId} and id > ${after} order by id limit ${rows}) as part`;
}

function added(sum: CodeTotals, part: CodeTotals): CodeTotals {
  return {
    codes: sum.codes + part.codes,
    active: sum.active + part.active,
    scans: sum.scans + part.scans,
    uniqueVisitors: sum.uniqueVisitors + part.uniqueVisitors,
    leads: sum.leads + part.leads,
  };
}

/** @returns whether the tenant is still there. */
function* correct(tenantId: string, missing: CodeTotals): Work<boolean> {
  if (!(yield* holdTenant(tenantId))) return false;
  yield* addToTotals(tenantId, missing);
  return true;
}
