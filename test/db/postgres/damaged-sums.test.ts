import { describe, expect, test } from "bun:test";
import { hasPostgres, postgresServer } from "../../postgres.ts";
import { codeIn, newScan, tenantIn, visitor } from "../stores.ts";
import { openNode, PATIENT } from "./stores.ts";

describe.skipIf(!hasPostgres)("the sums of workspaces", () => {
  test("are exact when two nodes scan, make, switch and delete codes of the same workspaces at once", async () => {
    const url = await (await postgresServer()).freshDatabase();
    const nodes = [await openNode(url, PATIENT), await openNode(url, PATIENT)];
    const [first] = nodes;
    if (!first) throw new Error("There are no nodes");
    const tenants = [await tenantIn(first.stores), await tenantIn(first.stores)];
    const shared = await Promise.all(tenants.map((tenant) => codeIn(first.stores, tenant)));
    const ROUNDS = 12;
    const work = nodes.flatMap(({ stores }, node) =>
      Array.from({ length: ROUNDS }, async (_, round) => {
        // Both orders of the workspaces come, in the batches of each node.
        const order = round % 2 === 0 ? shared : shared.toReversed();
        await stores.scans.commit(order.map((code) => newScan(code, { visitor: visitor(round) })));
        for (const tenant of round % 2 === 0 ? tenants : tenants.toReversed()) {
          const code = await codeIn(stores, tenant);
          await stores.codes.edit(tenant.id, code.id, { active: false }, node, null);
          if (round % 3 === 0) await stores.codes.remove(tenant.id, code.id, round);
        }
      }),
    );
    await Promise.all(work);
    const kept = 1 + nodes.length * ROUNDS - (nodes.length * ROUNDS) / 3;
    for (const tenant of tenants)
      expect(await first.stores.codes.totals(tenant.id)).toEqual({
        codes: kept,
        active: 1,
        scans: nodes.length * ROUNDS,
        uniqueVisitors: ROUNDS,
        leads: 0,
      });
    expect(await first.stores.auditor.discrepancies(0)).toEqual([]);
    await Promise.all(nodes.map(({ db }) => db.close()));
  });
});
