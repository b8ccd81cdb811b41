import { draft } from "../draft.ts";
import { groupOf, partsOf, queryOf, rulesOf, tellHost, utmOf } from "../parts.ts";
import type { Reader } from "../reader.ts";

/** A table from anywhere: the columns of a bulk file, and the names that others commonly use. JSON with the same names works, too. */
export const csv: Reader = {
  places: ["", "links", "data"],
  read(row, { domain }) {
    const address = partsOf(row.text("shorturl", "shortlink", "link") ?? "");
    const shortId =
      row.text("shortid", "shortcode", "slug", "keyword", "alias", "backhalf", "key", "path") ??
      address?.shortId ??
      null;
    tellHost(row, row.text("domain", "host") ?? address?.host ?? null, domain);
    const said = {
      target: row.text("target", "longurl", "destination", "destinationurl", "originalurl", "url") ?? "",
      title: row.text("title", "name", "description"),
      group: row.text("group") ?? groupOf(row, "tags", "tag"),
      createdAt: row.time("createdat", "created", "datecreated", "date", "timestamp"),
      scans: row.count("importedscans", "scans", "clicks", "totalclicks", "visits"),
      utm: utmOf(row),
      query: queryOf(row),
      rules: rulesOf(row),
      active: !isOff(row.value("active", "status", "state")),
    };
    return shortId === null ? [] : [draft({ shortId, ...said })];
  },
};

function isOff(state: unknown): boolean {
  return (
    state === false ||
    (typeof state === "string" && /^(?:inactive|disabled|expired|paused|false|no|0)$/i.test(state.trim()))
  );
}
