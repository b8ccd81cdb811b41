import { feature } from "../../app/feature.ts";
import { authentication } from "../keys/scan-feature.ts";
import { scanning } from "../scans/scan-feature.ts";
import { DAY } from "../../kit/shared/clock.ts";
import { DRAIN_TIMEOUT } from "../../app/context.ts";
import { createHousekeeping } from "./housekeeping.ts";
import { meterChores } from "./metrics.ts";

/** The chores, which run beside requests. */
export const housekeeping = feature({
  name: "housekeeping",
  async service({ context, use }) {
    const { stores, settings, lock, metrics, holds, clock, log } = context;
    const [{ dayKeys }, { uses }] = [await use(scanning), await use(authentication)];
    return createHousekeeping({
      stores,
      dayKeys,
      keyUses: uses,
      retention: settings.retentionDays * DAY,
      // A service that still drains may have bulk files open until then.
      leftoversFrom: lock === null || lock.isAlone ? 0 : clock.now() + DRAIN_TIMEOUT,
      during: holds.during,
      ...(metrics && { onChore: meterChores(metrics, clock) }),
      clock,
      now: () => performance.now(),
      log,
    });
  },
  hears: ({ run }) => ({ "chores.due": () => void run() }),
  start: ({ start }) => start(),
  async stop({ stop }, _, { context }) {
    await stop();
    // Not earlier: the next service on this folder opens bulk files that the chores would delete.
    context.lock?.leave();
  },
});
