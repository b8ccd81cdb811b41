import { expect, test } from "bun:test";
import { openDatabase } from "../../../db/sqlite/open.ts";
import { tenantIn } from "../stores.ts";
import { storesOf, temporaryFolder } from "./stores.ts";

test("after a recount nothing of it keeps the log from being emptied", async () => {
  const db = openDatabase(temporaryFolder());
  const stores = storesOf(db);
  await tenantIn(stores);
  await stores.tenantRecounter.recount(async (step) => {
    while (await step(10));
  });
  db.writer.current.run("pragma busy_timeout = 0");
  expect(db.writer.current.query("pragma wal_checkpoint(truncate)").get()).toMatchObject({ busy: 0, log: 0 });
  await db.close();
});
