import { expect, test } from "bun:test";
import { openDatabase } from "../../../db/sqlite/open.ts";
import { DAY } from "../../../src/shared/clock.ts";
import { ALL_SCOPES } from "../../../src/shared/scopes.ts";
import { newKey, newTenant, NOON } from "../contract/stores.ts";
import { databaseBefore } from "./older.ts";
import { storesOf, temporaryFolder } from "./stores.ts";

test("a workspace's keys from before are one, main, with every scope, and the texts that it replaced", async () => {
  const folder = temporaryFolder();
  const tenant = newTenant();
  const old = databaseBefore(folder, "0014_deleted_codes");
  old.run(
    "insert into tenants (id, name, email, plan, device_log, created_at) values (?, '', '', 'free', 0, 0)",
    [tenant.id],
  );
  const add = "insert into api_keys (hash, tenant_id, created_at, valid_until) values (?, ?, ?, ?)";
  old.run(add, ["replaced", tenant.id, NOON, NOON + DAY]);
  old.run(add, ["present", tenant.id, NOON + 1, null]);
  old.close();

  const db = openDatabase(folder);
  const { keys } = storesOf(db);
  const id = tenant.id.replace("ten_", "key_");
  const main = { id, name: "main", scopes: ALL_SCOPES };
  expect(await keys.list(tenant.id, NOON)).toEqual([
    { ...main, hint: null, createdAt: NOON + 1, lastUsedOn: null, expiresAt: null },
  ]);
  expect((await keys.find("replaced"))?.key).toEqual({ ...main, validUntil: NOON + DAY });
  expect(await keys.replace(tenant.id, id, newKey({ hash: "next" }), NOON, NOON)).toBe(true);
  const ends = ["replaced", "present", "next"].map(async (hash) => (await keys.find(hash))?.key.validUntil);
  expect(await Promise.all(ends)).toEqual([NOON, NOON, null]);
  db.close();
});
