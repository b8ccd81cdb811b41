import { DESTINATION } from "../../kit/shared/destinations.ts";
import type { Seen } from "./checks.ts";
import { type Chance, type CompiledRule, holds, type Route } from "./route.ts";
import type { Trace } from "./trace-model.ts";

/**
 * Traces a scan to its destination, with the reasons. Of a split it takes one branch by chance, as the scan would.
 * @param at - milliseconds since the epoch.
 * @param address - the scanned one.
 */
export function traceOf(route: Route, seen: Seen, at: number, address: string, chance: Chance): Trace {
  const { location, destination } = route.fixed ?? route.follow(seen, at, address, chance);
  const outcomes = route.rules.map((rule) => holds(rule, seen, at));
  const deciding = outcomes.indexOf(true);
  const notReached = `Not reached: ${route.rules[deciding]?.name} decides first. `;
  const rules = route.rules.map((rule, turn) => ({
    name: rule.name,
    holds: outcomes[turn] === true,
    because: (deciding >= 0 && turn > deciding ? notReached : "") + reason(rule, seen, at),
    ...splitOf(rule),
  }));
  return { location, destination: destination ?? DESTINATION.default, rules };
}

/** The conditions that do not hold; all of them if the rule holds. */
function reason({ checks }: CompiledRule, seen: Seen, at: number): string {
  if (checks.length === 0) return "It has no conditions, so it always holds.";
  const failing = checks.filter((check) => !check.holds(seen, at));
  return (failing.length > 0 ? failing : checks).map((check) => check.because(seen, at)).join(" ");
}

/** The branches of a split with their shares. */
function splitOf({ ways, weight: total }: CompiledRule): Pick<Trace["rules"][number], "split"> {
  const split = ways.flatMap(({ branch, weight, exit }) =>
    branch === null ? [] : [{ name: branch, target: exit.target, share: weight / total }],
  );
  return split.length > 0 ? { split } : {};
}
