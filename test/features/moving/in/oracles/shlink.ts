import { isObject } from "../../../../../src/kit/shared/json.ts";
import type { Answer, Visit } from "./oracle.ts";

/**
 * Where a short URL of Shlink leads, by its source at commit 59c62a2: `ShortUrl::isEnabled` (its end, its
 * beginning), then the first rule by priority that matches (`ShortUrlRedirectionResolver`), which has
 * conditions and all of them hold (`ShortUrlRedirectRule::matchesRequest`). Conditions are as
 * `RedirectCondition` has them, devices as `DeviceType`; a language is one that the visitor accepts with a
 * quality of at least 0.9. Visits here have no query, and an address and a browser of no rule.
 */
export function shlinkLeads(link: Readonly<Record<string, unknown>>, visit: Visit): Answer {
  const meta = isObject(link["meta"]) ? link["meta"] : {};
  const time = (name: string) => (typeof meta[name] === "string" ? Date.parse(String(meta[name])) : null);
  const [since, until] = [time("validSince"), time("validUntil")];
  if (since !== null && visit.at < since) return { to: null, by: "meta.validSince" };
  if (until !== null && visit.at > until) return { to: null, by: "meta.validUntil" };
  const rules = (Array.isArray(link["redirectRules"]) ? link["redirectRules"] : []).toSorted(
    (a, b) => a.priority - b.priority,
  );
  for (const [at, { longUrl, conditions }] of rules.entries())
    if (conditions.length > 0 && conditions.every((condition: Condition) => matches(condition, visit)))
      return { to: new URL(longUrl).href, by: `redirect rule ${at + 1}` };
  return { to: new URL(String(link["longUrl"])).href, by: "longUrl" };
}

interface Condition {
  readonly type: string;
  readonly matchValue: string;
}

function matches({ type, matchValue }: Condition, { system, country, acceptLanguage, at }: Visit): boolean {
  switch (type) {
    case "device":
      return (DEVICES[system ?? ""] ?? []).includes(matchValue);
    case "language":
      return accepts(acceptLanguage, matchValue);
    case "geolocation-country-code":
      return country?.toLowerCase() === matchValue.toLowerCase();
    case "before-date":
      return at < Date.parse(matchValue);
    case "after-date":
      return at > Date.parse(matchValue);
    default:
      return false;
  }
}

const DEVICES: Readonly<Record<string, readonly string[]>> = {
  iOS: ["ios", "mobile"],
  Android: ["android", "mobile"],
  Linux: ["linux", "desktop"],
  Windows: ["windows", "desktop"],
  macOS: ["macos", "desktop"],
  "Chrome OS": ["chromeos", "desktop"],
};

function accepts(acceptLanguage: string, wanted: string): boolean {
  const [language, region] = wanted.toLowerCase().replaceAll("_", "-").split("-");
  return acceptLanguage.split(",").some((entry) => {
    const [range = "", quality = "q=1"] = entry.split(";");
    const [accepted, place] = range.trim().toLowerCase().split("-");
    if (Number(quality.trim().slice(2)) < 0.9 || accepted === "" || accepted === "*") return false;
    return accepted === language && (region === undefined || region === place);
  });
}

/** The dropped values that excuse another answer. */
export function shlinkToldBy(theirs: Answer, ours: Answer): string[] {
  return [theirs.by, ours.by.startsWith("rule ") ? `redirect ${ours.by}` : "-"];
}
