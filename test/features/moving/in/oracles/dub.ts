import { isObject } from "../../../../../src/kit/shared/json.ts";
import type { Answer, Visit } from "./oracle.ts";

/**
 * Where a link of Dub leads, by the order of `LinkMiddleware` (dubinc/dub, `apps/web/lib/middleware/link.ts`,
 * and `resolve-ab-test-url.ts` beside it, at commit 1de955f): the password, whether it is disabled, its end,
 * cloaking, the systems, the country, then the test or the address. A test runs before its end only, and with
 * two to four variants.
 */
export function dubLeads(
  link: Readonly<Record<string, unknown>>,
  { system, country, at, chance }: Visit,
): Answer {
  const text = (name: string) => (typeof link[name] === "string" ? String(link[name]) : null);
  const time = (name: string) => (text(name) === null ? null : Date.parse(text(name) ?? ""));
  if (text("password") !== null) return { to: null, by: "password" };
  if (text("disabledAt") !== null) return { to: null, by: "disabledAt" };
  const end = time("expiresAt");
  if (end !== null && end < at) return { to: hrefOf(text("expiredUrl")), by: "expiresAt" };
  if (link["rewrite"] === true) return { to: null, by: "rewrite" };
  const [ios, android, geo] = [text("ios"), text("android"), link["geo"]];
  if (ios !== null && system === "iOS") return { to: hrefOf(ios), by: "ios" };
  if (android !== null && system === "Android") return { to: hrefOf(android), by: "android" };
  if (isObject(geo) && country !== null && typeof geo[country] === "string")
    return { to: hrefOf(String(geo[country])), by: "geo" };
  const tested = testedUrl(link["testVariants"], time("testCompletedAt"), at, chance);
  return tested === null
    ? { to: hrefOf(text("url")), by: "url" }
    : { to: hrefOf(tested), by: "testVariants" };
}

function testedUrl(variants: unknown, completed: number | null, at: number, chance: number): string | null {
  if (!Array.isArray(variants) || completed === null || !(completed > at)) return null;
  if (variants.length < 2 || variants.length > 4) return null;
  const all = variants.map((variant) => ({
    url: String(variant.url),
    percentage: Number(variant.percentage),
  }));
  const drawn = chance * all.reduce((sum, { percentage }) => sum + percentage, 0);
  const ends = all.map((_, at) => all.slice(0, at + 1).reduce((sum, { percentage }) => sum + percentage, 0));
  return all[ends.findIndex((end) => end > drawn)]?.url ?? null;
}

function hrefOf(address: string | null): string | null {
  return address === null ? null : new URL(address).href;
}

const DUB_RULES: ReadonlyMap<string, string> = new Map([
  ["test", "testVariants"],
  ["expired", "expiresAt"],
]);

/** The dropped values that excuse another answer. */
export function dubToldBy(theirs: Answer, ours: Answer): string[] {
  return [theirs.by, DUB_RULES.get(ours.by.split("/")[0] ?? "") ?? "-"];
}
