import { expect, test } from "bun:test";
import fc from "fast-check";
import type { Code } from "../../../src/features/codes/model.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { BOT_REASONS, DEVICE_CLASSES, type Scan } from "../../../src/features/scans/model.ts";
import type { ScanOfCode, ScanPlace, WorkspaceScanFilter } from "../../../src/features/scans/records.ts";
import { DAY, MINUTE, utcDay } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { addCodes } from "../../worst/workspaces.ts";
import { IN_FULL } from "../../extent.ts";
import { COUNTS_PAGES } from "../../db/sqlite/pages-read.ts";
import { codeIn, freshId, newCode, newScan, NOON, tenantIn, visitor } from "../../db/stores.ts";

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

contract("the scans of all codes of a workspace", (stores, engine) => {
  type Filter = Partial<WorkspaceScanFilter>;

  /** The scans of all pages, and how many pages they were. */
  async function walk(tenantId: string, filter: Filter, width: number) {
    const scans: ScanOfCode[] = [];
    let pages = 0;
    for (let before: { before?: ScanPlace } = {}; ; pages++) {
      const chosen = { withBots: true, limit: 100, ...filter, ...before };
      const page = await stores().scans.listOfWorkspace(tenantId, chosen, width);
      scans.push(...page.scans);
      if (page.next === null) return { scans, pages: pages + 1 };
      before = { before: page.next };
    }
  }

  const keyOf = ({ codeId, id }: Pick<ScanOfCode, "codeId" | "id">) => `${codeId} ${id}`;

  /** Three codes, two of them in one campaign, scanned at the same moments; and a neighbour's. */
  async function scanned() {
    const tenant = await tenantIn(stores());
    const codes = [
      await codeIn(stores(), tenant, { group: "guide" }),
      await codeIn(stores(), tenant, { group: "guide" }),
      await codeIn(stores(), tenant),
    ];
    const neighbour = await codeIn(stores(), await tenantIn(stores()), { group: "guide" });
    for (let turn = 0; turn < 5; turn++)
      await stores().scans.commit(
        [...codes, neighbour].map((code, at) =>
          newScan(code, {
            at: NOON + turn * DAY,
            visitor: visitor(at),
            bot: (turn + at) % 2 === 0 ? "tool" : null,
          }),
        ),
      );
    return { tenant, codes };
  }

  test("are those of its codes together, newest first, whatever the size of a page", async () => {
    const { tenant, codes } = await scanned();
    const { scans } = await walk(tenant.id, {}, 101);
    const own = await Promise.all(
      codes.map(({ id }) => stores().scans.list(id, { withBots: true, limit: 100 })),
    );
    expect(scans.map(keyOf).toSorted()).toEqual(own.flat().map(keyOf).toSorted());
    expect(scans.map(({ at }) => at)).toEqual(scans.map(({ at }) => at).toSorted((a, b) => b - a));
    expect(scans).toHaveLength(15);
    const first = own.flat().find(({ id, codeId }) => id === scans[0]?.id && codeId === scans[0].codeId);
    expect(scans[0]).toMatchObject({ ...first });
    expect(scans[0]?.shortId).toBe(codes.find(({ id }) => id === scans[0]?.codeId)?.shortId ?? "");
    for (const limit of [1, 2, 7, 14, 15])
      expect((await walk(tenant.id, { limit }, limit + 1)).scans).toEqual(scans);
    expect((await walk(tenant.id, { limit: 15 }, 16)).pages).toBe(1);
  });

  test("of a campaign, of people and of a period are found piece by piece", async () => {
    const { tenant, codes } = await scanned();
    const { scans } = await walk(tenant.id, {}, 101);
    const [first, second] = codes.map(({ id }) => id);
    const chosen: readonly [Filter, (scan: ScanOfCode) => boolean][] = [
      [{ group: "guide" }, ({ codeId }) => codeId === first || codeId === second],
      [{ withBots: false }, ({ bot }) => bot === null],
      [{ from: NOON + DAY, to: NOON + 3 * DAY }, ({ at }) => at >= NOON + DAY && at < NOON + 3 * DAY],
      [{ group: "nobody's" }, () => false],
      [{ from: NOON + 9 * DAY }, () => false],
      [
        { group: "guide", withBots: false, to: NOON + DAY },
        (scan) => scan.at === NOON && scan.codeId === second,
      ],
    ];
    for (const [filter, isChosen] of chosen)
      for (const width of [1, 4, 100])
        expect((await walk(tenant.id, { ...filter, limit: 3 }, width)).scans).toEqual(scans.filter(isChosen));
    // 15 scans, four at once, and the last piece is not full.
    expect((await walk(tenant.id, { group: "nobody's" }, 4)).pages).toBe(4);
  });

  test("leave out deleted codes, and scans that arrive meanwhile", async () => {
    const { tenant, codes } = await scanned();
    const [gone, kept] = codes;
    if (!gone || !kept) throw new Error("codes");
    await stores().codes.remove(tenant.id, gone.id, NOON);
    const page = await stores().scans.listOfWorkspace(tenant.id, { withBots: true, limit: 2 }, 3);
    await stores().scans.commit([newScan(kept, { at: NOON + 9 * DAY })]);
    const { scans } = await walk(tenant.id, { ...(page.next ? { before: page.next } : {}), limit: 2 }, 3);
    expect([...page.scans, ...scans].map(({ codeId }) => codeId)).not.toContain(gone.id);
    expect(new Set([...page.scans, ...scans].map(keyOf)).size).toBe(10);
    expect([...page.scans, ...scans]).toHaveLength(10);
  });

  test.skipIf(engine === "SQLite" && !COUNTS_PAGES)(
    "are looked for in as many pages of the database however many scans and codes there are",
    async () => {
      const AT_ONCE = 100;
      const [codeCount, scansEach] = IN_FULL ? [1_000, 200] : [100, 60];
      const [small, large] = [await tenantIn(stores()), await tenantIn(stores())];
      const fill = async (tenant: Tenant, codes: number, each: number) => {
        const ids: string[] = [];
        await addCodes(stores(), tenant.id, codes, (n) => {
          const code = newCode(tenant, { group: n === 0 ? "few" : "many" });
          ids.push(code.id);
          return code;
        });
        for (let turn = 0; turn < each; turn++)
          for (let first = 0; first < codes; first += AT_ONCE)
            await stores().scans.commit(
              ids
                .slice(first, first + AT_ONCE)
                .map((id, n) => newScan({ id }, { at: NOON + turn * MINUTE, visitor: visitor(n) })),
            );
      };
      await fill(small, 4, 10);
      await fill(large, codeCount, scansEach);
      await stores().analyze?.();
      const read = (tenant: Tenant, filter: Filter, width: number) =>
        stores().pagesRead(({ scans }) =>
          scans.listOfWorkspace(tenant.id, { withBots: true, limit: 20, ...filter }, width),
        );
      const newest = await read(large, {}, 21);
      expect(newest).toBeLessThan(3 * (await read(small, {}, 21)));
      // Down an index and up to two trees for each scan that is looked at, and not more for all of them.
      const width = 500;
      for (const filter of [{ group: "nobody's" }, { group: "few" }, { withBots: false, group: "few" }])
        expect(await read(large, filter, width)).toBeLessThan(8 * width);
      const few = await walk(large.id, { group: "few", limit: 20 }, width);
      expect(few.scans).toHaveLength(scansEach);
      expect(few.pages).toBeLessThanOrEqual((codeCount * scansEach) / width + scansEach / 20 + 1);
    },
    300_000,
  );

  test("are none where nothing was scanned", async () => {
    const { id } = await tenantIn(stores());
    expect(await walk(id, {}, 10)).toEqual({ scans: [], pages: 1 });
    expect(await walk("ten_unknown", { group: "guide", withBots: false }, 10)).toEqual({
      scans: [],
      pages: 1,
    });
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
