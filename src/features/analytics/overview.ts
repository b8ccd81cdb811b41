import type { AnalyticsStore } from "./store/analytics.ts";
import { type Clock, isoTime } from "../../kit/shared/clock.ts";
import { createYielder } from "../../kit/threads/yielder.ts";
import type { AnalyticsQuery } from "./analytics.ts";
import { codesInPeriod, MOST_TOTALS } from "./campaign-period.ts";
import { breakdown, timeline, toTotals } from "./counts.ts";
import { quartersInSteps, valuesInSteps } from "./in-steps.ts";
import type { Overview } from "./overview-model.ts";
import { readPeriod, stretches } from "./period.ts";
import type { Counted, NamedCode } from "./records.ts";

export interface OverviewQuery extends AnalyticsQuery {
  /** Only the codes of this group. */
  readonly group?: string;
}

/**
 * Reads what a workspace, or a group of it, counted in a period. The cost depends on the period, on up to ten
 * campaigns, and on the totals of up to 70 codes, of which `MOST_TOTALS` are read.
 */
export interface OverviewReader {
  /** @throws Fault `period_invalid`. */
  of(tenantId: string, query: OverviewQuery): Promise<Overview>;
}

/** Codes and campaigns that an overview names. */
const NAMED = 10;

/**
 * The codes with the most scans of all time, among which, and among the newest, the most scanned of a period
 * are looked for: to count all would cost more the more codes there are.
 */
const CANDIDATES = 60;

/** Milliseconds after which requests that wait are answered in between. */
const LONGEST_HOLD = 3;

export function createOverview(needs: {
  store: AnalyticsStore;
  /** The most scanned codes, most first. */
  mostScanned: (tenantId: string, group: string | null, limit: number) => Promise<NamedCode[]>;
  /** Adds what was counted so far to the counts of workspaces and groups, where that is left to be done. */
  settle: () => Promise<void>;
  clock: Clock;
}): OverviewReader {
  const { store, mostScanned, settle, clock } = needs;
  return {
    async of(tenantId, query) {
      const { withBots, timezone, interval, group } = query;
      const { from, to, buckets } = readPeriod(query, clock.now());
      const of: Counted = { tenantId, group };
      const within = stretches(from, to);
      const yielder = createYielder(LONGEST_HOLD);
      await settle();

      async function timelineOf(of: Counted) {
        return timeline(await quartersInSteps(store, of, from, to, yielder), buckets, withBots);
      }

      async function campaign(group: string | null): Promise<Overview["campaigns"][number]> {
        const scans = (await timelineOf({ tenantId, group })).map(({ scans }) => scans);
        return { group, scans: scans.reduce((sum, one) => sum + one, 0), timeline: scans };
      }

      const counts = async (from: number, to: number) => {
        const { scans, uniqueVisitors, leads, bots } = toTotals(
          await store.sums(of, stretches(from, to)),
          withBots,
        );
        return { scans, uniqueVisitors, leads, bots };
      };
      const [mostOfAll, newest] = [
        await mostScanned(tenantId, group ?? null, CANDIDATES),
        await store.newest(tenantId, group, NAMED),
      ];
      const candidates = new Map([...mostOfAll, ...newest].map((code) => [code.id, code]));
      // The newest are shown in any case. Where so many have years of totals, the least scanned are left out.
      const ids = new Set([...newest, ...mostOfAll].map(({ id }) => id));
      const { counts: ofCodes } = await codesInPeriod(
        (part) => store.scansIn(part, within),
        [...ids],
        { stretches: within },
        yielder,
        MOST_TOTALS,
      );
      const inPeriod = (code: NamedCode): NamedCode => {
        const { scans, bots } = ofCodes.get(code.id) ?? { scans: 0, bots: 0 };
        return { ...code, scans: scans - (withBots ? 0 : bots) };
      };
      const values = await valuesInSteps(store, of, within, yielder);
      const groups = group === undefined ? await store.largestCampaigns(tenantId, NAMED) : [group];
      const campaigns: Overview["campaigns"] = [];
      for (const one of groups) campaigns.push(await campaign(one));
      return {
        from: isoTime(from),
        to: isoTime(to),
        interval,
        timezone,
        totals: { ...(await store.codes(tenantId, group)), ...(await counts(from, to)) },
        previous: await counts(from - (to - from), from),
        timeline: await timelineOf(of),
        countries: breakdown(values, "country", withBots),
        devices: breakdown(values, "device", withBots),
        top: [...candidates.values()]
          .map(inPeriod)
          .filter(({ scans }) => scans > 0)
          .sort((a, b) => b.scans - a.scans)
          .slice(0, NAMED),
        newest: newest.map(inPeriod),
        campaigns,
        complete: await store.isComplete(tenantId),
      };
    },
  };
}
