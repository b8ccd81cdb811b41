import { feature } from "../../app/feature.ts";
import { authentication } from "../keys/scan-feature.ts";
import { signedIn } from "../people/scan-feature.ts";
import { scanning } from "../scans/scan-feature.ts";
import { DAY, HOUR } from "../../kit/shared/clock.ts";
import { createHousekeeping } from "./housekeeping.ts";
import { meterChores } from "./metrics.ts";

/** Erases what deleted codes and withdrawn consents left behind. */
export const erasure = feature({
  name: "erasure",
  service: () => null,
  chores: ({ stores }) => [{ name: "erasure", step: (rows) => stores.eraser.step(rows) }],
});

/** Erases single scans and devices at their age. */
export const retention = feature({
  name: "retention",
  service: () => null,
  chores({ stores: { eraser }, settings }) {
    const age = settings.retentionDays * DAY;
    return [
      // It looks at every code that was scanned.
      { name: "retention", every: HOUR, step: (rows, now) => eraser.retire(now - age, rows, now) },
      { name: "device retention", step: (rows, now) => eraser.retireDevices(now - age, rows) },
    ];
  },
});

/** Does the chores beside requests. */
export const housekeeping = feature({
  name: "housekeeping",
  async service({ context: { stores, metrics, holds, clock, log }, chores, use }) {
    const { dayKeys } = await use(scanning);
    const [ofKeys, ofSessions] = [await use(authentication), await use(signedIn)];
    return createHousekeeping({
      chores,
      alone: stores.alone,
      campaignTotals: stores.campaignTotals,
      tenantRecounter: stores.tenantRecounter,
      dayKeys,
      uses: { "key uses": ofKeys.uses, "session uses": ofSessions.uses },
      during: holds.during,
      ...(metrics && { onChore: meterChores(metrics, clock) }),
      clock,
      now: () => performance.now(),
      log,
    });
  },
  on: ({ run }) => ({ "chores.due": () => void run() }),
  start: ({ start }) => start(),
  async stop({ stop }, _, { context }) {
    await stop();
    // Not earlier: the next service on this folder opens bulk files that the chores would delete.
    context.lock?.leave();
  },
});
