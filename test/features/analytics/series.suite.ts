import { expect, test } from "bun:test";
import type { Counted } from "../../../src/features/analytics/records.ts";
import { stretches } from "../../../src/features/analytics/period.ts";
import type { Code } from "../../../src/features/codes/model.ts";
import { DAY, utcDay } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, newScan, NOON, tenantIn, visitor } from "../../db/stores.ts";

contract("series", (stores) => {
  /** Scans a code on some days, three visitors a day, of whom one comes again. */
  async function scanOn(code: Code, from: number, days: number) {
    for (let day = 0; day < days; day++)
      await stores().scans.commit(
        [1, 2, 3, 1].map((number, index) =>
          newScan(code, {
            at: NOON + (from + day) * DAY + index * 1_000_000,
            visitor: visitor(number),
            country: number === 3 ? "NP" : "DE",
          }),
        ),
      );
  }

  async function countsOf(of: Counted) {
    const { analytics } = stores();
    const [from, to] = [NOON - 50 * DAY, NOON + 50 * DAY];
    const { scans, uniqueVisitors, repeatScanners } = await analytics.sums(of, stretches(from, to));
    const values = (await analytics.values(of, stretches(from, to))).filter(({ scans }) => scans > 0);
    const quarters = await analytics.quarters(of, from, to);
    return {
      sums: [scans, uniqueVisitors, repeatScanners],
      values: values.map(({ value, scans }) => `${value} ${scans}`).toSorted(),
      quarters: quarters.map(({ scans }) => scans),
    };
  }

  test("the days of a code are told in order, packed or not, a few at a time", async () => {
    const [code, other] = [
      await codeIn(stores(), await tenantIn(stores())),
      await codeIn(stores(), await tenantIn(stores())),
    ];
    await scanOn(code, -30, 3);
    await scanOn(code, 0, 1);
    await scanOn(other, -30, 1);
    const today = utcDay(NOON);
    const daysFrom = async (from: number, limit: number) =>
      (await stores().analytics.days(code.id, from, limit)).map(
        ({ day, scans, uniqueVisitors, repeatScanners }) => [
          ...[day - today, scans, uniqueVisitors, repeatScanners],
        ],
      );
    const all = [-30, -29, -28, 0].map((day) => [day, 4, 3, 1]);
    expect(await daysFrom(0, 10)).toEqual(all);
    while (await stores().packer.step(NOON - 10 * DAY, 100));
    await stores().addUp();
    expect(await daysFrom(0, 2)).toEqual(all.slice(0, 2));
    expect(await daysFrom(today - 28, 10)).toEqual(all.slice(2));
  });

  test("counts leave one campaign for another a few days at a time, whatever is scanned and packed meanwhile", async () => {
    const tenant = await tenantIn(stores());
    const [moved, other] = [
      await codeIn(stores(), tenant, { group: "tour" }),
      await codeIn(stores(), tenant),
    ];
    await scanOn(moved, -30, 30);
    await scanOn(other, -30, 3);
    while (await stores().packer.step(NOON - 10 * DAY, 100));
    await stores().codes.edit(tenant.id, moved.id, { group: "guide" }, NOON, null);
    const all: Counted = { tenantId: tenant.id, group: undefined };
    let steps = 0;
    for (let more = true; more; steps++) {
      expect(await stores().analytics.isComplete(tenant.id)).toBe(false);
      more = await stores().seriesMover.step(30);
      // Of a day that has moved, of one that has not, and of today.
      await scanOn(moved, [-29, -2, 0][steps % 3] ?? 0, 1);
      await stores().packer.step(NOON - 5 * DAY, 20);
      await stores().addUp();
      expect((await countsOf(all)).sums[0]).toBe(4 * (34 + steps));
      if (steps > 200) throw new Error("the move does not end");
      more &&= !(await stores().analytics.isComplete(tenant.id));
    }
    expect(steps).toBeGreaterThan(5);
    expect(await stores().analytics.isComplete(tenant.id)).toBe(true);
    await stores().addUp();
    while (await stores().packer.step(NOON + 2 * DAY, 100));
    const ofCode = await countsOf({ codeId: moved.id });
    const guide = await countsOf({ tenantId: tenant.id, group: "guide" });
    // Series count by country and device only.
    expect(guide).toEqual({
      ...ofCode,
      values: ofCode.values.filter((value) => guide.values.includes(value)),
    });
    expect(guide.values).toHaveLength(3);
    expect(await countsOf({ tenantId: tenant.id, group: "tour" })).toEqual({
      sums: [0, 0, 0],
      values: [],
      quarters: [],
    });
    expect((await countsOf({ tenantId: tenant.id, group: null })).sums).toEqual([12, 9, 3]);
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
  });

  test("scans of many campaigns are added up, in any number of commits", async () => {
    const tenant = await tenantIn(stores());
    const codes: Code[] = [];
    for (let n = 0; n < 110; n++) codes.push(await codeIn(stores(), tenant, { group: `room ${n}` }));
    for (let round = 0; round < 22; round++)
      await stores().scans.commit(
        codes.slice(0, round < 2 ? 110 : 3).map((code) => newScan(code, { visitor: visitor(round) })),
      );
    await stores().addUp();
    expect((await countsOf({ tenantId: tenant.id, group: undefined })).sums[0]).toBe(280);
    expect((await countsOf({ tenantId: tenant.id, group: "room 2" })).sums[0]).toBe(22);
    expect((await countsOf({ tenantId: tenant.id, group: "room 109" })).sums[0]).toBe(2);
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
  });

  test("nothing is left of the series of an erased tenant, though some of its codes were on their way", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant, { group: "tour" });
    await scanOn(code, -3, 3);
    await stores().codes.edit(tenant.id, code.id, { group: "guide" }, NOON, null);
    await stores().tenants.remove(tenant.id, NOON);
    while (await stores().eraser.step(50));
    while (await stores().seriesMover.step(50));
    await stores().addUp();
    expect((await countsOf({ tenantId: tenant.id, group: undefined })).sums[0]).toBe(0);
    expect(await stores().leftovers()).toBe(0);
    expect(await stores().auditor.orphans()).toEqual([]);
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
  });
});
