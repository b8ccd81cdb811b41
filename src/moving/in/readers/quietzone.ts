import type { CreateCode } from "../../../codes/model.ts";
import { isObject } from "../../../shared/json.ts";
import { type Archived, draft } from "../draft.ts";
import { CONTENT_CHECKS, rulesCheck } from "../model.ts";
import { utmFrom } from "../parts.ts";
import type { Reader } from "../reader.ts";
import type { Row } from "../row.ts";

/** The last revision that is believed. */
const LAST_REVISION = 1_000_000_000;

/** The styles of saved looks, by their ids. */
export type LookStyles = ReadonlyMap<string, NonNullable<CreateCode["style"]>>;

/** Lines of `codes.ndjson` of an archive: records as the API gives them. */
export function archivedCodes(looks: LookStyles): Reader {
  return {
    places: [null],
    read(row) {
      const shortId = row.text("shortid");
      const id = row.text("id") ?? "";
      const told = row.count("revision") ?? 1;
      const revision = told >= 1 && told <= LAST_REVISION ? told : 1;
      row.ignore("shorturl", "pageurl", "updatedat", "health");
      const archived = { id, revision, domain: row.text("domain"), content: contentOf(row, looks) };
      const rules = row.value("rules");
      const said = {
        target: row.text("target") ?? "",
        title: row.text("title"),
        group: row.text("group"),
        active: row.value("active") !== false,
        createdAt: row.time("createdat"),
        rules: rulesCheck.Check(rules) ? rules : [],
        query: row.text("query") === "pass" ? ("pass" as const) : ("drop" as const),
        utm: utmFrom(row.value("utm")),
        scans: (row.count("scans") ?? 0) + (row.count("importedscans") ?? 0),
      };
      return shortId === null ? [] : [draft({ shortId, ...said, archived })];
    },
  };
}

function contentOf(row: Row, looks: LookStyles): Archived["content"] {
  const [type, fields, style, landing, fallback] = [
    row.value("type"),
    row.value("fields"),
    withLook(row, row.value("style"), looks),
    withoutCover(row, row.value("landing")),
    row.value("fallback"),
  ];
  return {
    ...(CONTENT_CHECKS.type.Check(type) && { type }),
    ...(CONTENT_CHECKS.fields.Check(fields) && { fields }),
    ...(style !== undefined && CONTENT_CHECKS.style.Check(style) && { style }),
    ...(landing !== undefined && CONTENT_CHECKS.landing.Check(landing) && { landing }),
    ...(CONTENT_CHECKS.fallback.Check(fallback) && { fallback }),
  };
}

/** A look becomes the code's own style: ids of looks mean nothing in another workspace. */
function withLook(row: Row, style: unknown, looks: LookStyles): unknown {
  if (!isObject(style)) return undefined;
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
function withoutLogo(row: Row, part: unknown, name: string): unknown {
  if (!isObject(part) || !isObject(part["logo"]) || part["logo"]["id"] === undefined) return part;
  row.drop(`${name}.logo of the catalog`);
  const { logo: _, ...rest } = part;
  return rest;
}

function withoutCover(row: Row, landing: unknown): unknown {
  const page = withoutLogo(row, landing, "landing");
  if (!isObject(page)) return undefined;
  if (page["cover"] === undefined) return page;
  row.drop("landing.cover");
  const { cover: _, ...rest } = page;
  return rest;
}
