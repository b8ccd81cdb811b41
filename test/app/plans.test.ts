import { expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../../src/kit/settings/read.ts";
import { SettingsError } from "../../src/kit/settings/settings.ts";
import { readPlans } from "../../src/app/plans.ts";

/** The plans of `QZ_PLANS` and `QZ_SIGNUP_PLAN`. */

const DOCS = join(import.meta.dir, "../../docs/plans.md");

function plansOf(environment: Record<string, string>) {
  return readPlans(readSettings(environment));
}

test("the plan file that docs/plans.md shows can be read", async () => {
  const example = /```json\n([^`]+)```/.exec(await Bun.file(DOCS).text())?.[1] ?? "";
  const folder = mkdtempSync(join(tmpdir(), "quietzone-plans-"));
  const file = join(folder, "plans.json");
  writeFileSync(file, example);
  const names = Object.keys(JSON.parse(example));
  const plans = await plansOf({ QZ_PLANS: file, QZ_SIGNUP_PLAN: names[0] ?? "" });
  expect(plans.names).toEqual(names);
  rmSync(folder, { recursive: true });
});

test("a plan file that can't be read is an error of QZ_PLANS that names the documentation", async () => {
  const refused = plansOf({ QZ_PLANS: "nowhere.json" });
  await expect(refused).rejects.toThrow(SettingsError);
  await expect(refused).rejects.toThrow(/^QZ_PLANS holds "nowhere\.json": .*docs\/plans\.md shows one\.$/);
});

test("an unknown signup plan is an error of QZ_SIGNUP_PLAN alone", async () => {
  const refused = plansOf({ QZ_SIGNUP_PLAN: "platinum" });
  await expect(refused).rejects.toThrow(SettingsError);
  await expect(refused).rejects.toThrow(
    'QZ_SIGNUP_PLAN holds "platinum". It may hold static, free, pro, unlimited.',
  );
});
