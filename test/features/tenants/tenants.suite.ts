import { setSuspended, takeDown } from "../blocks/blocking.ts";
import type { Code } from "../../../src/features/codes/model.ts";
import { UNCHECKED } from "../../../src/features/watch/traits.ts";
import { expect, test } from "bun:test";
import { DAY } from "../../../src/kit/shared/clock.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { contract } from "../../db/contract.ts";
import {
  codeIn,
  freshId,
  newCode,
  newKey,
  newScan,
  newTenant,
  NOON,
  retryKey,
  tenantIn,
} from "../../db/stores.ts";

contract("tenants", (stores) => {
  test("a tenant is read as it was stored, by its id and by its key", async () => {
    const tenant = newTenant({
      name: "Café „Zur Brücke“ 🌉 \\ % _ ' \"",
      planValidUntil: NOON + DAY,
      deviceLog: true,
    });
    const key = newKey();
    await stores().tenants.add(tenant, key);
    expect(await stores().tenants.byId(tenant.id)).toEqual(tenant);
    expect((await stores().keys.find(key.hash))?.tenant).toEqual(tenant);
  });

  test("an unknown id and an unknown key find no tenant", async () => {
    expect(await stores().tenants.byId(freshId("ten"))).toBeNull();
    expect(await stores().tenants.byId("")).toBeNull();
    expect(await stores().keys.find(newKey().hash)).toBeNull();
    expect(await stores().keys.find("' or 1=1 --")).toBeNull();
  });

  test("the same name and email address may sign up any number of times", async () => {
    const twins = await Promise.all(Array.from({ length: 20 }, () => tenantIn(stores())));
    for (const twin of twins) expect(await stores().tenants.byId(twin.id)).toEqual(twin);
  });

  test("a list goes from the oldest to the newest, page by page, while others sign up", async () => {
    const made: Tenant[] = [];
    for (let i = 0; i < 7; i++) made.push(await tenantIn(stores()));
    const before = (await everyTenant(() => Promise.resolve())).filter(({ id }) =>
      made.some((tenant) => tenant.id === id),
    );
    expect(before).toEqual(made);
    const late: Tenant[] = [];
    const during = await everyTenant(async () => {
      if (late.length < 3) late.push(await tenantIn(stores()));
    });
    expect(new Set(during.map(({ id }) => id)).size).toBe(during.length);
    for (const tenant of [...made, ...late]) expect(during).toContainEqual(tenant);
  });

  test("a list continues after a tenant that was erased meanwhile", async () => {
    const [first, second] = [await tenantIn(stores()), await tenantIn(stores())];
    await stores().tenants.remove(first.id, NOON);
    expect(await stores().tenants.list(1, first.id)).toEqual([second]);
  });

  test("plan and device log are set for one tenant, and not for one that does not exist", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    expect(await stores().tenants.setPlan(tenant.id, "pro", NOON + DAY)).toBe(true);
    expect(await stores().tenants.setDeviceLog(tenant.id, true)).toBe(true);
    const changed = { ...tenant, plan: "pro", planValidUntil: NOON + DAY, deviceLog: true };
    expect(await stores().tenants.byId(tenant.id)).toEqual(changed);
    expect(await stores().tenants.byId(other.id)).toEqual(other);
    expect(await stores().tenants.setPlan(tenant.id, "free", null)).toBe(true);
    expect(await stores().tenants.setDeviceLog(tenant.id, false)).toBe(true);
    expect(await stores().tenants.byId(tenant.id)).toEqual(tenant);
    expect(await stores().tenants.setPlan(freshId("ten"), "pro", null)).toBe(false);
    expect(await stores().tenants.setDeviceLog(freshId("ten"), true)).toBe(false);
  });

  test("codes are counted, disabled ones included, deleted ones not", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    const codes = [
      await codeIn(stores(), tenant),
      await codeIn(stores(), tenant, { active: false }),
      await codeIn(stores(), tenant),
    ];
    await codeIn(stores(), other);
    await stores().codes.remove(tenant.id, codes[2]?.id ?? "", NOON);
    expect(await stores().tenants.usage(tenant.id)).toMatchObject({ codes: 2 });
    expect(await stores().tenants.usage(freshId("ten"))).toMatchObject({ codes: 0 });
  });

  test("an erased tenant's record, keys and codes are gone, and its short ids stay retired for ever", async () => {
    const tenant = newTenant();
    const [key, newer] = [newKey(), newKey()];
    await stores().tenants.add(tenant, key);
    await stores().keys.replaceMain(tenant.id, newer, NOON + DAY);
    const codes = [await codeIn(stores(), tenant), await codeIn(stores(), tenant, { active: false })];
    for (const code of codes) await stores().scans.commit([newScan(code)]);
    const deleted = await codeIn(stores(), tenant);
    await stores().codes.remove(tenant.id, deleted.id, NOON);

    expect(await stores().tenants.remove(tenant.id, NOON)).toBe(true);
    // At once, and when the eraser has done some of it, and all.
    for (let step = 0; step < 20; step++) {
      await isGone();
      await stores().eraser.step(1);
    }
    while (await stores().eraser.step(10));
    await isGone();

    async function isGone(): Promise<void> {
      expect(await stores().tenants.byId(tenant.id)).toBeNull();
      expect(await stores().keys.find(key.hash)).toBeNull();
      expect(await stores().keys.find(newer.hash)).toBeNull();
      expect(await stores().tenants.usage(tenant.id)).toMatchObject({ codes: 0 });
      expect(await stores().codes.list(tenant.id, { limit: 10 })).toEqual({ codes: [], next: null });
      const heir = await tenantIn(stores());
      for (const { id, shortId } of [...codes, deleted]) {
        expect(await stores().codes.resolve(shortId)).toBe("gone");
        expect(await stores().codes.get(tenant.id, id)).toBeNull();
        const reuse = { code: newCode(heir, { shortId }), limit: null, retry: null };
        expect(await stores().codes.add(reuse)).toEqual({ kind: "short_id_taken" });
        expect(await stores().codes.byAddress(shortId)).toBe("gone");
        expect(await takeDown(stores(), shortId, NOON)).toBe(false);
        expect(await stores().codes.remove(tenant.id, id, NOON)).toBeNull();
        expect(await stores().codes.edit(tenant.id, id, { active: true }, NOON, null)).toBeNull();
        expect(await stores().pages.find(shortId)).toBe("gone");
      }
      expect((await everyTenant(() => Promise.resolve())).map(({ id }) => id)).not.toContain(tenant.id);
      expect(await stores().tenants.setPlan(tenant.id, "pro", null)).toBe(false);
      expect(await setSuspended(stores(), tenant.id, false)).toBe(false);
      expect(await stores().keys.add(tenant.id, newKey(), 20)).toBe("tenant_gone");
      expect(await stores().keys.replaceMain(tenant.id, newKey(), NOON)).toBe(false);
      expect(await stores().keys.list(tenant.id, NOON)).toEqual([]);
      expect(await stores().codes.add({ code: newCode(tenant), limit: null, retry: null })).toEqual({
        kind: "tenant_gone",
      });
      expect(await stores().bulk.open(tenant.id, NOON)).toBeNull();
      // Neither totals nor anything else differs, however much of it is erased.
      expect(await stores().auditor.discrepancies(0)).toEqual([]);
    }
  });

  test("a tenant with many codes is erased in steps of about as many rows as it is given; meanwhile each code is gone", async () => {
    const tenant = await tenantIn(stores());
    const codes: Code[] = [];
    for (let made = 0; made < 60; made++)
      codes.push(await codeIn(stores(), tenant, { group: `${made % 3}` }));
    await stores().tenants.remove(tenant.id, NOON);
    const answers = new Set<unknown>();
    let [steps, more] = [0, true];
    const scanning = codes.map(async ({ shortId }) => {
      while (more) answers.add(await stores().codes.resolve(shortId));
    });
    for (; more; steps++) more = await stores().eraser.step(5);
    await Promise.all(scanning);
    expect(answers).toEqual(new Set(["gone"]));
    expect(steps).toBeGreaterThan(60 / 5);
  });

  test("a tenant with many keys is erased in steps, and none of them finds it meanwhile", async () => {
    const tenant = await tenantIn(stores());
    const keys = Array.from({ length: 25 }, () => newKey());
    for (const key of keys) await stores().keys.replaceMain(tenant.id, key, NOON + DAY);
    await stores().tenants.remove(tenant.id, NOON);
    let steps = 0;
    do {
      for (const key of keys) expect(await stores().keys.find(key.hash)).toBeNull();
      steps++;
    } while (await stores().eraser.step(5));
    expect(steps).toBeGreaterThan(25 / 5);
  });

  test("a tenant with many large codes is erased in steps that are as small as the codes are large", async () => {
    const tenant = await tenantIn(stores());
    const style = { logo: { svg: "x".repeat(400_000) } };
    for (let made = 0; made < 12; made++) await codeIn(stores(), tenant, { style });
    await stores().tenants.remove(tenant.id, NOON);
    let steps = 0;
    while (await stores().eraser.step(1_000)) steps++;
    expect(steps).toBeGreaterThanOrEqual(12 / 2);
  });

  test("a tenant without codes is erased completely", async () => {
    const tenant = await tenantIn(stores());
    await stores().tenants.remove(tenant.id, NOON);
    while (await stores().eraser.step(5));
    // Its id is free.
    await stores().tenants.add(tenant, newKey());
    expect(await stores().tenants.byId(tenant.id)).toEqual(tenant);
  });

  test("erasing a tenant erases nothing of another tenant", async () => {
    const [tenant, other] = [await tenantIn(stores()), await tenantIn(stores())];
    await codeIn(stores(), tenant);
    const code = newCode(other);
    const retry = { key: retryKey(other), answer: "kept" };
    await stores().codes.add({ code, limit: null, retry });
    await stores().scans.commit([newScan(code)]);
    await stores().tenants.remove(tenant.id, NOON);
    expect(await stores().tenants.byId(other.id)).toEqual(other);
    expect(await stores().codes.get(other.id, code.id)).toEqual({
      ...code,
      scans: 1,
      bots: 0,
      takenDown: false,
      blocked: null,
      listed: null,
      health: UNCHECKED,
    });
    const again = await stores().codes.add({ code: newCode(other), limit: null, retry });
    expect(again).toEqual({ kind: "replayed", answer: "kept" });
  });

  test("of two calls that erase a tenant one succeeds; a tenant that never existed can't be erased", async () => {
    const tenant = await tenantIn(stores());
    await codeIn(stores(), tenant);
    const both = await Promise.all([
      stores().tenants.remove(tenant.id, NOON),
      stores().tenants.remove(tenant.id, NOON),
    ]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await stores().tenants.remove(freshId("ten"), NOON)).toBe(false);
  });

  /** All tenants by pages of three; `between` runs after each page. */
  async function everyTenant(between: () => Promise<void>): Promise<Tenant[]> {
    const found: Tenant[] = [];
    for (;;) {
      const page = await stores().tenants.list(3, found.at(-1)?.id ?? null);
      found.push(...page);
      await between();
      if (page.length < 3) return found;
    }
  }
});
