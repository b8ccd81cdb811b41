import type { StoredArt } from "../art.ts";
import { isArtFormat, isScheme } from "../traits.ts";
import type { ImportedLogo } from "../records.ts";
import { noteAct } from "../../operators/store/log.ts";
import { eraseUnnamed } from "./logo-copies.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { bytes, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { all, type Database, first, run, type Work } from "../../../../db/work.ts";

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

/**
 * Stores the logos that operators added, and copies of the logos that codes show. A copy is stored as long as
 * something names it. Both are in the main database, and so in its backups.
 */
export function createLogoStore(db: Database) {
  /** Copies up to this one were looked at in the present round. */
  let lookedAt: string | null = null;
  return {
    /** All of them by name, without their art. */
    async imported(): Promise<ImportedLogo[]> {
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

    async importedArt(id: string): Promise<StoredArt | null> {
      return toArt(await db.read(() => first(ART)`select ${ART} from imported_logos where id = ${id}`));
    },

    /** Adds a logo, in place of the one with its id if there is one. */
    async add(
      logo: ImportedLogo,
      { format, bytes: art }: StoredArt,
      deed: Deed | null = null,
    ): Promise<void> {
      const row = { ...toRow(logo), format, art };
      await db.write(function* () {
        yield* run`insert into imported_logos ${LOGO_ROW.values(row)}
          on conflict (id) do update set ${LOGO_ROW.set(row)}`;
        yield* noteAct(deed, "logo.added", { kind: "logo", id: logo.id });
      });
    },

    /** `false` when there is no such logo. */
    remove: (id: string, deed: Deed | null = null) => db.write(() => remove(id, deed)),

    /** A copy. It was stored with the code that names it. */
    async copy(key: string): Promise<StoredArt | null> {
      return toArt(await db.read(() => first(ART)`select ${ART} from logo_copies where key = ${key}`));
    },

    /**
     * Looks at the next `rows` copies, and erases those that no code names any more.
     * @returns whether there are more copies to look at in this round.
     */
    async eraseUnnamedCopies(rows: number): Promise<boolean> {
      const after = lookedAt ?? "";
      lookedAt = await db.writeUnsynced(() => eraseUnnamed(after, rows));
      return lookedAt !== null;
    },
  };
}

export type LogoStore = ReturnType<typeof createLogoStore>;

function* remove(id: string, deed: Deed | null): Work<boolean> {
  if ((yield* run`delete from imported_logos where id = ${id}`) === 0) return false;
  yield* noteAct(deed, "logo.removed", { kind: "logo", id });
  return true;
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
