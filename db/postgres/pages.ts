import { and, eq } from "drizzle-orm";
import type { PageStore } from "../../src/pages/store.ts";
import { toPageSource } from "../common/code-row.ts";
import { isVisible } from "./codes.ts";
import type { PostgresDatabase } from "./open.ts";
import { codes, tenants } from "./schema.ts";
import { isRetired } from "./short-ids.ts";

/** What pages are made from, in PostgreSQL. */
export function createPageStore(db: PostgresDatabase): PageStore {
  return {
    async find(shortId) {
      return db.read(async (connection) => {
        const [row] = await connection
          .select({ code: codes, tenantName: tenants.name, suspended: tenants.suspended })
          .from(codes)
          .innerJoin(tenants, eq(tenants.id, codes.tenantId))
          .where(and(eq(codes.shortId, shortId), isVisible));
        if (row) return toPageSource(row.code, row);
        return (await isRetired(connection, shortId)) ? "gone" : null;
      });
    },
  };
}
