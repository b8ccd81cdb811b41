import { Database } from "bun:sqlite";
import { createHash } from "node:crypto";
import { constants, zstdCompressSync } from "node:zlib";
import type { BrandRow, LogoRow } from "./rows.ts";

/*
 * The catalog's form. `quietzone logos` and the service only read it. Brands are numbered in the order they are listed,
 * logos too, so that a brand's logos follow each other.
 */
const SCHEMA = `
CREATE TABLE brands (
  id INTEGER PRIMARY KEY, slug TEXT NOT NULL, name TEXT NOT NULL, category TEXT NOT NULL, popularity INTEGER NOT NULL,
  keys TEXT NOT NULL, name_words TEXT NOT NULL, alias_words TEXT NOT NULL, kind_words TEXT NOT NULL
);
CREATE TABLE licenses (id INTEGER PRIMARY KEY, label TEXT NOT NULL, url TEXT NOT NULL);
CREATE TABLE arts (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
CREATE TABLE logos (
  seq INTEGER PRIMARY KEY, id TEXT NOT NULL, brand INTEGER NOT NULL, format TEXT NOT NULL, scheme TEXT NOT NULL,
  source TEXT NOT NULL, license INTEGER NOT NULL, attribution TEXT NOT NULL, source_url TEXT, guidelines TEXT,
  color TEXT, derived INTEGER NOT NULL, art INTEGER NOT NULL
);
CREATE UNIQUE INDEX logos_id ON logos (id);
`;

/** The catalog as the bytes of a SQLite database. The same rows give the same bytes. */
export function writeDatabase(brands: readonly BrandRow[]): Uint8Array {
  using db = new Database(":memory:", { strict: true });
  db.run("PRAGMA page_size = 8192");
  db.run(SCHEMA);
  const licenses = new Table<string>();
  const arts = new Table<string>();
  const insertLicense = db.prepare("INSERT INTO licenses VALUES (?, ?, ?)");
  const insertArt = db.prepare("INSERT INTO arts VALUES (?, ?)");
  const insertBrand = db.prepare("INSERT INTO brands VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const insertLogo = db.prepare("INSERT INTO logos VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  let seq = 0;

  function insert(brand: number, logo: LogoRow): void {
    const license = licenses.idOf(`${logo.license} ${logo.licenseUrl}`, (id) =>
      insertLicense.run(id, logo.license, logo.licenseUrl),
    );
    const art = arts.idOf(createHash("sha256").update(logo.art).digest("hex"), (id) =>
      insertArt.run(id, logo.art),
    );
    const { id, format, scheme, source, attribution, sourceUrl, guidelines, color, derived } = logo;
    const flag = derived ? 1 : 0;
    insertLogo.run(
      ++seq,
      id,
      brand,
      format,
      scheme,
      source,
      license,
      attribution,
      sourceUrl,
      guidelines,
      color,
      flag,
      art,
    );
  }

  db.transaction(() => {
    for (const [at, { slug, name, category, popularity, logos, ...search }] of brands.entries()) {
      const lists = [search.keys, search.nameWords, search.aliasWords, search.kindWords];
      insertBrand.run(at + 1, slug, name, category, popularity, ...lists.map((list) => list.join(" ")));
      for (const logo of logos) insert(at + 1, logo);
    }
  })();
  return db.serialize();
}

/** Numbers keys in the order in which they first occur. */
class Table<K> {
  readonly #ids = new Map<K, number>();

  idOf(key: K, add: (id: number) => void): number {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#ids.size + 1;
    this.#ids.set(key, id);
    add(id);
    return id;
  }
}

/** Compresses at the highest level that takes seconds and not minutes. */
export function compress(bytes: Uint8Array): Uint8Array {
  return zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 19 } });
}
