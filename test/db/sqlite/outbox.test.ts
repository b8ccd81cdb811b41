import { expect, test } from "bun:test";
import { openDatabase, type SqliteDatabase } from "../../../db/sqlite/open.ts";
import { createOutbox } from "../../../db/sqlite/outbox.ts";
import { createScanWriting } from "../../../db/sqlite/scans.ts";
import { codeIn, newScan, tenantIn, webhookIn } from "../stores.ts";
import { storesOf, temporaryFolder } from "./stores.ts";

test("a commit that waits for its sync reports its own deliveries, whatever was committed in between", async () => {
  const db = openDatabase(temporaryFolder());
  const stores = storesOf(db);
  const withWebhook = async () => {
    const tenant = await tenantIn(stores);
    await webhookIn(stores, tenant);
    return { tenant, code: await codeIn(stores, tenant) };
  };
  const [slow, quick] = [await withWebhook(), await withWebhook()];

  const { promise: synced, resolve: sync } = Promise.withResolvers<void>();
  const onSlowDisk: SqliteDatabase = {
    ...db,
    async writeAside(work) {
      const result = db.write(work);
      await synced;
      return result;
    },
  };
  const outbox = createOutbox(db);
  const notified: string[][] = [];
  outbox.listen((tenantIds) => void notified.push([...tenantIds]));

  const waiting = createScanWriting(onSlowDisk, outbox).commit([newScan(slow.code)]);
  await createScanWriting(db, outbox).commit([newScan(quick.code)]);
  expect(notified).toEqual([[quick.tenant.id]]);
  sync();
  await waiting;
  expect(notified).toEqual([[quick.tenant.id], [slow.tenant.id]]);
  db.close();
});
