import { budgeted, PART_OF_CODES } from "./budgeted.ts";
import type { Table } from "../../../../db/column.ts";
import { holdTenant } from "../../../../db/locks.ts";
import { text } from "../../../../db/shape.ts";
import { addToTotals, NO_SUMS, sumsOf, type TenantSums } from "./tenant-totals.ts";
import { type Database, value, type Work } from "../../../../db/work.ts";

/** Reads the database as it was at one moment, in any number of reads, while others write. */
export interface SnapshotReader {
  /** Moves on to the present moment. Call it before the first read. */
  renew(): Promise<void>;
  read<T>(work: () => Work<T>): Promise<T>;
  close(): Promise<void>;
}

/** A tenant that is being recounted. */
interface Recount {
  readonly tenantId: string;
  readonly stored: TenantSums;
  /** The sums over the rows so far. */
  readonly sums: TenantSums;
  /** The kind of rows that is added up, and the last one that was. */
  readonly kind: number;
  readonly after: readonly string[];
}

/**
 * Recounts the sums over the codes of workspaces. They are kept as codes change, so only damage makes them
 * wrong. The stored sums and the rows are read as they were at one moment; their difference is the error of
 * the sums. A transaction that changes a row changes its tenant's sums by the same amount, so the error stays
 * the same until it is corrected.
 */
export function createTenantRecounter(
  db: Database,
  openReader: () => Promise<SnapshotReader>,
  tables: readonly Table[],
) {
  /** All rows that count for a tenant, by kind. */
  const kinds = [PART_OF_CODES, ...budgeted(tables)];

  return {
    /**
     * Recounts all workspaces, exactly, while others write, and mends what is wrong.
     * @param repeat - repeats a step, which takes about as many rows as it is given, until nothing is left or
     *   it is to stop.
     * @returns the workspaces whose sums were wrong.
     */
    async recount(
      repeat: (step: (rows: number) => Promise<boolean>) => Promise<void>,
    ): Promise<readonly string[]> {
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
        const { tenantId, stored, kind, after } = current;
        const addUp = kinds[kind];
        if (addUp) {
          const part = await reader.read(() => addUp(tenantId, after, rows));
          const sums = combined(current.sums, part.sums, 1);
          const place = part.next ? { kind, after: part.next } : { kind: kind + 1, after: [] };
          current = { ...current, ...place, sums };
          return true;
        }
        const missing = combined(current.sums, stored, -1);
        if (Object.values(missing).some((count) => count !== 0)) {
          const isMended = await db.write(() => correct(tenantId, missing));
          if (isMended) mended.push(tenantId);
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

export type TenantRecounter = ReturnType<typeof createTenantRecounter>;

/** The next tenant. */
function* begin(before: string): Work<Recount | null> {
  const tenantId = yield* value(text)`select id from tenants where id > ${before} order by id limit 1`;
  if (tenantId === null) return null;
  return { tenantId, stored: yield* sumsOf(tenantId), sums: NO_SUMS, kind: 0, after: [] };
}

function combined(sums: TenantSums, part: Partial<TenantSums>, sign: 1 | -1): TenantSums {
  const added = { ...NO_SUMS, ...part };
  return {
    codes: sums.codes + sign * added.codes,
    active: sums.active + sign * added.active,
    scans: sums.scans + sign * added.scans,
    uniqueVisitors: sums.uniqueVisitors + sign * added.uniqueVisitors,
    leads: sums.leads + sign * added.leads,
    plainCodes: sums.plainCodes + sign * added.plainCodes,
    bytes: sums.bytes + sign * added.bytes,
  };
}

/** @returns whether the tenant is still there. */
function* correct(tenantId: string, missing: TenantSums): Work<boolean> {
  if (!(yield* holdTenant(tenantId))) return false;
  yield* addToTotals(tenantId, missing);
  return true;
}
