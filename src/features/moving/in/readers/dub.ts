import type { Rule } from "../../../rules/model.ts";
import { isObject } from "../../../../kit/shared/json.ts";
import { draft } from "../draft.ts";
import { countryRules, expiry, partsOf, systemRule, taggedAs, tellHost, utmOf } from "../parts.ts";
import { NO_SHORT_ID, type Reader } from "../reader.ts";
import type { ImportRow } from "../row.ts";

/**
 * `GET /links` (https://dub.co/docs/api-reference/links/list), or the CSV of the dashboard (dubinc/dub,
 * `apps/web/lib/zod/schemas/links.ts`). Dub looks at the end first, then at the system, the country, and the test; it adds the
 * query of a visit to the destination.
 */
export const dub: Reader = {
  recordPaths: ["", "links"],
  ignoresCase: true,
  read(row, { now, domain }) {
    const link = row.text("shortlink", "link") ?? "";
    const address = partsOf(link);
    const shortId = row.shortId("key") ?? address?.shortId ?? null;
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
    const target = row.text("url", "destinationurl") ?? "";
    tellUtm(row, target);
    const said = {
      target,
      title: row.text("title"),
      ...taggedAs(row.names("tags")),
      createdAt: row.time("createdat"),
      scans: row.count("clicks"),
    };
    if (shortId === ROOT || (shortId === null && address === null && isHost(link)))
      return "is the root of its domain, which `home` of a domain leads";
    if (shortId === null) return NO_SHORT_ID;
    return [draft({ shortId, ...said, rules, active: end.active && isOn, query: "pass" })];
  },
};

/** Dub reads its UTM members in the address, where they stay. It adds them to no other destination. */
function tellUtm(row: ImportRow, target: string): void {
  const query = URL.parse(target)?.searchParams;
  for (const [name, value] of Object.entries(utmOf(row)))
    if (query?.get(`utm_${name}`) !== value) row.drop(`utm_${name}`);
}

/** The key of the link to which a domain's root leads. The CSV has the address without a path for it. */
const ROOT = "_root";

function isHost(address: string): boolean {
  return /^https?:\/\/[^/?#]+\/?$/i.test(address);
}

/** Dub runs no test of more variants. */
const MOST_VARIANTS = 4;

/** A test of several targets that goes on. Dub runs none without an end (`resolve-ab-test-url.ts`). */
function testOf(row: ImportRow, now: number): Rule[] {
  const variants = row.value("testvariants");
  const until = row.time("testcompletedat");
  if (variants === undefined) return [];
  const entries: readonly unknown[] = Array.isArray(variants) ? variants : [];
  const split = entries.flatMap((variant, at) => {
    if (!isObject(variant)) return [];
    const { url, percentage } = variant;
    if (typeof url !== "string" || typeof percentage !== "number" || !(percentage >= 1)) return [];
    return [{ name: `variant ${at + 1}`, target: url, weight: Math.round(percentage) }];
  });
  const runs = until !== null && until > now && split.length >= 2 && split.length <= MOST_VARIANTS;
  if (!runs || split.length < entries.length) {
    row.drop(until === null ? "testVariants (a test without an end does not run)" : "testVariants");
    return [];
  }
  return [{ name: "test", when: { until: new Date(until).toISOString() }, split }];
}
