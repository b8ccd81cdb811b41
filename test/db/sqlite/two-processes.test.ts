import { expect, test } from "bun:test";
import { join } from "node:path";
import { openDatabase } from "../../../db/sqlite/open.ts";
import { codeIn, newCode, newVoucher, tally, tenantIn } from "../stores.ts";
import { storesOf, temporaryFolder } from "./stores.ts";
import { IN_FULL } from "../../extent.ts";

const WRITER = join(import.meta.dir, "write-many.ts");
const REDEEMER = join(import.meta.dir, "redeem-once.ts");
const TIMES = IN_FULL ? 1_000 : 100;

test("three processes that write at once wait for each other and lose nothing", async () => {
  const folder = temporaryFolder();
  const db = openDatabase(folder);
  const stores = storesOf(db);
  const code = await codeIn(stores, await tenantIn(stores));
  const processes = Array.from({ length: 3 }, () =>
    Bun.spawn([process.execPath, WRITER, folder, code.id, String(TIMES)], {
      stdin: "pipe",
      stdout: "pipe",
      stderr: "pipe",
    }),
  );
  for (const { stdout } of processes) await stdout.getReader().read();
  for (const { stdin } of processes) stdin.end();
  const outcomes = await Promise.all(
    processes.map(async ({ exited, stderr }) => ({ code: await exited, said: await stderr.text() })),
  );
  expect(outcomes).toEqual(processes.map(() => ({ code: 0, said: "" })));
  // All processes record the same visitors: each visitor counts once and is one repeat.
  expect(await stores.scans.summary(code.id, true)).toMatchObject({
    total: 3 * TIMES,
    uniqueVisitors: TIMES,
    repeatScanners: TIMES,
  });
  expect(await stores.scans.list(code.id, { withBots: true, limit: 4 * TIMES })).toHaveLength(3 * TIMES);
  db.close();
});

test("the limit of a tenant holds when two connections add at once", async () => {
  const folder = temporaryFolder();
  const [one, two] = [openDatabase(folder), openDatabase(folder)];
  const [first, second] = [storesOf(one), storesOf(two)];
  const tenant = await tenantIn(first);
  const additions = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      (i % 2 ? first : second).codes.add({ code: newCode(tenant), limit: 7, retry: null }),
    ),
  );
  expect(tally(additions)).toEqual({ added: 7, limit_reached: 33 });
  one.close();
  two.close();
});

test("three processes redeem a voucher together as often as it allows", async () => {
  const folder = temporaryFolder();
  const db = openDatabase(folder);
  const stores = storesOf(db);
  const voucher = newVoucher({ uses: 12 });
  await stores.vouchers.add(voucher);
  const tenants = await Promise.all(Array.from({ length: 20 }, () => tenantIn(stores)));
  const processes = Array.from({ length: 3 }, (_, i) => {
    // Each process redeems for a third of the tenants, and all for the first one, which may redeem once.
    const own = tenants.filter((_, n) => n === 0 || n % 3 === i).map(({ id }) => id);
    return Bun.spawn([process.execPath, REDEEMER, folder, voucher.hash, ...own, ...own], {
      stdin: "pipe",
      stdout: "pipe",
      stderr: "pipe",
    });
  });
  for (const { stdin } of processes) stdin.end();
  const outcomes = await Promise.all(
    processes.map(async ({ exited, stdout, stderr }) => ({
      code: await exited,
      said: await stderr.text(),
      redeemed: Number((await stdout.text()).split("\n")[1]),
    })),
  );
  for (const { code, said } of outcomes) expect({ code, said }).toEqual({ code: 0, said: "" });
  expect(outcomes.reduce((sum, { redeemed }) => sum + redeemed, 0)).toBe(12);
  expect((await stores.vouchers.list())[0]).toMatchObject({ redeemed: 12 });
  db.close();
});
