import { Type } from "@sinclair/typebox";
import { moment, periodInvalid } from "../shared/moment.ts";

/** A period of a list, without a time zone. */

const time = (description: string, example: string) =>
  Type.Optional(Type.String({ maxLength: 40, description, examples: [example] }));

/** `?from=` and `?to=` of a list. */
export const days = {
  from: time("A date (UTC) or a time", "2026-11-20"),
  to: time("A date (UTC, inclusive) or a time", "2026-11-21T18:00:00Z"),
};

/** Both in milliseconds since the epoch, where they are given. @throws Fault `period_invalid`. */
export function daysOf({ from, to }: { readonly from?: string; readonly to?: string }) {
  const period = {
    ...(from ? { from: moment(from, "from", "UTC") } : {}),
    ...(to ? { to: moment(to, "to", "UTC") } : {}),
  };
  if (period.from !== undefined && period.to !== undefined && period.from >= period.to)
    throw periodInvalid("from", "period_from_after_to");
  return period;
}
