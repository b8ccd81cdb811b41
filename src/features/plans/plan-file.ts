import { Value } from "@sinclair/typebox/value";
import { type Plan, PlanFile } from "./model.ts";

/**
 * Reads the text of a plan file (`QZ_PLANS`).
 * @throws Error with one line about the first thing that is wrong.
 */
export function parsePlans(text: string): Record<string, Plan> {
  const plans: unknown = JSON.parse(text);
  if (Value.Check(PlanFile, plans)) {
    if (Object.keys(plans).length > 0) return plans;
    throw new Error("it names no plan");
  }
  const first = Value.Errors(PlanFile, plans).First();
  throw new Error(`${first?.path || "the document"}: ${first?.message ?? "not a table of plans"}`);
}
