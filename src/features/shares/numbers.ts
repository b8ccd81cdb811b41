import type { Analytics } from "../analytics/model.ts";
import type { Overview } from "../analytics/overview-model.ts";
import { FEW } from "./constants.ts";
import type { SharedNumbers } from "./model.ts";
import type { Shared, StoredShare } from "./records.ts";

/** The counts of a share, before what it says of itself. They hold aggregates, and nothing else. */
export type SharedCounts = Omit<SharedNumbers, "title" | "of" | "bots" | "round">;

type Counted = { readonly scans: number; readonly uniqueVisitors: number };

/**
 * The counts of a code that may leave its workspace. Hosts of referrers, names of rules and the number of
 * leads stay: each member is named here, so that one that analytics gain is not shared by itself.
 */
export function countsOfCode(found: Analytics): SharedCounts {
  const { from, to, interval, timezone, funnel, heatmap } = found;
  return {
    ...{ from, to, interval, timezone },
    totals: sums(found.totals),
    previous: sums(found.previous),
    timeline: found.timeline.map(({ at, ...counts }) => ({ at, ...pair(counts) })),
    countries: found.countries.map(({ country, ...counts }) => ({ country, ...pair(counts) })),
    devices: found.devices.map(({ device, ...counts }) => ({ device, ...pair(counts) })),
    systems: found.systems.map(({ system, ...counts }) => ({ system, ...pair(counts) })),
    browsers: found.browsers.map(({ browser, ...counts }) => ({ browser, ...pair(counts) })),
    languages: found.languages.map(({ language, ...counts }) => ({ language, ...pair(counts) })),
    weekdays: heatmap,
    page: { views: funnel.pageViews, clicks: funnel.ctaClicks },
    codes: [],
    campaigns: [],
  };
}

/**
 * The counts of a group or a workspace. A code without a title is named by its short id: its name elsewhere
 * may be where it leads.
 */
export function countsOfMany(found: Overview, kind: "group" | "workspace"): SharedCounts {
  const { from, to, interval, timezone } = found;
  return {
    ...{ from, to, interval, timezone },
    totals: sums(found.totals),
    previous: sums(found.previous),
    timeline: found.timeline.map(({ at, ...counts }) => ({ at, ...pair(counts) })),
    countries: found.countries.map(({ country, ...counts }) => ({ country, ...pair(counts) })),
    devices: found.devices.map(({ device, ...counts }) => ({ device, ...pair(counts) })),
    ...{ systems: [], browsers: [], languages: [], weekdays: [], page: null },
    codes: found.top.map(({ title, shortId, scans }) => ({ name: title ?? shortId, scans })),
    campaigns: kind === "group" ? [] : found.campaigns.map(({ group, scans }) => ({ name: group, scans })),
  };
}

/** All that a share shows, with small counts of countries as such where it rounds. */
export function numbersOf(
  share: Pick<StoredShare, "of" | "title" | "rounds" | "withBots">,
  counts: SharedCounts,
) {
  const { of, title, rounds, withBots } = share;
  const numbers: SharedNumbers = {
    title: title ?? nameOf(of),
    of: of.kind,
    bots: withBots ? "include" : "exclude",
    round: rounds,
    ...counts,
    ...(rounds ? { countries: rounded(counts.countries) } : {}),
  };
  return numbers;
}

/** The name of what is shared; `null` for a workspace. */
export function nameOf(of: Shared): string | null {
  if (of.kind === "code") return of.title ?? of.shortId;
  return of.kind === "group" ? of.group : null;
}

/**
 * Countries with small counts as such. They come last and by their codes: their order by scans would tell
 * what the counts don't.
 */
function rounded(countries: SharedNumbers["countries"]): SharedNumbers["countries"] {
  const shown = countries.map(({ country, scans, uniqueVisitors }) => ({
    country,
    scans: few(scans),
    uniqueVisitors: few(uniqueVisitors),
  }));
  const small = shown.filter(({ scans }) => scans === null);
  const byCode = small.toSorted((a, b) => ((a.country ?? "~") < (b.country ?? "~") ? -1 : 1));
  return [...shown.filter(({ scans }) => scans !== null), ...byCode];
}

function few(count: number | null): number | null {
  return count === null || count < FEW ? null : count;
}

function sums({ scans, uniqueVisitors, bots }: Counted & { readonly bots: number }) {
  return { scans, uniqueVisitors, bots };
}

function pair({ scans, uniqueVisitors }: Counted): Counted {
  return { scans, uniqueVisitors };
}
