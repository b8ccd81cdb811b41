import type { Query, Rule, Rules, Utm } from "../../rules/model.ts";
import { isObject } from "../../../kit/shared/json.ts";
import { parseSent } from "../../../kit/shared/sent-json.ts";
import { checked, rulesCheck } from "./model.ts";
import type { ImportRow } from "./row.ts";

/* Parts of a code that several services have. */

/** Tags as they are kept. The first is the group as well: it is a campaign of its own. */
export function taggedAs(tags: readonly string[]) {
  return { group: tags[0] ?? null, tags };
}

/** Characters of a short address, at most: the time to parse one grows faster than its length. */
const LONGEST_ADDRESS = 2_048;

/** An address, with its scheme or without. */
export function urlOf(address: string): URL | null {
  if (address.length > LONGEST_ADDRESS) return null;
  return URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
}

/** Host and short id of a short address, `https://go.example/abc` or `go.example/abc`. */
export function partsOf(address: string): { readonly host: string; readonly shortId: string } | null {
  const url = urlOf(address);
  if (!url) return null;
  const shortId = url.pathname.slice(1);
  return shortId === "" ? null : { host: url.host, shortId };
}

/** Tells it when a code comes from another host than the one it is to be on. */
export function tellHost(row: ImportRow, host: string | null, domain: string | null): void {
  if (host !== null && domain !== null && host.toLowerCase() !== domain) row.drop("the host it was on");
}

const UTM = ["source", "medium", "campaign", "term", "content"] as const;

export function utmOf(row: ImportRow): Utm {
  const utm: Utm = {};
  for (const name of UTM) {
    const value = row.text(`utm${name}`);
    if (value !== null) utm[name] = value;
  }
  return utm;
}

/**
 * Whether the query of a scan is passed on, in the words of the API. @param usual - where it says nothing.
 */
export function queryOf(row: ImportRow, usual: Query = "drop"): Query {
  const said = row.text("query");
  if (said === "pass" || said === "drop") return said;
  if (said !== null) row.drop("query");
  return usual;
}

/** Rules in the form of the API, or as JSON text of it. */
export function rulesOf(row: ImportRow): Rules {
  const said = row.value("rules");
  return checked(row, "rules", typeof said === "string" ? parsed(said) : said, rulesCheck) ?? [];
}

function parsed(text: string): unknown {
  const sent = parseSent(Buffer.from(text));
  return "value" in sent ? sent.value : null;
}

/** The name of the member that said when a code ends. */
interface End {
  readonly at: number | null;
  /** The target from then on. */
  readonly url: string | null;
  readonly member: string;
}

/** Translates a code's end: to a rule where it then leads elsewhere; otherwise a code that has ended is inactive. */
export function ending(
  row: ImportRow,
  { at, url, member }: End,
  now: number,
): { rules: Rule[]; active: boolean } {
  if (at === null) return { rules: [], active: true };
  if (url !== null) {
    const when = { from: new Date(at).toISOString() };
    return { rules: [{ name: "expired", when, target: url }], active: true };
  }
  const hasEnded = at <= now;
  row.drop(hasEnded ? `${member} (it has passed, so the code is inactive)` : member);
  return { rules: [], active: !hasEnded };
}

/** The same of members that two services have. */
export function expiry(row: ImportRow, now: number): { rules: Rule[]; active: boolean } {
  const end = { at: row.time("expiresat"), url: row.text("expiredurl"), member: "expiresAt" };
  return ending(row, end, now);
}

/** A rule for a system, as analytics call it. */
export function systemRule(system: "iOS" | "Android", target: string | null): Rule[] {
  return target === null ? [] : [{ name: system, when: { system: [system] }, target }];
}

/** Rules for countries: one for all that lead to the same target. */
export function countryRules(row: ImportRow, member: string): Rule[] {
  const said = row.value(member);
  const places = new Map<string, string[]>();
  if (isObject(said))
    for (const [country, target] of Object.entries(said)) {
      const code = country.toUpperCase();
      if (typeof target !== "string" || !/^[A-Z]{2}$/.test(code))
        row.drop(`${member}: a country or its target`);
      else if (!places.get(target)?.push(code)) places.set(target, [code]);
    }
  else if (said !== undefined) row.drop(member);
  return [...places].map(([target, country]) => ({
    name: `country ${country[0]}`,
    when: { country },
    target,
  }));
}
