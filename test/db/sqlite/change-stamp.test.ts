import { expect, test } from "bun:test";
import { openDatabase } from "../../../db/sqlite/open.ts";
import { codeIn, newScan, NOON, tenantIn } from "../stores.ts";
import { storesOf, temporaryFolder } from "./stores.ts";

/** Waits for the next turn of the event loop: the stamp is read once a turn. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function twoConnections() {
  const folder = temporaryFolder();
  const [here, there] = [openDatabase(folder), openDatabase(folder)];
  function close(): void {
    here.close();
    there.close();
  }
  return { here, there, close };
}

test("the stamp changes whenever another process writes", async () => {
  const { here, there, close } = twoConnections();
  const stamps = new Set<number>();
  for (let i = 0; i < 5; i++) {
    stamps.add(here.changeStamp());
    await tenantIn(storesOf(there));
    await nextTurn();
  }
  stamps.add(here.changeStamp());
  expect(stamps.size).toBe(6);
  close();
});

test("the stamp does not change when only this process writes", async () => {
  const { here, there, close } = twoConnections();
  const stores = storesOf(here);
  const stamp = here.changeStamp();
  const tenant = await tenantIn(stores);
  const code = await codeIn(stores, tenant);
  await stores.scans.commit([newScan(code)]);
  await stores.codes.remove(tenant.id, code.id, NOON);
  await stores.eraser.step(10);
  here.writer.current.run("PRAGMA wal_checkpoint(TRUNCATE)");
  await storesOf(there).tenants.list(10, null);
  await nextTurn();
  expect(here.changeStamp()).toBe(stamp);
  close();
});

test("another process's write can be read as soon as the stamp has changed", async () => {
  const { here, there, close } = twoConnections();
  const stores = storesOf(here);
  const tenant = await tenantIn(stores);
  const code = await codeIn(stores, tenant);
  const stamp = here.changeStamp();
  await storesOf(there).codes.edit(tenant.id, code.id, { target: "https://new.example" }, NOON, null);
  await nextTurn();
  expect(here.changeStamp()).not.toBe(stamp);
  expect(await stores.codes.resolve(code.shortId)).toMatchObject({ target: "https://new.example" });
  close();
});

test("the stamp does not change when another process rolls a write back", async () => {
  const { here, there, close } = twoConnections();
  const stamp = here.changeStamp();
  expect(() =>
    there.write(() => {
      there.writer.current.run("insert into retired_short_ids (short_id, retired_at) values ('abc', 0)");
      throw new Error("back");
    }),
  ).toThrow("back");
  await nextTurn();
  expect(here.changeStamp()).toBe(stamp);
  close();
});
