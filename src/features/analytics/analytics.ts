import type { AnalyticsStore } from "./store/analytics.ts";
import { type Clock, isoTime } from "../../kit/shared/clock.ts";
import { invalidCursor } from "../../kit/shared/common-faults.ts";
import { createYielder } from "../../kit/threads/yielder.ts";
import { inPeriod } from "./campaign-period.ts";
import { breakdown, destinations, timeline, toTotals } from "./counts.ts";
import { heatmap } from "./heatmap.ts";
import { quartersInSteps, valuesInSteps } from "./in-steps.ts";
import type { Analytics, Campaigns } from "./model.ts";
import { type PeriodEnds, type PeriodQuery, readEnds, readPeriod, stretches, wholeDays } from "./period.ts";
import type { CampaignItem, CampaignSums, CountedPeriod, Dimension } from "./records.ts";

export interface AnalyticsQuery extends PeriodQuery {
  readonly withBots: boolean;
}

/** Reads counts, by period and by campaign. The cost depends on the length of the period, not on the number of scans. */
export interface AnalyticsReader {
  /** @throws Fault `period_invalid`. */
  ofCode(code: { readonly id: string; readonly shortId: string }, query: AnalyticsQuery): Promise<Analytics>;
  /** The period that `from` and `to` of campaigns name; `null` without both. @throws Fault `period_invalid`. */
  periodOf(ends: PeriodEnds): CountedPeriod | null;
  /**
   * One page, by group. It ends once it lists many codes. With a period counts are of that, and a page also
   * ends once it has read many totals.
   * @throws Fault `cursor_invalid`.
   */
  campaigns(
    tenantId: string,
    limit: number,
    cursor: string | null,
    period?: CountedPeriod | null,
  ): Promise<Campaigns>;
}

/** Campaigns that are read at once, with up to a hundred codes each: a few milliseconds. */
const CAMPAIGNS_AT_ONCE = 3;

/** Codes that a page of campaigns lists at most. With more it ends, and its cursor goes on: 70 KB of JSON. */
const MOST_ITEMS = 500;

/** Totals that are read for a page of campaigns of a period. With more it ends, and its cursor goes on. */
const MOST_TOTALS = 100_000;

/** Milliseconds after which requests that wait are answered in between. */
const LONGEST_HOLD = 3;

/**
 * The same for campaigns, which a client may ask for one page after the other. A scan needs several turns of
 * the loop.
 */
const LONGEST_HOLD_OF_CAMPAIGNS = 1;

export function createAnalytics(store: AnalyticsStore, clock: Clock): AnalyticsReader {
  return {
    async ofCode({ id, shortId }, query) {
      const { withBots, timezone, interval } = query;
      const { from, to, buckets } = readPeriod(query, clock.now());
      const days = wholeDays(from, to);
      const yielder = createYielder(LONGEST_HOLD);
      const of = { codeId: id };
      const slots = await quartersInSteps(store, of, from, to, yielder);
      const totals = toTotals(await store.sums(of, stretches(from, to)), withBots);
      const values = await valuesInSteps(store, of, stretches(from, to), yielder);
      const clicks = await store.interactions(id, days.from, days.to);
      const ctaClicks = clicks.get("cta_click") ?? 0;
      const valuesOf = <K extends Dimension>(dimension: K) => breakdown(values, dimension, withBots);
      return {
        codeId: id,
        shortId,
        from: isoTime(from),
        to: isoTime(to),
        interval,
        timezone,
        totals,
        previous: toTotals(await store.sums(of, stretches(from - (to - from), from)), withBots),
        timeline: timeline(slots, buckets, withBots),
        countries: valuesOf("country"),
        devices: valuesOf("device"),
        systems: valuesOf("system"),
        browsers: valuesOf("browser"),
        languages: valuesOf("language"),
        referrers: valuesOf("referrer"),
        destinations: destinations(values, withBots),
        heatmap: heatmap(slots, timezone, (slot) => slot.scans - (withBots ? 0 : slot.bots)),
        funnel: {
          scans: totals.scans,
          pageViews: clicks.get("page_view") ?? 0,
          ctaClicks,
          formStarts: clicks.get("form_start") ?? 0,
          leads: totals.leads,
          ctaRate: rate(ctaClicks, totals.scans),
          leadRate: rate(totals.leads, totals.scans),
        },
      };
    },

    periodOf(ends) {
      if (ends.from === undefined && ends.to === undefined) return null;
      // Campaigns have no time zone: a visitor is counted once a UTC day.
      const { from, to } = readEnds(ends, "UTC", clock.now());
      return { stretches: stretches(from, to), days: wholeDays(from, to) };
    },

    async campaigns(tenantId, limit, cursor, period = null) {
      const after = cursor === null ? "" : groupOf(cursor);
      const yielder = createYielder(LONGEST_HOLD_OF_CAMPAIGNS);
      const names = await store.campaignNames(tenantId, after, limit + 1);
      const page: CampaignSums[] = [];
      let [rows, items, isFull] = [0, 0, false];
      while (page.length < Math.min(limit, names.length) && rows < MOST_TOTALS && !isFull) {
        const end = Math.min(page.length + CAMPAIGNS_AT_ONCE, limit);
        for (const campaign of await store.campaigns(tenantId, names.slice(page.length, end))) {
          items += campaign.items.length;
          isFull = items > MOST_ITEMS;
          if (isFull) break;
          const counted = period && (await inPeriod(store, tenantId, campaign, period, yielder));
          page.push(counted?.campaign ?? campaign);
          rows += counted?.rows ?? 0;
        }
        await yielder();
      }
      // A page that is followed by another ends with a name, because `null` comes last of all.
      const last = names.length > page.length ? (page.at(-1)?.group ?? null) : null;
      return {
        // A group may have only codes that a bulk file is staging.
        campaigns: page.filter(({ codes }) => codes > 0).map(campaign),
        nextCursor: last === null ? null : Buffer.from(last).toString("base64url"),
      };
    },
  };
}

/** The group that a page ended with. @throws Fault `cursor_invalid`. */
function groupOf(cursor: string): string {
  const group = Buffer.from(cursor, "base64url").toString();
  if (group === "" || Buffer.from(group).toString("base64url") !== cursor) throw invalidCursor();
  return group;
}

function campaign({ group, codes, scans, unique, leads, items }: CampaignSums) {
  return { group, codes, scans, unique, leads, itemsTotal: codes, items: items.map(campaignItem) };
}

function campaignItem({ id, shortId, title, scans, uniqueVisitors, leads, ctaClicks }: CampaignItem) {
  return { id, shortId, title, scans, unique: uniqueVisitors, leads, ctaRate: rate(ctaClicks, scans) };
}

function rate(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
