import { readFile } from "node:fs/promises";
import type { Plan } from "../features/plans/model.ts";
import { BUILT_IN_PLANS, createPlans, type Plans, UnknownPlanError } from "../features/plans/plans.ts";
import { type Settings, SettingsError } from "../kit/settings/settings.ts";

/** The built-in plans, or those in the file that `QZ_PLANS` names. @throws SettingsError */
export async function readPlans({ plansFile, signupPlan }: Settings): Promise<Plans> {
  const table = plansFile === null ? BUILT_IN_PLANS : await readPlanFile(plansFile);
  try {
    return createPlans(table, signupPlan);
  } catch (error) {
    if (error instanceof UnknownPlanError) throw new SettingsError([error.message]);
    throw error;
  }
}

async function readPlanFile(path: string): Promise<Readonly<Record<string, Plan>>> {
  try {
    // Loaded here and not at the top: the schema checker is a twentieth of a start, and most services have no plan file.
    const { parsePlans } = await import("../features/plans/plan-file.ts");
    return parsePlans(await readFile(path, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it can't be read";
    throw new SettingsError([
      `QZ_PLANS holds ${JSON.stringify(path)}: ${reason}. It may hold the path of a JSON file of plans; docs/plans.md shows one.`,
    ]);
  }
}
