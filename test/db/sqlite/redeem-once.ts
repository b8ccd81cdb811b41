/**
 * Redeems a voucher for each of many tenants, in the database of the folder it is given. Started by
 * two-processes.test.ts: `bun redeem-once.ts FOLDER HASH TENANT…`. Prints how many redemptions succeeded.
 */
import { openDatabase } from "../../../db/sqlite/open.ts";
import { createDatabase } from "../../../db/sqlite/works.ts";
import { createVoucherStore } from "../../../src/features/plans/store/vouchers.ts";
import { NOON } from "../stores.ts";

const [folder = "", hash = "", ...tenants] = process.argv.slice(2);
const db = openDatabase(folder);
const vouchers = createVoucherStore(createDatabase(db));
process.stdout.write("ready\n");
// The end of the input is the signal.
await Bun.stdin.text();
let redeemed = 0;
for (const tenantId of tenants) {
  const { kind } = await vouchers.redeem({
    hash,
    tenantId,
    at: NOON,
    retry: null,
    redeem: (_, tenant) => ({ tenant, answer: "" }),
  });
  if (kind === "redeemed") redeemed++;
}
process.stdout.write(`${redeemed}\n`);
db.close();
