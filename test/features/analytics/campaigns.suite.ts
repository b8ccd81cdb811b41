import { expect, test } from "bun:test";
import type { Code } from "../../../src/features/codes/model.ts";
import { DAY, utcDay } from "../../../src/kit/shared/clock.ts";
import { COUNTS_PAGES } from "../../db/sqlite/pages-read.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, newCode, newScan, NOON, tenantIn, visitor } from "../../db/stores.ts";

const TODAY = utcDay(NOON);

contract("campaigns", (stores, engine) => {
  /** Makes codes in one transaction, as a bulk file does. */
  async function codesIn(tenant: { readonly id: string }, count: number, group: (index: number) => string) {
    const { bulk } = stores();
    const codes = Array.from({ length: count }, (_, index) => newCode(tenant, { group: group(index) }));
    const batch = (await bulk.open(tenant.id, NOON)) ?? -1;
    for (let from = 0; from < count; from += 500) await bulk.stage(batch, codes.slice(from, from + 500));
    return { codes, commit: () => bulk.commit({ tenantId: tenant.id, batch, at: NOON }) };
  }

  async function addUp(day = TODAY): Promise<void> {
    while (await stores().campaignTotals.step(day, 500));
  }

  const scan = (code: Code | undefined, ...visitors: readonly number[]) =>
    stores().scans.commit(code ? visitors.map((number) => newScan(code, { visitor: visitor(number) })) : []);

  const campaign = async (tenantId: string, group: string | null) =>
    (await stores().analytics.campaigns(tenantId, [group]))[0];

  test("a campaign of at most a hundred codes shows what was counted just now", async () => {
    const tenant = await tenantIn(stores());
    const { codes, commit } = await codesIn(tenant, 100, () => "tour");
    expect(await campaign(tenant.id, "tour")).toMatchObject({ codes: 0, items: [] });
    await commit();
    await scan(codes[7], 1, 2);
    await scan(codes[8], 1);
    const before = await campaign(tenant.id, "tour");
    expect(before).toMatchObject({ codes: 100, scans: 3, unique: 2 });
    expect(before?.items.map(({ id }) => id)).toEqual(codes.map(({ id }) => id).reverse());
    await addUp();
    expect(await campaign(tenant.id, "tour")).toEqual(before);
  });

  test("a larger one lists its hundred most scanned codes, and has its totals from a chore", async () => {
    const tenant = await tenantIn(stores());
    const { codes, commit } = await codesIn(tenant, 130, () => "tour");
    await addUp();
    await commit();
    for (const code of codes.slice(20, 120)) await scan(code, 1);
    await scan(codes[40], 2);
    await addUp();
    const found = await campaign(tenant.id, "tour");
    expect(found).toMatchObject({ codes: 130, scans: 101, unique: 2 });
    expect(found?.items.map(({ id }) => id)).toEqual(
      codes
        .slice(20, 120)
        .map(({ id }) => id)
        .reverse(),
    );
    // Later counts of a code are shown with the code, and added to the campaign by the next round.
    await scan(codes[40], 3);
    expect((await campaign(tenant.id, "tour"))?.scans).toBe(101);
    await addUp();
    expect((await campaign(tenant.id, "tour"))?.scans).toBe(102);
  });

  test("a code takes its counts along when it moves, and out when it is deleted", async () => {
    const tenant = await tenantIn(stores());
    const { codes, commit } = await codesIn(tenant, 205, (index) => (index < 102 ? "hall" : "yard"));
    await commit();
    const [moved, deleted] = [codes[0], codes[204]];
    if (!moved || !deleted) throw new Error("codes");
    await scan(moved, 1, 2, 3);
    await scan(deleted, 4, 5);
    await addUp();
    await stores().codes.edit(tenant.id, moved.id, { group: "yard" }, NOON, null);
    await stores().codes.remove(tenant.id, deleted.id, NOON);
    await addUp();
    expect(await campaign(tenant.id, "hall")).toMatchObject({ codes: 101, scans: 0 });
    expect(await campaign(tenant.id, "yard")).toMatchObject({ codes: 103, scans: 3 });
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
  });

  test("the days of a deleted code are counted again together, in few steps", async () => {
    const tenant = await tenantIn(stores());
    const { codes, commit } = await codesIn(tenant, 30, () => "tour");
    await commit();
    const onDay = (code: Code | undefined, day: number, number: number) =>
      code ? [newScan(code, { at: NOON - day * DAY, visitor: visitor(number) })] : [];
    const [gone, ...others] = codes;
    await stores().scans.commit(Array.from({ length: 40 }, (_, day) => onDay(gone, day, day % 2)).flat());
    await stores().scans.commit(others.flatMap((code, n) => onDay(code, n % 20, n % 2)));
    await stores().codes.remove(tenant.id, gone?.id ?? "", NOON);
    let steps = 0;
    while (await stores().campaigns.step(TODAY + 1)) steps++;
    expect(steps).toBeLessThan(25);
    await addUp(TODAY + 1);
    // On nine of the twenty days the same visitor scanned two of the codes.
    expect((await campaign(tenant.id, "tour"))?.unique).toBe(20);
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
  });

  test("visitors of days that are over are added up once, and those of later days as they come", async () => {
    const tenant = await tenantIn(stores());
    const code = await codeIn(stores(), tenant, { group: "tour" });
    const unique = async () => (await campaign(tenant.id, "tour"))?.unique;
    const onDay = (day: number, ...visitors: readonly number[]) =>
      stores().scans.commit(
        visitors.map((number) => newScan(code, { at: NOON + day * DAY, visitor: visitor(number) })),
      );
    await onDay(0, 1, 2);
    await onDay(1, 3);
    await addUp(TODAY + 1);
    expect(await unique()).toBe(3);
    await onDay(1, 4);
    expect(await unique()).toBe(4);
    await onDay(2, 5);
    await addUp(TODAY + 2);
    expect(await unique()).toBe(5);
    // A recount of a day that is added up corrects the sum.
    await stores().codes.edit(tenant.id, code.id, { group: "guide" }, NOON, null);
    while (await stores().campaigns.step(TODAY + 3));
    await addUp(TODAY + 3);
    expect((await campaign(tenant.id, "guide"))?.unique).toBe(5);
    expect((await campaign(tenant.id, "tour"))?.unique).toBe(0);
  });

  test("nothing is left of the campaigns of an erased tenant", async () => {
    const tenant = await tenantIn(stores());
    const { commit } = await codesIn(tenant, 120, () => "tour");
    await commit();
    await addUp();
    await stores().tenants.remove(tenant.id, NOON);
    while (await stores().eraser.step(50));
    await addUp();
    expect(await campaign(tenant.id, "tour")).toMatchObject({ codes: 0, scans: 0, items: [] });
    expect(await stores().auditor.discrepancies(0)).toEqual([]);
  });

  test("names come in order, a page after the other, the untagged codes last", async () => {
    const tenant = await tenantIn(stores());
    const { commit } = await codesIn(tenant, 12, (index) => `hall ${index % 6}`);
    await commit();
    await codeIn(stores(), tenant);
    const names = (after: string, limit: number) => stores().analytics.campaignNames(tenant.id, after, limit);
    expect(await names("", 4)).toEqual(["hall 0", "hall 1", "hall 2", "hall 3"]);
    expect(await names("hall 3", 4)).toEqual(["hall 4", "hall 5", null]);
    expect(await names("hall 3", 2)).toEqual(["hall 4", "hall 5"]);
    expect(await names("hall 5", 2)).toEqual([null]);
    expect(await names("z", 2)).toEqual([null]);
  });

  test.skipIf(engine === "SQLite" && !COUNTS_PAGES)(
    "a page costs the same however many codes and campaigns the workspace has",
    async () => {
      const [small, large] = [await tenantIn(stores()), await tenantIn(stores())];
      // Two campaigns of a hundred codes and four of one; two of a thousand, and a thousand of one.
      const groupsOf = (large: number) => (index: number) =>
        index < large ? `${index % 2}` : `hall ${index}`;
      await (await codesIn(small, 204, groupsOf(200))).commit();
      await (await codesIn(large, 3_000, groupsOf(2_000))).commit();
      await addUp();
      const pages = (tenantId: string) =>
        stores().pagesRead(async ({ analytics }) => {
          await analytics.campaigns(tenantId, await analytics.campaignNames(tenantId, "", 6));
        });
      await stores().analyze?.();
      expect(await pages(large.id)).toBeLessThan(3 * (await pages(small.id)));
    },
  );
});
