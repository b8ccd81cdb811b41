import { feature } from "../../app/feature.ts";
import { DAY } from "../../kit/shared/clock.ts";

/** Erases entries at their age. */
export const auditChores = feature({
  name: "chores of the audit",
  service: () => null,
  chores: ({ stores, settings }) => [
    { name: "audit", step: (rows, now) => stores.audit.retire(now - settings.auditDays * DAY, rows) },
  ],
});
