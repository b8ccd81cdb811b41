import { takeDown } from "../../features/blocks/blocking.ts";
import { expect, test } from "bun:test";
import { openDatabase } from "../../../db/sqlite/open.ts";
import { CODE_SORTS } from "../../../src/features/codes/model.ts";
import { addressOf } from "../../../src/kit/shared/short-address.ts";
import { codeIn, domainIn, NOON, tenantIn } from "../stores.ts";
import { plansOf } from "./plans.ts";
import { storesOf, temporaryFolder } from "./stores.ts";

const PRODUCT = "01/09521234543213";

test("each look-up by short address, and each list of a domain, follows the index for it", async () => {
  const db = openDatabase(temporaryFolder());
  const stores = storesOf(db);
  const tenant = await tenantIn(stores);
  const domain = await domainIn(stores, tenant);
  const code = await codeIn(stores, tenant, { domain });
  const lookedUp = await plansOf(db, async () => {
    for (const address of [addressOf(code), "unknown"]) {
      await stores.codes.resolve(address);
      await stores.codes.byAddress(address);
      await takeDown(stores, address, NOON);
      await stores.pages.find(address);
      await stores.tenants.contactOf(address);
    }
    await stores.bulk.taken([addressOf(code), "unknown"]);
  });
  const readers = lookedUp.filter((detail) => /^(SEARCH|SCAN) (codes|retired_short_ids)\b/.test(detail));
  const exact = /USING (COVERING )?(INDEX codes_short_id|PRIMARY KEY) \(short_id=\? AND domain=\?\)/;
  // An edit finds its code by the number that was looked up.
  expect(readers.filter((detail) => !exact.test(detail) && !detail.endsWith("(rowid=?)"))).toEqual([]);
  expect(readers.filter((detail) => exact.test(detail)).length).toBeGreaterThan(6);

  const listed = await plansOf(db, async () => {
    for (const sort of CODE_SORTS)
      for (const more of [{}, { active: true }])
        await stores.codes.list(tenant.id, { domain, sort, limit: 5, ...more });
    await stores.looks.longest(tenant.id);
  });
  for (const index of [
    "codes_domain (tenant_id=? AND domain=?)",
    "code_ranks_domain_scans (tenant_id=? AND domain=? AND active=?)",
    "code_ranks_domain_title (tenant_id=? AND domain=? AND active=?)",
    "codes_domain_long (tenant_id=?)",
    "codes_long (tenant_id=?",
    "codes_gs1_long (tenant_id=?)",
    "codes_gs1_domain_long (tenant_id=?)",
  ])
    expect([index, listed.some((detail) => detail.includes(index))]).toEqual([index, true]);
  db.close();
});

test("each look-up by GS1 address, and each judgement of a new one, follows the index for it", async () => {
  const db = openDatabase(temporaryFolder());
  const stores = storesOf(db);
  const tenant = await tenantIn(stores);
  const plans = await plansOf(db, async () => {
    await stores.codes.findNames(null, [PRODUCT, `${PRODUCT}/10/A`]);
    await stores.codes.namesUnder(null, PRODUCT, 10);
    await stores.codes.namesUnder(null, "8003/09521234543213", 10);
    const product = await codeIn(stores, tenant, { gs1: PRODUCT });
    await codeIn(stores, tenant, { gs1: `${PRODUCT}/10/A/21/7` });
    await stores.codes.remove(tenant.id, product.id, NOON);
  });
  const readers = plans.filter((detail) => /^(SEARCH|SCAN) (codes|retired_short_ids)\b/.test(detail));
  const byName = readers.filter((detail) => /INDEX (codes|retired)_gs1\b/.test(detail));
  expect(byName.length).toBeGreaterThan(8);
  for (const detail of byName) expect(detail).toMatch(/\(domain=\? AND gs1(=\?|>\? AND gs1<\?)\)/);
  expect(readers.filter((detail) => detail.startsWith("SCAN"))).toEqual([]);
  db.close();
});
