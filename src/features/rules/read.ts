import type { Barred } from "../../kit/shared/target.ts";
import { checkRules } from "./check.ts";
import type { Rules } from "./model.ts";

/**
 * Checks the rules of a code.
 * @returns them as they are stored, with trimmed targets; `null` for none.
 * @throws Fault `target_invalid`, `invalid_request`.
 */
export function readRules(rules: Rules, barred: Barred): Rules | null {
  checkRules(rules, barred);
  if (rules.length === 0) return null;
  return rules.map((rule) => ("split" in rule ? { ...rule, split: rule.split.map(trimmed) } : trimmed(rule)));
}

function trimmed<T extends { readonly target: string }>(led: T): T {
  return { ...led, target: led.target.trim() };
}
