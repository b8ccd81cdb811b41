import type { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { DATABASE_FILE, openDatabase, type SqliteDatabase } from "../../../db/sqlite/open.ts";
import { createTotalsPacker } from "../../../db/sqlite/packer.ts";
import { stretches } from "../../../src/analytics/period.ts";
import type { Code } from "../../../src/codes/model.ts";
import { DAY, HOUR, utcDay } from "../../../src/shared/clock.ts";
import { codeIn, freshId, newScan, NOON, tenantIn, visitor } from "../contract/stores.ts";
import { databaseBefore } from "./older.ts";
import { storesOf, temporaryFolder } from "./stores.ts";

/** A database that an earlier version made, opened by this one. */

/** Copies a database of this version into one of an older version, which has a row for each value and quarter hour or day. */
function copyInto(old: Database, today: string): void {
  const columnsOf = (schema: string, table: string) =>
    old
      .query<{ name: string }, []>(`select name from pragma_table_info('${table}', '${schema}')`)
      .all()
      .map(({ name }) => name);
  old.run(`attach '${join(today, DATABASE_FILE)}' as today`);
  const tables = old
    .query<{ name: string }, []>(
      "select name from main.sqlite_master where type = 'table' and name not like '%\\_%drizzle%' escape '\\' and name not like 'sqlite%' and name not like 'code_search%'",
    )
    .all();
  for (const { name } of tables) {
    if (name === "dimension_totals" && columnsOf("main", name).includes("grain")) continue;
    const there = new Set(columnsOf("today", name));
    const columns = columnsOf("main", name)
      .filter((column) => there.has(column))
      .map((column) => `"${column}"`);
    old.run(`insert into main.${name} (${columns.join()}) select ${columns.join()} from today.${name}`);
  }
  const grains = columnsOf("main", "dimension_totals").includes("grain")
    ? [
        [0, 1],
        [2, 96],
      ]
    : [];
  for (const [grain, length] of grains)
    old.run(`insert into main.dimension_totals select code_seq, ${grain}, slot / ${length}, dimension, value,
      sum(scans), sum(unique_visitors), sum(bots), sum(bot_visitors) from today.dimension_totals group by 1, 3, 4, 5`);
  old.run("detach today");
}

async function countsOf(db: SqliteDatabase, codeIds: readonly string[]) {
  const store = storesOf(db).analytics;
  const [from, to] = [NOON - 10 * DAY - 3.5 * HOUR, NOON + 3 * DAY - 3.5 * HOUR];
  return Promise.all(
    codeIds.map(async (id) => ({
      values: (await store.values({ codeId: id }, stretches(from, to))).toSorted((a, b) =>
        JSON.stringify(a) < JSON.stringify(b) ? -1 : 1,
      ),
      quarters: await store.quarters({ codeId: id }, from, to),
      sums: await store.sums({ codeId: id }, stretches(from, to)),
    })),
  );
}

/** The first round of the chores counts the bytes of workspaces that an older version made. */
async function addUp({ tenantRecounter }: ReturnType<typeof storesOf>): Promise<void> {
  await tenantRecounter.recount(async (step) => {
    while (await step(1_000));
  });
}

test("counts of an older version stay right, before and after they are packed", async () => {
  const [made, folder] = [temporaryFolder(), temporaryFolder()];
  const today = openDatabase(made);
  const stores = storesOf(today);
  const tenant = await tenantIn(stores);
  const codes = [
    await codeIn(stores, tenant, { group: "tour" }),
    await codeIn(stores, tenant, { group: "tour" }),
  ];
  for (const code of codes)
    await stores.scans.commit(
      Array.from({ length: 600 }, (_, i) =>
        newScan(code, {
          at: NOON - 11 * DAY + i * 2_000_000,
          visitor: visitor(i % 13),
          referrer: `site-${i % 230}.example`,
          bot: i % 5 === 0 ? "tool" : null,
        }),
      ),
    );
  await stores.codes.edit(tenant.id, codes[1]?.id ?? "", { group: "guide" }, NOON, null);
  const ids = codes.map(({ id }) => id);
  const expected = await countsOf(today, ids);
  expect(expected[0]?.quarters.length).toBeGreaterThan(300);
  today.close();
  const old = databaseBefore(folder, "0001_scans");
  copyInto(old, made);
  expect(old.query("select count(*) as days from dimension_totals where grain = 2").get()).not.toEqual({
    days: 0,
  });
  old.close();

  const db = openDatabase(folder);
  expect(await storesOf(db).auditor.discrepancies(0)).toEqual([]);
  await addUp(storesOf(db));
  expect(await countsOf(db, ids)).toEqual(expected);
  expect(await storesOf(db).auditor.discrepancies(0)).toEqual([]);
  const packer = createTotalsPacker(db);
  while (await packer.step(NOON + 30 * DAY, 200));
  expect(db.reader.current.query("select * from dimension_totals").all()).toEqual([]);
  expect(await countsOf(db, ids)).toEqual(expected);
  const recounter = storesOf(db).campaigns;
  expect(await recounter.step(utcDay(NOON))).toBe(true);
  while (await recounter.step(utcDay(NOON)));
  expect(await storesOf(db).auditor.discrepancies(0)).toEqual([]);
  const { analytics, seriesMover } = storesOf(db);
  expect(await analytics.isComplete(tenant.id)).toBe(false);
  while (await seriesMover.step(200));
  expect(await analytics.isComplete(tenant.id)).toBe(true);
  const all = await analytics.sums({ tenantId: tenant.id, group: undefined }, [
    { grain: "day", from: NOON - 20.5 * DAY, to: NOON + 20.5 * DAY, sign: 1 },
  ]);
  expect(all.scans).toBe(1_200);
  expect(await storesOf(db).auditor.discrepancies(0)).toEqual([]);
  db.close();
});

test("codes of an older version, which has no columns for logo copies, still name their copies", async () => {
  const [made, folder] = [temporaryFolder(), temporaryFolder()];
  const today = openDatabase(made);
  const stores = storesOf(today);
  const tenant = await tenantIn(stores);
  const keys = ["a", "b", "c"].map((letter) => letter.repeat(40));
  const [style, landing, unnamed] = keys;
  const named = (key: string | undefined) => ({ logo: { id: `import.acme@${key}`, size: 0.2 } });
  await codeIn(stores, tenant, { style: { ...named(style), template: "classic" } });
  const text = `"logo":{"id":"import.acme@${unnamed}"} \0`;
  await codeIn(stores, tenant, {
    style: { logo: { svg: "<!-- @ -->" } },
    landing: { template: "action", headline: text, ...named(landing) },
  });
  await codeIn(stores, tenant, { landing: { template: "action", headline: text } });
  for (const key of keys) today.writer.current.run("insert into logo_copies values (?, 'svg', x'00')", [key]);
  today.close();
  const old = databaseBefore(folder, "0006_bulk");
  copyInto(old, made);
  old.close();

  const db = openDatabase(folder);
  const { logos } = storesOf(db);
  while (await logos.eraseUnnamedCopies(10));
  const stored = await Promise.all(keys.map((key) => logos.copy(key)));
  expect(stored.map((copy) => copy !== null)).toEqual([true, true, false]);
  db.close();
});

test("leads of an older version are found by code at once, and by workspace and campaign once they are placed", async () => {
  const [made, folder] = [temporaryFolder(), temporaryFolder()];
  const today = openDatabase(made);
  const stores = storesOf(today);
  const tenant = await tenantIn(stores);
  const [code, gone] = [await codeIn(stores, tenant, { group: "tour" }), await codeIn(stores, tenant)];
  const leave = async ({ id: codeId }: Pick<Code, "id">) => {
    const lead = { id: freshId("lead"), codeId, at: NOON, country: null, device: "mobile" } as const;
    await stores.leads.add({ ...lead, sealed: Uint8Array.of(1), hasEmail: true }, null);
    return lead.id;
  };
  const kept = [await leave(code), await leave(code), await leave(code)].reverse();
  await leave(gone);
  await stores.codes.remove(tenant.id, gone.id, NOON);
  today.close();
  const old = databaseBefore(folder, "0014_deleted_codes");
  copyInto(old, made);
  old.close();

  const db = openDatabase(folder);
  const { leads, auditor } = storesOf(db);
  await addUp(storesOf(db));
  const idsOf = async (filter: object) =>
    (await leads.list({ tenantId: tenant.id, ...filter }, 10, null)).leads.map(({ id }) => id);
  expect(await idsOf({ codeId: code.id })).toEqual(kept);
  expect(await idsOf({})).toEqual([]);
  expect(await leads.setHandled(tenant.id, kept[1] ?? "", true)).toMatchObject({
    handled: true,
    group: "tour",
  });
  while (await leads.moveSome(2));
  expect(await idsOf({})).toEqual(kept);
  expect(await idsOf({ group: "tour", handled: true })).toEqual(kept.slice(1, 2));
  expect(await auditor.discrepancies(0)).toEqual([]);
  db.writer.current.run("update leads set group_tag = 'guide' where id = ?", [kept[0] ?? ""]);
  expect(await auditor.discrepancies(0)).toEqual(["code 1: the campaign of its leads"]);
  db.close();
});

test("codes of an older version are summed up, without those that are staged, and indexed in steps", async () => {
  const [made, folder] = [temporaryFolder(), temporaryFolder()];
  const today = openDatabase(made);
  const stores = storesOf(today);
  const tenant = await tenantIn(stores);
  const code = await codeIn(stores, tenant);
  await codeIn(stores, tenant, { active: false });
  await stores.scans.commit([newScan(code), newScan(code), newScan(code, { visitor: visitor(2) })]);
  const batch = (await stores.bulk.open(tenant.id, NOON)) ?? 0;
  await stores.bulk.stage(batch, [
    { ...code, id: `${code.id.slice(0, -1)}${code.id.endsWith("z") ? "y" : "z"}`, shortId: "staged" },
  ]);
  today.close();
  const old = databaseBefore(folder, "0008_chores");
  copyInto(old, made);
  old.close();

  const db = openDatabase(folder);
  const { codes, auditor } = storesOf(db);
  await addUp(storesOf(db));
  const totals = { codes: 2, active: 1, scans: 3, uniqueVisitors: 2, leads: 0 };
  expect(await codes.totals(tenant.id)).toEqual(totals);
  expect(await auditor.discrepancies(0)).toEqual([]);
  const indexed = () =>
    db.reader.current.query("select rowid as seq from code_search order by 1").values().flat();
  expect(indexed()).toEqual([]);
  expect(await codes.indexSome(2)).toBe(true);
  expect(indexed()).toEqual([2, 3]);
  expect(await codes.indexSome(2)).toBe(false);
  expect(await codes.indexSome(2)).toBe(false);
  expect(indexed()).toEqual([1, 2, 3]);
  expect(db.reader.current.query("select * from search_backlog").all()).toEqual([]);
  db.writer.current.run("update tenant_totals set scans = scans + 1");
  expect(await auditor.discrepancies(0)).toEqual([`tenant ${tenant.id}: its totals`]);
  db.close();
});

test("codes of an older version are in the orders of lists, those with special titles after a chore", async () => {
  const [made, folder] = [temporaryFolder(), temporaryFolder()];
  const today = openDatabase(made);
  const tenant = await tenantIn(storesOf(today));
  const titles = ["b".repeat(150), "Äffe", "Affen", null];
  for (const title of titles) await codeIn(storesOf(today), tenant, { title });
  today.close();
  const old = databaseBefore(folder, "0008_chores");
  copyInto(old, made);
  old.close();

  const db = openDatabase(folder);
  const { codes, campaignTotals, auditor } = storesOf(db);
  await addUp(storesOf(db));
  const byTitle = async () =>
    (await codes.list(tenant.id, { sort: "title", limit: 9 })).codes.map(({ title }) => title);
  expect(await byTitle()).toEqual(["Affen", "b".repeat(150), null]);
  while (await campaignTotals.step(0, 2));
  expect(await byTitle()).toEqual(["Äffe", "Affen", "b".repeat(150), null]);
  expect(await auditor.discrepancies(0)).toEqual([]);
  db.close();
});
