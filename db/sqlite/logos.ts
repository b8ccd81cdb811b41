import { asc, eq, getTableColumns } from "drizzle-orm";
import type { LogoStore } from "../../src/logos/store.ts";
import { formatOf, toLogo, toLogoRow } from "../common/logo-row.ts";
import type { SqliteDatabase } from "./open.ts";
import { importedLogos, logoCopies } from "./schema-logos.ts";

const { art: _, ...withoutArt } = getTableColumns(importedLogos);

/** Imported logos and copies in SQLite. */
export function createLogoStore(db: SqliteDatabase): LogoStore {
  const { writer, reader } = db;
  return {
    async imported() {
      const rows = db.read(() =>
        reader
          .select(withoutArt)
          .from(importedLogos)
          .orderBy(asc(importedLogos.name), asc(importedLogos.id))
          .all(),
      );
      return rows.map(toLogo);
    },

    async importedArt(id) {
      const row = db.read(() => reader.select().from(importedLogos).where(eq(importedLogos.id, id)).get());
      return row ? { format: formatOf(row.format), bytes: row.art } : null;
    },

    async add(logo, { format, bytes }) {
      const row = { ...toLogoRow(logo), format, art: Buffer.from(bytes) };
      db.write(() =>
        writer
          .insert(importedLogos)
          .values(row)
          .onConflictDoUpdate({ target: importedLogos.id, set: row })
          .run(),
      );
    },

    async remove(id) {
      const gone = db.write(() =>
        writer
          .delete(importedLogos)
          .where(eq(importedLogos.id, id))
          .returning({ id: importedLogos.id })
          .all(),
      );
      return gone.length > 0;
    },

    async keepCopy(key, { format, bytes }) {
      const known = db.read(() =>
        reader.select({ key: logoCopies.key }).from(logoCopies).where(eq(logoCopies.key, key)).get(),
      );
      if (known) return;
      db.write(() =>
        writer
          .insert(logoCopies)
          .values({ key, format, art: Buffer.from(bytes) })
          .onConflictDoNothing()
          .run(),
      );
    },

    async copy(key) {
      const row = db.read(() => reader.select().from(logoCopies).where(eq(logoCopies.key, key)).get());
      return row ? { format: formatOf(row.format), bytes: row.art } : null;
    },
  };
}
