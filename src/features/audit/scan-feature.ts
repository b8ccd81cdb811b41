import { feature } from "../../app/feature.ts";
import { DAY } from "../../kit/shared/clock.ts";

/** Entries of a workspace. */
const MOST_ENTRIES = 100_000;

/** Erases entries at their age, and the oldest of a workspace that has too many. */
export const auditChores = feature({
  name: "chores of the audit",
  service: () => null,
  chores({ stores: { audit }, settings }) {
    let after: string | null = "";
    return [
      { name: "audit", step: (rows, now) => audit.retire(now - settings.auditDays * DAY, rows) },
      {
        name: "length of the audit",
        every: DAY,
        async step(rows, now) {
          after = await audit.shorten(after ?? "", MOST_ENTRIES, rows, now);
          return after !== null;
        },
      },
    ];
  },
});
