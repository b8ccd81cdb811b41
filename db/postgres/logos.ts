import { asc, eq, getTableColumns } from "drizzle-orm";
import type { LogoStore } from "../../src/logos/store.ts";
import { formatOf, toLogo, toLogoRow } from "../common/logo-row.ts";
import { eraseUnnamed } from "./logo-copies.ts";
import type { PostgresDatabase } from "./open.ts";
import { importedLogos, logoCopies } from "./schema.ts";

const { art: _, ...withoutArt } = getTableColumns(importedLogos);

/** Imported logos and copies in PostgreSQL. */
export function createLogoStore(db: PostgresDatabase): LogoStore {
  /** Copies up to this one were looked at in the present round. */
  let lookedAt: string | null = null;
  return {
    async imported() {
      const rows = await db.read((connection) =>
        connection
          .select(withoutArt)
          .from(importedLogos)
          .orderBy(asc(importedLogos.name), asc(importedLogos.id)),
      );
      return rows.map(toLogo);
    },

    async importedArt(id) {
      const [row] = await db.read((connection) =>
        connection.select().from(importedLogos).where(eq(importedLogos.id, id)),
      );
      return row ? { format: formatOf(row.format), bytes: row.art } : null;
    },

    async add(logo, { format, bytes }) {
      const row = { ...toLogoRow(logo), format, art: bytes };
      await db.write((tx) =>
        tx.insert(importedLogos).values(row).onConflictDoUpdate({ target: importedLogos.id, set: row }),
      );
    },

    async remove(id) {
      const gone = await db.write((tx) =>
        tx.delete(importedLogos).where(eq(importedLogos.id, id)).returning({ id: importedLogos.id }),
      );
      return gone.length > 0;
    },

    async copy(key) {
      const [row] = await db.read((connection) =>
        connection.select().from(logoCopies).where(eq(logoCopies.key, key)),
      );
      return row ? { format: formatOf(row.format), bytes: row.art } : null;
    },

    async eraseUnnamedCopies(rows) {
      const after = lookedAt ?? "";
      lookedAt = await db.write((tx) => eraseUnnamed(tx, after, rows));
      return lookedAt !== null;
    },
  };
}
