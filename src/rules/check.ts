import { parseTarget } from "../shared/target.ts";
import type { Rules } from "./model.ts";

/**
 * Checks what the schema of rules can't say.
 * @throws Fault `target_invalid`.
 */
export function checkRules(rules: Rules, baseUrl: string): void {
  for (const [at, rule] of rules.entries()) {
    if (!("split" in rule)) parseTarget(rule.target, baseUrl, `/rules/${at}/target`);
    else
      for (const [branch, { target }] of rule.split.entries())
        parseTarget(target, baseUrl, `/rules/${at}/split/${branch}/target`);
  }
}
