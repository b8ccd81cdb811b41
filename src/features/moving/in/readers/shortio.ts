import type { Rule } from "../../../rules/model.ts";
import { draft } from "../draft.ts";
import { countryRules, expiry, partsOf, systemRule, taggedAs, tellHost, utmOf } from "../parts.ts";
import { NO_SHORT_ID, type Reader } from "../reader.ts";
import type { ImportRow } from "../row.ts";

/**
 * Pages of `GET /api/links` (https://developers.short.io/reference/get_api-links), or the CSV of a domain's links. Short.io passes
 * the query of a visit on unless `skipQS` is set. Countries are of calls of their own, `GET /link_country/{linkId}`: they are
 * read where a script has added them as `countries`, `{ "DE": "https://…" }`.
 */
export const shortio: Reader = {
  recordPaths: ["links", ""],
  ignoresCase: true,
  read(row, { now, domain }) {
    const address = partsOf(row.text("secureshorturl") ?? row.text("shorturl", "shortlink") ?? "");
    const shortId = row.text("path", "slug") ?? address?.shortId ?? null;
    tellHost(row, address?.host ?? null, domain);
    const target = row.text("originalurl", "original", "longurl") ?? "";
    const end = expiry(row, now);
    const rules: Rule[] = [
      ...end.rules,
      ...systemRule("iOS", row.text("iphoneurl")),
      ...systemRule("Android", row.text("androidurl")),
      ...countryRules(row, "countries"),
      ...splitOf(row, target),
    ];
    if (row.flag("haspassword")) row.drop("password");
    row.ignore(
      "id",
      "idstring",
      "linkid",
      "domainid",
      "ownerid",
      "source",
      "user",
      "updatedat",
      "redirecttype",
      "shorturl",
      "shortlink",
    );
    const said = {
      target,
      title: row.text("title"),
      ...taggedAs(row.names("tags")),
      createdAt: row.time("createdat", "created", "datecreated"),
      scans: row.count("clicks", "totalclicks", "humanclicks"),
      utm: utmOf(row),
      query: row.flag("skipqs") ? ("drop" as const) : ("pass" as const),
    };
    return shortId === null ? NO_SHORT_ID : [draft({ shortId, ...said, rules, active: end.active })];
  },
};

/** Some scans of a hundred lead elsewhere. */
function splitOf(row: ImportRow, target: string): Rule[] {
  const other = row.text("spliturl");
  const percent = row.count("splitpercent") ?? 50;
  if (other === null) return [];
  if (percent < 1 || percent > 99) {
    row.drop("splitURL");
    return [];
  }
  const split = [
    { name: "original", target, weight: 100 - percent },
    { name: "split", target: other, weight: percent },
  ];
  return [{ name: "split", when: {}, split }];
}
