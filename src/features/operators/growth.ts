import { type Clock, DAY, dayName, instantOf, utcDay } from "../../kit/shared/clock.ts";
import { periodInvalid } from "../../kit/shared/moment.ts";
import type { Growth } from "./model.ts";
import type { FindingStore } from "./store/finding.ts";

/** Workspaces that are named. */
const MOST = 20;

/** Counts of new records on a day of UTC, today by default. @throws Fault `period_invalid` */
export type OperatorGrowth = (day: string | undefined) => Promise<Growth>;

export function createGrowth(needs: {
  store: Pick<FindingStore, "growth" | "namesOf">;
  clock: Clock;
}): OperatorGrowth {
  const { store, clock } = needs;
  return async (asked) => {
    const at =
      asked === undefined
        ? clock.now()
        : instantOf(/^\d{4}-\d\d-\d\d$/.test(asked) ? `${asked}T00:00:00Z` : "");
    if (at === null) throw periodInvalid("day", "period_time");
    const day = utcDay(at);
    const { workspaces, people, codes, byTenant } = await store.growth(day * DAY, (day + 1) * DAY);
    const most = [...byTenant].toSorted(([, one], [, other]) => other - one).slice(0, MOST);
    const names = new Map((await store.namesOf(most.map(([id]) => id))).map(({ id, name }) => [id, name]));
    return {
      ...{ day: dayName(day), workspaces, people, codes },
      byWorkspace: most.map(([id, made]) => ({ workspace: { id, name: names.get(id) ?? "" }, codes: made })),
    };
  };
}
