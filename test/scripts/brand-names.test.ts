import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { brandNames } from "../../scripts/logos/brand-names.ts";

const ASSETS = join(import.meta.dir, "../../assets");

test("assets/brands.txt has the brands of the catalog that ships", () => {
  const file = join(mkdtempSync(join(tmpdir(), "quietzone-brands-")), "logos.db");
  writeFileSync(file, zstdDecompressSync(readFileSync(join(ASSETS, "logos.db.zst"))));
  const catalog = new Database(file, { readonly: true });
  const rows = catalog
    .query<{ keys: string; popularity: number }, []>("select keys, popularity from brands")
    .all();
  catalog.close();
  const names = brandNames(rows.map(({ keys, popularity }) => ({ keys: keys.split(" "), popularity })));
  expect(readFileSync(join(ASSETS, "brands.txt"), "utf8")).toBe(names);
  expect(names.split("\n").length).toBeGreaterThan(3_000);
  expect(names).toContain("\npaypal\n");
});
