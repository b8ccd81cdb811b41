import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { openDatabase, type SqliteDatabase } from "../../../db/sqlite/open.ts";
import { createTotalsPacker } from "../../../db/sqlite/packer.ts";
import { addPacked, type CountsById, pack } from "../../../db/common/packing.ts";
import { stretches } from "../../../src/features/analytics/period.ts";
import type { Code } from "../../../src/features/codes/model.ts";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import type { Stores } from "../../../db/stores.ts";
import { codeIn, newScan, NOON, tenantIn, visitor } from "../stores.ts";
import { storesOf, temporaryFolder } from "./stores.ts";

const count = fc.oneof(fc.nat({ max: 300 }), fc.maxSafeNat());
const counts = fc.record({ scans: count, uniqueVisitors: count, bots: count, botVisitors: count });
const countsById = fc
  .array(fc.tuple(fc.oneof(fc.nat({ max: 500 }), fc.maxSafeNat()), counts), { maxLength: 300 })
  .map((entries): CountsById => new Map(entries));

function unpacked(packed: Uint8Array): CountsById {
  const sums: CountsById = new Map();
  addPacked(sums, packed);
  return sums;
}

test("unpacking gives the counts that were packed, however large", () => {
  fc.assert(
    fc.property(countsById, (sums) => {
      expect(unpacked(pack(sums))).toEqual(new Map([...sums].sort(([a], [b]) => a - b)));
    }),
    { numRuns: 500 },
  );
});

test("packed counts can be added and subtracted", () => {
  fc.assert(
    fc.property(countsById, countsById, (one, other) => {
      const small = (sums: CountsById) =>
        new Map(
          [...sums].map(([id, { scans }]) => [
            id,
            { scans: scans % 1e9, uniqueVisitors: 1, bots: 0, botVisitors: 0 },
          ]),
        );
      const [a, b] = [small(one), small(other)];
      const sums = unpacked(pack(a));
      addPacked(sums, pack(b));
      for (const [id, { scans }] of sums)
        expect(scans).toBe((a.get(id)?.scans ?? 0) + (b.get(id)?.scans ?? 0));
      addPacked(sums, pack(b), -1);
      for (const [id, { scans }] of sums) expect(scans).toBe(a.get(id)?.scans ?? 0);
    }),
  );
});

test("a count below 128 takes a byte", () => {
  const sums: CountsById = new Map([[5, { scans: 127, uniqueVisitors: 3, bots: 0, botVisitors: 0 }]]);
  expect([...pack(sums)]).toEqual([5, 127, 3, 0, 0]);
  // The example of DWARF 5, appendix C.
  sums.set(6, { scans: 12_857, uniqueVisitors: 128, bots: 0, botVisitors: 0 });
  expect([...pack(sums)].slice(5)).toEqual([1, 57 + 0x80, 100, 0x80, 1, 0, 0]);
});

