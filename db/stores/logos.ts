import type { StoredArt } from "../../src/logos/art.ts";
import { isArtFormat, isScheme } from "../../src/logos/traits.ts";
import type { ImportedLogo, LogoStore } from "../../src/logos/store.ts";
import { eraseUnnamed } from "./logo-copies.ts";
import { bytes, nullable, shape, text, whole } from "./shape.ts";
import { all, type Database, first, run } from "./work.ts";

const COLUMNS = {
  id: text,
  name: text,
  brand: text,
  category: text,
  /** A JSON list of texts. */
  aliases: text,
  format: text,
  scheme: text,
  license: text,
  licenseUrl: nullable(text),
  attribution: text,
  sourceUrl: nullable(text),
  guidelines: nullable(text),
  color: nullable(text),
  addedAt: whole,
};

const LOGO = shape(COLUMNS);
const LOGO_ROW = shape({ ...COLUMNS, art: bytes });
const ART = shape({ format: text, art: bytes });

/** Imported logos, and copies of logos. */
export function createLogoStore(db: Database): LogoStore {
  /** Copies up to this one were looked at in the present round. */
  let lookedAt: string | null = null;
  return {
    async imported() {
      const rows = await db.read(() => all(LOGO)`select ${LOGO} from imported_logos order by name, id`);
      return rows.map(({ aliases, format, scheme, ...row }) => ({
        ...row,
        source: "import",
        aliases: textsOf(aliases),
        format: formatOf(format),
        scheme: isScheme(scheme) ? scheme : "color",
        derived: false,
      }));
    },

    async importedArt(id) {
      return toArt(await db.read(() => first(ART)`select ${ART} from imported_logos where id = ${id}`));
    },

    async add(logo, { format, bytes: art }) {
      const row = { ...toRow(logo), format, art };
      await db.write(
        () => run`insert into imported_logos ${LOGO_ROW.values(row)}
          on conflict (id) do update set ${LOGO_ROW.set(row)}`,
      );
    },

    async remove(id) {
      return (await db.write(() => run`delete from imported_logos where id = ${id}`)) > 0;
    },

    async copy(key) {
      return toArt(await db.read(() => first(ART)`select ${ART} from logo_copies where key = ${key}`));
    },

    async eraseUnnamedCopies(rows) {
      const after = lookedAt ?? "";
      lookedAt = await db.writeUnsynced(() => eraseUnnamed(after, rows));
      return lookedAt !== null;
    },
  };
}

function toRow({ aliases, ...logo }: ImportedLogo) {
  return { ...logo, aliases: JSON.stringify(aliases) };
}

function toArt(row: { readonly format: string; readonly art: Uint8Array } | null): StoredArt | null {
  return row && { format: formatOf(row.format), bytes: row.art };
}

function formatOf(format: string) {
  return isArtFormat(format) ? format : "svg";
}

function textsOf(json: string): string[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.filter((item) => typeof item === "string") : [];
}
