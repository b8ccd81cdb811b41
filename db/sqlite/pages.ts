import { and, eq, sql } from "drizzle-orm";
import type { PageStore } from "../../src/pages/store.ts";
import { once } from "../../src/shared/once.ts";
import { toPageSource } from "../common/code-row.ts";
import { isVisible } from "./codes.ts";
import type { SqliteDatabase } from "./open.ts";
import { codes, tenants } from "./schema.ts";
import { createShortIds } from "./short-ids.ts";

/** What pages are made from, in SQLite. */
export function createPageStore(db: SqliteDatabase): PageStore {
  const { reader } = db;
  const source = once(() =>
    reader
      .select({ code: codes, tenantName: tenants.name, suspended: tenants.suspended })
      .from(codes)
      .innerJoin(tenants, eq(tenants.id, codes.tenantId))
      .where(and(eq(codes.shortId, sql.placeholder("shortId")), isVisible))
      .prepare(),
  );
  const shortIds = createShortIds(reader);

  return {
    async find(shortId) {
      return db.read(() => {
        const row = source().get({ shortId });
        if (!row) return shortIds.isRetired(shortId) ? "gone" : null;
        return toPageSource(row.code, row);
      });
    },
  };
}
