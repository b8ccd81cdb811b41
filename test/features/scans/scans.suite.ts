import { expect, test } from "bun:test";
import fc from "fast-check";
import type { Code } from "../../../src/features/codes/model.ts";
import { BOT_REASONS, DEVICE_CLASSES, type Scan } from "../../../src/features/scans/model.ts";
import { DAY, utcDay } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, freshId, newScan, NOON, tenantIn, visitor } from "../../db/stores.ts";

const NO_DEVICES = { uniqueDevices: 0, repeatDevices: 0, avgScansPerDevice: 0 };

contract("keeping scans", (stores) => {
  async function anyCode(): Promise<Code> {
    return codeIn(stores(), await tenantIn(stores()));
  }

  async function log(code: Pick<Code, "id">, withBots = true) {
    return stores().scans.list(code.id, { withBots, limit: 1_000 });
  }

  test("a scan is read with everything that was recorded of it", async () => {
    const code = await anyCode();
    const scans: Scan[] = [
      newScan(code, { referrer: "news.example", country: "AT", language: "de" }),
      newScan(code, { system: null, browser: null, language: null, visitor: visitor(2) }),
      newScan(code, { destination: "Night/B", visitor: visitor(3) }),
      ...DEVICE_CLASSES.map((device, i) => newScan(code, { device, visitor: visitor(10 + i) })),
      ...BOT_REASONS.map((bot, i) => newScan(code, { bot, device: "bot", visitor: visitor(20 + i) })),
    ];
    await stores().scans.commit(scans);
    const kept = await log(code);
    expect(kept.map(({ id, visitor, ...scan }) => ({ ...scan, visitor: [...visitor] }))).toEqual(
      scans.toReversed().map((scan) => ({ ...scan, visitor: [...scan.visitor], repeat: false })),
    );
  });

  test("an empty batch is no error", async () => {
    expect(await stores().scans.commit([])).toBeUndefined();
  });

  test("the newest scan comes first, and scans of one millisecond stay in order", async () => {
    const code = await anyCode();
    const batches = [
      [newScan(code, { visitor: visitor(1) }), newScan(code, { visitor: visitor(2) })],
      [newScan(code, { visitor: visitor(3) })],
      [newScan(code, { visitor: visitor(4), at: NOON + 1 })],
    ];
    for (const batch of batches) await stores().scans.commit(batch);
    const kept = await log(code);
    expect(kept.map((scan) => scan.visitor[0])).toEqual([4, 3, 2, 1]);
    const ids = kept.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(4);
  });

  test("a clock set back does not disturb the order of recording", async () => {
    const code = await anyCode();
    for (const at of [NOON, NOON - 400 * DAY, 0, NOON - 1, NOON + 400 * DAY, NOON])
      await stores().scans.commit([newScan(code, { at })]);
    const kept = await log(code);
    expect(kept.map(({ at }) => at - NOON)).toEqual([0, 400 * DAY, -1, -NOON, -400 * DAY, 0]);
    expect(kept.every(({ id }) => Number.isSafeInteger(id))).toBe(true);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(6);
  });

  test("a clock that was once a century ahead does not end recording", async () => {
    const code = await anyCode();
    for (const at of [NOON + 40_000 * DAY, NOON, NOON]) await stores().scans.commit([newScan(code, { at })]);
    const kept = await log(code);
    expect(kept.map(({ at }) => at - NOON)).toEqual([0, 0, 40_000 * DAY]);
    expect(kept.every(({ id }) => Number.isSafeInteger(id))).toBe(true);
  });

  test("pages fit together while scans are added, with and without bots", async () => {
    const code = await anyCode();
    const batch = Array.from({ length: 23 }, (_, i) =>
      newScan(code, { visitor: visitor(i), bot: i % 3 === 0 ? "crawler" : null }),
    );
    await stores().scans.commit(batch);
    for (const withBots of [true, false]) {
      const whole = (await log(code, withBots)).map(({ id }) => id);
      const paged: number[] = [];
      for (let more = true; more;) {
        const before = paged.at(-1);
        const page = await stores().scans.list(code.id, {
          withBots,
          limit: 4,
          ...(before === undefined ? {} : { before }),
        });
        paged.push(...page.map(({ id }) => id));
        await stores().scans.commit([newScan(code, { visitor: visitor(1_000 + paged.length) })]);
        more = page.length === 4;
      }
      expect(paged).toEqual(whole);
    }
  });

  test("a batch holds scans of many codes, and each code gets its own", async () => {
    const codes = [await anyCode(), await anyCode(), await anyCode()];
    const batch = Array.from({ length: 30 }, (_, i) =>
      newScan(codes[i % 3] ?? { id: "" }, { visitor: visitor(i) }),
    );
    await stores().scans.commit(batch);
    for (const [i, code] of codes.entries()) {
      const own = batch.filter((scan) => scan.codeId === code.id);
      expect((await log(code)).map((scan) => scan.visitor[0])).toEqual(
        own.toReversed().map((scan) => scan.visitor[0]),
      );
      expect((await stores().scans.summary(code.id, true)).total, `code ${i}`).toBe(10);
    }
  });

  test("scans of codes that were deleted, or never existed, are left out; the rest of the batch is stored", async () => {
    const tenant = await tenantIn(stores());
    const [kept, deleted] = [await codeIn(stores(), tenant), await codeIn(stores(), tenant)];
    const left = await anyCode();
    await stores().codes.remove(tenant.id, deleted.id, NOON);
    await stores().tenants.remove(left.tenantId, NOON);
    const before = await stores().leftovers();
    const nobody = { id: freshId("code") };
    await stores().scans.commit([
      newScan(deleted),
      newScan(kept),
      newScan(nobody),
      newScan(left),
      newScan(kept),
    ]);
    expect((await stores().scans.summary(kept.id, true)).total).toBe(2);
    expect(await log(deleted)).toEqual([]);
    expect(await log(nobody)).toEqual([]);
    expect(await stores().leftovers()).toBe(before);
  });

  test("a batch whose codes are all deleted is no error", async () => {
    expect(await stores().scans.commit([newScan({ id: freshId("code") })])).toBeUndefined();
  });

  test("concurrent batches lose no scan", async () => {
    const code = await anyCode();
    const batches = Array.from({ length: 20 }, (_, b) =>
      Array.from({ length: 10 }, (_, i) => newScan(code, { visitor: visitor(b * 10 + i) })),
    );
    await Promise.all(batches.map((batch) => stores().scans.commit(batch)));
    expect(await stores().scans.summary(code.id, true)).toMatchObject({ total: 200, uniqueVisitors: 200 });
    expect(await log(code)).toHaveLength(200);
  });

  test("an unknown code has no scans", async () => {
    const nothing = { total: 0, uniqueVisitors: 0, repeatScanners: 0, bots: 0, ...NO_DEVICES };
    expect(await stores().scans.summary(freshId("code"), true)).toEqual(nothing);
    expect(await stores().scans.summary(freshId("code"), false)).toEqual(nothing);
  });
});

