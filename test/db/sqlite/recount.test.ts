import { expect, test } from "bun:test";
import { openDatabase, type SqliteDatabase } from "../../../db/sqlite/open.ts";
import type { Code } from "../../../src/features/codes/model.ts";
import { DAY, HOUR, utcDay } from "../../../src/kit/shared/clock.ts";
import { codeIn, newCode, newScan, NOON, tenantIn, visitor } from "../stores.ts";
import { storesOf, temporaryFolder } from "./stores.ts";

/** The recount of a campaign's day in small steps, while scans are recorded and the service restarts in between. */

const TODAY = utcDay(NOON);

function uniqueOf(db: SqliteDatabase, group: string, day: number = TODAY): number {
  const found = db.reader.current.query<{ unique_visitors: number }, [string, number]>(
    "select unique_visitors from campaign_days where group_tag = ? and day = ?",
  );
  return found.get(group, day)?.unique_visitors ?? 0;
}

const rowsIn = (db: SqliteDatabase, table: string) =>
  db.reader.current.query<{ rows: number }, []>(`select count(*) as rows from ${table}`).get()?.rows ?? 0;

/** A tenant with codes of two campaigns. */
async function campaigns(folder: string = temporaryFolder()) {
  const db = openDatabase(folder);
  // No test here crashes the database, so it need not wait for the disk.
  db.writer.current.run("PRAGMA synchronous = OFF");
  const stores = storesOf(db);
  const tenant = await tenantIn(stores);
  const code = (group: string) => codeIn(stores, tenant, { group });
  const move = ({ id }: Code, group: string) => stores.codes.edit(tenant.id, id, { group }, NOON, null);
  const scan = (code: Code, visitors: readonly number[], at: number = NOON) =>
    stores.scans.commit(visitors.map((number) => newScan(code, { at, visitor: visitor(number) })));
  return { db, folder, stores, tenant, code, move, scan };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

test("a busy day shows its old number until its recount is done, and no scan in between is lost or counted twice", async () => {
  const { db, folder, code, move, scan } = await campaigns();
  const [a, b] = [await code("tour"), await code("tour")];
  const [ofA, ofB] = [new Set(range(0, 2_500)), new Set(range(2_000, 4_000))];
  await scan(a, [...ofA]);
  await scan(b, [...ofB]);
  expect(uniqueOf(db, "tour")).toBe(4_000);
  await move(b, "guide");
  let open = db;
  let [recounter, stores] = [storesOf(open).campaigns, storesOf(open)];
  let steps = 0;
  for (let more = true; more; steps++) {
    more = await recounter.step(TODAY);
    // New visitors of each code, visitors that only the other code knows, and visitors who come again.
    for (const [to, known, number] of [
      [a, ofA, 10_000 + steps],
      [b, ofB, 10_000 + steps * 2],
      [a, ofA, 2_600 + steps],
      [b, ofB, 100 + steps],
      [b, ofB, 3_000 + steps],
    ] as const) {
      known.add(number);
      await stores.scans.commit([newScan(to, { visitor: visitor(number) })]);
    }
    const waits = open.reader.current.query("select 1 from campaign_recounts where group_tag = 'tour'").all();
    if (waits.length > 0) expect(uniqueOf(open, "tour")).toBeGreaterThanOrEqual(4_000);
    if (steps % 4 !== 3) continue;
    open.close();
    open = openDatabase(folder);
    [recounter, stores] = [storesOf(open).campaigns, storesOf(open)];
  }
  expect(steps).toBeGreaterThan(15);
  expect({ tour: uniqueOf(open, "tour"), guide: uniqueOf(open, "guide") }).toEqual({
    tour: ofA.size,
    guide: ofB.size,
  });
  expect(await storesOf(open).auditor.discrepancies(0)).toEqual([]);
  open.close();
});

test("a step writes at most about a thousand rows, so that a scan never waits for long", async () => {
  const { db, code, move, scan } = await campaigns();
  const busy = await code("tour");
  await scan(busy, range(0, 3_000));
  for (let i = 0; i < 250; i++) await scan(await code("tour"), [i]);
  await move(busy, "guide");
  const recounter = storesOf(db).campaigns;
  const changes = db.writer.current.query<{ changes: number }, []>("select total_changes() as changes");
  let last = changes.get()?.changes ?? 0;
  for (let more = true; more;) {
    more = await recounter.step(TODAY + 2);
    const now = changes.get()?.changes ?? 0;
    expect(now - last).toBeLessThanOrEqual(1_010);
    last = now;
  }
  expect({ tour: uniqueOf(db, "tour"), guide: uniqueOf(db, "guide") }).toEqual({ tour: 250, guide: 3_000 });
  db.close();
});

test("a code of many days leaves a large campaign in few steps: its days go together through the other codes", async () => {
  const { db, stores, tenant, code, scan } = await campaigns();
  const [gone, other] = [await code("tour"), await code("tour")];
  const batch = (await stores.bulk.open(tenant.id, NOON)) ?? -1;
  await stores.bulk.stage(
    batch,
    Array.from({ length: 400 }, () => newCode(tenant, { group: "tour" })),
  );
  await stores.bulk.commit({ tenantId: tenant.id, batch, at: NOON });
  const days = range(0, 60);
  for (const day of days) await scan(gone, [1, 2], NOON - day * DAY);
  for (const day of days.slice(20, 30)) await scan(other, [2, 3], NOON - day * DAY);
  await scan(await code("tour"), [4], NOON - 25 * DAY);
  await stores.codes.remove(tenant.id, gone.id, NOON);
  let steps = 0;
  while (await stores.campaigns.step(TODAY + 1)) steps++;
  expect(steps).toBeLessThan(30);
  expect(days.map((day) => uniqueOf(db, "tour", TODAY - day))).toEqual(
    days.map((day) => (day === 25 ? 3 : day >= 20 && day < 30 ? 2 : 0)),
  );
  expect(await stores.auditor.discrepancies(0)).toEqual([]);
  db.close();
});

const STEPS = [1, 3, 5, 7, 9, 11, 13, 15];
test.each([
  ...STEPS.map((before) => [before, "goes on", TODAY, 2_100] as const),
  ...STEPS.map((before) => [before, "is over", TODAY + 1, 0] as const),
])(
  "a code that moves during the recount of its campaign restarts it: after %d steps, on a day that %s",
  async (before, _, overBefore, remembered) => {
    const { db, code, move, scan } = await campaigns();
    const [a, b, c] = [await code("tour"), await code("tour"), await code("guide")];
    await scan(a, range(0, 1_500));
    await scan(b, range(1_000, 2_000));
    await scan(c, range(1_900, 2_100));
    await move(a, "guide");
    const recounter = storesOf(db).campaigns;
    for (let steps = 0; steps < before; steps++) await recounter.step(overBefore);
    await move(a, "tour");
    await recounter.step(overBefore);
    await move(c, "tour");
    while (await recounter.step(overBefore));
    expect({ tour: uniqueOf(db, "tour"), guide: uniqueOf(db, "guide") }).toEqual({ tour: 2_100, guide: 0 });
    expect(rowsIn(db, "campaign_scanners")).toBe(remembered);
    db.close();
  },
);

test("the scanners of past days are erased when their recount is done, and not before", async () => {
  const { db, stores, code, move, scan } = await campaigns();
  const [a, b] = [await code("tour"), await code("tour")];
  for (const day of [0, 1, 2]) {
    await scan(a, range(0, 900), NOON + day * DAY);
    await scan(b, range(600, 1_700), NOON + day * DAY);
  }
  while (await stores.eraser.forgetCampaignScanners(TODAY + 2, 500));
  expect(rowsIn(db, "campaign_scanners")).toBe(1_700);
  await move(b, "guide");
  const recounter = storesOf(db).campaigns;
  do await stores.eraser.forgetCampaignScanners(TODAY + 2, 500);
  while (await recounter.step(TODAY + 2));
  for (const day of [0, 1, 2])
    expect([uniqueOf(db, "tour", TODAY + day), uniqueOf(db, "guide", TODAY + day)]).toEqual([900, 1_100]);
  // Scanners of the last day stay, because it is not over.
  expect(rowsIn(db, "campaign_scanners")).toBe(900 + 1_100);
  expect(await storesOf(db).auditor.discrepancies(0)).toEqual([]);
  db.close();
});

test("a day whose single scans are erased gets the sum of its codes' numbers", async () => {
  const { db, code, move, scan } = await campaigns();
  const [a, b] = [await code("tour"), await code("tour")];
  await scan(a, range(0, 700));
  await scan(b, range(500, 900));
  db.writer.current.run("delete from scans where code_seq = 1 and id < (select min(id) + 100 from scans)");
  await move(a, "guide");
  await move(a, "tour");
  const recounter = storesOf(db).campaigns;
  while (await recounter.step(TODAY + 2));
  expect(uniqueOf(db, "tour")).toBe(700 + 400);
  db.close();
});

test("a recount finds scans that have later ids, because the clock was set back", async () => {
  const { db, code, move, scan } = await campaigns();
  const [a, b] = [await code("tour"), await code("guide")];
  await scan(b, range(0, 100), NOON);
  await scan(a, range(0, 600), NOON - HOUR);
  await scan(a, range(0, 1_200), NOON + 9 * DAY);
  await scan(a, range(300, 1_300), NOON);
  await move(a, "guide");
  const recounter = storesOf(db).campaigns;
  while (await recounter.step(TODAY));
  expect([uniqueOf(db, "guide"), uniqueOf(db, "guide", TODAY + 9)]).toEqual([1_300, 1_200]);
  expect(uniqueOf(db, "tour")).toBe(0);
  expect(await storesOf(db).auditor.discrepancies(0)).toEqual([]);
  db.close();
});
