import { isoTime } from "../../kit/shared/clock.ts";
import type { Health } from "./model.ts";
import { type CodeHealth, destinationsOf, type Leading } from "./traits.ts";

/** The health of a code as its record shows it. It names the destination where there are several. */
export function shownHealth(code: Leading & { readonly health: CodeHealth }): Health {
  const { state, status, reason, since, checkedAt, destination } = code.health;
  const time = (at: number | null) => (at === null ? null : isoTime(at));
  const isOneOfMany = destination !== null && destinationsOf(code).length > 1;
  return {
    ...{ state, status, reason, since: time(since), checkedAt: time(checkedAt) },
    ...(isOneOfMany && { destination }),
  };
}