contract("counting scanners", (stores) => {
  async function anyCode(): Promise<Code> {
    return codeIn(stores(), await tenantIn(stores()));
  }

  async function repeats(code: Pick<Code, "id">): Promise<boolean[]> {
    const kept = await stores().scans.list(code.id, { withBots: true, limit: 1_000 });
    return kept.toReversed().map(({ repeat }) => repeat);
  }

  test("a scanner counts once, repeats once, and every scan after the first says so", async () => {
    const code = await anyCode();
    await stores().scans.commit([newScan(code), newScan(code)]);
    await stores().scans.commit([newScan(code), newScan(code, { visitor: visitor(2) })]);
    expect(await stores().scans.summary(code.id, true)).toEqual({
      total: 4,
      uniqueVisitors: 2,
      repeatScanners: 1,
      bots: 0,
      ...NO_DEVICES,
    });
    expect(await repeats(code)).toEqual([false, true, true, false]);
  });

  test("counting starts anew with a UTC day, to the millisecond", async () => {
    const code = await anyCode();
    const midnight = Date.UTC(2026, 10, 22);
    for (const at of [midnight - 1, midnight - 1, midnight, midnight, midnight + DAY - 1, midnight + DAY])
      await stores().scans.commit([newScan(code, { at })]);
    expect(await repeats(code)).toEqual([false, true, false, true, true, false]);
    expect(await stores().scans.summary(code.id, true)).toMatchObject({
      uniqueVisitors: 3,
      repeatScanners: 2,
    });
  });

  test("a late scan belongs to the day of its time", async () => {
    const code = await anyCode();
    await stores().scans.commit([newScan(code), newScan(code, { at: NOON + DAY }), newScan(code)]);
    expect(await repeats(code)).toEqual([false, false, true]);
  });

  test("each code counts its own scanners", async () => {
    const [one, two] = [await anyCode(), await anyCode()];
    await stores().scans.commit([newScan(one), newScan(two), newScan(one)]);
    expect(await repeats(one)).toEqual([false, true]);
    expect(await repeats(two)).toEqual([false]);
  });

  test("automated and human scans never share a scanner", async () => {
    const code = await anyCode();
    await stores().scans.commit([
      newScan(code, { bot: "preview" }),
      newScan(code),
      newScan(code, { bot: "crawler" }),
    ]);
    expect(await repeats(code)).toEqual([false, false, true]);
    expect(await stores().scans.summary(code.id, true)).toMatchObject({
      total: 3,
      uniqueVisitors: 2,
      repeatScanners: 1,
      bots: 2,
    });
    expect(await stores().scans.summary(code.id, false)).toMatchObject({
      total: 1,
      uniqueVisitors: 1,
      repeatScanners: 0,
      bots: 2,
    });
  });

  test("for any scans and batches the sums are those of a slow count", async () => {
    const sight = fc.record({
      who: fc.integer({ min: 0, max: 4 }),
      day: fc.integer({ min: 0, max: 2 }),
      bot: fc.option(fc.constantFrom(...BOT_REASONS), { freq: 3 }),
      code: fc.integer({ min: 0, max: 1 }),
    });
    const batches = fc.array(fc.array(sight, { maxLength: 8 }), { maxLength: 6 });
    const sample = fc.asyncProperty(batches, async (days) => {
      const codes = [await anyCode(), await anyCode()];
      const all: Scan[] = [];
      for (const day of days) {
        const batch = day.map(({ who, day, bot, code }) =>
          newScan(codes[code] ?? { id: "" }, { visitor: visitor(who), at: NOON + day * DAY, bot }),
        );
        all.push(...batch);
        await stores().scans.commit(batch);
      }
      for (const code of codes)
        await expectSums(
          code,
          all.filter(({ codeId }) => codeId === code.id),
        );
    });
    await fc.assert(sample, { numRuns: 25, seed: 4 });
  });

  async function expectSums(code: Code, scans: readonly Scan[]): Promise<void> {
    const seen = new Map<string, number>();
    const times = scans.map(({ visitor, at, bot }) => {
      const who = `${visitor.toHex()} ${utcDay(at)} ${bot !== null}`;
      seen.set(who, (seen.get(who) ?? 0) + 1);
      return seen.get(who) ?? 0;
    });
    const bots = scans.filter(({ bot }) => bot !== null).length;
    for (const withBots of [true, false]) {
      const counted = times.filter((_, i) => withBots || scans[i]?.bot === null);
      expect(await stores().scans.summary(code.id, withBots)).toEqual({
        total: counted.length,
        uniqueVisitors: counted.filter((count) => count === 1).length,
        repeatScanners: counted.filter((count) => count === 2).length,
        bots,
        ...NO_DEVICES,
      });
    }
    expect(await repeats(code)).toEqual(times.map((count) => count > 1));
  }

  test("scanners of past days are erased; the scans and their sums stay", async () => {
    const code = await anyCode();
    const days = [NOON - DAY, NOON, NOON + DAY];
    await stores().scans.commit(days.map((at) => newScan(code, { at })));
    const before = await stores().scans.summary(code.id, true);
    await stores().scans.forgetScanners(utcDay(NOON), 1_000);
    expect(await stores().scans.summary(code.id, true)).toEqual(before);
    expect(await repeats(code)).toEqual([false, false, false]);
    await stores().scans.commit(days.map((at) => newScan(code, { at })));
    // Only the scanner of the day before the given one is erased.
    expect((await repeats(code)).slice(3)).toEqual([false, true, true]);
  });
});
