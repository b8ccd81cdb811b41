import { Database } from "bun:sqlite";
import { createWriteStream } from "node:fs";
import { readdir, rename, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import type { ArtFormat } from "../../src/features/logos/traits.ts";
import type {
  BrandEntry,
  LogoDetails,
  LogoTraits,
  OpenShippedCatalog,
  ShippedBrand,
  ShippedCatalog,
} from "../../src/features/logos/records.ts";
import { type DiskFloor, diskLow } from "../../src/kit/shared/disk-floor.ts";
import { Fault } from "../../src/kit/shared/fault.ts";
import { StorageError } from "../../src/kit/shared/storage.ts";
import { makeFile, makeFolder } from "../files/owner.ts";

/** The catalog as it ships. */
export interface PackedCatalog {
  /** A SQLite database in zstd; its schema is in scripts/logos/database.ts. */
  readonly path: string;
  /** The hash of the database. It names the unpacked file, so that an update is unpacked anew. */
  readonly sha256: string;
  readonly bytes: number;
  /** ISO 8601. */
  readonly release: string;
}

const NAME = /^catalog-[0-9a-f]+\.db$/;
const DRAFT = /^catalog-[0-9a-f]+\.db\.[0-9a-f-]+$/;

/** Milliseconds after which an unfinished draft is stale: its process was killed. */
const ABANDONED = 10 * 60 * 1000;

/** Whether a file is another version's catalog, or a stale draft. */
async function isStale(path: string, name: string): Promise<boolean> {
  if (NAME.test(name)) return true;
  if (!DRAFT.test(name)) return false;
  const written = await stat(path).then(({ mtimeMs }) => mtimeMs, ignore);
  return written !== undefined && written < Date.now() - ABANDONED;
}

function ignore(): undefined {}

/**
 * Unpacks the catalog into `folder` at its first use, and opens it for reading.
 * @returns a function that throws a Fault while the disk is too full to unpack, and a StorageError when that
 * fails.
 */
export function createShippedCatalog(
  folder: string,
  packed: PackedCatalog,
  disk: Pick<DiskFloor, "isLow">,
): OpenShippedCatalog {
  const file = `catalog-${packed.sha256.slice(0, 16)}.db`;

  async function isThere(): Promise<boolean> {
    const size = await stat(join(folder, file)).then(
      (found) => found.size,
      () => null,
    );
    return size === packed.bytes;
  }

  /** Under another name first: half a file is never opened, and two processes may unpack at once. */
  async function unpack(): Promise<void> {
    makeFolder(folder);
    const draft = join(folder, `${file}.${crypto.randomUUID()}`);
    try {
      makeFile(draft);
      const source = Readable.fromWeb(Bun.file(packed.path).stream());
      await pipeline(source, createZstdDecompress(), createWriteStream(draft));
      await rename(draft, join(folder, file));
    } catch (error) {
      await unlink(draft).catch(ignore);
      throw error;
    }
    for (const name of await readdir(folder))
      if (name !== file && (await isStale(join(folder, name), name)))
        await unlink(join(folder, name)).catch(ignore);
  }

  return async () => {
    try {
      if (!(await isThere())) {
        if (disk.isLow()) throw diskLow();
        await unpack();
      }
      const client = new Database(join(folder, file), { readonly: true, strict: true });
      return reader(client, Date.parse(packed.release));
    } catch (error) {
      if (error instanceof Fault) throw error;
      const code = error instanceof Error && "code" in error ? String(error.code) : "LOGO_CATALOG";
      throw new StorageError(code, error);
    }
  };
}

interface BrandRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly category: string;
  readonly popularity: number;
  readonly keys: string;
  readonly name_words: string;
  readonly alias_words: string;
  readonly kind_words: string;
}
interface TraitsRow extends LogoTraits {
  readonly brand: number;
}
interface DetailsRow {
  readonly license: string;
  readonly url: string;
  readonly attribution: string;
  readonly source_url: string | null;
  readonly guidelines: string | null;
  readonly color: string | null;
  readonly derived: number;
}

const TRAITS = "SELECT id, brand, format, scheme, source FROM logos ORDER BY seq";
const DETAILS = `
  SELECT l.label AS license, l.url, attribution, source_url, guidelines, color, derived
  FROM logos JOIN licenses l ON l.id = logos.license WHERE logos.id = ?`;
const ART = "SELECT format, bytes FROM logos JOIN arts ON arts.id = logos.art WHERE logos.id = ?";

function reader(client: Database, release: number): ShippedCatalog {
  const details = client.query<DetailsRow, [string]>(DETAILS);
  const art = client.query<{ format: ArtFormat; bytes: Uint8Array }, [string]>(ART);
  return {
    release,

    *brands() {
      const byBrand: LogoTraits[][] = [];
      for (const logo of client.query<TraitsRow, []>(TRAITS).iterate()) {
        const list = byBrand[logo.brand] ?? [];
        if (list.length === 0) byBrand[logo.brand] = list;
        list.push(logo);
        yield;
      }
      const brands: ShippedBrand[] = [];
      for (const row of client.query<BrandRow, []>("SELECT * FROM brands ORDER BY id").iterate()) {
        brands.push({ brand: toBrand(row), logos: byBrand[row.id] ?? [] });
        yield;
      }
      return brands;
    },

    details(id) {
      const row = details.get(id);
      if (!row) throw new Error("The catalog has no such logo");
      return toDetails(row);
    },

    art(id) {
      const row = art.get(id);
      if (!row) throw new Error("The catalog has no such logo");
      return row;
    },
  };
}

function toBrand({ slug, name, category, popularity, ...row }: BrandRow): BrandEntry {
  const list = (text: string) => (text === "" ? [] : text.split(" "));
  return {
    slug,
    name,
    category,
    popularity,
    keys: list(row.keys),
    nameWords: list(row.name_words),
    aliasWords: list(row.alias_words),
    kindWords: list(row.kind_words),
  };
}

function toDetails({
  license,
  url,
  attribution,
  source_url,
  guidelines,
  color,
  derived,
}: DetailsRow): LogoDetails {
  return {
    license,
    licenseUrl: url === "" ? null : url,
    attribution,
    sourceUrl: source_url,
    guidelines,
    color,
    derived: derived === 1,
  };
}