describe("packing counts", () => {
  /** A new database with one code. */
  async function scannedCode(): Promise<{ db: SqliteDatabase; stores: Stores; code: Code; folder: string }> {
    const folder = temporaryFolder();
    const db = openDatabase(folder);
    const stores = storesOf(db);
    const code = await codeIn(stores, await tenantIn(stores));
    return { db, stores, code, folder };
  }

  const COUNTRIES = ["DE", "NP", "CA", null];
  /** Scans 52 minutes apart, the same every time. */
  const scansOf = (code: Code, from: number, many: number) =>
    Array.from({ length: many }, (_, i) =>
      newScan(code, {
        at: from + i * 3_100_000,
        visitor: visitor(i % 11),
        country: COUNTRIES[i % 4] ?? null,
        referrer: i % 3 === 0 ? `site-${i % 29}.example` : null,
        bot: i % 7 === 0 ? "crawler" : null,
      }),
    );

  async function countsOf(db: SqliteDatabase, code: Code, from: number, to: number) {
    const store = storesOf(db).analytics;
    const values = await store.values({ codeId: code.id }, stretches(from, to));
    return {
      values: values
        .filter(({ scans }) => scans > 0)
        .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
      quarters: await store.quarters({ codeId: code.id }, from, to),
      sums: await store.sums({ codeId: code.id }, stretches(from, to)),
    };
  }

  const rowsIn = (db: SqliteDatabase, table: string) =>
    db.reader.current.query<{ rows: number }, []>(`select count(*) as rows from ${table}`).get()?.rows ?? 0;

  /** Both ends lie between the hours of UTC, as midnight does in Kathmandu. */
  const FROM = NOON - 20 * DAY - 5.75 * HOUR;
  const TO = NOON + 3 * DAY - 5.75 * HOUR;

  test("readers see the same counts at every step and over restarts", async () => {
    const { db, stores, code, folder } = await scannedCode();
    await stores.scans.commit(scansOf(code, NOON - 24 * DAY, 700));
    const before = await countsOf(db, code, FROM, TO);
    expect(before.quarters.length).toBeGreaterThan(500);
    let packer = createTotalsPacker(db);
    let steps = 0;
    for (let more = true; more; steps++) {
      more = await packer.step(NOON + 30 * DAY, 97);
      if (steps % 5 === 0) {
        expect(await countsOf(db, code, FROM, TO)).toEqual(before);
        expect(await storesOf(db).auditor.discrepancies(0)).toEqual([]);
        packer = createTotalsPacker(db);
      }
    }
    expect(steps).toBeGreaterThan(20);
    expect(rowsIn(db, "dimension_totals")).toBe(0);
    db.close();
    const again = openDatabase(folder);
    expect(await countsOf(again, code, FROM, TO)).toEqual(before);
    again.close();
  });

  test("a late scan of a packed quarter hour is counted, before and after it is packed itself", async () => {
    const [late, plain] = [await scannedCode(), await scannedCode()];
    const packer = createTotalsPacker(late.db);
    const all = scansOf(late.code, NOON - 24 * DAY, 300);
    for (const part of [0, 1, 2]) {
      const some = all.filter((_, i) => i % 3 === part);
      await late.stores.scans.commit(some);
      await plain.stores.scans.commit(some.map((scan) => ({ ...scan, codeId: plain.code.id })));
      const expected = await countsOf(plain.db, plain.code, FROM, TO);
      expect(await countsOf(late.db, late.code, FROM, TO)).toEqual(expected);
      while (await packer.step(NOON, 50));
      expect(await countsOf(late.db, late.code, FROM, TO)).toEqual(expected);
      expect(await storesOf(late.db).auditor.discrepancies(0)).toEqual([]);
    }
    late.db.close();
    plain.db.close();
  });

  test("the current quarter hour is not packed", async () => {
    const { db, stores, code } = await scannedCode();
    await stores.scans.commit([newScan(code, { at: NOON - 1 }), newScan(code, { at: NOON })]);
    const packer = createTotalsPacker(db);
    expect(await packer.step(NOON + 899_999, 1_000)).toBe(false);
    expect(rowsIn(db, "dimension_totals where code_seq > 0")).toBe(6);
    expect(await packer.step(NOON + 900_000, 1_000)).toBe(false);
    expect(rowsIn(db, "dimension_totals")).toBe(0);
    db.close();
  });

  test("every code is packed in turn, busy codes in several steps", async () => {
    const { db, stores, code } = await scannedCode();
    const codes = [code];
    for (let i = 0; i < 30; i++) codes.push(await codeIn(stores, { id: code.tenantId }));
    for (const one of codes) await stores.scans.commit(scansOf(one, NOON - DAY, one === code ? 40 : 2));
    const packer = createTotalsPacker(db);
    let last = rowsIn(db, "dimension_totals");
    for (let more = true; more;) {
      more = await packer.step(NOON + DAY, 20);
      const left = rowsIn(db, "dimension_totals");
      expect(last - left).toBeLessThanOrEqual(20);
      last = left;
    }
    expect(last).toBe(0);
    expect(await storesOf(db).auditor.discrepancies(0)).toEqual([]);
    db.close();
  });

  test("a step that fails halfway changes nothing, and is repeated", async () => {
    const { db, stores, code } = await scannedCode();
    await stores.scans.commit(scansOf(code, NOON - 2 * DAY, 20));
    const before = await countsOf(db, code, FROM, TO);
    const packer = createTotalsPacker(db);
    db.writer.current.run(
      "create trigger stuck before delete on dimension_totals begin select raise(abort, 'stuck'); end",
    );
    await expect(packer.step(NOON, 1_000)).rejects.toThrow();
    expect(rowsIn(db, "packed_totals")).toBe(0);
    db.writer.current.run("drop trigger stuck");
    while (await packer.step(NOON, 1_000));
    expect(rowsIn(db, "dimension_totals")).toBe(0);
    expect(await countsOf(db, code, FROM, TO)).toEqual(before);
    db.close();
  });

  test("a deleted code leaves no rows behind, even when it was partly packed", async () => {
    const { db, stores, code } = await scannedCode();
    await stores.scans.commit(scansOf(code, NOON - 2 * DAY, 40));
    const packer = createTotalsPacker(db);
    expect(await packer.step(NOON, 30)).toBe(true);
    await stores.codes.remove(code.tenantId, code.id, NOON);
    for (let more = true; more;) {
      more = await stores.eraser.step(10);
      await packer.step(NOON, 5);
    }
    // A workspace keeps the values' numbers.
    for (const table of ["dimension_totals", "packed_totals", "dimension_values where code_seq > 0", "scans"])
      expect({ table, rows: rowsIn(db, table) }).toEqual({ table, rows: 0 });
    db.close();
  });
});
