import { expect, test } from "bun:test";
import { join } from "node:path";
import { DATABASE_FILE, openDatabase } from "../../../db/sqlite/open.ts";
import { type CopiedRow, TABLES } from "../../../db/transfer/tables.ts";
import { readingSqlite } from "../../../db/transfer/sqlite.ts";
import { codeIn, newScan, tenantIn, visitor } from "../stores.ts";
import { storesOf, temporaryFolder } from "./stores.ts";

/** The totals that a copy of a database reads, with a tally of each table. */
function copied(folder: string) {
  return readingSqlite(join(folder, DATABASE_FILE), async (source) => {
    const found: { name: string; rows: CopiedRow[]; tally: unknown }[] = [];
    for (const table of TABLES.filter(({ name }) => name === "totals" || name === "dimension_totals")) {
      const rows: CopiedRow[] = [];
      for await (const page of source.pages(table, null)) rows.push(...page);
      found.push({ name: table.name, rows, tally: await source.tally(table) });
    }
    return found;
  });
}

test("counts that are still to be added to series are in a copy as if they were added", async () => {
  const folder = temporaryFolder();
  const db = openDatabase(folder);
  const stores = storesOf(db);
  const tenant = await tenantIn(stores);
  const codes = [await codeIn(stores, tenant, { group: "tour" }), await codeIn(stores, tenant)];
  const scans = codes.flatMap((code) => [1, 2].map((number) => newScan(code, { visitor: visitor(number) })));
  await stores.scans.commit(scans);
  await stores.addUp();
  await stores.scans.commit(scans);
  const waiting = () => db.reader.current.query("select * from series_deltas").all();
  expect(waiting()).toHaveLength(1);
  expect(await stores.auditor.discrepancies(0)).toEqual([]);
  const before = await copied(folder);
  await stores.addUp();
  expect(waiting()).toEqual([]);
  const after = await copied(folder);
  expect(before).toEqual(after);
  // Quarter hour, hour and day of two codes, two campaigns and the workspace.
  expect(after.find(({ name }) => name === "totals")?.rows).toHaveLength(15);
  db.close();
});

test("series that an undone commit made are made anew, and no other workspace's scans are counted in them", async () => {
  const db = openDatabase(temporaryFolder());
  const stores = storesOf(db);
  const scansOfTwoCodes = async () => {
    const tenant = await tenantIn(stores);
    return [newScan(await codeIn(stores, tenant)), newScan(await codeIn(stores, tenant))];
  };
  const [undone, kept] = [await scansOfTwoCodes(), await scansOfTwoCodes()];
  db.writer.current.run(
    "create temp trigger fault before insert on main.tenant_totals begin select raise(abort, 'fault'); end",
  );
  await expect(stores.scans.commit(undone)).rejects.toThrow("TRIGGER");
  db.writer.current.run("drop trigger fault");
  await stores.scans.commit(kept);
  await stores.scans.commit(undone);
  await stores.addUp();
  expect(await stores.auditor.discrepancies(0)).toEqual([]);
  db.close();
});

test("a fold ends although scans come all the time", async () => {
  const db = openDatabase(temporaryFolder());
  const stores = storesOf(db);
  const code = await codeIn(stores, await tenantIn(stores));
  const commits = [stores.scans.commit([newScan(code)])];
  let isOver = false;
  function scanEachTurn(): void {
    if (isOver || commits.length === 100) return;
    commits.push(stores.scans.commit([newScan(code)]));
    setImmediate(scanEachTurn);
  }
  setImmediate(scanEachTurn);
  await stores.addUp();
  isOver = true;
  await Promise.all(commits);
  expect(commits.length).toBeLessThan(100);
  db.close();
});
