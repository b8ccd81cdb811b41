import { putBack, takeDown } from "../blocks/blocking.ts";
import { expect, test } from "bun:test";
import type { Code } from "../../../src/features/codes/model.ts";
import type { CodeTotals } from "../../../src/features/codes/totals-model.ts";
import { seededRandom } from "../../random.ts";
import { contract } from "../../db/contract.ts";
import { codeIn, everyCode, freshId, newScan, NOON, tenantIn, visitor } from "../../db/stores.ts";

/** The sums over a tenant's codes: they follow every change. */
contract("sums over codes", (stores) => {
  async function auditOf(tenantId: string): Promise<string[]> {
    return (await stores().auditor.discrepancies(0)).filter((line) => line.includes(tenantId));
  }

  test("the sums follow codes that come, change and go, scans and leads, in any order", async () => {
    const tenant = await tenantIn(stores());
    const random = seededRandom(7);
    const codes = new Map<string, { code: Code; scans: number; visitors: Set<number>; leads: number }>();
    const pick = () => [...codes.values()][Math.floor(random() * codes.size)];
    const { codes: store, scans, leads } = stores();
    const steps: readonly (() => Promise<unknown>)[] = [
      async () => {
        const code = await codeIn(stores(), tenant, { active: random() < 0.7 });
        codes.set(code.id, { code, scans: 0, visitors: new Set(), leads: 0 });
      },
      async () => {
        const code = pick()?.code;
        if (code) await store.edit(tenant.id, code.id, { active: random() < 0.5 }, NOON, null);
      },
      async () => {
        const code = pick()?.code;
        if (code) await (random() < 0.5 ? takeDown : putBack)(stores(), code.shortId, NOON);
      },
      async () => {
        const code = pick()?.code;
        if (!code || random() < 0.5) return;
        expect(await store.remove(tenant.id, code.id, NOON)).toEqual({ address: code.shortId, gs1: null });
        expect(await store.remove(tenant.id, code.id, NOON)).toBeNull();
        codes.delete(code.id);
      },
      async () => {
        const scanned = pick();
        const other = pick();
        if (!scanned || !other) return;
        const batch = [scanned, other, scanned].map((each) => {
          const who = Math.floor(random() * 5);
          each.scans++;
          each.visitors.add(who);
          return newScan(each.code, { visitor: visitor(who) });
        });
        await scans.commit(batch);
      },
      async () => {
        const found = pick();
        if (!found) return;
        const lead = { at: NOON, country: null, device: "mobile", sealed: new Uint8Array(1) } as const;
        await leads.add({ ...lead, id: freshId("lead"), codeId: found.code.id, hasEmail: false }, null);
        found.leads++;
      },
    ];
    for (let done = 0; done < 150; done++) {
      await steps[Math.floor(random() * steps.length)]?.();
      if (done % 10 > 0) continue;
      const active = (await everyCode(stores(), tenant.id, 100)).filter((code) => code.active).length;
      const sums: CodeTotals = { codes: codes.size, active, scans: 0, uniqueVisitors: 0, leads: 0 };
      for (const each of codes.values()) {
        sums.scans += each.scans;
        sums.uniqueVisitors += each.visitors.size;
        sums.leads += each.leads;
      }
      expect(await store.totals(tenant.id)).toEqual(sums);
    }
    expect(await auditOf(tenant.id)).toEqual([]);
  });

  test("codes of a bulk file count once it is committed, and never if it is discarded", async () => {
    const tenant = await tenantIn(stores());
    const one = await codeIn(stores(), tenant);
    for (const isKept of [true, false]) {
      const batch = (await stores().bulk.open(tenant.id, NOON)) ?? 0;
      const drafts = Array.from({ length: 3 }, (_, n) => ({
        ...one,
        id: freshId("code"),
        shortId: `${one.shortId}-${isKept}-${n}`,
      }));
      await stores().bulk.stage(batch, drafts);
      expect(await stores().codes.remove(tenant.id, drafts[0]?.id ?? "", NOON)).toBeNull();
      const before = await stores().codes.totals(tenant.id);
      expect(before.codes).toBe(isKept ? 1 : 4);
      if (isKept) await stores().bulk.commit({ tenantId: tenant.id, batch, at: NOON });
      else await stores().bulk.discard(batch, 10);
      expect(await stores().codes.totals(tenant.id)).toMatchObject({ codes: 4, active: 4 });
    }
    expect(await auditOf(tenant.id)).toEqual([]);
  });

  test("nothing is left of the sums of an erased tenant", async () => {
    const tenant = await tenantIn(stores());
    await stores().scans.commit([newScan(await codeIn(stores(), tenant))]);
    await stores().tenants.remove(tenant.id, NOON);
    expect(await stores().codes.totals(tenant.id)).toEqual({
      codes: 0,
      active: 0,
      scans: 0,
      uniqueVisitors: 0,
      leads: 0,
    });
    expect(await auditOf(tenant.id)).toEqual([]);
  });
});
