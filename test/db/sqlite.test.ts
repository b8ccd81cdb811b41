import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDayKeyFiles } from "../../db/files/day-keys.ts";
import { bulkStoreContract } from "./contract/bulk.ts";
import { codeStoreContract } from "./contract/codes.ts";
import { dayKeyStoreContract } from "./contract/day-keys.ts";
import { deliveryStoreContract } from "./contract/deliveries.ts";
import { eraserContract } from "./contract/eraser.ts";
import { scanStoreContract } from "./contract/scans.ts";
import { tenantStoreContract } from "./contract/tenants.ts";
import { webhookStoreContract } from "./contract/webhooks.ts";
import { voucherStoreContract } from "./contract/vouchers.ts";
import { openSqlite } from "./sqlite/stores.ts";

tenantStoreContract("SQLite", openSqlite);
voucherStoreContract("SQLite", openSqlite);
codeStoreContract("SQLite", openSqlite);
bulkStoreContract("SQLite", openSqlite);
scanStoreContract("SQLite", openSqlite);
eraserContract("SQLite", openSqlite);
deliveryStoreContract("SQLite", openSqlite);
webhookStoreContract("SQLite", openSqlite);
dayKeyStoreContract("files", async () => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-keys-"));
  return {
    ...createDayKeyFiles(folder),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
});
