import { draft } from "../draft.ts";
import { gs1Of } from "../gs1.ts";
import { partsOf, queryOf, rulesOf, taggedAs, tellHost, utmOf } from "../parts.ts";
import { NO_SHORT_ID, type Reader } from "../reader.ts";
import type { ImportRow } from "../row.ts";
import { isOn } from "../words.ts";

/** A table from anywhere: the columns of a bulk file, and the names that others commonly use. JSON with the same names works, too. */
export const csv: Reader = {
  recordPaths: ["", "links", "data"],
  read(row, { domain }) {
    const link = row.text("shorturl", "shortlink", "digitallink", "gs1digitallink", "link");
    const said = gs1Of(row, link);
    const ownId = row.shortId("shortid", "shortcode", "slug", "keyword", "alias", "backhalf", "key", "path");
    // A code without a short id would be one without any address.
    if (typeof said === "string" && ownId === null) return `has ${said}`;
    if (typeof said === "string") row.drop(said);
    const found = typeof said === "string" ? null : said;
    const address = said ? null : partsOf(link ?? "");
    const shortId = ownId ?? address?.shortId ?? (found ? "" : null);
    tellHost(row, row.text("domain", "host") ?? found?.host ?? address?.host ?? null, domain);
    const group = row.text("group");
    const { tags, group: first } = taggedAs(row.names("tags", "tag"));
    const content = {
      target: row.text("target", "longurl", "destination", "destinationurl", "originalurl", "url") ?? "",
      title: row.text("title", "name", "description"),
      group: group ?? first,
      tags,
      createdAt: row.time("createdat", "created", "datecreated", "date", "timestamp"),
      scans: row.count("importedscans", "scans", "clicks", "totalclicks", "visits"),
      utm: utmOf(row),
      query: queryOf(row, found ? "pass" : "drop"),
      gs1: found?.gs1 ?? null,
      rules: rulesOf(row),
      active: leads(row),
    };
    return shortId === null ? NO_SHORT_ID : [draft({ shortId, ...content })];
  },
};

/** Columns that say that a code leads, in any words. */
const LEADS = ["active", "isactive", "enabled", "isenabled", "published", "ispublished", "status", "state"];

/** Columns that say that it does not, or since when. */
const LEADS_NOT = ["disabled", "archived", "deleted", "deactivated", "inactive", "paused"]
  .flatMap((name) => [name, `is${name}`, `${name}at`])
  .concat("expired", "isexpired");

/** A code leads unless one of its columns says otherwise. A word that is not known is dropped. */
function leads(row: ImportRow): boolean {
  const on = LEADS.map((name) => {
    const state = row.value(name);
    const is = state === undefined ? true : isOn(state);
    if (is === null) row.drop(name);
    return is !== false;
  });
  const off = LEADS_NOT.map((name) => {
    const is = row.flag(name);
    if (is) row.drop(`${name} (the code is inactive)`);
    return is;
  });
  return !on.includes(false) && !off.includes(true);
}
