import { expect, test } from "bun:test";
import { readSettings } from "../../../src/kit/settings/read.ts";
import { openStores } from "../../../src/app/storage.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { type Scenario, startScenario } from "../../scenario.ts";

/** Rows whose code or workspace is gone, as a database has them after a hand was laid on it. */

/** The orphans that the check finds. */
async function orphansOf({ storage }: Scenario): Promise<string[]> {
  const stores = await openStores(readSettings({ ...storage.environment }), null);
  try {
    return await stores.auditor.orphans();
  } finally {
    await stores.close();
  }
}

/** A workspace with a code that was scanned on several days and has a lead. */
async function usedCode(scenario: Scenario) {
  const tenant = await scenario.signUp();
  const code = await tenant.makeCode({ group: "tour" });
  for (let day = 0; day < 2; day++, scenario.clock.advance(DAY)) await scenario.scan(code.shortId);
  await scenario.scan(code.shortId);
  await scenario.post(`/api/leads/${code.shortId}`, { consent: true, name: "Anna" });
  const [row] = await scenario.storage.rows<{ seq: number }>("select seq from codes where id = ?", code.id);
  return { tenant, code, seq: row?.seq ?? 0 };
}

test("nothing is an orphan in a database that was used, also while deleted codes wait to be erased", async () => {
  const scenario = await startScenario();
  const { tenant, code } = await usedCode(scenario);
  await usedCode(scenario);
  expect(await orphansOf(scenario)).toEqual([]);
  await tenant.call("DELETE", `/app/api/codes/${code.id}`);
  expect(await orphansOf(scenario)).toEqual([]);
  await scenario.service.housekeep();
  expect(await orphansOf(scenario)).toEqual([]);
}, 300_000);

test("rows without their code are found in every table, named, and erased once they are asked to be", async () => {
  const scenario = await startScenario();
  await usedCode(scenario);
  const { code, seq } = await usedCode(scenario);
  const { code: other } = await usedCode(scenario);
  const { storage } = scenario;
  await scenario.service.addUp();
  await storage.run(
    `delete from codes where id = '${code.id}'`,
    `update codes set landing_image = 'img_gone' where id = '${other.id}'`,
    "insert into campaign_days (tenant_id, group_tag, day, unique_visitors) values ('tenant_gone', 'tour', 1, 1)",
  );
  const gone = (table: string) => `${table} has rows of codes that are gone: ${seq}`;
  const picture = "codes has rows of pictures that are gone: img_gone";
  const workspace = "campaign_days has rows of workspaces that are gone: tenant_gone";
  const found = await orphansOf(scenario);
  for (const table of ["scans", "totals", "dimension_totals", "leads", "scanners"])
    expect(found).toContain(gone(table));
  expect(found).toContain(workspace);
  expect(found).toContain(picture);

  await storage.run(`insert into erasures (code_seq, requested_at) values (${seq}, 0)`);
  await scenario.service.housekeep();
  expect(await orphansOf(scenario)).toEqual([workspace, picture]);
}, 300_000);

test("however many codes are gone, they are counted and some are named", async () => {
  const scenario = await startScenario();
  const numbers = Array.from({ length: 1_200 }, (_, index) => `(${900_000 + index}, 1, 'visit', 1)`);
  await scenario.storage.run(`insert into funnel_days (code_seq, day, type, count) values ${numbers.join()}`);
  expect(await orphansOf(scenario)).toEqual([
    "funnel_days has rows of codes that are gone: 900000, 900001, 900002 and 1197 more",
  ]);
}, 300_000);
