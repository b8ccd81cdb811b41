import type { CreateCode } from "../../../codes/model.ts";
import { defined } from "../../../../kit/shared/fold.ts";
import { isObject } from "../../../../kit/shared/json.ts";
import { type Archived, draft } from "../draft.ts";
import { ARCHIVED, checked, readArchived, utmCheck } from "../model.ts";
import { queryOf, rulesOf } from "../parts.ts";
import { NO_SHORT_ID, type Reader } from "../reader.ts";
import { keyOf, type ImportRow } from "../row.ts";

/** The last revision that is believed. */
const LAST_REVISION = 1_000_000_000;

/** The styles of saved looks, by their ids. */
export type LookStyles = ReadonlyMap<string, NonNullable<CreateCode["style"]>>;

/** Lines of `codes.ndjson` of an archive: records as the API gives them. */
export function archivedCodes(looks: LookStyles): Reader {
  return {
    recordPaths: [null],
    read(row) {
      const shortId = row.text("shortid");
      const id = row.text("id") ?? "";
      const given = row.count("revision") ?? 1;
      const revision = given >= 1 && given <= LAST_REVISION ? given : 1;
      row.ignore("shorturl", "pageurl", "updatedat", "health");
      const archived = { id, revision, domain: row.text("domain"), content: contentOf(row, looks) };
      const said = {
        target: row.text("target") ?? "",
        title: row.text("title"),
        group: row.text("group"),
        active: row.value("active") !== false,
        createdAt: row.time("createdat"),
        rules: rulesOf(row),
        query: queryOf(row),
        utm: checked(row, "utm", row.value("utm"), utmCheck) ?? {},
        scans: (row.count("scans") ?? 0) + (row.count("importedscans") ?? 0),
      };
      return shortId === null ? NO_SHORT_ID : [draft({ shortId, ...said, archived })];
    },
  };
}

function contentOf(row: ImportRow, looks: LookStyles): Archived["content"] {
  return defined(
    readArchived(row, (name) => valueIn(row, name, looks)),
    ARCHIVED,
  );
}

/** The value of a member as it may come here. */
function valueIn(row: ImportRow, name: string, looks: LookStyles): unknown {
  const value = row.value(keyOf(name));
  if (name === "style") return withLook(row, value, looks);
  return name === "landing" ? withoutCover(row, value) : value;
}

/** A look becomes the code's own style: ids of looks mean nothing in another workspace. */
function withLook(row: ImportRow, style: unknown, looks: LookStyles): unknown {
  if (!isObject(style)) return style;
  const { saved } = style;
  const look = typeof saved === "string" ? looks.get(saved) : undefined;
  if (saved !== undefined)
    row.drop(
      look
        ? "the name of its saved look, whose style it has"
        : "style, a saved look that is not in the archive",
    );
  if (saved !== undefined && !look) return undefined;
  return withoutLogo(row, look ?? style, "style");
}

/** Logos of the catalog are copied when a code is made; a picture belongs to its workspace. */
function withoutLogo(row: ImportRow, part: unknown, name: string): unknown {
  if (!isObject(part) || !isObject(part["logo"]) || part["logo"]["id"] === undefined) return part;
  row.drop(`${name}.logo of the catalog`);
  const { logo: _, ...rest } = part;
  return rest;
}

function withoutCover(row: ImportRow, landing: unknown): unknown {
  const page = withoutLogo(row, landing, "landing");
  if (!isObject(page) || page["cover"] === undefined) return page;
  row.drop("landing.cover");
  const { cover: _, ...rest } = page;
  return rest;
}
