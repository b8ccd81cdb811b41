import { feature } from "../../app/feature.ts";
import { DAY, HOUR } from "../../kit/shared/clock.ts";
import { createShortening } from "./shortening.ts";

/** Entries of a workspace. */
const MOST_ENTRIES = 100_000;

/** Erases entries at their age, and some of a workspace that has too many. */
export const auditChores = feature({
  name: "chores of the audit",
  service: () => null,
  chores({ stores: { audit }, settings }) {
    return [
      { name: "audit", step: (rows, now) => audit.retire(now - settings.auditDays * DAY, rows) },
      {
        name: "length of the audit",
        every: HOUR,
        step: createShortening(audit, MOST_ENTRIES),
      },
    ];
  },
});
