import { expect, test } from "bun:test";
import { join } from "node:path";
import { openDatabase } from "../../../db/sqlite/open.ts";
import { codeIn, newCode, tally, tenantIn } from "../contract/stores.ts";
import { storesOf, temporaryFolder } from "./stores.ts";

const WRITER = join(import.meta.dir, "write-many.ts");
const TIMES = process.env["QZ_SOAK"] === "full" ? 1_000 : 100;

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
  // Each process had the same visitors: counted once, repeated once, whoever came first.
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
