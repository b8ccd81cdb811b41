import type { Rule } from "../../../rules/model.ts";
import { isObject } from "../../../shared/json.ts";
import { draft } from "../draft.ts";
import { countryRules, expiry, groupOf, partsOf, systemRule, tellHost, utmOf } from "../parts.ts";
import type { Reader } from "../reader.ts";
import type { Row } from "../row.ts";

/**
 * `GET /links` (https://dub.co/docs/api-reference/links/list), or the CSV of the dashboard (dubinc/dub,
 * `apps/web/lib/zod/schemas/links.ts`). Dub looks at the end first, then at the system, the country, and the test; it adds the
 * query of a visit to the destination.
 */
export const dub: Reader = {
  places: ["", "links"],
  read(row, { now, domain }) {
    const address = partsOf(row.text("shortlink", "link") ?? "");
    const shortId = row.text("key") ?? address?.shortId ?? null;
    const host = row.text("domain") ?? address?.host ?? null;
    tellHost(row, host, domain);
    const end = expiry(row, now);
    const rules: Rule[] = [
      ...end.rules,
      ...systemRule("iOS", row.text("ios")),
      ...systemRule("Android", row.text("android")),
      ...countryRules(row, "geo"),
      ...testOf(row, now),
    ];
    const isOn = row.text("disabledat") === null;
    if (!isOn) row.drop("disabledAt (the code is inactive)");
    row.ignore(
      "id",
      "externalid",
      "tenantid",
      "programid",
      "partnerid",
      "userid",
      "workspaceid",
      "projectid",
    );
    row.ignore("tagid", "qrcode", "updatedat", "lastclicked", "linkid", "teststartedat", "webhookids");
    const said = {
      target: row.text("url", "destinationurl") ?? "",
      title: row.text("title"),
      group: groupOf(row, "tags"),
      createdAt: row.time("createdat"),
      scans: row.count("clicks"),
      utm: utmOf(row),
    };
    if (shortId === null) return [];
    return [draft({ shortId, ...said, rules, active: end.active && isOn, query: "pass" })];
  },
};

/** A test of several targets that goes on. */
function testOf(row: Row, now: number): Rule[] {
  const variants = row.value("testvariants");
  const until = row.time("testcompletedat");
  if (variants === undefined || (until !== null && until <= now)) return [];
  const split = (Array.isArray(variants) ? variants : []).flatMap((variant: unknown, at) => {
    if (!isObject(variant)) return [];
    const { url, percentage } = variant;
    if (typeof url !== "string" || typeof percentage !== "number" || !(percentage >= 1)) return [];
    return [{ name: `variant ${at + 1}`, target: url, weight: Math.round(percentage) }];
  });
  if (split.length < 2) {
    row.drop("testVariants");
    return [];
  }
  return [{ name: "test", when: until === null ? {} : { until: new Date(until).toISOString() }, split }];
}
