import type { Condition, Rule } from "../../../rules/model.ts";
import { isObject } from "../../../../kit/shared/json.ts";
import { draft } from "../draft.ts";
import { ending, partsOf, taggedAs, tellHost } from "../parts.ts";
import { NO_SHORT_ID, type Reader } from "../reader.ts";
import type { ImportRow } from "../row.ts";
import { timeIn } from "../times.ts";
import { saysSomething } from "../words.ts";

/**
 * `GET /rest/v3/short-urls` (https://api-spec.shlink.io), or the CSV of its web client. The list does not
 * have a short URL's redirect rules: they are read where a script has added the `redirectRules` that
 * `…/short-urls/{shortCode}/redirect-rules` gives. The CSV (shlinkio/shlink-web-component,
 * `ExportShortUrlsBtn.tsx`) does not say whether a query is passed on; Shlink does so by default.
 */
export const shlink: Reader = {
  recordPaths: ["shortUrls/data", "data", ""],
  read(row, { now, domain }) {
    const address = partsOf(row.text("shorturl") ?? "");
    const shortId = row.shortId("shortcode") ?? address?.shortId ?? null;
    tellHost(row, row.text("domain") ?? address?.host ?? null, domain);
    const meta = row.inner("meta");
    const end = ending(row, { at: meta.time("validuntil"), url: null, member: "meta.validUntil" }, now);
    const since = meta.time("validsince");
    if (since !== null && since > now) row.drop("meta.validSince");
    for (const what of meta.dropped()) row.drop(`meta.${what}`);
    const summary = row.inner("visitssummary");
    const [visits, counted] = [summary.count("total"), row.count("visits", "visitscount")];
    summary.ignore("bots", "nonbots");
    for (const what of summary.dropped()) row.drop(`visitsSummary.${what}`);
    if (visits !== null && counted !== null && counted !== visits) row.drop("visits");
    const listed = row.value("redirectrules");
    if (row.flag("hasredirectrules") && listed === undefined) row.drop("redirect rules");
    const said = {
      target: row.text("longurl") ?? "",
      title: row.text("title"),
      ...taggedAs(row.piped("tags")),
      createdAt: row.time("datecreated", "createdat"),
      scans: visits ?? counted,
      query: saysSomething(row.value("forwardquery") ?? true) ? ("pass" as const) : ("drop" as const),
    };
    const rules = Array.isArray(listed) ? rulesOf(listed, row) : [];
    return shortId === null ? NO_SHORT_ID : [draft({ shortId, ...said, rules, active: end.active })];
  },
};

/**
 * Rules in the order of their priorities. One with a condition that ours can't say is dropped, and so is one
 * without conditions, which Shlink never follows (`ShortUrlRedirectRule::matchesRequest`).
 */
function rulesOf(listed: readonly unknown[], row: ImportRow): Rule[] {
  return listed
    .filter(isObject)
    .toSorted((a, b) => Number(a["priority"]) - Number(b["priority"]))
    .flatMap((rule, at) => {
      const { longUrl: target, conditions } = rule;
      const all: readonly unknown[] = Array.isArray(conditions) ? conditions : [];
      const when = all.length > 0 ? conditionOf(all) : null;
      if (when === null || typeof target !== "string") {
        row.drop(`redirect rule ${at + 1}${all.length > 0 ? "" : ", which has no condition"}`);
        return [];
      }
      if (when.language) row.drop(`redirect rule ${at + 1}: languages of a visitor after the first`);
      return [{ name: `rule ${at + 1}`, when, target }];
    });
}

/** All conditions as one; `null` when one of them can't be said. */
function conditionOf(conditions: readonly unknown[]): Condition | null {
  const all: Condition = {};
  for (const condition of conditions) {
    const part = partOf(condition);
    if (part === null) return null;
    const { system, country, language, from, until } = part;
    // A visitor may take two languages.
    if (language && all.language) return null;
    if (language) all.language = language;
    if (system) all.system = both(all.system, system);
    if (country) all.country = both(all.country, country);
    if (from !== undefined) all.from = latest(all.from, from);
    if (until !== undefined) all.until = earliest(all.until, until);
  }
  // No visitor has two systems, or is in two countries.
  return all.system?.length === 0 || all.country?.length === 0 ? null : all;
}

/** Both of two conditions hold: what is in both lists. */
function both<T>(some: readonly T[] | undefined, more: readonly T[]): T[] {
  return more.filter((one) => some?.includes(one) ?? true);
}

// Times are all in UTC and of one length: texts compare as they do.
function latest(some: string | undefined, other: string): string {
  return some !== undefined && some > other ? some : other;
}

function earliest(some: string | undefined, other: string): string {
  return some !== undefined && some < other ? some : other;
}

type System = NonNullable<Condition["system"]>[number];

/**
 * Shlink's devices (`DeviceType::matchFromUserAgent`), each a list of systems, as bowser names them and
 * analytics count them.
 */
const DEVICES: ReadonlyMap<string, System[]> = new Map([
  ["android", ["Android"]],
  ["ios", ["iOS"]],
  ["windows", ["Windows"]],
  ["macos", ["macOS"]],
  ["linux", ["Linux"]],
  ["chromeos", ["Chrome OS"]],
  ["mobile", ["iOS", "Android"]],
  ["desktop", ["Linux", "Windows", "macOS", "Chrome OS"]],
]);

function withSystems(system: System[] | undefined): Condition | null {
  return system ? { system } : null;
}

function partOf(condition: unknown): Condition | null {
  if (!isObject(condition)) return null;
  const { type, matchValue: value } = condition;
  if (typeof value !== "string") return null;
  switch (type) {
    case "device":
      return withSystems(DEVICES.get(value));
    case "language":
      // With a region it asks for more than the language, which is all that is counted.
      return /^[a-z]{2,3}$/i.test(value) ? { language: [value.toLowerCase()] } : null;
    case "geolocation-country-code":
      return /^[a-z]{2}$/i.test(value) ? { country: [value.toUpperCase()] } : null;
    case "after-date":
      return timed("from", value);
    case "before-date":
      return timed("until", value);
    default:
      return null;
  }
}

function timed(end: "from" | "until", value: string): Condition | null {
  const at = timeIn(value);
  return at === null ? null : { [end]: new Date(at).toISOString() };
}
