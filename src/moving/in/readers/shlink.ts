import type { Condition, Rule } from "../../../rules/model.ts";
import { isObject } from "../../../shared/json.ts";
import { draft } from "../draft.ts";
import { ending, groupOf, partsOf, tellHost } from "../parts.ts";
import type { Reader } from "../reader.ts";
import { createRow, type Row } from "../row.ts";

/**
 * `GET /rest/v3/short-urls` (https://api-spec.shlink.io), or the CSV of its web client. The list does not have a short URL's
 * redirect rules: they are read where a script has added `redirectRules` of `GET …/short-urls/{shortCode}/redirect-rules`.
 */
export const shlink: Reader = {
  places: ["shortUrls/data", "data", ""],
  read(row, { now, domain }) {
    const address = partsOf(row.text("shorturl") ?? "");
    const shortId = row.text("shortcode") ?? address?.shortId ?? null;
    tellHost(row, row.text("domain") ?? address?.host ?? null, domain);
    const meta = inner(row, "meta");
    const end = ending(row, { at: meta.time("validuntil"), url: null, member: "meta.validUntil" }, now);
    const since = meta.time("validsince");
    if (since !== null && since > now) row.drop("meta.validSince");
    for (const what of meta.dropped()) row.drop(`meta.${what}`);
    const visits = inner(row, "visitssummary").count("total");
    const listed = row.value("redirectrules");
    if (row.flag("hasredirectrules") && listed === undefined) row.drop("redirect rules");
    const said = {
      target: row.text("longurl") ?? "",
      title: row.text("title"),
      group: groupOf(row, "tags"),
      createdAt: row.time("datecreated", "createdat"),
      scans: visits ?? row.count("visits", "visitscount"),
      query: row.flag("forwardquery") ? ("pass" as const) : ("drop" as const),
    };
    const rules = Array.isArray(listed) ? rulesOf(listed, row) : [];
    return shortId === null ? [] : [draft({ shortId, ...said, rules, active: end.active })];
  },
};

function inner(row: Row, name: string): Row {
  const value = row.value(name);
  return createRow(isObject(value) ? value : {});
}

/** Rules in the order of their priorities. One with a condition that ours can't say is dropped. */
function rulesOf(listed: readonly unknown[], row: Row): Rule[] {
  return listed
    .filter(isObject)
    .toSorted((a, b) => Number(a["priority"]) - Number(b["priority"]))
    .flatMap((rule, at) => {
      const { longUrl: target, conditions } = rule;
      const when = typeof target === "string" && Array.isArray(conditions) ? conditionOf(conditions) : null;
      if (when !== null && typeof target === "string") return [{ name: `rule ${at + 1}`, when, target }];
      row.drop(`redirect rule ${at + 1}`);
      return [];
    });
}

/** All conditions as one; `null` when one of them can't be said. */
function conditionOf(conditions: readonly unknown[]): Condition | null {
  const all: Condition = {};
  for (const condition of conditions) {
    const part = partOf(condition);
    // Two of a kind would both have to hold, and a list holds when one of its entries does.
    if (part === null || Object.keys(part).some((member) => member in all)) return null;
    Object.assign(all, part);
  }
  return all;
}

/** Systems as bowser names them, which analytics count. */
const DEVICES: Readonly<Record<string, Condition>> = {
  android: { system: ["Android"] },
  ios: { system: ["iOS"] },
  windows: { system: ["Windows"] },
  macos: { system: ["macOS"] },
  linux: { system: ["Linux"] },
  chromeos: { system: ["Chrome OS"] },
  mobile: { device: ["mobile", "tablet"] },
  desktop: { device: ["desktop"] },
};

function partOf(condition: unknown): Condition | null {
  if (!isObject(condition)) return null;
  const { type, matchValue: value } = condition;
  if (typeof value !== "string") return null;
  switch (type) {
    case "device":
      return DEVICES[value] ?? null;
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
  const at = createRow({ at: value }).time("at");
  return at === null ? null : { [end]: new Date(at).toISOString() };
}
