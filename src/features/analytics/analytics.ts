import type { AnalyticsStore } from "./store/analytics.ts";
import { type Clock, isoTime } from "../../kit/shared/clock.ts";
import { invalidCursor } from "../../kit/shared/common-faults.ts";
import { createYielder } from "../../kit/threads/yielder.ts";
import { inPeriod, MOST_TOTALS, ofAllTime } from "./campaign-period.ts";
import { breakdown, destinations, importedTimeline, timeline, toTotals } from "./counts.ts";
import { heatmap } from "./heatmap.ts";
import { importedInSteps, quartersInSteps, valuesInSteps } from "./in-steps.ts";
import type { Analytics, Campaigns } from "./model.ts";
import { type PeriodEnds, type PeriodQuery, readEnds, readPeriod, stretches, wholeDays } from "./period.ts";
import type { CampaignItem, CountedCampaign, CountedPeriod, Dimension } from "./records.ts";

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
   * @param withBots - whether automated scans count, as they do by default.
   * @throws Fault `cursor_invalid`.
   */
  campaigns(
    tenantId: string,
    limit: number,
    cursor: string | null,
    period?: CountedPeriod | null,
    withBots?: boolean,
  ): Promise<Campaigns>;
}

/** Campaigns that are read at once, with up to a hundred codes each: a few milliseconds. */
const CAMPAIGNS_AT_ONCE = 3;

/** Codes that a page of campaigns lists at most. With more it ends, and its cursor goes on: 70 KB of JSON. */
const MOST_ITEMS = 500;

/** Milliseconds after which requests that wait are answered in between. */
const LONGEST_HOLD = 3;

/**
 * The same for campaigns, which a client may ask for one page after the other. A scan needs several turns of
 * the loop.
 */
const LONGEST_HOLD_OF_CAMPAIGNS = 1;

export function createAnalytics(needs: {
  store: AnalyticsStore;
  /** Adds what was counted so far to the counts of workspaces and groups, where that is left to be done. */
  settle: () => Promise<void>;
  clock: Clock;
}): AnalyticsReader {
  const { store, settle, clock } = needs;
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
      const before = await importedInSteps(store, id, from, to, yielder);
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
        importedScans: {
          total: before.reduce((sum, { scans }) => sum + scans, 0),
          timeline: importedTimeline(before, buckets),
        },
        countries: valuesOf("country"),
        devices: valuesOf("device"),
        systems: valuesOf("system"),
        browsers: valuesOf("browser"),
        languages: valuesOf("language"),
        referrers: valuesOf("referrer"),
        destinations: destinations(values, withBots),
        pageLanguages: await store.pageLanguages(id, days.from, days.to),
        heatmap: heatmap(slots, timezone, (slot) => slot.scans - (withBots ? 0 : slot.bots)),
        funnel: {
          scans: totals.scans,
          unlocked: clicks.get("unlock") ?? 0,
          offers: clicks.get("offer") ?? 0,
          pageViews: clicks.get("page_view") ?? 0,
          ctaClicks,
          audioPlays: clicks.get("audio_play") ?? 0,
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

    async campaigns(tenantId, limit, cursor, period = null, withBots = true) {
      const after = cursor === null ? "" : groupOf(cursor);
      const yielder = createYielder(LONGEST_HOLD_OF_CAMPAIGNS);
      await settle();
      const names = await store.campaignNames(tenantId, after, limit + 1);
      const page: CountedCampaign[] = [];
      let [rows, items, isFull] = [0, 0, false];
      while (page.length < Math.min(limit, names.length) && rows < MOST_TOTALS && !isFull) {
        const end = Math.min(page.length + CAMPAIGNS_AT_ONCE, limit);
        for (const campaign of await store.campaigns(tenantId, names.slice(page.length, end))) {
          items += campaign.items.length;
          isFull = items > MOST_ITEMS;
          if (isFull) break;
          const counted = period && (await inPeriod(store, tenantId, campaign, period, yielder));
          page.push(counted?.campaign ?? (await ofAllTime(store, tenantId, campaign)));
          rows += counted?.rows ?? 0;
        }
        await yielder();
      }
      // A page that is followed by another ends with a name, because `null` comes last of all.
      const last = names.length > page.length ? (page.at(-1)?.group ?? null) : null;
      return {
        // A group may have only codes that a bulk file is staging.
        campaigns: page.filter(({ codes }) => codes > 0).map((each) => campaign(each, withBots)),
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

function campaign(sums: CountedCampaign, withBots: boolean): Campaigns["campaigns"][number] {
  const { group, codes, unique, leads, items } = sums;
  return {
    ...{ group, codes, unique, leads, itemsTotal: codes },
    ...people(sums, withBots),
    items: items.map((item) => campaignItem(item, withBots)),
  };
}

function campaignItem(item: CampaignItem, withBots: boolean) {
  const { id, shortId, title, name, leads, ctaClicks } = item;
  const { scans, uniqueVisitors } = people(item, withBots);
  return { id, shortId, title, name, scans, unique: uniqueVisitors, leads, ctaRate: rate(ctaClicks, scans) };
}

/** Scans and visitors, with automated ones or without. */
function people(
  counts: Pick<CountedCampaign, "scans" | "uniqueVisitors" | "bots" | "botVisitors">,
  withBots: boolean,
) {
  const { scans, uniqueVisitors, bots, botVisitors } = counts;
  return {
    scans: scans - (withBots ? 0 : bots),
    uniqueVisitors: uniqueVisitors - (withBots ? 0 : botVisitors),
  };
}

function rate(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
