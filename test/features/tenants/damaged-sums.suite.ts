import { expect, test } from "bun:test";
import type { Code } from "../../../src/features/codes/model.ts";
import type { Tenant } from "../../../src/kit/shared/tenant.ts";
import { contract } from "../../db/contract.ts";
import { addMany, plainCode } from "../../db/many-codes.ts";
import { codeIn, newScan, NOON, tenantIn, visitor } from "../../db/stores.ts";

/** Codes of the large workspace: many steps of the recount. */
const CODES = 60;
const ROWS = 7;

contract("damaged sums", (opened) => {
  test("of workspaces are recounted exactly while scans go on", async () => {
    const stores = opened();
    const [large, empty, whole] = [await tenantIn(stores), await tenantIn(stores), await tenantIn(stores)];
    await addMany(stores, large.id, CODES);
    const codes = (await stores.codes.list(large.id, { limit: CODES })).codes;
    const other = await codeIn(stores, whole, { active: false });
    await stores.scans.commit([newScan(other)]);
    const staging = (await stores.bulk.open(large.id, NOON)) ?? 0;
    await stores.bulk.stage(staging, [plainCode(large.id, CODES)]);
    await stores.damage(
      `update tenant_totals set codes = codes + 3, scans = scans - 5, leads = 7, bytes = bytes + 9 where tenant_id = '${large.id}'`,
    );
    await stores.damage(
      `insert into tenant_totals (tenant_id, lane, codes, active) values ('${empty.id}', 0, 4, -1)`,
    );
    await stores.damage(`update tenant_totals set bytes = 0 where tenant_id = '${whole.id}'`);
    // More rows beside codes than a step takes, and keys of several columns.
    for (let row = 0; row < 3 * ROWS; row++) {
      await stores.damage(
        `insert into looks (id, tenant_id, name, name_key, is_default, revision, created_at, updated_at, style)
          values ('look_${row}', '${whole.id}', '${row}', '${row}', false, 1, 0, 0, '${"ü".repeat(row)}')`,
      );
      await stores.damage(
        `insert into kept_answers (tenant_id, route, key, fingerprint, answer, created_at, bytes)
          values ('${whole.id}', 'POST /${row % 4}', '${row}', '', '', 0, ${row})`,
      );
    }
    const named = (what: string, ...of: readonly Pick<Tenant, "id">[]) =>
      of.map(({ id }) => `tenant ${id}: its ${what}`).sort();
    expect(await stores.auditor.discrepancies(0)).toEqual([
      ...named("totals", large, empty),
      ...named("bytes", large, whole),
    ]);

    let steps = 0;
    const mended = await stores.tenantRecounter.recount(async (step) => {
      do {
        steps++;
        const [early, late] = [codes.at(-steps), codes[steps]];
        if (early && late) {
          await stores.scans.commit([early, late].map((code) => newScan(code, { visitor: visitor(steps) })));
          await stores.codes.edit(large.id, early.id, { active: steps % 2 > 0 }, NOON, null);
          if (steps % 3 === 0) await stores.codes.remove(large.id, late.id, NOON);
        }
        await codeIn(stores, large);
        if (steps === 4) await stores.bulk.commit({ tenantId: large.id, batch: staging, at: NOON });
      } while (await step(ROWS));
    });
    expect(steps).toBeGreaterThan(CODES / ROWS);
    expect([...mended].sort()).toEqual([large.id, empty.id, whole.id].sort());
    expect(await stores.auditor.discrepancies(0)).toEqual([]);
    const again = await stores.tenantRecounter.recount(async (step) => {
      while (await step(1_000));
    });
    expect(again).toEqual([]);
  });

  test("by which codes are in lists are told, and mended once the codes are scanned", async () => {
    const stores = opened();
    const tenant = await tenantIn(stores);
    const codes: Code[] = [];
    for (const title of ["a", "b"]) codes.push(await codeIn(stores, tenant, { title }));
    while (await stores.campaignTotals.step(0, 10));
    await stores.damage("update code_ranks set scans = 9 where title_key in ('1a', '1b')");
    expect(await stores.auditor.discrepancies(0)).toEqual(
      codes.map(() => expect.stringMatching(/^code \d+: its place in lists$/)),
    );
    await stores.scans.commit(codes.map((code) => newScan(code)));
    await stores.addUp();
    while (await stores.campaignTotals.step(0, 10));
    expect(await stores.auditor.discrepancies(0)).toEqual([]);
  });
});
