import { takeDown } from "../../features/blocks/blocking.ts";
import { expect, test } from "bun:test";
import { openDatabase } from "../../../db/sqlite/open.ts";
import { CODE_SORTS } from "../../../src/features/codes/model.ts";
import { addressOf } from "../../../src/kit/shared/short-address.ts";
import { codeIn, domainIn, NOON, tenantIn } from "../stores.ts";
import { plansOf } from "./plans.ts";
import { storesOf, temporaryFolder } from "./stores.ts";

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
  ])
    expect([index, listed.some((detail) => detail.includes(index))]).toEqual([index, true]);
  db.close();
});
