import { openBackupPlace } from "../../app/backup-place.ts";
import { feature } from "../../app/feature.ts";
import { type Backups, createBackups } from "./backups.ts";
import { tellErased } from "./erased.ts";
import { meterOffsite } from "./metrics.ts";

/** Backups in another place, where one is named, and what was erased since. */
export const offsite = feature({
  name: "offsite",
  async service({
    context: { settings, stores, program, backupTimers: timers, clock, log },
  }): Promise<Backups | null> {
    const { to, recipients, every } = settings.backup;
    if (to === null) return null;
    const store = openBackupPlace(settings);
    const { backups } = stores;
    return createBackups({
      store,
      series: backups.series,
      known: await backups.seen(store.place),
      keep: async (seen) => void (await backups.keepSeen(seen)),
      alone: (work) => stores.alone(work, "backups"),
      async tell(signal) {
        const series = await backups.series();
        // Before the first backup there is nothing that a restore could bring back.
        if (series !== null) await tellErased(store, backups, series, recipients, clock, signal);
      },
      program,
      every,
      timers,
      clock,
      log,
    });
  },
  chores: ({ stores: { backups }, settings }) =>
    settings.backup.to === null ? [{ name: "erased records", step: (rows) => backups.forget(rows) }] : [],
  meter: (metrics, backups, { context }) => {
    if (backups) meterOffsite(metrics, backups, context.clock);
  },
  start: (backups) => backups?.start(),
  stop: (backups) => backups?.stop(),
});
