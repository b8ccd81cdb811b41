import { feature } from "../../app/feature.ts";
import { DAY } from "../../kit/shared/clock.ts";

/** Ends files that a crash left open, and forgets old ones. */
export const bulkChores = feature({
  name: "chores of bulk files",
  service: () => null,
  chores: ({ stores: { bulk }, leftoversFrom }) => [
    { name: "bulk", step: async (rows, now) => now >= leftoversFrom && bulk.sweep(now, rows) },
    { name: "bulk files", step: (rows, now) => bulk.forgetMade(now - DAY, rows) },
  ],
});
