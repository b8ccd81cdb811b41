import { blob, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Logos that an operator added to the catalog. */
export const importedLogos = sqliteTable("imported_logos", {
  id: text().primaryKey(),
  name: text().notNull(),
  brand: text().notNull(),
  category: text().notNull(),
  /** A JSON list. */
  aliases: text().notNull(),
  format: text().notNull(),
  scheme: text().notNull(),
  license: text().notNull(),
  licenseUrl: text("license_url"),
  attribution: text().notNull(),
  sourceUrl: text("source_url"),
  guidelines: text(),
  color: text(),
  addedAt: integer("added_at").notNull(),
  art: blob({ mode: "buffer" }).notNull(),
});

/** The drawings of logos that codes show, so that neither a removal nor an update changes a printed code. */
export const logoCopies = sqliteTable("logo_copies", {
  /** A hash of the drawing. */
  key: text().primaryKey(),
  format: text().notNull(),
  art: blob({ mode: "buffer" }).notNull(),
});
