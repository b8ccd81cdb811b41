import { asc, eq, getTableColumns } from "drizzle-orm";
import type { LogoStore } from "../../src/logos/store.ts";
import { formatOf, toLogo, toLogoRow } from "../common/logo-row.ts";
import { eraseUnnamed } from "./logo-copies.ts";
import type { SqliteDatabase } from "./open.ts";
import { importedLogos, logoCopies } from "./schema-logos.ts";

const { art: _, ...withoutArt } = getTableColumns(importedLogos);

/** Imported logos and copies in SQLite. */
export function createLogoStore(db: SqliteDatabase): LogoStore {
  const { writer, reader } = db;
  /** Copies up to this one were looked at in the present round. */
  let lookedAt: string | null = null;
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

    async copy(key) {
      const row = db.read(() => reader.select().from(logoCopies).where(eq(logoCopies.key, key)).get());
      return row ? { format: formatOf(row.format), bytes: row.art } : null;
    },

    async eraseUnnamedCopies(rows) {
      lookedAt = db.write(() => eraseUnnamed(writer, lookedAt ?? "", rows));
      return lookedAt !== null;
    },
  };
}
