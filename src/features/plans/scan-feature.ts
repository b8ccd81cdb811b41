import { feature } from "../../app/feature.ts";
import { hostsLedTo } from "../watch/traits.ts";
import { createFirstDays } from "./first-days.ts";
import { FIRST_WEEK } from "./plans.ts";

/** Limits of the first days of workspaces. */
export const firstDays = feature({
  name: "first days",
  service: ({ context: { stores, plans, clock } }) =>
    createFirstDays({ store: stores.firstUses, plans, hostsLedTo, clock }),
  chores: ({ stores }) => [
    { name: "first days", step: (rows, now) => stores.firstUses.forget(now - FIRST_WEEK, rows) },
  ],
});
