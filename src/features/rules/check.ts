import { COUNTRIES } from "../../kit/shared/countries.ts";
import { instantOf } from "../../kit/shared/clock.ts";
import { invalidRequest } from "../../kit/shared/common-faults.ts";
import type { FaultDetail } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { MOST_ERRORS } from "../../kit/shared/schema.ts";
import { type Barred, parseTarget } from "../../kit/shared/target.ts";
import { zoneNamed } from "../../kit/shared/zone.ts";
import { MOST_DESTINATIONS } from "./constants.ts";
import { type Condition, RESERVED_NAMES, type Rule, type Rules } from "./model.ts";

/** A target of a rule, and where it stands. */
interface Placed {
  readonly pointer: string;
  readonly target: string;
}

/**
 * Checks what the schema of rules can't say.
 * @throws Fault `target_required`, `target_invalid` for the first target that is wrong, `invalid_request` for all else.
 */
export function checkRules(rules: Rules, barred: Barred): void {
  const targets = rules.flatMap((rule, at) => targetsOf(rule, `/rules/${at}`));
  const errors = [
    ...nameErrors(rules, "/rules"),
    ...rules.flatMap((rule, at) => ("split" in rule ? nameErrors(rule.split, `/rules/${at}/split`) : [])),
    ...rules.flatMap(({ when }, at) => conditionErrors(when, `/rules/${at}/when`)),
  ];
  if (targets.length > MOST_DESTINATIONS) {
    const params = { count: targets.length, limit: MOST_DESTINATIONS };
    errors.push({ pointer: "/rules", ...explain("rules_destinations", params) });
  }
  if (errors.length > 0) throw invalidRequest(errors.slice(0, MOST_ERRORS));
  for (const { target, pointer } of targets) parseTarget(target, barred, pointer);
}

function targetsOf(rule: Rule, pointer: string): Placed[] {
  if (!("split" in rule)) return [{ target: rule.target, pointer: `${pointer}/target` }];
  return rule.split.map(({ target }, at) => ({ target, pointer: `${pointer}/split/${at}/target` }));
}

/** Names of rules, or of the branches of a split: no two are the same, and none is a destination's without a rule. */
function nameErrors(list: readonly { readonly name: string }[], pointer: string): FaultDetail[] {
  const names = list.map(({ name }) => name);
  return names.flatMap((name, at) => {
    const place = { pointer: `${pointer}/${at}/name` };
    if (RESERVED_NAMES.includes(name))
      return [{ ...place, ...explain("rule_name_reserved", { names: RESERVED_NAMES.join(", ") }) }];
    return names.indexOf(name) < at ? [{ ...place, ...explain("rule_name_repeated") }] : [];
  });
}

function conditionErrors(when: Condition, pointer: string): FaultDetail[] {
  const errors: FaultDetail[] = [];
  for (const [at, country] of (when.country ?? []).entries())
    if (!COUNTRIES.has(country))
      errors.push({ pointer: `${pointer}/country/${at}`, ...explain("rule_country_unknown") });
  if (when.timezone !== undefined && zoneNamed(when.timezone) === null)
    errors.push({ pointer: `${pointer}/timezone`, ...explain("period_zone") });
  for (const [at, { from, to }] of (when.hours ?? []).entries())
    if (from === to) errors.push({ pointer: `${pointer}/hours/${at}/to`, ...explain("rule_hours_equal") });
  return [...errors, ...timeErrors(when, pointer)];
}

function timeErrors({ from, until }: Condition, pointer: string): FaultDetail[] {
  const errors = Object.entries({ from, until }).flatMap(([name, text]) =>
    text === undefined || instantOf(text) !== null
      ? []
      : [{ pointer: `${pointer}/${name}`, ...explain("not_time") }],
  );
  if (errors.length > 0 || from === undefined || until === undefined) return errors;
  const isLater = Temporal.Instant.compare(until, from) > 0;
  return isLater ? [] : [{ pointer: `${pointer}/until`, ...explain("rule_until_not_later") }];
}
