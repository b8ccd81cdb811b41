import { feature } from "../../app/feature.ts";
import { DAY } from "../../kit/shared/clock.ts";

/** Forgets runs that have ended. */
export const runChores = feature({
  name: "chores of runs",
  service: () => null,
  chores: ({ stores }) => [{ name: "runs", step: (rows, now) => stores.runs.sweep(now - DAY, rows) }],
});
