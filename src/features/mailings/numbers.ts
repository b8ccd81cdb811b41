import type { AnalyticsReader } from "../analytics/analytics.ts";
import type { OverviewReader } from "../analytics/overview.ts";
import { periodBefore, type ReportPeriod } from "./calendar.ts";
import type { ReportCounts, ReportNumbers } from "./letters.ts";
import { MOST_LISTED } from "./letters.ts";
import type { MailedCode, Mailing } from "./records.ts";
import type { MailingStore } from "./store/mailing-store.ts";

/** Reads what a report tells, by the same readers as the console's. */
export type ReadNumbers = (
  mailing: Mailing,
  period: ReportPeriod,
  code: MailedCode | null,
) => Promise<ReportNumbers>;

export function createReadNumbers(needs: {
  store: Pick<MailingStore, "dead">;
  overview: OverviewReader;
  analytics: Pick<AnalyticsReader, "ofCode">;
}): ReadNumbers {
  const { store, overview, analytics } = needs;

  return async ({ tenantId, of, every, timezone }, period, code) => {
    /** Days of a query are inclusive. */
    const queryOf = ({ first, end }: ReportPeriod) => ({
      from: first.toString(),
      to: end.subtract({ days: 1 }).toString(),
      interval: every === "week" ? ("day" as const) : ("week" as const),
      ...{ timezone, withBots: false, ...(of.group === null ? {} : { group: of.group }) },
    });
    const countsOf = async (period: ReportPeriod) => {
      const query = queryOf(period);
      if (code === null) return overview.of(tenantId, query);
      const { totals, timeline } = await analytics.ofCode(code, query);
      return { totals, timeline, top: [] };
    };
    const now = await countsOf(period);
    // A month is not as long as the one before it, which is what the readers compare.
    const before = await countsOf(periodBefore(period, every, timezone));
    const picked = ({ scans, uniqueVisitors, leads }: ReportCounts) => ({ scans, uniqueVisitors, leads });
    return {
      counts: picked(now.totals),
      before: picked(before.totals),
      timeline: now.timeline.map(({ at, scans }) => ({ at: Date.parse(at), scans })),
      top: now.top,
      dead: await store.dead(tenantId, of, MOST_LISTED + 1),
    };
  };
}
