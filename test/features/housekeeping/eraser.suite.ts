import { expect, test } from "bun:test";
import type { Code } from "../../../src/features/codes/model.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, newScan, NOON, tenantIn, visitor } from "../../db/stores.ts";

contract("the eraser", (stores) => {
  /** A code with scans of as many visitors as scans, in one batch. */
  async function scannedCode(tenantId: string, scans: number): Promise<Code> {
    const code = await codeIn(stores(), { id: tenantId });
    const batch = Array.from({ length: scans }, (_, i) => newScan(code, { visitor: visitor(i) }));
    await stores().scans.commit(batch);
    return code;
  }

  /** Steps until nothing is left, at most `most` times; gives how many rows were left after each step. */
  async function eraseAll(rows: number, most: number): Promise<number[]> {
    const left: number[] = [];
    for (let more = true; more;) {
      if (left.length >= most) throw new Error(`Not done after ${most} steps: ${left.join(" ")}`);
      more = await stores().eraser.step(rows);
      left.push(await stores().leftovers());
    }
    return left;
  }

  test("without deleted codes there is nothing to erase", async () => {
    expect(await stores().eraser.step(10)).toBe(false);
  });

  test("the scans and leads of a deleted code are erased completely, and no others", async () => {
    const tenant = await tenantIn(stores());
    const [deleted, kept] = [await scannedCode(tenant.id, 25), await scannedCode(tenant.id, 5)];
    await stores().codes.remove(tenant.id, deleted.id, NOON);
    expect(await stores().leftovers()).toBeGreaterThanOrEqual(25);
    expect((await eraseAll(10, 12)).at(-1)).toBe(0);
    expect(await stores().eraser.step(10)).toBe(false);
    expect(await stores().scans.list(kept.id, { withBots: true, limit: 10 })).toHaveLength(5);
    expect(await stores().scans.summary(kept.id, true)).toMatchObject({ total: 5, uniqueVisitors: 5 });
    // The code that is left still has the scanners of today.
    await stores().scans.commit([newScan(kept, { visitor: visitor(0) })]);
    expect((await stores().scans.summary(kept.id, true)).repeatScanners).toBe(1);
  });

  test("no step erases more rows than its limit, so that no scan waits for long", async () => {
    const tenant = await tenantIn(stores());
    const deleted = await scannedCode(tenant.id, 40);
    await stores().codes.remove(tenant.id, deleted.id, NOON);
    const before = await stores().leftovers();
    const left = await eraseAll(10, 20);
    const taken = left.map((rows, i) => (left[i - 1] ?? before) - rows);
    expect(Math.max(...taken)).toBeLessThanOrEqual(10);
    expect(left.at(-1)).toBe(0);
  });

  test("retention passes over codes without scans, and looks through the others a few a step", async () => {
    const tenant = await tenantIn(stores());
    async function steps(before: number, rows: number): Promise<number> {
      for (let count = 1; ; count++) if (!(await stores().eraser.retire(before, rows, NOON))) return count;
    }
    const earlier = await steps(NOON - 1, 1);
    const scanned = await scannedCode(tenant.id, 3);
    for (let code = 0; code < 10; code++) await scannedCode(tenant.id, 0);
    expect(await steps(NOON - 1, 1)).toBe(earlier + 1);
    expect(await stores().scans.list(scanned.id, { withBots: true, limit: 10 })).toHaveLength(3);
    await steps(NOON + 1, 2);
    expect(await stores().scans.list(scanned.id, { withBots: true, limit: 10 })).toEqual([]);
  });

  test("all rows of a deleted code are erased in steps, however many there are", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    const days = Array.from({ length: 30 }, (_, day) => newScan(code, { at: NOON - day * 86_400_000 }));
    await stores().scans.commit(days);
    await stores().addUp();
    await stores().codes.remove(tenant.id, code.id, NOON);
    let steps = 0;
    while (await stores().eraser.step(10)) steps++;
    // 30 scans, 30 scanners and 90 totals at least, 10 a step.
    expect(steps).toBeGreaterThan(15);
  });

  test("steps of one row erase everything", async () => {
    const tenant = await tenantIn(stores());
    const deleted = await scannedCode(tenant.id, 6);
    await stores().codes.remove(tenant.id, deleted.id, NOON);
    expect((await eraseAll(1, 200)).at(-1)).toBe(0);
  });

  test("a code that was never scanned is erased too", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant);
    await stores().codes.remove(tenant.id, code.id, NOON);
    expect((await eraseAll(10, 3)).at(-1)).toBe(0);
  });

  test("codes that are deleted while the eraser runs are erased as well", async () => {
    const tenant = await tenantIn(stores());
    const codes = [await scannedCode(tenant.id, 15), await scannedCode(tenant.id, 15)];
    for (const code of codes) {
      await stores().codes.remove(tenant.id, code.id, NOON);
      await stores().eraser.step(10);
    }
    expect((await eraseAll(10, 12)).at(-1)).toBe(0);
  });

  test("concurrent steps do not disturb each other", async () => {
    const tenant = await tenantIn(stores());
    const code = await scannedCode(tenant.id, 50);
    await stores().codes.remove(tenant.id, code.id, NOON);
    await Promise.all(Array.from({ length: 5 }, () => stores().eraser.step(10)));
    expect((await eraseAll(10, 20)).at(-1)).toBe(0);
  });

  test("the scans and leads of all codes of an erased tenant are erased", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    for (const scans of [0, 3, 12]) await scannedCode(tenant.id, scans);
    const kept = await scannedCode(other.id, 4);
    await stores().tenants.remove(tenant.id, NOON);
    // First the codes, which leave the rest behind.
    await stores().eraser.step(5);
    expect(await stores().leftovers()).toBeGreaterThanOrEqual(15);
    expect((await eraseAll(5, 25)).at(-1)).toBe(0);
    expect((await stores().scans.summary(kept.id, false)).total).toBe(4);
  });
});
