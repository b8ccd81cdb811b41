import { feature } from "../../app/feature.ts";
import { firstOpenDay } from "../housekeeping/chore.ts";

/** Packs totals, and counts campaigns again whose codes changed. */
export const totals = feature({
  name: "chores of totals",
  service: () => null,
  chores: ({ stores: { packer, campaigns, eraser } }) => [
    { name: "packing", step: (rows, now) => packer.step(now, rows) },
    { name: "campaigns", step: (_, now) => campaigns.step(firstOpenDay(now)) },
    // After the recounts, which store the scanners they counted again.
    {
      name: "campaign scanners",
      step: (rows, now) => eraser.forgetCampaignScanners(firstOpenDay(now), rows),
    },
  ],
});

/** Brings the counts of codes that were moved or deleted to the series of campaigns and workspaces. */
export const series = feature({
  name: "chores of series",
  service: () => null,
  chores: ({ stores }) => [{ name: "series", step: (rows) => stores.seriesMover.step(rows) }],
});
