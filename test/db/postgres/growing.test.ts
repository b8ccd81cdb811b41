import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import type { Scan } from "../../../src/features/scans/model.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { PRESENT } from "../../present.ts";
import { codeIn, newScan, tenantIn, visitor } from "../stores.ts";
import { openNode, PATIENT } from "./stores.ts";

/** The SQL of docs/growing.md does what the page says while nodes go on working. */

const page = await Bun.file(join(import.meta.dir, "../../../docs/growing.md")).text();

/** The SQL under a heading of the page, in order. */
function sqlUnder(heading: string): string[] {
  const section = page.split(/^## /m).find((text) => text.startsWith(heading)) ?? "";
  const found = [...section.matchAll(/```sql\n(.*?)```/gs)].map(([, sql]) => sql ?? "");
  if (found.length === 0) throw new Error(`There is no SQL under ${heading}`);
  return found;
}

/** Distances from now that lie after, and before, the months that the page makes partitions for. */
const LATE = 40 * 365 * DAY;
const EARLY = 150 * DAY;

describe.skipIf(!hasPostgres)("growing", () => {
  async function filled() {
    const server = await postgresServer();
    const url = await server.freshDatabase();
    const { db, stores } = await openNode(url, PATIENT);
    const tenant = await tenantIn(stores);
    const codes = [await codeIn(stores, tenant, { group: "tour" }), await codeIn(stores, tenant, {})];
    const now = PRESENT;
    let turn = 0;
    /** Scans both codes once at each of the moments. */
    const scanAt = (...moments: number[]) =>
      stores.scans.commit(
        moments.flatMap((at): Scan[] =>
          codes.map((code) => newScan(code, { at, visitor: visitor(turn++ % 7) })),
        ),
      );
    const rows = async (name: string) => {
      const [row] = await server.query<{ count: number }>(
        url,
        `select count(*)::float8 as count from ${name}`,
      );
      return row?.count ?? 0;
    };
    return { server, url, stores, tenant, codes, now, scanAt, rows, close: () => db.close() };
  }

  test("scans are partitioned by month in place while nodes record: no scan is lost, and every total agrees", async () => {
    const { server, url, stores, codes, now, scanAt, rows, close } = await filled();
    await scanAt(now - EARLY, now - 60 * DAY, now - DAY, now);
    const [inPlace = "", months = "", away = ""] = sqlUnder("Events by month");
    let isOver = false;
    const scanning = (async () => {
      let scans = 0;
      while (!isOver) {
        await scanAt(now);
        scans += codes.length;
      }
      return scans;
    })();
    for (const statement of [inPlace, months, months]) await server.query(url, statement);
    await scanAt(now);
    isOver = true;
    const before = await scanning;
    await scanAt(now + 45 * DAY, now + LATE);
    const scans = before + 7 * codes.length;
    expect(await rows("scans")).toBe(scans);
    expect(await rows("scans_later")).toBe(codes.length);
    expect(await rows("scans_past")).toBeLessThan(scans - codes.length);
    expect(await stores.auditor.discrepancies(0)).toEqual([]);
    const [code] = codes;
    if (!code) throw new Error("two codes");
    const listed = await stores.scans.list(code.id, { withBots: true, limit: 10_000 });
    expect(listed).toHaveLength(scans / codes.length);

    await server.query(url, away.replaceAll("scans_past", "scans_later"));
    expect(await rows("scans")).toBe(scans - codes.length);
    await close();
  }, 300_000);

  test("erasing in partitioned tables erases exactly the rows that are due", async () => {
    const { server, url, stores, tenant, codes, now, scanAt, rows, close } = await filled();
    const past = [now - EARLY, now - 60 * DAY, now];
    const future = [now + 45 * DAY, now + 80 * DAY];
    for (let turn = 0; turn < 10; turn++) await scanAt(...past);
    const [inPlace = "", months = ""] = sqlUnder("Events by month");
    for (const statement of [inPlace, months]) await server.query(url, statement);
    for (let turn = 0; turn < 10; turn++) await scanAt(...future);
    expect(await rows("scans")).toBe(10 * 5 * codes.length);

    while (await stores.eraser.retire(now - 30 * DAY, 3, now));
    const kept = 10 * 3 * codes.length;
    expect(await rows("scans")).toBe(kept);
    expect(await stores.auditor.discrepancies(now - 29 * DAY)).toEqual([]);

    const [gone, left] = codes;
    if (!gone || !left) throw new Error("two codes");
    await stores.codes.remove(tenant.id, gone.id, now);
    while (await stores.eraser.step(7));
    expect(await rows("scans")).toBe(kept / 2);
    const listed = await stores.scans.list(left.id, { withBots: true, limit: 1_000 });
    expect(listed).toHaveLength(kept / 2);
    await close();
  }, 300_000);

  test("when a device withdraws, only its own scans lose their device key, also in partitioned tables", async () => {
    const { server, url, stores, codes, now, scanAt, rows, close } = await filled();
    const [code] = codes;
    if (!code) throw new Error("two codes");
    const [mine, theirs] = [visitor(101), visitor(102)];
    const scanWith = (at: number, ...keys: Uint8Array[]) =>
      stores.scans.commit(keys.map((deviceKey) => newScan(code, { at, deviceKey })));
    await scanWith(now, mine, theirs);
    for (const statement of sqlUnder("Events by month").slice(0, 2)) await server.query(url, statement);
    // In the opposite order, so that rows of both devices have the same place in two partitions.
    await scanWith(now + 45 * DAY, theirs, mine);
    await scanAt(now + 80 * DAY);
    await stores.devices.erase([mine]);
    while (await stores.eraser.step(10));
    expect(await rows("scans where device_key is not null")).toBe(2);
    expect(await rows(`scans where device_key = '\\x${theirs.toHex()}'`)).toBe(2);
    await close();
  }, 300_000);

  test("the report for a replica adds up to the number of scans", async () => {
    const { server, url, stores, now, scanAt, close } = await filled();
    await scanAt(now - DAY, now, now);
    await stores.addUp();
    const [report = ""] = sqlUnder("Read replicas");
    const days = await server.query<{ scans: string }>(url, report);
    expect(days.reduce((sum, { scans }) => sum + Number(scans), 0)).toBe(6);
    await close();
  }, 300_000);
});
