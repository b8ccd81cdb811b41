import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDeliveryLeases } from "../../../db/sqlite/delivery-leases.ts";
import { openDatabase } from "../../../db/sqlite/open.ts";
import { createOutbox } from "../../../db/sqlite/outbox.ts";
import { createDatabase } from "../../../db/sqlite/works.ts";
import { createDeliveryStore } from "../../../src/features/webhooks/store/deliveries.ts";
import { plansOf } from "../../db/sqlite/plans.ts";

/** No question about deliveries reads more of them than it answers with, however many there are. */

const folder = mkdtempSync(join(tmpdir(), "quietzone-plan-"));
const db = openDatabase(folder);
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

test("every question finds its deliveries by an index", async () => {
  db.writer.current.run(`insert into webhook_deliveries (webhook, state, id, code_seq, event, at, device)
    values ('ten_1', 2, 'whd_1', 1, 'qr.scan', 0, 'mobile')`);
  const plans = await plansOf(db, async () => {
    const store = createDeliveryStore(createDatabase(db), createDeliveryLeases(db, createOutbox(db)));
    await store.webhooks("", 10);
    await store.retries("", 10);
    await store.due("ten_1", { now: 0, limit: 10, after: "", except: new Set() });
    await store.failPending("ten_1", "webhook_removed", "whd_z", 10);
    await store.hasten("ten_1", 0, 0, 10);
    await store.restart("ten_1", "whd_1", 0);
    for (const status of ["pending", "delivered", "failed"] as const)
      await store.list("ten_1", { status, limit: 10, before: "whd_z" });
    await store.retire(0, 10, 0);
  });
  const onDeliveries = plans.filter((detail) => detail.includes("webhook_deliveries"));
  expect(onDeliveries.length).toBeGreaterThan(15);
  expect(onDeliveries.filter((detail) => detail.startsWith("SCAN"))).toEqual([]);
  expect(onDeliveries.some((detail) => detail.includes("webhook_deliveries_retry"))).toBe(true);
  // A plan that sorts would read all rows first.
  expect(plans.filter((detail) => detail.includes("TEMP B-TREE"))).toEqual([]);
});
